import { siteConfig } from '../../core/config';
import { parsedActionHash, registerAction, runAction } from '../runtime/actions';
import { loadAsset } from '../runtime/assets';
import { elementOf } from './jquery';

type Values = Readonly<Record<string, unknown>>;

/** Creates the builder's utilities that site scripts use (docs/compatibility/page-builder-markup.md#hooks). */
export function siteUtilities(fetchLinks: () => Promise<boolean>): object {
  const open = async (settings: Values): Promise<void> => {
    if (await fetchLinks()) runAction('lightbox', settings);
  };
  return {
    swiper: BuilderSwiper,
    /** Promise of the lightbox, as in the builder. */
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

/** A constructor that returns a promise of a slider, created with the builder's own carousel library. */
class BuilderSwiper {
  constructor(container: unknown, options: unknown) {
    // biome-ignore lint/correctness/noConstructorReturn: the builder's constructor returns a promise, and site code awaits it.
    return builderSwiper(container, options) as never;
  }
}

async function builderSwiper(container: unknown, options: unknown): Promise<unknown> {
  if (!Reflect.has(globalThis, 'Swiper')) await loadAsset('carousel');
  const Swiper = Reflect.get(globalThis, 'Swiper') as new (...parameters: unknown[]) => unknown;
  return new Swiper(elementOf(container) ?? container, options);
}
