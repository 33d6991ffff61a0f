import { prefersReducedMotion } from '../../../builder/motion/preference';
import type { CarouselSettings, Layout } from './layout';
import type { PrintedCarousel } from './printed-carousel';

/** The code of a carousel: Swiper, and the optional parts that its settings and markup need. */
export type Parts = Pick<typeof import('./slider'), 'Slider'> &
  Partial<
    Pick<typeof import('./fade'), 'EffectFade'> &
      Pick<typeof import('./dots'), 'Dots'> &
      Pick<typeof import('./autoplay/autoplay-control'), 'AutoplayControl'> &
      Pick<typeof import('./lazy-pictures'), 'LazyPictures'> &
      typeof import('./names')
  >;

/** @param again query of the address for a retry; the page build applies it */
const loadSlider: (again?: string) => Promise<Pick<Parts, 'Slider'>> = () => import('./slider');

let failures = 0;

/** Loads all parts in parallel. A later call retries parts that failed to load. */
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
    autoplay && !prefersReducedMotion() ? import('./autoplay/autoplay-control') : undefined,
    lazyload ? import('./lazy-pictures') : undefined,
    // Old versions of the builder print no accessible names.
    [root, ...slides].every(isNamed) ? undefined : import('./names'),
  ]);
  return Object.assign({}, ...parts);
}

const isNamed = (element: Element): boolean => element.hasAttribute('aria-roledescription');
