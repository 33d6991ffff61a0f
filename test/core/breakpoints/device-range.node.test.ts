import { expect } from 'chai';
import fc from 'fast-check';
import { builderDevices, deviceOrder, deviceRange } from '../../../src/core/breakpoints';
import { configure, defaultConfig } from '../../../src/core/config';
import { deviceAt } from './device-at';

const wide = { mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 };

function ranges(breakpoints?: Record<string, number>): Record<string, unknown> {
  const devices = deviceOrder(breakpoints);
  return Object.fromEntries(devices.map((device) => [device, deviceRange(device, breakpoints)]));
}

describe('the builder’s devices', () => {
  it('are six besides desktop, each with its own width', () => {
    expect(builderDevices).to.deep.equal({
      mobile: 767,
      mobile_extra: 880,
      tablet: 1024,
      tablet_extra: 1200,
      laptop: 1366,
      widescreen: 2400,
    });
  });

  it('are active by default if they are mobile or tablet', () => {
    const { mobile, tablet } = builderDevices;
    expect(defaultConfig.breakpoints).to.deep.equal({ mobile, tablet });
  });
});

describe('the order of the active devices', () => {
  it('is by width, then desktop, then widescreen', () => {
    const { widescreen, laptop, mobile, tablet } = wide;
    expect(deviceOrder({ widescreen, laptop, mobile, tablet })).to.deep.equal([
      'mobile',
      'tablet',
      'laptop',
      'desktop',
      'widescreen',
    ]);
    expect(deviceOrder(builderDevices)).to.deep.equal([
      'mobile',
      'mobile_extra',
      'tablet',
      'tablet_extra',
      'laptop',
      'desktop',
      'widescreen',
    ]);
    expect(deviceOrder({})).to.deep.equal(['desktop']);
  });

  it('uses the site’s breakpoints by default', () => {
    configure({ breakpoints: { tablet: 500, mobile: 900 } });
    try {
      expect(deviceOrder()).to.deep.equal(['tablet', 'mobile', 'desktop']);
    } finally {
      configure({ breakpoints: undefined });
    }
    expect(deviceOrder()).to.deep.equal(['mobile', 'tablet', 'desktop']);
  });
});

describe('the range of a device', () => {
  it('begins after the next narrower active device; the narrowest begins at 320', () => {
    expect(ranges()).to.deep.equal({
      mobile: { min: 320, max: 767 },
      tablet: { min: 768, max: 1024 },
      desktop: { min: 1025 },
    });
  });

  it('ends one pixel below widescreen for desktop', () => {
    expect(ranges(wide)).to.deep.equal({
      mobile: { min: 320, max: 767 },
      tablet: { min: 768, max: 1024 },
      laptop: { min: 1025, max: 1366 },
      desktop: { min: 1367, max: 2399 },
      widescreen: { min: 2400 },
    });
  });

  it('covers all widths for desktop without other active devices', () => {
    expect(ranges({})).to.deep.equal({ desktop: { min: 320 } });
  });

  it('is undefined for a device that is not active', () => {
    expect(deviceRange('laptop')).to.equal(undefined);
    expect(deviceRange('widescreen')).to.equal(undefined);
    expect(deviceRange('toString')).to.equal(undefined);
  });

  it('begins at 0 for a device narrower than all of the builder’s', () => {
    expect(ranges({ watch: 200, mobile: 767 })).to.deep.include({
      watch: { min: 0, max: 200 },
      mobile: { min: 201, max: 767 },
    });
  });

  it('contains the widths at which the device is the current one', () => {
    const widths = fc.uniqueArray(fc.integer({ min: 320, max: 4000 }), { maxLength: 6 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 320, max: 5000 }), (ends, width) => {
        const sorted = ends.sort((a, b) => a - b);
        const breakpoints = Object.fromEntries(
          sorted.map((end, at) => [at === 5 ? 'widescreen' : `device${at}`, end]),
        );
        const { min, max = Number.POSITIVE_INFINITY } =
          deviceRange(deviceAt(width, breakpoints), breakpoints) ?? expect.fail('No range.');
        expect(width).to.be.within(min, max);
      }),
    );
  });
});
