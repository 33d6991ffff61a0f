import { expect } from 'chai';
import { type Entrance, entranceOf } from '../../../src/builder/motion/entrance-settings';

function entrance(settings: Record<string, unknown>, device = 'desktop'): Entrance {
  return entranceOf(settings, device, { mobile: 767, tablet: 1024 });
}

describe('the entrance animation in the settings', () => {
  it('prefers animation to _animation', () => {
    expect(entrance({ animation: 'zoomIn', _animation: 'fadeIn' }).name).to.equal('zoomIn');
    expect(entrance({ animation: '', _animation: 'fadeIn' }).name).to.equal('fadeIn');
  });

  it('prefers _animation_delay to animation_delay, as number or text', () => {
    expect(entrance({ _animation_delay: 300, animation_delay: 200 }).delay).to.equal(300);
    expect(entrance({ _animation_delay: '', animation_delay: '200' }).delay).to.equal(200);
    expect(entrance({ _animation_delay: 0, animation_delay: 200 }).delay).to.equal(200);
  });

  it('has no delay if the value is invalid', () => {
    for (const junk of ['soon', -5, null, {}, Number.NaN, undefined]) {
      expect(entrance({ animation_delay: junk }).delay).to.equal(0);
    }
  });

  it('depends on the device', () => {
    const settings = { _animation: 'fadeIn', _animation_mobile: 'zoomIn' };
    expect(entrance(settings, 'mobile').name).to.equal('zoomIn');
    expect(entrance(settings, 'tablet').name).to.equal('fadeIn');
    const delays = { _animation: 'fadeIn', _animation_delay: 300, _animation_delay_mobile: 0 };
    expect(entrance({ ...delays, _animation_delay_tablet: 50 }, 'tablet').delay).to.equal(50);
    expect(entrance(delays, 'mobile').delay).to.equal(0);
  });

  it('is undefined if the device has none, regardless of desktop', () => {
    const settings = { animation: 'fadeIn', animation_mobile: 'none', _animation: 'zoomIn' };
    expect(entrance(settings, 'mobile').name).to.equal(undefined);
  });

  it('is undefined unless the name is a single class', () => {
    for (const name of ['', 'none', 'fadeIn hidden', 'a.b', ' ', 7, ['fadeIn'], null]) {
      expect(entrance({ animation: name }).name).to.equal(undefined);
    }
    expect(entrance({ animation: 'light-speed_2' }).name).to.equal('light-speed_2');
  });
});
