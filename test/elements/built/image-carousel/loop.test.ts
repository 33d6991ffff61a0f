import { expect } from '@open-wc/testing';
import { nextFrame, rendered, until } from '../../../page-objects/until';
import { type Carousel, living } from './fixtures';

const round = { infinite: 'yes' };

/** Returns the layout shifts that the browser reports during and after `act`. */
async function shiftsOf(act: () => Promise<void>): Promise<number[]> {
  // Earlier shifts belong to other tests.
  await rendered();
  const values: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) values.push(Reflect.get(entry, 'value') as number);
  });
  observer.observe({ type: 'layout-shift' });
  await act();
  await rendered(10);
  observer.disconnect();
  return values;
}

/** Resolves when the carousel is idle and no step is waiting. */
async function rests({ slider }: Carousel): Promise<void> {
  await until(() => !slider.animating && !slider.isWaiting);
  await rendered();
}

const changes = (carousel: Carousel): number[] => {
  const heard: number[] = [];
  carousel.host.addEventListener('nh-image-carousel-change', (event) => {
    heard.push((event as CustomEvent<{ index: number }>).detail.index);
  });
  return heard;
};

describe('a looping carousel', () => {
  for (const way of ['slideNext', 'slidePrev'] as const) {
    it(`causes no layout shift however often a script calls ${way} during a step`, async () => {
      const { slider } = await living({ ...round, speed: 60 });
      const shifts = await shiftsOf(async () => {
        for (let step = 0; step < 40; step++) {
          slider[way]();
          await nextFrame();
        }
      });
      expect(shifts).to.deep.equal([]);
    });
  }

  it('causes no layout shift with steps of no duration', async () => {
    const { slider } = await living(round);
    const shifts = await shiftsOf(async () => {
      for (let step = 0; step < 12; step++) {
        if (step < 6) slider.slideNext();
        else slider.slidePrev();
        await rendered();
        await rendered();
      }
    });
    expect(slider.realIndex).to.equal(0);
    expect(shifts).to.deep.equal([]);
  });

  it('causes no layout shift when sent to another slide during a step, and arrives there', async () => {
    const carousel = await living({ ...round, speed: 100 });
    const { slider } = carousel;
    const shifts = await shiftsOf(async () => {
      for (const slide of [4, 3, 2, 1, 0, 4]) {
        slider.slideToLoop(slide);
        await rendered();
      }
      await rests(carousel);
    });
    expect(slider.realIndex).to.equal(4);
    expect(shifts).to.deep.equal([]);
  });

  it('runs the steps of several calls in one task', async () => {
    const { slider } = await living(round);
    for (let step = 0; step < 3; step++) slider.slideNext();
    expect(slider.realIndex).to.equal(3);
  });

  it('runs a click during a step as the next step, and emits events for both', async () => {
    const carousel = await living({ ...round, speed: 60 });
    const heard = changes(carousel);
    carousel.next.click();
    carousel.next.click();
    carousel.next.click();
    await rests(carousel);
    expect(heard).to.deep.equal([1, 2]);
    expect(carousel.reachable()).to.deep.equal([2, 3, 4]);
  });

  it('emits an event for the slide selected with a dot, not for a later step by script', async () => {
    const carousel = await living({ ...round, speed: 60 });
    const heard = changes(carousel);
    carousel.bullets()[3]?.click();
    await rendered();
    await rests(carousel);
    carousel.slider.slideNext();
    await rests(carousel);
    expect(heard).to.deep.equal([3]);
  });
});
