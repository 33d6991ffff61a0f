import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Instance } from '../../../core/element';
import { useInstance } from '../../../core/element/react';

interface Counts {
  /** How many items there are; undefined: the server's own are still there. */
  readonly loaded: number | undefined;
  /** How many of them the search has found. */
  readonly shown: number;
}

/**
 * Hands the focus on where what has it goes: from a link of the server's items to the same link of the
 * list that replaces them, and from Load More, after the last page, to the first new item that is shown;
 * from Try again to the first item, where there was none.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, { loaded, shown }: Counts): void {
  const instance = useInstance();
  const { host } = instance;
  const before = useRef<Counts>({ loaded, shown });
  // Asked while drawing: in Chromium an element loses the focus in the moment that it is hidden, which
  // is before any effect.
  const focused = useRef<Element | null>(null);
  focused.current = focusedIn(instance);
  useLayoutEffect(() => {
    const first = before.current;
    before.current = { loaded, shown };
    const view = host.ownerDocument.defaultView;
    if (!view || !focused.current || loaded === undefined || loaded <= (first.loaded ?? 0))
      return undefined;
    const find = successor(focused.current, first);
    // The list measures itself before it draws its tiles.
    const frame = view.requestAnimationFrame(() => box.current && find?.(box.current)?.focus());
    return () => view.cancelAnimationFrame(frame);
  }, [host, box, loaded, shown]);
}

/** What has the focus in the element: what its body has drawn, or what the server has printed. */
function focusedIn({ host, bodyShadow }: Instance): Element | null {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  const printed = host.contains(activeElement) ? activeElement : null;
  return bodyShadow?.activeElement ?? printed;
}

/** The way to what has the focus next: the same link, or the first item after those there were. */
function successor(focused: Element, { loaded, shown }: Counts) {
  if (focused.matches('.nh-portfolio-more')) {
    return (box: HTMLElement) =>
      loaded && focused.checkVisibility() ? null : itemFrom(box, shown + 1);
  }
  const address = (focused as Partial<HTMLAnchorElement>).href;
  if (focused.closest('.nh-portfolio-tile') || !address) return undefined;
  return (box: HTMLElement) => [...box.querySelectorAll('a')].find(({ href }) => href === address);
}

/** The item at `place`, else the last one; where the search finds none, its box. */
function itemFrom(box: HTMLElement, place: number): HTMLElement | null {
  const last = [...box.querySelectorAll<HTMLElement>('[aria-posinset] a')].at(-1);
  return (
    box.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`) ??
    last ??
    box.parentNode?.querySelector<HTMLElement>('[type="search"]') ??
    null
  );
}
