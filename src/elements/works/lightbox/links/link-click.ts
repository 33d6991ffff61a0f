import { logError } from '../../../../core/dom/log';
import { isPlainClick } from '../../../../core/dom/plain-click';

/** Links that the browser follows, because the lightbox could not be loaded. */
const nativeLinks = new WeakSet<Element>();

/**
 * The elements in the path of a plain click, innermost first. Empty if the click had a modifier key, was
 * prevented, ended a carousel's swipe, or is left to the browser.
 */
export function plainClickPath(event: MouseEvent): HTMLElement[] {
  if (event.defaultPrevented || !isPlainClick(event)) return [];
  // Checks `matches`: nodes of an iframe's document are not instances of this window's `Element`.
  // A form with a control named `matches` is skipped too.
  const path = event.composedPath().filter(hasMatches);
  return path.some((node) => nativeLinks.has(node) || endsSwipe(node)) ? [] : path;
}

function hasMatches(node: EventTarget): node is HTMLElement {
  return typeof (node as Partial<Element>).matches === 'function';
}

/** Swiper ignores clicks that end a swipe (`allowClick`). */
function endsSwipe(node: Element): boolean {
  const { swiper } = node as { swiper?: { allowClick?: boolean } };
  return swiper?.allowClick === false;
}

/** Follows a link natively, because the lightbox could not be loaded. */
export function actNatively(link: HTMLElement, error: unknown): void {
  logError(
    'nh-elements: the lightbox could not be loaded, so the browser follows the link. ' +
      "Check the network, and that the package's whole folder is published.",
    error,
  );
  nativeLinks.add(link);
  link.click();
  nativeLinks.delete(link);
}
