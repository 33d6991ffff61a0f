import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { type Carousel, living, painted, ready, still } from './fixtures';

const quick = { autoplay: 'yes', autoplay_speed: 20, infinite: 'yes' };
const slow = { ...quick, autoplay_speed: 60_000 };

beforeEach(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  await sendMouse({ type: 'move', position: [790, 590] });
});

/** Resolves when it has gone on by itself. */
const moved = ({ slider }: Carousel): Promise<void> =>
  new Promise((resolve) => slider.once('slideChange', () => resolve()));

const button = ({ root }: Carousel) =>
  root.querySelector<HTMLButtonElement>('.nh-carousel-pause') as HTMLButtonElement;

/** It goes on by itself, and nothing holds it; as `swiper.autoplay` tells. */
function pace({ slider }: Carousel): string {
  const { running, paused } = slider.autoplay;
  return running ? (paused ? 'held' : 'running') : 'ended';
}

/** Resolves when what watches the view has told. */
async function runs(carousel: Carousel, wanted = 'running'): Promise<void> {
  while (pace(carousel) !== wanted) await painted();
}

describe('a carousel that goes on by itself', () => {
  it('does so after its time, again and again', async () => {
    const carousel = await living(quick);
    await moved(carousel);
    await moved(carousel);
    expect(carousel.root.querySelector('.swiper-wrapper')?.getAttribute('aria-live')).to.equal(
      'off',
    );
  });

  it('ends at the last slide where it does not go round', async () => {
    const carousel = await living({ ...quick, infinite: '' }, { count: 4 });
    await moved(carousel);
    expect(pace(carousel)).to.equal('ended');
  });

  it('has a button that stops it and has it go on, first of what is focused', async () => {
    const carousel = await living(slow);
    expect(carousel.root.firstElementChild).to.equal(button(carousel));
    expect(button(carousel).getAttribute('aria-label')).to.equal('Pause automatic sliding');
    button(carousel).click();
    expect(pace(carousel)).to.equal('ended');
    expect(button(carousel).getAttribute('aria-label')).to.equal('Start automatic sliding');
    button(carousel).click();
    expect(pace(carousel)).not.to.equal('ended');
  });

  it('stops by a press of the mouse on that button, which the focus alone does not undo', async () => {
    const carousel = await living(slow);
    const { x, y } = button(carousel).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + 10), Math.round(y + 10)] });
    expect(pace(carousel)).to.equal('ended');
  });

  it('ends for good when anything in it is focused', async () => {
    const carousel = await living(slow);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(button(carousel));
    expect(pace(carousel)).to.equal('ended');
    (document.activeElement as HTMLElement).blur();
    expect(pace(carousel)).to.equal('ended');
  });

  it('is stopped and has it go on again by keys, at its button', async () => {
    const carousel = await living(slow);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(pace(carousel)).not.to.equal('ended');
    expect(button(carousel).getAttribute('aria-label')).to.equal('Pause automatic sliding');
    await sendKeys({ press: 'Space' });
    expect(pace(carousel)).to.equal('ended');
    expect(document.activeElement).to.equal(button(carousel));
  });

  it('goes on after a visitor has turned it, unless that is to end it', async () => {
    const carousel = await living(slow);
    carousel.next.click();
    expect(pace(carousel)).not.to.equal('ended');
    const ending = await living({ ...slow, pause_on_interaction: 'yes' });
    ending.next.click();
    expect(pace(ending)).to.equal('ended');
  });

  it('stays under the pointer where it is to', async () => {
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
    await painted();
    expect(pace(other)).to.equal('running');
  });

  it('stays while it is out of view', async () => {
    const carousel = await living(slow);
    await runs(carousel);
    carousel.host.style.marginBlockStart = '3000px';
    await runs(carousel, 'held');
    carousel.host.style.marginBlockStart = '';
    await runs(carousel);
  });

  it('does not for a visitor who wants less motion, who has no sliding either', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await living({ ...slow, speed: 500 });
    expect(carousel.slider.autoplay).to.equal(undefined);
    expect(button(carousel)).to.equal(null);
    expect(carousel.slider.params.speed).to.equal(0);
  });

  it('ends when the visitor comes to want less motion', async () => {
    const carousel = await living(slow);
    await emulateMedia({ reducedMotion: 'reduce' });
    await runs(carousel, 'ended');
  });

  it('answers the calls of site code', async () => {
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

  it('has another time without beginning anew', async () => {
    const carousel = await living(slow);
    const { slider, host } = carousel;
    const isMoved = moved(carousel);
    Reflect.set(host, 'settings', { ...still, ...quick });
    await isMoved;
    expect(carousel.slider).to.equal(slider);
  });

  it('stays ended where it begins anew for another device, and leaves no button at its end', async () => {
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
