import { expect } from 'chai';
import { currentDevice } from '../../../src/core/breakpoints';
import { narrowDevices } from '../../../src/core/breakpoints/device';

/** All that the builder knows, in an order of no meaning. */
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
      expect(currentDevice(width, all)).to.equal(device);
    });
  }

  it('is one of those that are active', () => {
    const active = { mobile: 767, tablet: 1024 };
    expect([800, 1025, 5000].map((width) => currentDevice(width, active))).to.deep.equal([
      'tablet',
      'desktop',
      'desktop',
    ]);
  });

  it('is desktop where none is active', () => {
    expect(currentDevice(320, {})).to.equal('desktop');
  });

  it('goes by widths, not by names', () => {
    const widths = { mobile: 1000, tablet: 500 };
    expect(narrowDevices(widths)).to.deep.equal(['tablet', 'mobile']);
    expect(currentDevice(700, widths)).to.equal('mobile');
  });
});
