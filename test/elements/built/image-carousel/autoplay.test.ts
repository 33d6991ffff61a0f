import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { rendered, until } from '../../../page-objects/until';
import { type Carousel, living, ready, still } from './fixtures';

const quick = { autoplay: 'yes', autoplay_speed: 20, infinite: 'yes' };
const slow = { ...quick, autoplay_speed: 60_000 };

beforeEach(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await sendMouse({ type: 'move', position: [790, 590] });
});

/** Resolves when autoplay has advanced. */
const moved = ({ slider }: Carousel): Promise<void> =>
  new Promise((resolve) => slider.once('slideChange', () => resolve()));

const button = ({ root }: Carousel) =>
  root.querySelector<HTMLButtonElement>('.nh-carousel-pause') as HTMLButtonElement;

/** Whether autoplay runs and is not paused, according to `swiper.autoplay`. */
function pace({ slider }: Carousel): string {
  const { running, paused } = slider.autoplay;
  return running ? (paused ? 'held' : 'running') : 'ended';
}

/** Resolves when intersection observers have run. */
function runs(carousel: Carousel, wanted = 'running'): Promise<void> {
  return until(() => pace(carousel) === wanted);
}

describe('a carousel with autoplay', () => {
  it('advances repeatedly after its delay', async () => {
    const carousel = await living(quick);
    await moved(carousel);
    await moved(carousel);
    expect(carousel.root.querySelector('.swiper-wrapper')?.getAttribute('aria-live')).to.equal(
      'off',
    );
  });

  it('stops at the last slide without a loop', async () => {
    const carousel = await living({ ...quick, infinite: '' }, { count: 4 });
    await moved(carousel);
    expect(pace(carousel)).to.equal('ended');
  });

  it('has a button that stops and starts it, first in the tab order', async () => {
    const carousel = await living(slow);
    expect(carousel.root.firstElementChild).to.equal(button(carousel));
    expect(button(carousel).getAttribute('aria-label')).to.equal('Pause automatic sliding');
    button(carousel).click();
    expect(pace(carousel)).to.equal('ended');
    expect(button(carousel).getAttribute('aria-label')).to.equal('Start automatic sliding');
    button(carousel).click();
    expect(pace(carousel)).not.to.equal('ended');
  });

  it('has a round button under a theme that styles all buttons', async () => {
    const carousel = await living(slow);
    const theme = document.head.appendChild(document.createElement('style'));
    theme.textContent =
      'button, button:not(:hover) { width: 9rem; border: 3px solid red; border-radius: 0; background: red; box-shadow: 0 0 9px red }';
    const { width, height } = button(carousel).getBoundingClientRect();
    const { borderRadius, borderWidth, backgroundColor, boxShadow } = getComputedStyle(
      button(carousel),
    );
    theme.remove();
    expect([width, height]).to.deep.equal([40, 40]);
    expect([borderRadius, borderWidth, backgroundColor, boxShadow]).to.deep.equal([
      '50%',
      '0px',
      'rgba(0, 0, 0, 0.6)',
      'none',
    ]);
  });

  it('stops on a mouse press on that button, without a restart by the focus', async () => {
    const carousel = await living(slow);
    const { x, y } = button(carousel).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 10), Math.round(y + 10)] });
    expect(pace(carousel)).to.equal('ended');
  });

  it('stops permanently when anything in it receives the focus', async () => {
    const carousel = await living(slow);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(button(carousel));
    expect(pace(carousel)).to.equal('ended');
    (document.activeElement as HTMLElement).blur();
    expect(pace(carousel)).to.equal('ended');
  });

  it('stops and restarts with keys on its button', async () => {
    const carousel = await living(slow);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(pace(carousel)).not.to.equal('ended');
    expect(button(carousel).getAttribute('aria-label')).to.equal('Pause automatic sliding');
    await sendKeys({ press: 'Space' });
    expect(pace(carousel)).to.equal('ended');
    expect(document.activeElement).to.equal(button(carousel));
  });

  it('continues after a slide change by the visitor, unless interaction stops it', async () => {
    const carousel = await living(slow);
    carousel.next.click();
    expect(pace(carousel)).not.to.equal('ended');
    const ending = await living({ ...slow, pause_on_interaction: 'yes' });
    ending.next.click();
    expect(pace(ending)).to.equal('ended');
  });

  it('pauses on hover if set', async () => {
    const carousel = await living({ ...slow, pause_on_hover: 'yes' });
    await runs(carousel);
    const { x, y } = carousel.root.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + 5), Math.round(y + 5)] });
    await runs(carousel, 'held');
    await sendMouse({ type: 'move', position: [790, 590] });
    await runs(carousel);
    const other = await living(slow);
    await runs(other);
    const box = other.root.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(box.x + 5), Math.round(box.y + 5)] });
    await rendered();
    expect(pace(other)).to.equal('running');
  });

  it('pauses while out of view', async () => {
    const carousel = await living(slow);
    await runs(carousel);
    carousel.host.style.marginBlockStart = '3000px';
    await runs(carousel, 'held');
    carousel.host.style.marginBlockStart = '';
    await runs(carousel);
  });

  it('is off with reduced motion, as is the slide animation', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await living({ ...slow, speed: 500 });
    expect(carousel.slider.autoplay).to.equal(undefined);
    expect(button(carousel)).to.equal(null);
    expect(carousel.slider.params.speed).to.equal(0);
  });

  it('stops when the visitor turns reduced motion on', async () => {
    const carousel = await living(slow);
    await emulateMedia({ reducedMotion: 'reduce' });
    await runs(carousel, 'ended');
  });

  it('supports the calls of site code', async () => {
    const carousel = await living(slow);
    await runs(carousel);
    carousel.slider.autoplay.pause();
    expect(pace(carousel)).to.equal('held');
    carousel.slider.autoplay.resume();
    expect(pace(carousel)).to.equal('running');
    expect(carousel.slider.autoplay.timeLeft).to.be.within(1, 60_000);
    carousel.slider.autoplay.stop();
    expect(pace(carousel)).to.equal('ended');
  });

  it('changes its delay without a restart', async () => {
    const carousel = await living(slow);
    const { slider, host } = carousel;
    const isMoved = moved(carousel);
    Reflect.set(host, 'settings', { ...still, ...quick });
    await isMoved;
    expect(carousel.slider).to.equal(slider);
  });

  it('stays stopped after a restart for another device, and removes its button at the end', async () => {
    const carousel = await living(slow);
    button(carousel).click();
    const isReady = ready();
    Reflect.set(carousel.host, 'settings', { ...still, ...slow, slides_to_show_tablet: 2 });
    await isReady;
    expect(pace(carousel)).to.equal('ended');
    expect(carousel.root.querySelectorAll('.nh-carousel-pause')).to.have.length(1);
    carousel.host.remove();
    await Reflect.get(carousel.host, 'updateComplete');
    expect(carousel.root.querySelectorAll('.nh-carousel-pause')).to.have.length(0);
  });
});
