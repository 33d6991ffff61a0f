import { check } from '../check';
import type { Visitor } from '../visitor';

const CAROUSEL = '.elementor-image-carousel-wrapper';

/** Waits until the active slide of the carousel stands still and has a caption. */
async function stands(visitor: Visitor, caption: string): Promise<void> {
  await visitor.until(
    (selector, wanted) => {
      const root = document.querySelector<Element & { swiper?: { animating: boolean } }>(selector);
      const active = root?.querySelector('.swiper-slide-active');
      return root?.swiper?.animating === false && active?.textContent?.trim() === wanted;
    },
    CAROUSEL,
    caption,
  );
}

check(
  'an adopted carousel is turned by arrows, keys and the mouse, and goes round',
  async (visitor) => {
    await visitor.goto('/built-adopted?only=image-carousel');
    await visitor.finds('[data-nh-live]');
    await stands(visitor, 'Combed');
    await visitor.click('.elementor-swiper-button-next');
    await stands(visitor, 'Pasted');
    await visitor.focus('.elementor-swiper-button-prev');
    await visitor.press('Enter');
    await stands(visitor, 'Combed');
    await visitor.press('ArrowLeft');
    await stands(visitor, 'Stripes');
    await visitor.drag('.swiper-slide-active', -200, 0);
    await stands(visitor, 'Combed');
  },
);
