import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Instance } from '../../../core/element';
import { useInstance } from '../../../core/element/react';

interface Counts {
  /** Number of loaded items; undefined while the server's own items are shown. */
  readonly loaded: number | undefined;
  /** Number of items that match the search. */
  readonly shown: number;
}

/**
 * Moves the focus when loaded items remove the focused element. From a link of the server's items, the
 * focus moves to the same link in the list. From Load More, it moves to the first new item, which precedes
 * the button. From Try again of an empty list, it moves to the first item.
 */
export function useFocusHandover(
  box: RefObject<HTMLElement | null>,
  { loaded, shown }: Counts,
): void {
  const instance = useInstance();
  const { host } = instance;
  const before = useRef<Counts>({ loaded, shown });
  // Read while rendering: in Chromium an element loses the focus as soon as it is hidden, before any
  // effect runs.
  const focused = useRef<Element | null>(null);
  focused.current = focusedIn(instance);
  useLayoutEffect(() => {
    const first = before.current;
    before.current = { loaded, shown };
    const view = host.ownerDocument.defaultView;
    if (!view || !focused.current || loaded === undefined || loaded <= (first.loaded ?? 0))
      return undefined;
    const find = successor(focused.current, first.shown, shown);
    // In the next frame: the list measures itself before it renders its tiles.
    const frame = view.requestAnimationFrame(() => box.current && find?.(box.current)?.focus());
    return () => view.cancelAnimationFrame(frame);
  }, [host, box, loaded, shown]);
}

/** The focused element, in the rendered body or in the server's markup. */
function focusedIn({ host, bodyShadow }: Instance): Element | null {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  const printed = host.contains(activeElement) ? activeElement : null;
  return bodyShadow?.activeElement ?? printed;
}

/** Returns a function that finds the element to focus next: the same link, or the first new item. */
function successor(focused: Element, before: number, shown: number) {
  if (focused.matches('.nh-portfolio-more')) {
    // A search that goes on may find nothing new.
    return (box: HTMLElement) =>
      shown === before && focused.checkVisibility() ? null : itemFrom(box, before + 1);
  }
  const address = (focused as Partial<HTMLAnchorElement>).href;
  if (focused.closest('.nh-portfolio-tile') || !address) return undefined;
  return (box: HTMLElement) => [...box.querySelectorAll('a')].find(({ href }) => href === address);
}

/** The item at `position`, else the last item, else the search box. */
function itemFrom(box: HTMLElement, position: number): HTMLElement | null {
  const last = [...box.querySelectorAll<HTMLElement>('[aria-posinset] a')].at(-1);
  return (
    box.querySelector<HTMLElement>(`[aria-posinset="${position}"] a`) ??
    last ??
    box.parentNode?.querySelector<HTMLElement>('[type="search"]') ??
    null
  );
}
