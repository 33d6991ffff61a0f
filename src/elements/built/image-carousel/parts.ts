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
type Load = (again?: string) => Promise<Partial<Parts>>;

const loadSlider: Load = () => import('./slider');
const loadFade: Load = () => import('./fade');
const loadDots: Load = () => import('./dots');
const loadAutoplay: Load = () => import('./autoplay/autoplay-control');
const loadLazyPictures: Load = () => import('./lazy-pictures');
const loadNames: Load = () => import('./names');

let failures = 0;

/** Loads all parts in parallel. A later call retries parts that failed to load. */
export async function fetchParts(
  { root, slides }: PrintedCarousel,
  settings: CarouselSettings,
  layout: Layout,
): Promise<Parts> {
  const { navigation, pagination, autoplay, lazyload } = settings;
  const hasDots = navigation === 'dots' || navigation === 'both' || pagination;
  const again = failures ? `?again=${failures}` : '';
  const parts = Promise.all([
    loadSlider(again),
    layout.isFading && loadFade(again),
    hasDots && loadDots(again),
    autoplay && !prefersReducedMotion() && loadAutoplay(again),
    lazyload && loadLazyPictures(again),
    // Old versions of the builder print no accessible names.
    ![root, ...slides].every(isNamed) && loadNames(again),
  ]);
  parts.catch(() => failures++);
  return Object.assign({}, ...(await parts));
}

const isNamed = (element: Element): boolean => element.hasAttribute('aria-roledescription');
