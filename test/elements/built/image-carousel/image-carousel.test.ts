import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { rendered } from '../../../page-objects/until';
import { carouselIn, living, printed, ready, still } from './fixtures';

afterEach(() => configure({ mode: 'public' }));

describe('the builder’s carousel', () => {
  it('makes only visible slides reachable', async () => {
    const carousel = await living();
    expect(carousel.reachable()).to.deep.equal([0, 1, 2]);
    carousel.next.click();
    await rendered();
    expect(carousel.reachable()).to.deep.equal([1, 2, 3]);
  });

  it('stays as printed with a single slide', async () => {
    const host = await printed(still, { count: 1 });
    const before = host.innerHTML;
    await rendered();
    expect(host.innerHTML).to.equal(before);
    expect(carouselIn(host).slider).to.equal(undefined);
  });

  it('names parts that are printed without names', async () => {
    const { root, previous, next, bullets } = await living();
    const slide = root.querySelector('.swiper-slide');
    expect(root.getAttribute('aria-roledescription')).to.equal('carousel');
    expect(slide?.getAttribute('aria-label')).to.equal('1 of 5');
    expect(previous.getAttribute('aria-label')).to.equal('Previous slide');
    expect(next.getAttribute('aria-label')).to.equal('Next slide');
    expect(bullets()[1]?.getAttribute('aria-label')).to.equal('Go to slide 2');
  });

  it('ends at its last slide, with a disabled arrow', async () => {
    const carousel = await living({}, { count: 4 });
    expect(carousel.previous.getAttribute('aria-disabled')).to.equal('true');
    carousel.next.click();
    await rendered();
    expect(carousel.next.getAttribute('aria-disabled')).to.equal('true');
    carousel.next.click();
    await rendered();
    expect(carousel.reachable()).to.deep.equal([1, 2, 3]);
  });

  it('loops if infinite', async () => {
    const carousel = await living({ infinite: 'yes' });
    carousel.previous.click();
    await rendered();
    expect(carousel.slider.params.loop).to.equal(true);
    expect(carousel.reachable()).to.deep.equal([0, 1, 4]);
  });

  it('rewinds to the first slide with too few slides for a loop', async () => {
    const carousel = await living({ infinite: 'yes', slides_to_show: 2 }, { count: 2 });
    expect(carousel.slider.params.loop).to.equal(false);
    const wide = await living({ infinite: 'yes', slides_to_scroll_tablet: 2 });
    for (const _ of [1, 2]) wide.next.click();
    await rendered();
    expect(wide.reachable()).to.deep.equal([0, 1, 2]);
  });

  it('advances by its number of slides per step', async () => {
    const carousel = await living({ slides_to_scroll_tablet: 2 }, { count: 7 });
    carousel.next.click();
    await rendered();
    expect(carousel.reachable()).to.deep.equal([2, 3, 4]);
  });

  it('cross-fades its slides with the fade effect', async () => {
    const carousel = await living({ slides_to_show: 1, slides_to_show_tablet: 1, effect: 'fade' });
    expect(carousel.reachable()).to.deep.equal([0]);
    carousel.next.click();
    await rendered();
    expect(carousel.reachable()).to.deep.equal([1]);
    expect(carousel.root.className).to.match(/swiper-fade/);
  });

  it('slides if several are visible, regardless of the effect', async () => {
    expect((await living({ effect: 'fade' })).slider.params.effect).to.equal('slide');
  });

  it('has a gap, and shows adjacent slides', async () => {
    const settings = {
      image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
      offset_sides: 'left',
      offset_width: { unit: '%', size: 10 },
    };
    const { slider } = await living(settings);
    expect(slider.params).to.include({ spaceBetween: 20, slidesOffsetBefore: 60 });
    expect(slider.slides[0]?.offsetWidth).to.equal(Math.round((600 - 60 - 40) / 3));
  });

  it('shows an adjacent slide at its start also in a loop', async () => {
    const settings = {
      infinite: 'yes',
      offset_sides: 'both',
      offset_width: { unit: 'px', size: 40 },
    };
    const carousel = await living(settings, { count: 7 });
    expect(carousel.reachable()).to.deep.equal([0, 1, 2, 3, 6]);
  });
});

