import { siteConfig } from '../../core/config';
import { pageJQuery } from './jquery';

/** Forwards our events to site scripts as the builder's events, and handles the builder's popup event. */
export function bridgeEvents(signal: AbortSignal): void {
  const { builder } = siteConfig();
  document.addEventListener('nh-nested-tabs-open', forwardTabsOpen as EventListener, { signal });
  document.addEventListener('nh-image-carousel-ready', exposeSlider as EventListener, { signal });
  const shown = `${builder}/popup/show`;
  window.addEventListener(shown, triggerResize, { signal });
  const page = pageJQuery()?.(document);
  page?.on(shown, triggerResize);
  signal.addEventListener('abort', () => page?.off(shown, triggerResize), { once: true });
}

/**
 * Dispatches the builder's tabs event, through jQuery or natively. jQuery listeners receive parameters only
 * from jQuery, but also receive native events, so only one of the two is used
 * (docs/compatibility/page-builder-markup.md#hooks).
 */
function forwardTabsOpen({ target, detail }: CustomEvent<{ readonly index: number }>): void {
  // The first match is the outer one; nested tabs come later in the document.
  const panel = (target as Element).querySelector('.e-n-tabs-content')?.children[detail.index];
  const type = `${siteConfig().builder}/nested-tabs/activate`;
  const jQuery = pageJQuery();
  if (jQuery) jQuery(window).trigger(type, [panel]);
  else window.dispatchEvent(new CustomEvent(type, { detail: panel }));
}

/** Stores the slider as jQuery data, where site scripts look for it besides the property `swiper`. */
function exposeSlider({
  detail,
}: CustomEvent<{ readonly swiper: { readonly el: Element } }>): void {
  const { swiper } = detail;
  pageJQuery()?.(swiper.el).data('swiper', swiper);
}

let isScheduled = false;

/** Dispatches `resize` in the next frame, when the content of a popup has a size; once for both popup events. */
function triggerResize(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    window.dispatchEvent(new UIEvent('resize'));
  });
}
