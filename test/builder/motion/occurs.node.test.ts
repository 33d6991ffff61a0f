import { expect } from 'chai';
import { hasMotion } from '../../../src/builder/motion/occurs';

describe('hasMotion', () => {
  const moving: Record<string, unknown>[] = [
    { animation: 'fadeIn' },
    { _animation: 'fadeIn' },
    { animation: '', _animation_mobile: 'fadeIn' },
    { animation_tablet: 'none' },
    { stretch_element: 'yes' },
    { stretch_element: true },
    { stretch_element: '1' },
    { stretch_section: 'section-stretched' },
    { stretch_section: 'yes' },
  ];
  for (const settings of moving) {
    it(`is true for ${JSON.stringify(settings)}`, () => {
      expect(hasMotion(settings)).to.equal(true);
    });
  }

  const still: Record<string, unknown>[] = [
    {},
    { animation: '', _animation: '' },
    { animation: null, _animation: 7 },
    { animation_delay: '200', _animation_delay: 200, animation_duration: 'slow' },
    { stretch_element: '' },
    { stretch_element: 'no' },
    { stretch_section: '' },
    { stretch_section: 'no' },
    { stretch_section: null },
  ];
  for (const settings of still) {
    it(`is false for ${JSON.stringify(settings)}`, () => {
      expect(hasMotion(settings)).to.equal(false);
    });
  }

  it('considers only active devices', () => {
    const settings = { animation_laptop: 'fadeIn' };
    expect(hasMotion(settings)).to.equal(false);
    expect(hasMotion(settings, { laptop: 1366 })).to.equal(true);
  });
});
