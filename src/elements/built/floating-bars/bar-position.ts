import { restoreAtEnd } from '../../../builder/markup/restore';
import { moveNode } from '../../../core/element/children';
import { sizeObserver } from '../../../core/observers';
import { adminBar } from './admin-bar';
import { keepSkipLinksBelow } from './skip-links';
import { releaseTopSpace, reserveTopSpace } from './top-space';

/** Attribute on a positioned bar, for which stylesheets need not reserve space any more. */
const POSITIONED = 'data-nh-placed';

/** Windows so low, such as at 400 % zoom, that a sticky bar would leave no room to read; also in `bar.css`. */
const LOW = '(max-height: 20em)';

/** Marks a bar as positioned until the signal aborts. */
export function markPositioned(bar: HTMLElement, signal: AbortSignal): void {
  bar.setAttribute(POSITIONED, '');
  signal.addEventListener('abort', () => bar.removeAttribute(POSITIONED), { once: true });
}

/** Keeps a sticky bar in view. In low windows it is moved like one that is not sticky, and scrolls away. */
export function stickWhereHigh(
  bar: HTMLElement,
  move: (signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  const low = bar.ownerDocument.defaultView?.matchMedia(LOW);
  let placed = new AbortController();
  const place = (): void => {
    placed.abort();
    placed = new AbortController();
    if (low?.matches) move(placed.signal);
    else stickToTop(bar, placed.signal);
  };
  if (signal.aborted) return;
  low?.addEventListener('change', place, { signal });
  signal.addEventListener('abort', () => placed.abort(), { once: true });
  place();
}

/**
 * Keeps a sticky bar below the CMS's admin bar, and the page content below both, at any size, until the
 * signal aborts.
 */
function stickToTop(bar: HTMLElement, signal: AbortSignal): void {
  const above = adminBar(bar.ownerDocument);
  restoreAtEnd(bar, ['style'], signal);
  const update = (): void => {
    const start = above?.offsetHeight ?? 0;
    const height = bar.offsetHeight;
    if (above) bar.style.top = `${start}px`;
    reserveTopSpace(bar, { height, end: start + height });
  };
  const observer = sizeObserver(update);
  for (const box of [bar, above]) if (box) observer.observe(box);
  update();
  keepSkipLinksBelow(bar, signal);
  const stop = (): void => {
    observer.disconnect();
    releaseTopSpace(bar);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/**
 * Moves a top bar, which is printed at the end of the page, to its start, below the CMS's admin bar. Moves it
 * back when the signal aborts (docs/compatibility/page-builder.md#floating-bars).
 *
 * The builder's document around the bar moves along, because its styles depend on it.
 */
export function moveToStart(holder: HTMLElement, signal: AbortSignal): void {
  const { ownerDocument } = holder;
  const printed = ownerDocument.createComment(' nh-floating-bars ');
  holder.before(printed);
  const before = adminBar(ownerDocument)?.nextSibling ?? ownerDocument.body.firstChild;
  moveNode(holder, ownerDocument.body, before);
  const restore = (): void => {
    // Nodes that were removed from the page are not put back.
    const { parentElement } = printed;
    if (holder.isConnected && parentElement) moveNode(holder, parentElement, printed);
    printed.remove();
  };
  signal.addEventListener('abort', restore, { once: true });
}
