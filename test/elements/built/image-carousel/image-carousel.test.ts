import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { carouselIn, living, painted, printed, ready, still } from './fixtures';

afterEach(() => configure({ mode: 'public' }));

describe('a carousel of the builder’s', () => {
  it('lets only the slides in view be reached', async () => {
    const carousel = await living();
    expect(carousel.reachable()).to.deep.equal([0, 1, 2]);
    carousel.next.click();
    await painted();
    expect(carousel.reachable()).to.deep.equal([1, 2, 3]);
  });

  it('with one slide stays as it is printed', async () => {
    const host = await printed(still, { count: 1 });
    const before = host.innerHTML;
    await painted();
    expect(host.innerHTML).to.equal(before);
    expect(carouselIn(host).slider).to.equal(undefined);
  });

  it('names what is printed without names', async () => {
    const { root, previous, next, bullets } = await living();
    const slide = root.querySelector('.swiper-slide');
    expect(root.getAttribute('aria-roledescription')).to.equal('carousel');
    expect(slide?.getAttribute('aria-label')).to.equal('1 of 5');
    expect(previous.getAttribute('aria-label')).to.equal('Previous slide');
    expect(next.getAttribute('aria-label')).to.equal('Next slide');
    expect(bullets()[1]?.getAttribute('aria-label')).to.equal('Go to slide 2');
  });

  it('ends at its last slide, where the arrow leads nowhere', async () => {
    const carousel = await living({}, { count: 4 });
    expect(carousel.previous.getAttribute('aria-disabled')).to.equal('true');
    carousel.next.click();
    await painted();
    expect(carousel.next.getAttribute('aria-disabled')).to.equal('true');
    carousel.next.click();
    await painted();
    expect(carousel.reachable()).to.deep.equal([1, 2, 3]);
  });

  it('goes round where it is endless', async () => {
    const carousel = await living({ infinite: 'yes' });
    carousel.previous.click();
    await painted();
    expect(carousel.slider.params.loop).to.equal(true);
    expect(carousel.reachable()).to.deep.equal([0, 1, 4]);
  });

  it('goes back to the first slide where there are too few to go round', async () => {
    const carousel = await living({ infinite: 'yes', slides_to_show: 2 }, { count: 2 });
    expect(carousel.slider.params.loop).to.equal(false);
    const wide = await living({ infinite: 'yes', slides_to_scroll_tablet: 2 });
    for (const _ of [1, 2]) wide.next.click();
    await painted();
    expect(wide.reachable()).to.deep.equal([0, 1, 2]);
  });

  it('goes on by as many slides as its step', async () => {
    const carousel = await living({ slides_to_scroll_tablet: 2 }, { count: 7 });
    carousel.next.click();
    await painted();
    expect(carousel.reachable()).to.deep.equal([2, 3, 4]);
  });

  it('shows one slide shining through the other where it fades', async () => {
    const carousel = await living({ slides_to_show: 1, slides_to_show_tablet: 1, effect: 'fade' });
    expect(carousel.reachable()).to.deep.equal([0]);
    carousel.next.click();
    await painted();
    expect(carousel.reachable()).to.deep.equal([1]);
    expect(carousel.root.className).to.match(/swiper-fade/);
  });

  it('slides several, whatever the effect', async () => {
    expect((await living({ effect: 'fade' })).slider.params.effect).to.equal('slide');
  });

  it('leaves a gap, and shows its neighbours', async () => {
    const settings = {
      image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
      offset_sides: 'left',
      offset_width: { unit: '%', size: 10 },
    };
    const { slider } = await living(settings);
    expect(slider.params).to.include({ spaceBetween: 20, slidesOffsetBefore: 60 });
    expect(slider.slides[0]?.offsetWidth).to.equal(Math.round((600 - 60 - 40) / 3));
  });

  it('keeps a neighbour at its start also where it goes round', async () => {
    const settings = {
      infinite: 'yes',
      offset_sides: 'both',
      offset_width: { unit: 'px', size: 40 },
    };
    const carousel = await living(settings, { count: 7 });
    expect(carousel.reachable()).to.deep.equal([0, 1, 2, 3, 6]);
  });
});

