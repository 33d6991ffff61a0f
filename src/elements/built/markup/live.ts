/**
 * On the printed root of a widget that lives. `nh.css` shows what will be open only until then: from then
 * on what is open is the controller's.
 */
const LIVE = 'data-nh-live';

/** Marks `root` as alive until the signal ends. */
export function markLive(root: Element, signal: AbortSignal): void {
  root.setAttribute(LIVE, '');
  signal.addEventListener('abort', () => root.removeAttribute(LIVE), { once: true });
}
