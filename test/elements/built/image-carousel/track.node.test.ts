import { expect } from 'chai';
import {
  inPixels,
  offsetsOf,
  slideScrolledTo,
  slidesInView,
  slidesPerView,
} from '../../../../src/elements/built/image-carousel/track';

describe('the offsets', () => {
  it('are on the named sides', () => {
    expect(offsetsOf('none', 40)).to.deep.equal({ before: 0, after: 0 });
    expect(offsetsOf('left', 40)).to.deep.equal({ before: 40, after: 0 });
    expect(offsetsOf('right', 40)).to.deep.equal({ before: 0, after: 40 });
    expect(offsetsOf('both', 40)).to.deep.equal({ before: 40, after: 40 });
  });

  it('make the count slightly larger on desktop if the next slide is visible', () => {
    expect(slidesPerView(3, 'desktop', 'right')).to.equal(3.001);
    expect(slidesPerView(3, 'desktop', 'both')).to.equal(3.001);
    expect(slidesPerView(3, 'desktop', 'left')).to.equal(3);
    expect(slidesPerView(3, 'desktop', 'none')).to.equal(3);
    expect(slidesPerView(2, 'tablet', 'both')).to.equal(2);
  });
});

describe('a gap', () => {
  const measures = {
    width: 600,
    height: 300,
    isRtl: false,
    fontSize: 20,
    rootFontSize: 16,
    windowWidth: 1000,
    windowHeight: 800,
  };
  const cases: [number, string, number][] = [
    [20, 'px', 20],
    [2, 'em', 40],
    [2, 'rem', 32],
    [10, '%', 60],
    [10, 'vw', 100],
    [10, 'vh', 80],
    [0, 'px', 0],
  ];
  for (const [value, unit, pixels] of cases) {
    it(`of ${value}${unit} is ${pixels} pixels`, () => {
      expect(inPixels({ value, unit }, measures)).to.equal(pixels);
    });
  }

  it('is 0 if not set', () => {
    expect(inPixels(undefined, measures)).to.equal(0);
  });
});

describe('the visible slides', () => {
  const place = {
    starts: [0, 110, 220, 330],
    widths: [100, 100, 100, 100],
    width: 210,
    before: 0,
  };

  it('depend on the translation of the track', () => {
    expect(slidesInView({ ...place, moved: 0 })).to.deep.equal([true, true, false, false]);
    expect(slidesInView({ ...place, moved: -110 })).to.deep.equal([false, true, true, false]);
  });

  it('include partly visible slides, with a tolerance', () => {
    expect(slidesInView({ ...place, moved: -50 })).to.deep.equal([true, true, true, false]);
    expect(slidesInView({ ...place, width: 220.5, moved: 0 })[2]).to.equal(false);
  });

  it('start after the offset', () => {
    const starts = place.starts.map((start) => start - 40);
    const seen = slidesInView({ ...place, starts, width: 250, before: 40, moved: -70 });
    expect(seen).to.deep.equal([true, true, true, false]);
  });
});

describe('the slide that a track is scrolled to', () => {
  it('is the nearest one, in both text directions', () => {
    expect([0, 49, 51, 400].map((at) => slideScrolledTo(at, 100))).to.deep.equal([0, 0, 1, 4]);
    expect(slideScrolledTo(-210, 100)).to.equal(2);
  });

  it('is the first one if the slides have no width', () => {
    expect(slideScrolledTo(300, 0)).to.equal(0);
  });
});
