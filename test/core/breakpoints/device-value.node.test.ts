import { expect } from 'chai';
import { deviceValue } from '../../../src/core/breakpoints';

const breakpoints = { mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 };

function valueOn(device: string, settings: Record<string, unknown>): unknown {
  return deviceValue(settings, 'columns', device, breakpoints);
}

describe('a responsive setting', () => {
  it('has the device’s own value', () => {
    expect(valueOn('tablet', { columns: 3, columns_tablet: 2, columns_mobile: 1 })).to.equal(2);
  });

  it('has the next value towards desktop if the device has none', () => {
    const settings = { columns: 4, columns_laptop: 3, columns_tablet: '' };
    expect(valueOn('mobile', settings)).to.equal(3);
    expect(valueOn('desktop', settings)).to.equal(4);
  });

  it('never has a narrower device’s value', () => {
    expect(valueOn('laptop', { columns: 4, columns_mobile: 1, columns_tablet: 2 })).to.equal(4);
  });

  it('may be 0', () => {
    expect(valueOn('mobile', { columns: 3, columns_mobile: 0 })).to.equal(0);
  });

  it('ignores other empty values, except desktop’s', () => {
    for (const empty of ['', null, false, undefined]) {
      expect(valueOn('mobile', { columns: 3, columns_mobile: empty })).to.equal(3);
    }
    expect(valueOn('mobile', { columns: '' })).to.equal('');
    expect(valueOn('mobile', {})).to.equal(undefined);
  });

  it('has only a truthy own value on widescreen, else desktop’s', () => {
    expect(valueOn('widescreen', { columns: 3, columns_widescreen: 5 })).to.equal(5);
    expect(valueOn('widescreen', { columns: 3, columns_widescreen: 0 })).to.equal(3);
    expect(valueOn('widescreen', { columns: 3, columns_laptop: 2 })).to.equal(3);
  });

  it('ignores devices that are not active', () => {
    const settings = { columns: 3, columns_tablet_extra: 9 };
    expect(valueOn('tablet', settings)).to.equal(3);
    expect(valueOn('tablet_extra', settings)).to.equal(3);
  });

  it('is desktop’s if widescreen is not active', () => {
    const settings = { columns: 3, columns_widescreen: 5 };
    expect(deviceValue(settings, 'columns', 'widescreen', { mobile: 767 })).to.equal(3);
  });

  it('uses the site’s breakpoints', () => {
    const settings = { columns: 3, columns_tablet: 2, columns_laptop: 9 };
    expect(deviceValue(settings, 'columns', 'mobile')).to.equal(2);
    expect(deviceValue(settings, 'columns', 'laptop')).to.equal(3);
  });
});
