import { expect } from 'chai';
import { narrowDevices } from '../../../src/core/breakpoints/device';
import { deviceAt } from './device-at';

/** All devices of the builder, in random order. */
const all = {
  widescreen: 2400,
  laptop: 1366,
  tablet: 1024,
  mobile: 767,
  tablet_extra: 1200,
  mobile_extra: 880,
};

describe('the current device', () => {
  const cases: [width: number, device: string][] = [
    [0, 'mobile'],
    [767, 'mobile'],
    [768, 'mobile_extra'],
    [880, 'mobile_extra'],
    [881, 'tablet'],
    [1024, 'tablet'],
    [1025, 'tablet_extra'],
    [1200, 'tablet_extra'],
    [1201, 'laptop'],
    [1366, 'laptop'],
    [1367, 'desktop'],
    [2399, 'desktop'],
    [2400, 'widescreen'],
  ];
  for (const [width, device] of cases) {
    it(`is ${device} at ${width} px`, () => {
      expect(deviceAt(width, all)).to.equal(device);
    });
  }

  it('is one of the active devices', () => {
    const active = { mobile: 767, tablet: 1024 };
    expect([800, 1025, 5000].map((width) => deviceAt(width, active))).to.deep.equal([
      'tablet',
      'desktop',
      'desktop',
    ]);
  });

  it('is desktop without active devices', () => {
    expect(deviceAt(320, {})).to.equal('desktop');
  });

  it('depends on widths, not on names', () => {
    const widths = { mobile: 1000, tablet: 500 };
    expect(narrowDevices(widths)).to.deep.equal(['tablet', 'mobile']);
    expect(deviceAt(700, widths)).to.equal('mobile');
  });
});
