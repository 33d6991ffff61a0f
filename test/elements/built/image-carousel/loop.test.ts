import { expect } from '@open-wc/testing';
import { type Carousel, living, painted } from './fixtures';

const round = { infinite: 'yes' };

/** What the browser takes for a shift of the layout while `act` runs, and after it. */
async function shiftsOf(act: () => Promise<void>): Promise<number[]> {
  // What was moved before is another's.
  await painted();
  const values: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) values.push(Reflect.get(entry, 'value') as number);
  });
  observer.observe({ type: 'layout-shift' });
  await act();
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  observer.disconnect();
  return values;
}

/** Resolves when it stands still, and nothing waits. */
async function rests({ slider }: Carousel): Promise<void> {
  while (slider.animating || slider.isWaiting) await painted();
  await painted();
}

const changes = (carousel: Carousel): number[] => {
  const heard: number[] = [];
  carousel.host.addEventListener('nh-image-carousel-change', (event) => {
    heard.push((event as CustomEvent<{ index: number }>).detail.index);
  });
  return heard;
};

describe('a carousel that goes round', () => {
  for (const way of ['slideNext', 'slidePrev'] as const) {
    it(`shifts nothing however often a script calls ${way} while it moves`, async () => {
      const { slider } = await living({ ...round, speed: 60 });
      const shifts = await shiftsOf(async () => {
        for (let step = 0; step < 40; step++) {
          slider[way]();
          await new Promise(requestAnimationFrame);
        }
      });
      expect(shifts).to.deep.equal([]);
    });
  }

  it('shifts nothing where a step takes no time', async () => {
    const { slider } = await living(round);
    const shifts = await shiftsOf(async () => {
      for (let step = 0; step < 12; step++) {
        if (step < 6) slider.slideNext();
        else slider.slidePrev();
        await painted();
        await painted();
      }
    });
    expect(slider.realIndex).to.equal(0);
    expect(shifts).to.deep.equal([]);
  });

  it('shifts nothing where it is sent to another slide in the middle of a step, and comes there', async () => {
    const carousel = await living({ ...round, speed: 100 });
    const { slider } = carousel;
    const shifts = await shiftsOf(async () => {
      for (const slide of [4, 3, 2, 1, 0, 4]) {
        slider.slideToLoop(slide);
        await painted();
      }
      await rests(carousel);
    });
    expect(slider.realIndex).to.equal(4);
    expect(shifts).to.deep.equal([]);
  });

  it('takes the steps of several calls in one task', async () => {
    const { slider } = await living(round);
    for (let step = 0; step < 3; step++) slider.slideNext();
    expect(slider.realIndex).to.equal(3);
  });

  it('takes a click in the middle of a step as the next one, and tells of both', async () => {
    const carousel = await living({ ...round, speed: 60 });
    const heard = changes(carousel);
    carousel.next.click();
    carousel.next.click();
    carousel.next.click();
    await rests(carousel);
    expect(heard).to.deep.equal([1, 2]);
    expect(carousel.reachable()).to.deep.equal([2, 3, 4]);
  });

  it('tells of the slide that a dot has led to, and not where a script then goes', async () => {
    const carousel = await living({ ...round, speed: 60 });
    const heard = changes(carousel);
    carousel.bullets()[3]?.click();
    await painted();
    await rests(carousel);
    carousel.slider.slideNext();
    await rests(carousel);
    expect(heard).to.deep.equal([3]);
  });
});
