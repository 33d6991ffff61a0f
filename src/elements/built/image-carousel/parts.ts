import { prefersReducedMotion } from '../motion/preference';
import type { CarouselSettings, Layout } from './layout';
import type { PrintedCarousel } from './printed-carousel';

/** The code that a carousel slides by: Swiper, and only what its settings and its markup ask for beside that. */
export type Parts = Pick<typeof import('./slider'), 'Slider'> &
  Partial<
    Pick<typeof import('./fade'), 'EffectFade'> &
      Pick<typeof import('./dots'), 'Dots'> &
      Pick<typeof import('./autoplay/automatic'), 'Automatic'> &
      Pick<typeof import('./lazy-pictures'), 'LazyPictures'> &
      typeof import('./names')
  >;

/** @param again what its address ends with where it did not come before; the page layout's build adds it */
const loadSlider: (again?: string) => Promise<Pick<Parts, 'Slider'>> = () => import('./slider');

let failures = 0;

/** Fetches it, all at once; a later call asks again for what did not come. */
export async function fetchParts(
  { root, slides }: PrintedCarousel,
  settings: CarouselSettings,
  layout: Layout,
): Promise<Parts> {
  const { navigation, pagination, autoplay, lazyload } = settings;
  const hasDots = navigation === 'dots' || navigation === 'both' || pagination;
  const parts = await Promise.all([
    loadSlider(failures ? `?again=${failures}` : '').catch((error: unknown) => {
      failures += 1;
      throw error;
    }),
    layout.isFading ? import('./fade') : undefined,
    hasDots ? import('./dots') : undefined,
    autoplay && !prefersReducedMotion() ? import('./autoplay/automatic') : undefined,
    lazyload ? import('./lazy-pictures') : undefined,
    // Old versions of the builder print it without names.
    [root, ...slides].every(isNamed) ? undefined : import('./names'),
  ]);
  return Object.assign({}, ...parts);
}

const isNamed = (element: Element): boolean => element.hasAttribute('aria-roledescription');
