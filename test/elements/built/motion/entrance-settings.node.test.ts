import { expect } from 'chai';
import { type Entrance, entranceOf } from '../../../../src/elements/built/motion/entrance-settings';

function entrance(settings: Record<string, unknown>, device = 'desktop'): Entrance {
  return entranceOf(settings, device, { mobile: 767, tablet: 1024 });
}

describe('the entrance that settings ask for', () => {
  it('takes animation before _animation', () => {
    expect(entrance({ animation: 'zoomIn', _animation: 'fadeIn' }).name).to.equal('zoomIn');
    expect(entrance({ animation: '', _animation: 'fadeIn' }).name).to.equal('fadeIn');
  });

  it('takes _animation_delay before animation_delay, as number or as text', () => {
    expect(entrance({ _animation_delay: 300, animation_delay: 200 }).delay).to.equal(300);
    expect(entrance({ _animation_delay: '', animation_delay: '200' }).delay).to.equal(200);
    expect(entrance({ _animation_delay: 0, animation_delay: 200 }).delay).to.equal(200);
  });

  it('waits for nothing where the delay is junk', () => {
    for (const junk of ['soon', -5, null, {}, Number.NaN, undefined]) {
      expect(entrance({ animation_delay: junk }).delay).to.equal(0);
    }
  });

  it('goes by the device', () => {
    const settings = { _animation: 'fadeIn', _animation_mobile: 'zoomIn' };
    expect(entrance(settings, 'mobile').name).to.equal('zoomIn');
    expect(entrance(settings, 'tablet').name).to.equal('fadeIn');
    const delays = { _animation: 'fadeIn', _animation_delay: 300, _animation_delay_mobile: 0 };
    expect(entrance({ ...delays, _animation_delay_tablet: 50 }, 'tablet').delay).to.equal(50);
    expect(entrance(delays, 'mobile').delay).to.equal(0);
  });

  it('is none where a device says none, whatever desktop says', () => {
    const settings = { animation: 'fadeIn', animation_mobile: 'none', _animation: 'zoomIn' };
    expect(entrance(settings, 'mobile').name).to.equal(undefined);
  });

  it('is none unless the name is one class name', () => {
    for (const name of ['', 'none', 'fadeIn hidden', 'a.b', ' ', 7, ['fadeIn'], null]) {
      expect(entrance({ animation: name }).name).to.equal(undefined);
    }
    expect(entrance({ animation: 'light-speed_2' }).name).to.equal('light-speed_2');
  });
});
