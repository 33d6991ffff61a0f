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

  it('has the next value towards desktop where the device has none', () => {
    const settings = { columns: 4, columns_laptop: 3, columns_tablet: '' };
    expect(valueOn('mobile', settings)).to.equal(3);
    expect(valueOn('desktop', settings)).to.equal(4);
  });

  it('never looks towards narrower devices', () => {
    expect(valueOn('laptop', { columns: 4, columns_mobile: 1, columns_tablet: 2 })).to.equal(4);
  });

  it('takes 0 for a value', () => {
    expect(valueOn('mobile', { columns: 3, columns_mobile: 0 })).to.equal(0);
  });

  it('takes no other empty value for one, but desktop’s as it is', () => {
    for (const empty of ['', null, false, undefined]) {
      expect(valueOn('mobile', { columns: 3, columns_mobile: empty })).to.equal(3);
    }
    expect(valueOn('mobile', { columns: '' })).to.equal('');
    expect(valueOn('mobile', {})).to.equal(undefined);
  });

  it('takes only a truthy value on widescreen, then desktop’s', () => {
    expect(valueOn('widescreen', { columns: 3, columns_widescreen: 5 })).to.equal(5);
    expect(valueOn('widescreen', { columns: 3, columns_widescreen: 0 })).to.equal(3);
    expect(valueOn('widescreen', { columns: 3, columns_laptop: 2 })).to.equal(3);
  });

  it('passes over devices that are not active', () => {
    const settings = { columns: 3, columns_tablet_extra: 9 };
    expect(valueOn('tablet', settings)).to.equal(3);
    expect(valueOn('tablet_extra', settings)).to.equal(3);
  });

  it('is desktop’s on widescreen where that is not active', () => {
    const settings = { columns: 3, columns_widescreen: 5 };
    expect(deviceValue(settings, 'columns', 'widescreen', { mobile: 767 })).to.equal(3);
  });

  it('may be of the site’s break points', () => {
    const settings = { columns: 3, columns_tablet: 2, columns_laptop: 9 };
    expect(deviceValue(settings, 'columns', 'mobile')).to.equal(2);
    expect(deviceValue(settings, 'columns', 'laptop')).to.equal(3);
  });
});