describe('what a carousel is turned by', () => {
  for (const [navigation, hasArrows, hasDots] of [
    ['arrows', true, false],
    ['dots', false, true],
    ['both', true, true],
    ['none', false, false],
    ['junk', false, false],
  ] as const) {
    it(`is as its controls say: ${navigation}`, async () => {
      const { next, bullets } = await living({ navigation });
      expect(next.checkVisibility()).to.equal(hasArrows);
      expect(bullets().length > 0).to.equal(hasDots);
    });
  }

  it('shows where it stands by numbers, or by a bar', async () => {
    const numbers = await living({ navigation: 'none', pagination: 'fraction' });
    const place = numbers.host.querySelector('.swiper-pagination');
    expect(place?.textContent).to.equal('1 / 3');
    numbers.slider.slideNext();
    await painted();
    expect(place?.textContent).to.equal('2 / 3');
    const bar = await living({ navigation: 'none', pagination: 'progressbar' });
    const fill = bar.host.querySelector<HTMLElement>('.swiper-pagination-progressbar-fill');
    expect(fill?.style.transform).to.match(/^scaleX\(0\.33/);
  });

  it('is a dot for each step, the one it stands at marked', async () => {
    const { bullets, reachable } = await living();
    expect(bullets().map((bullet) => bullet.tabIndex)).to.deep.equal([0, 0, 0]);
    bullets()[2]?.click();
    await painted();
    expect(bullets().map((bullet) => bullet.getAttribute('aria-current'))).to.deep.equal([
      null,
      null,
      'true',
    ]);
    expect(reachable()).to.deep.equal([2, 3, 4]);
  });

  it('is hidden where all slides are in view', async () => {
    const { next, host } = await living({}, { count: 3 });
    await painted();
    expect(next.checkVisibility()).to.equal(false);
    expect(host.querySelector('.swiper-pagination')?.checkVisibility()).to.equal(false);
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`is keys on arrows, dots and slides: ${dir}`, async () => {
      const [forth, back] =
        dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      const { bullets, next, reachable, host } = await living({}, { dir });
      next.focus();
      await sendKeys({ press: forth });
      await painted();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      await sendKeys({ press: 'Enter' });
      await painted();
      expect(reachable()).to.deep.equal([2, 3, 4]);
      bullets()[2]?.focus();
      await sendKeys({ press: back });
      await painted();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      expect(document.activeElement).to.equal(bullets()[1]);
      bullets()[0]?.focus();
      await sendKeys({ press: 'Space' });
      await painted();
      expect(reachable()).to.deep.equal([0, 1, 2]);
      host.querySelector<HTMLElement>('[data-at="0"] a')?.focus();
      await sendKeys({ press: forth });
      await painted();
      expect(reachable()).to.deep.equal([1, 2, 3]);
      expect(document.activeElement?.textContent).to.equal('Slide 2');
    });
  }

  it('leaves the arrow keys to fields', async () => {
    const { host, reachable } = await living({}, { inner: '<input value="ab">' });
    host.querySelector('input')?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await painted();
    expect(reachable()).to.deep.equal([0, 1, 2]);
  });

  it('tells where a visitor has gone, and nothing of what code does', async () => {
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

describe('the life of a carousel', () => {
  it('gives scripts its slider, on its node', async () => {
    const heard = new Promise<Event>((resolve) =>
      document.addEventListener('nh-image-carousel-ready', resolve, { once: true }),
    );
    const { root, slider } = await living();
    const event = (await heard) as CustomEvent;
    expect(event.detail.swiper).to.equal(slider);
    expect(event.target).to.equal(root);
    expect(slider.slides).to.have.length(5);
  });

  it('begins when it is shown, as in a tab, and measures anew when it is shown again', async () => {
    const isReady = ready();
    const host = await printed(still, { width: '0px; display: none' });
    await painted();
    expect(carouselIn(host).slider).to.equal(undefined);
    host.style.cssText = 'display: block; width: 300px';
    await isReady;
    const { slider } = carouselIn(host);
    expect(slider.width).to.equal(300);
    host.style.display = 'none';
    await painted();
    host.style.cssText = 'display: block; width: 450px';
    await new Promise<void>((resolve) => slider.once('resize', () => resolve()));
    expect(slider.slides[0]?.offsetWidth).to.equal(150);
  });

  it('gives everything back when it ends', async () => {
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

  it('follows speed, gap and arrows without beginning anew', async () => {
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

  it('begins anew at the same slide for any other setting', async () => {
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

  it('shows the slide that the editor asks for, and tells it which one is clicked', async () => {
    configure({ mode: 'edit' });
    const { host, reachable } = await living();
    const selected: number[] = [];
    host.addEventListener('nh-item-select', (event) => {
      selected.push((event as CustomEvent<{ index: number }>).detail.index);
    });
    host.querySelector<HTMLElement>('[data-at="1"]')?.click();
    expect(selected).to.deep.equal([1]);
    host.dispatchEvent(new CustomEvent('nh-item-show', { detail: { index: 2 } }));
    await painted();
    expect(reachable()).to.deep.equal([2, 3, 4]);
  });
});
