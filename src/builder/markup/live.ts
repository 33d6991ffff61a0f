/**
 * Attribute on the printed root of an active widget. Until it is set, `nh.css` shows the items that will be
 * open; afterwards the controller decides.
 */
const LIVE = 'data-nh-live';

/** Marks `root` as active until the signal aborts. */
export function markLive(root: Element, signal: AbortSignal): void {
  root.setAttribute(LIVE, '');
  signal.addEventListener('abort', () => root.removeAttribute(LIVE), { once: true });
}
