import { moveNode } from '../../../core/element/children';
import { restoreAtEnd } from '../markup/restore';
import { adminBar } from './admin-bar';
import { giveTopRoomBack, takeTopRoom } from './top-room';

/** On a bar that its controller keeps in place: stylesheets keep no room for it any more. */
const PLACED = 'data-nh-placed';

/** Has a bar be one that is kept in place, until the signal ends. */
export function markPlaced(bar: HTMLElement, signal: AbortSignal): void {
  bar.setAttribute(PLACED, '');
  signal.addEventListener('abort', () => bar.removeAttribute(PLACED), { once: true });
}

/**
 * Keeps a bar that sticks to the top below the CMS's own bar, and the page below both, whatever sizes they
 * take, until the signal ends.
 */
export function stickToTop(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const above = adminBar(bar.ownerDocument);
  restoreAtEnd(bar, ['style'], signal);
  const place = (): void => {
    const start = above?.offsetHeight ?? 0;
    const height = bar.offsetHeight;
    if (above) bar.style.top = `${start}px`;
    takeTopRoom(bar, { height, end: start + height });
  };
  const observer = new ResizeObserver(place);
  for (const box of [bar, above]) if (box) observer.observe(box);
  place();
  const stop = (): void => {
    observer.disconnect();
    giveTopRoomBack(bar);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Moves a bar that belongs at the top, but is printed at the page's end, to the page's beginning, below the
 * CMS's own bar; back at the end of the signal (facts, page-builder 40).
 *
 * With it moves the builder's document that holds floating elements alone, since its styles name it.
 */
export function moveToStart(holder: HTMLElement, signal: AbortSignal): void {
  const { ownerDocument } = holder;
  const printed = ownerDocument.createComment(' nh-floating-bars ');
  holder.before(printed);
  const before = adminBar(ownerDocument)?.nextSibling ?? ownerDocument.body.firstChild;
  moveNode(holder, ownerDocument.body, before);
  const restore = (): void => {
    // What has left the page meanwhile stays away.
    const { parentElement } = printed;
    if (holder.isConnected && parentElement) moveNode(holder, parentElement, printed);
    printed.remove();
  };
  signal.addEventListener('abort', restore, { once: true });
}
