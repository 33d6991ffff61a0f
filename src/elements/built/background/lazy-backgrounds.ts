/** The builder keeps the background pictures of these, and of all in them, from being fetched. */
const HELD = '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload)';

/** Lets them be fetched. */
const SHOWN = 'e-lazyloaded';

/** How far from the viewport that is, in CSS pixels, as the builder's inline script has it. */
const MARGIN = '200px 0px';

/**
 * Lets the background pictures of containers be fetched when they come near the viewport, where the
 * page's policy blocks the builder's inline script that does so; again when the document hears
 * `{builder}/lazyload/observe` (facts, page-builder-markup 3).
 */
export function showBackgroundsNearby(
  document: Document,
  builder: string,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add(SHOWN);
        observer.unobserve(target);
      }
    },
    { rootMargin: MARGIN },
  );
  const observe = (): void => {
    for (const held of document.querySelectorAll(HELD)) observer.observe(held);
  };
  document.addEventListener(`${builder}/lazyload/observe`, observe, { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  observe();
}
