import { siteConfig } from '../../../core/config';
import { pageJQuery } from './jquery';

/** Tells sites' scripts, by the builder's events, what happens in elements, and hears the builder's. */
export function bridgeEvents(signal: AbortSignal): void {
  const { builder } = siteConfig();
  document.addEventListener('nh-nested-tabs-open', tellOfPanel as EventListener, { signal });
  document.addEventListener('nh-image-carousel-ready', tellOfSlider as EventListener, { signal });
  const shown = `${builder}/popup/show`;
  window.addEventListener(shown, measureAnew, { signal });
  const page = pageJQuery()?.(document);
  page?.on(shown, measureAnew);
  signal.addEventListener('abort', () => page?.off(shown, measureAnew), { once: true });
}

/**
 * jQuery's listeners get parameters only from jQuery; they would hear a native event as well, so each
 * page is told in one of the two ways (facts, page-builder-markup 10).
 */
function tellOfPanel({ target, detail }: CustomEvent<{ readonly index: number }>): void {
  // The first is its own, whatever is nested in its panels.
  const panel = (target as Element).querySelector('.e-n-tabs-content')?.children[detail.index];
  const type = `${siteConfig().builder}/nested-tabs/activate`;
  const jQuery = pageJQuery();
  if (jQuery) jQuery(window).trigger(type, [panel]);
  else window.dispatchEvent(new CustomEvent(type, { detail: panel }));
}

/** Sites find the slider at the element's property `swiper`, or as jQuery's data. */
function tellOfSlider({
  detail,
}: CustomEvent<{ readonly swiper: { readonly el: Element } }>): void {
  const { swiper } = detail;
  pageJQuery()?.(swiper.el).data('swiper', swiper);
}

let isDue = false;

/** What was hidden in a popup has its size only now; the builder tells it twice. */
function measureAnew(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    window.dispatchEvent(new Event('resize'));
  });
}
