import { expect } from 'chai';
import { deviceSize } from '../../../src/core/breakpoints';

const breakpoints = { mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 };
const px = (size: number | string) => ({ size, unit: 'px' });

function sizeOn(device: string, settings: Record<string, unknown>): unknown {
  return deviceSize(settings, 'gap', device, breakpoints)?.size;
}

describe('a responsive size', () => {
  it('is the first size from the device towards desktop, with its unit', () => {
    const settings = { gap: px(40), gap_tablet: { size: 2, unit: 'em' }, gap_mobile: px('') };
    expect(deviceSize(settings, 'gap', 'mobile', breakpoints)).to.deep.equal({
      size: 2,
      unit: 'em',
    });
    expect(sizeOn('laptop', settings)).to.equal(40);
  });

  it('is skipped if empty, so that the next device counts', () => {
    for (const empty of [px(''), { unit: 'px' }, { size: null }, {}, [], null, '', 'x', true]) {
      expect(sizeOn('mobile', { gap: px(40), gap_mobile: empty })).to.equal(40);
    }
  });

  it('may be 0, also as text, on each device', () => {
    for (const device of ['mobile', 'widescreen']) {
      expect(sizeOn(device, { gap: px(40), [`gap_${device}`]: px(0) })).to.equal(0);
      expect(sizeOn(device, { gap: px(40), [`gap_${device}`]: px('0') })).to.equal('0');
    }
  });

  it('is desktop’s on widescreen without its own, and on a device that is not active', () => {
    const settings = { gap: px(40), gap_laptop: px(30), gap_tablet_extra: px(9) };
    expect(sizeOn('widescreen', settings)).to.equal(40);
    expect(sizeOn('widescreen', { ...settings, gap_widescreen: px('') })).to.equal(40);
    expect(sizeOn('tablet_extra', settings)).to.equal(40);
  });

  it('is undefined if all are empty', () => {
    expect(deviceSize({ gap: px('') }, 'gap', 'mobile', breakpoints)).to.equal(undefined);
    expect(deviceSize({}, 'gap', 'mobile', breakpoints)).to.equal(undefined);
  });
});
