import { viewObserver } from '../../core/observers';

/** Containers whose background images, including those of descendants, the builder defers. */
const DEFERRED = '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload)';

/** Class with which the background images load. */
const LOADED_CLASS = 'e-lazyloaded';

/** Margin around the viewport in CSS pixels; the value of the builder's inline script. */
const MARGIN = '200px 0px';

/**
 * Loads the background images of containers when they are near the viewport, in case the page's
 * Content-Security-Policy blocks the builder's inline script. The event `{builder}/lazyload/observe` on the
 * document starts it again for new containers (docs/compatibility/page-builder-markup.md#layout).
 */
export function showBackgroundsNearby(
  document: Document,
  builder: string,
  signal: AbortSignal,
): void {
  const observer = viewObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add(LOADED_CLASS);
        observer.unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const observe = (): void => {
    for (const container of document.querySelectorAll(DEFERRED)) observer.observe(container);
  };
  document.addEventListener(`${builder}/lazyload/observe`, observe, { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  observe();
}
