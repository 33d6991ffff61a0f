import { fetchCode } from './fetch-code';
import { whenIdle } from './idle';

/** Margin around the viewport that counts as visible, in CSS pixels: about one swipe ahead. */
const MARGIN = '250px';

/** Milliseconds after which an observer that has reported nothing counts as blocked. */
const SILENCE = 3000;

let observer: IntersectionObserver | undefined;

/** The elements to load if the observer stays silent. Undefined after its first report. */
let waiting: Element[] | undefined = [];

let isBlocked = false;

/** The elements that wait for an observed box: the box itself, or elements that have no box. */
const hostsOf = new WeakMap<Element, Set<Element>>();

/** Loads an element when `box` is near the viewport. Default: the box of the element. */
export function whenVisible(element: Element, box: Element = element): void {
  if (!observer) {
    observer = new IntersectionObserver(boxesChanged, { rootMargin: MARGIN });
    // The time starts in a frame: a background tab draws none, and a silent observer is normal there.
    requestAnimationFrame(() => setTimeout(requestAnimationFrame, SILENCE, loadWaiting));
  }
  if (isBlocked) whenIdle(element);
  waiting?.push(element);
  hostsOf.set(box, (hostsOf.get(box) ?? new Set()).add(element));
  observer.observe(box);
}

/** Loads all waiting elements if the observer has reported nothing: an extension of the browser may block it. */
function loadWaiting(): void {
  isBlocked = !!waiting;
  waiting?.forEach(whenIdle);
  waiting = undefined;
}

function boxesChanged(entries: IntersectionObserverEntry[], self: IntersectionObserver): void {
  waiting = undefined;
  for (const {
    isIntersecting,
    target,
    boundingClientRect: { width },
  } of entries) {
    // `display: contents` never intersects; `display: none` is not due until it is shown. The style of
    // elements with a box is not read, because that would force a style recalculation.
    const isDue = isIntersecting || (!width && getComputedStyle(target).display === 'contents');
    if (!isDue) continue;
    self.unobserve(target);
    for (const host of hostsOf.get(target) ?? []) {
      if (isIntersecting) void fetchCode(host);
      else watchInstead(host, target);
    }
  }
}

/** Observes a box in place of an element without one: a descendant, else the parent. */
function watchInstead(host: Element, boxless: Element): void {
  const box =
    [...boxless.querySelectorAll('*')].find((node) => node.getClientRects().length > 0) ??
    boxless.parentElement;
  if (box) whenVisible(host, box);
  else whenIdle(host);
}
