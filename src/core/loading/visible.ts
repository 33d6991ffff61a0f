import { fetchCode } from './fetched';
import { whenIdle } from './idle';

/** How near the viewport counts as visible, in CSS pixels: about one flick of the thumb ahead. */
const MARGIN = '250px';

let observer: IntersectionObserver | undefined;

/** The elements that a watched box stands for: itself, or hosts without a box of their own. */
const hostsOf = new WeakMap<Element, Set<Element>>();

/** Fetches an element when `box`, by default its own, comes near the viewport. */
export function whenVisible(element: Element, box: Element = element): void {
  observer ??= new IntersectionObserver(boxesChanged, { rootMargin: MARGIN });
  hostsOf.set(box, (hostsOf.get(box) ?? new Set()).add(element));
  observer.observe(box);
}

function boxesChanged(entries: IntersectionObserverEntry[], self: IntersectionObserver): void {
  for (const {
    isIntersecting,
    target,
    boundingClientRect: { width },
  } of entries) {
    // `display: contents` never intersects; `display: none` is not due until it is shown. What has a box is
    // not asked for its style, which the browser would have to bring up to date at once.
    const isDue = isIntersecting || (!width && getComputedStyle(target).display === 'contents');
    if (!isDue) continue;
    self.unobserve(target);
    for (const host of hostsOf.get(target) ?? []) {
      if (isIntersecting) void fetchCode(host);
      else watchInstead(host, target);
    }
  }
}

/** Watches what stands where a boxless element is: something inside it, else what is around it. */
function watchInstead(host: Element, boxless: Element): void {
  const box =
    [...boxless.querySelectorAll('*')].find((node) => node.getClientRects().length > 0) ??
    boxless.parentElement;
  if (box) whenVisible(host, box);
  else whenIdle(host);
}