describe('the controls of a carousel', () => {
  for (const [navigation, hasArrows, hasDots] of [
    ['arrows', true, false],
    ['dots', false, true],
    ['both', true, true],
    ['none', false, false],
    ['junk', false, false],
  ] as const) {
    it(`match the navigation setting: ${navigation}`, async () => {
      const { next, bullets } = await living({ navigation });
      expect(next.checkVisibility()).to.equal(hasArrows);
      expect(bullets().length > 0).to.equal(hasDots);
    });
  }

  it('show the position as numbers or as a bar', async () => {
    const numbers = await living({ navigation: 'none', pagination: 'fraction' });
    const place = numbers.host.querySelector('.swiper-pagination');
    expect(place?.textContent).to.equal('1 / 3');
    numbers.slider.slideNext();
    await rendered();
    expect(place?.textContent).to.equal('2 / 3');
    const bar = await living({ navigation: 'none', pagination: 'progressbar' });
    const fill = bar.host.querySelector<HTMLElement>('.swiper-pagination-progressbar-fill');
    expect(fill?.style.transform).to.match(/^scaleX\(0\.33/);
  });

  it('have a dot for each step, with the current one marked', async () => {
    const { bullets, reachable } = await living();
    expect(bullets().map((bullet) => bullet.tabIndex)).to.deep.equal([0, 0, 0]);
    bullets()[2]?.click();
    await rendered();
    expect(bullets().map((bullet) => bullet.getAttribute('aria-current'))).to.deep.equal([
      null,
      null,
      'true',
    ]);
    expect(reachable()).to.deep.equal([2, 3, 4]);
  });

  it('are hidden if all slides are visible', async () => {
    const { next, host } = await living({}, { count: 3 });
    await rendered();
    expect(next.checkVisibility()).to.equal(false);
    expect(host.querySelector('.swiper-pagination')?.checkVisibility()).to.equal(false);
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`include keys on arrows, dots and slides: ${dir}`, async () => {
      const [forth, back] =
        dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const { bullets, next, reachable, host } = await living({}, { dir });
      next.focus();
      await sendKeys({ press: forth });
      await rendered();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      await sendKeys({ press: 'Enter' });
      await rendered();
      expect(reachable()).to.deep.equal([2, 3, 4]);
      bullets()[2]?.focus();
      await sendKeys({ press: back });
      await rendered();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      expect(document.activeElement).to.equal(bullets()[1]);
      bullets()[0]?.focus();
      await sendKeys({ press: 'Space' });
      await rendered();
      expect(reachable()).to.deep.equal([0, 1, 2]);
      host.querySelector<HTMLElement>('[data-at="0"] a')?.focus();
      await sendKeys({ press: forth });
      await rendered();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      expect(document.activeElement?.textContent).to.equal('Slide 2');
    });
  }

  it('leave the arrow keys to form fields', async () => {
    const { host, reachable } = await living({}, { inner: '<input value="ab">' });
    host.querySelector('input')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await rendered();
    expect(reachable()).to.deep.equal([0, 1, 2]);
  });

  it('emit events for changes by the visitor, not by code', async () => {
    const { slider, next, host } = await living();
    const heard: unknown[] = [];
    host.addEventListener('nh-image-carousel-change', (event) => {
      heard.push((event as CustomEvent).detail);
    });
    slider.slideNext();
    next.click();
    expect(heard).to.deep.equal([{ index: 2, count: 5 }]);
  });
});

describe('the life cycle of a carousel', () => {
  it('exposes its slider to scripts on its node', async () => {
    const heard = new Promise<Event>((resolve) =>
      document.addEventListener('nh-image-carousel-ready', resolve, { once: true }),
    );
    const { root, slider } = await living();
    const event = (await heard) as CustomEvent;
    expect(event.detail.swiper).to.equal(slider);
    expect(event.target).to.equal(root);
    expect(slider.slides).to.have.length(5);
  });

  it('starts when shown, for example in a tab, and measures again when shown again', async () => {
    const isReady = ready();
    const host = await printed(still, { width: '0px; display: none' });
    await rendered();
    expect(carouselIn(host).slider).to.equal(undefined);
    host.style.cssText = 'display: block; width: 300px';
    await isReady;
    const { slider } = carouselIn(host);
    expect(slider.width).to.equal(300);
    host.style.display = 'none';
    await rendered();
    host.style.cssText = 'display: block; width: 450px';
    await new Promise<void>((resolve) => slider.once('resize', () => resolve()));
    expect(slider.slides[0]?.offsetWidth).to.equal(150);
  });

  it('restores everything when it ends', async () => {
    const isReady = ready();
    const host = await printed(still);
    await isReady;
    const inner = host.firstElementChild as HTMLElement;
    expect(inner.querySelector('[data-nh-live]')).to.not.equal(null);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(inner.querySelectorAll('[inert], [aria-hidden], [data-nh-live]')).to.have.length(0);
    expect(inner.querySelector('.swiper-pagination')?.childElementCount).to.equal(0);
    expect(Reflect.get(inner.firstElementChild as Element, 'swiper') ?? null).to.equal(null);
    expect(inner.querySelector('.swiper-wrapper')?.getAttribute('style')).to.equal(null);
  });

  it('applies speed, gap and arrows without a restart', async () => {
    const carousel = await living();
    carousel.next.click();
    const { slider } = carousel;
    Reflect.set(carousel.host, 'settings', {
      ...still,
      speed: 300,
      arrows_position: 'outside',
      image_spacing_custom: { unit: 'px', size: 30 },
    });
    await Reflect.get(carousel.host, 'updateComplete');
    expect(carousel.slider).to.equal(slider);
    expect(slider.params).to.include({ speed: 300, spaceBetween: 30 });
    expect(slider.realIndex).to.equal(1);
    expect(carousel.root.parentElement?.className).to.equal('elementor-arrows-position-outside');
  });

  it('restarts at the same slide for any other setting', async () => {
    const carousel = await living();
    carousel.next.click();
    const { slider } = carousel;
    const isReady = ready();
    Reflect.set(carousel.host, 'settings', { ...still, infinite: 'yes' });
    await isReady;
    expect(carousel.slider).not.to.equal(slider);
    expect(slider.destroyed).to.equal(true);
    expect(carousel.slider.realIndex).to.equal(1);
    expect(carousel.bullets()).to.have.length(5);
  });

  it('shows the slide that the editor requests, and reports clicked slides', async () => {
    configure({ mode: 'edit' });
    const { host, reachable } = await living();
    const selected: number[] = [];
    host.addEventListener('nh-item-select', (event) => {
      selected.push((event as CustomEvent<{ index: number }>).detail.index);
    });
    host.querySelector<HTMLElement>('[data-at="1"]')?.click();
    expect(selected).to.deep.equal([1]);
    host.dispatchEvent(new CustomEvent('nh-item-show', { detail: { index: 2 } }));
    await rendered();
    expect(reachable()).to.deep.equal([2, 3, 4]);
  });
});
