import { expect } from 'chai';
import { hasMotion } from '../../../../src/elements/built/motion/occurs';

describe('settings with motion', () => {
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
    it(`are ${JSON.stringify(settings)}`, () => {
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
    it(`are not ${JSON.stringify(settings)}`, () => {
      expect(hasMotion(settings)).to.equal(false);
    });
  }

  it('are those of the devices that are active', () => {
    const settings = { animation_laptop: 'fadeIn' };
    expect(hasMotion(settings)).to.equal(false);
    expect(hasMotion(settings, { laptop: 1366 })).to.equal(true);
  });
});
