import { parsedActionHash, registerAction, runAction } from '../../../core/actions';
import { loadAsset } from '../../../core/assets';
import { siteConfig } from '../../../core/config';
import { elementOf } from './jquery';

type Values = Readonly<Record<string, unknown>>;

/** What sites' scripts use of the builder's (facts, page-builder-markup 10). */
export function siteUtilities(fetchLinks: () => Promise<boolean>): object {
  const open = async (settings: Values): Promise<void> => {
    if (await fetchLinks()) runAction('lightbox', settings);
  };
  return {
    swiper: BuilderSwiper,
    /** The builder's is a promise, too. */
    lightbox: Promise.resolve(
      Object.freeze({
        showModal: (options: Values) => open(options),
        openSlideshow: (slideshow: string, url?: string) => open({ slideshow, url }),
      }),
    ),
    urlActions: {
      addAction(name: string, run: (settings: unknown) => unknown): void {
        registerAction(name, { run });
      },
      runAction(address: string): void {
        const call = parsedActionHash(address, siteConfig().builder);
        if (call && 'action' in call) runAction(call.action, call.settings);
      },
    },
  };
}

/** A constructor that gives a promise of the slider, made by the builder's own carousel, which is fetched. */
class BuilderSwiper {
  constructor(container: unknown, options: unknown) {
    // biome-ignore lint/correctness/noConstructorReturn: as the builder has it, and sites await it.
    return builderSwiper(container, options) as never;
  }
}

async function builderSwiper(container: unknown, options: unknown): Promise<unknown> {
  if (!Reflect.has(globalThis, 'Swiper')) await loadAsset('carousel');
  const Swiper = Reflect.get(globalThis, 'Swiper') as new (...given: unknown[]) => unknown;
  return new Swiper(elementOf(container) ?? container, options);
}
