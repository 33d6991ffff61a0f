import { expect } from 'chai';
import { builderDevices } from '../../../../src/core/breakpoints';
import {
  canLoop,
  slidesPerStep,
  slidesShown,
} from '../../../../src/elements/built/image-carousel/slide-counts';

const defaults = { mobile: 767, tablet: 1024 };

/** Values by device in the builder's keys: `tablet: 2`; `desktop` is the plain value. */
function given({ desktop, ...byDevice }: Record<string, number> = {}) {
  return { plain: desktop, byDevice: new Map(Object.entries(byDevice)) };
}

function shownEverywhere(values: Record<string, number> = {}): Record<string, number> {
  const devices = [...Object.keys(builderDevices), 'desktop'];
  return Object.fromEntries(
    devices.map((device) => [device, slidesShown(device, given(values), builderDevices)]),
  );
}

describe('the number of visible slides on a device', () => {
  it('is 3 on desktop, 2 on tablet and 1 on mobile by default', () => {
    expect(shownEverywhere()).to.deep.equal({
      widescreen: 3,
      desktop: 3,
      laptop: 3,
      tablet_extra: 3,
      tablet: 2,
      mobile_extra: 2,
      mobile: 1,
    });
  });

  it('is 1 on tablet if desktop shows 1', () => {
    expect(shownEverywhere({ desktop: 1 })).to.include({ widescreen: 1, laptop: 1, tablet: 1 });
  });

  it('is that of desktop on the devices next to it, but not on tablet and mobile', () => {
    expect(shownEverywhere({ desktop: 5 })).to.deep.equal({
      widescreen: 5,
      desktop: 5,
      laptop: 5,
      tablet_extra: 5,
      tablet: 2,
      mobile_extra: 2,
      mobile: 1,
    });
  });

  it('is the device’s own value, which the next narrower device inherits', () => {
    const shown = shownEverywhere({
      widescreen: 6,
      desktop: 5,
      tablet_extra: 4,
      tablet: 3,
      mobile: 2,
    });
    expect(shown).to.deep.equal({
      widescreen: 6,
      desktop: 5,
      laptop: 5,
      tablet_extra: 4,
      tablet: 3,
      mobile_extra: 3,
      mobile: 2,
    });
  });

  it('ignores the values of inactive devices', () => {
    const values = given({ desktop: 4, laptop: 6, mobile_extra: 5 });
    expect(slidesShown('desktop', values, defaults)).to.equal(4);
    expect(slidesShown('tablet', values, defaults)).to.equal(2);
    expect(slidesShown('mobile', values, defaults)).to.equal(1);
  });
});

describe('the number of slides per step', () => {
  it('is 1, or the device’s own value', () => {
    expect(slidesPerStep('desktop', given(), undefined)).to.equal(1);
    expect(slidesPerStep('desktop', given({ desktop: 3 }), 3)).to.equal(3);
    expect(slidesPerStep('tablet', given({ desktop: 3 }), 3)).to.equal(1);
    expect(slidesPerStep('tablet', given({ desktop: 3, tablet: 2 }), 3)).to.equal(2);
  });

  it('is desktop’s on widescreen without a value of its own', () => {
    expect(slidesPerStep('widescreen', given({ desktop: 3 }), 3)).to.equal(3);
    expect(slidesPerStep('widescreen', given({ desktop: 3, widescreen: 2 }), 3)).to.equal(2);
  });

  it('is 1 if desktop shows one slide', () => {
    expect(slidesPerStep('desktop', given({ desktop: 2 }), 1)).to.equal(1);
  });
});

describe('canLoop', () => {
  const cases: [number, number, number, boolean, boolean][] = [
    [4, 3, 1, false, true],
    [3, 3, 1, false, false],
    [2, 1, 1, false, true],
    [6, 3, 3, false, true],
    [7, 3, 3, false, false],
    [3, 2, 1, false, true],
    [3, 2, 1, true, false],
    [4, 2, 1, true, true],
    [4, 3.001, 1, true, false],
  ];
  for (const [count, shown, step, hasOffset, can] of cases) {
    const beside = hasOffset ? ' and neighbours beside them' : '';
    it(`with ${count} slides, ${shown} in view${beside}, by ${step}: ${can}`, () => {
      expect(canLoop(count, { shown, step }, hasOffset)).to.equal(can);
    });
  }
});
