import { logError } from '../../../../core/dom/log';
import { isPlainClick } from '../../../../core/dom/plain-click';

/** Links whose click is the browser's, since the lightbox did not come. */
const released = new WeakSet<Element>();

/**
 * The elements that a plain click passes, the innermost first; none of a click that is left alone:
 * one that is modified or used already, that ends a carousel's swipe, or that the browser is to have.
 */
export function plainClickPath(event: MouseEvent): HTMLElement[] {
  if (event.defaultPrevented || !isPlainClick(event)) return [];
  // Of any window: a node of an iframe's document is no `Element` of this one.
  // A form's control of this name would stand in the way.
  const path = event.composedPath().filter(hasMatches);
  return path.some((node) => released.has(node) || endsSwipe(node)) ? [] : path;
}

function hasMatches(node: EventTarget): node is HTMLElement {
  return typeof (node as Partial<Element>).matches === 'function';
}

/** A carousel lets no click through that ends a swipe. */
function endsSwipe(node: Element): boolean {
  const { swiper } = node as { swiper?: { allowClick?: boolean } };
  return swiper?.allowClick === false;
}

/** Has a link act as a link after all, where the lightbox did not come. */
export function actNatively(link: HTMLElement, error: unknown): void {
  logError(
    'nh-elements: the lightbox could not be loaded, so the link acts by itself. ' +
      'Check the network and that the whole library folder was published.',
    error,
  );
  released.add(link);
  link.click();
  released.delete(link);
}
