import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { nextFrame, rendered, until } from '../../../page-objects/until';
import { carouselIn, living, printed, ready, still } from './fixtures';

const slidesOf = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('.swiper-slide')];
const placesOf = (host: HTMLElement) =>
  slidesOf(host).map((slide) => Math.round(slide.getBoundingClientRect().x));

describe('a printed carousel that starts to slide', () => {
  for (const [name, settings, dir] of [
    ['plain', {}, 'ltr'],
    ['with a gap', { image_spacing_custom: { unit: 'px', size: 20 } }, 'ltr'],
    [
      'read from right to left, with a gap',
      { image_spacing_custom: { unit: 'px', size: 20 } },
      'rtl',
    ],
  ] as const) {
    it(`keeps its slides at their printed position in each frame: ${name}`, async () => {
      let isReady = false;
      void ready().then(() => {
        isReady = true;
      });
      const host = await printed({ ...still, ...settings }, { dir });
      // Rules of nh.css for this state.
      const track = host.querySelector<HTMLElement>('.swiper-wrapper');
      const gap = 'image_spacing_custom' in settings ? 20 : 0;
      if (track) track.style.cssText = `display: flex; gap: ${gap}px`;
      for (const { style } of slidesOf(host)) {
        style.cssText = `flex: none; width: ${(600 - 2 * gap) / 3}px`;
      }
      const places = placesOf(host);
      while (!isReady) {
        await nextFrame();
        if (track?.style.gap && host.querySelector('.swiper-initialized')) track.style.gap = '0px';
        expect(placesOf(host)).to.deep.equal(places);
      }
    });
  }

  it('restores everything if it ends before it slides', async () => {
    const host = await printed(still);
    const inner = host.firstElementChild as HTMLElement;
    await until(() => inner.querySelector('.swiper-initialized') !== null);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    await rendered();
    expect(inner.querySelector('.swiper-initialized')).to.equal(null);
    expect(slidesOf(inner).map(({ style }) => style.cssText)).to.deep.equal(['', '', '', '', '']);
    expect(Reflect.get(inner.firstElementChild as Element, 'swiper') ?? null).to.equal(null);
  });

  it('starts once with the latest settings if they change before it slides', async () => {
    const isReady = ready();
    const host = await printed(still);
    Reflect.set(host, 'settings', { ...still, navigation: 'none', infinite: 'yes' });
    await isReady;
    await rendered();
    const { slider, bullets } = carouselIn(host);
    expect(slider.params.loop).to.equal(true);
    expect(bullets()).to.have.length(0);
    expect(slider.wrapperEl.children).to.have.length(5);
  });
});

describe('a printed page with a carousel', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('shows all slides and no controls', async () => {
    const carousel = await living({ infinite: 'yes', autoplay: 'yes' });
    carousel.slider.slideNext();
    await rendered();
    await emulateMedia({ media: 'print' });
    const { left, right } = carousel.root.getBoundingClientRect();
    for (const slide of slidesOf(carousel.host)) {
      const box = slide.getBoundingClientRect();
      expect(box.left).to.be.at.least(left - 1);
      expect(box.right).to.be.at.most(right + 1);
    }
    expect(carousel.next.checkVisibility()).to.equal(false);
    expect(carousel.root.querySelector('button')?.checkVisibility()).to.equal(false);
  });
});
