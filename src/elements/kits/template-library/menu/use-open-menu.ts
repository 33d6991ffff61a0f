import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../../core/element/react';
import { activeElement } from '../../../../core/focus';
import { type Box, menuPlace } from './menu-place';

/** What a menu opens at. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

/**
 * Puts a menu above the page and the focus into it. It goes with what it opened at when the page scrolls, and
 * asks to be closed when something else has the focus or a press.
 *
 * @returns what gives the focus back to where it was
 */
export function useOpenMenu(
  menu: RefObject<HTMLElement | null>,
  anchor: MenuAnchor,
  close: () => void,
): () => void {
  const before = useRef<ReturnType<typeof activeElement>>(undefined);
  const latestClose = useLatest(close);
  const latestAnchor = useLatest(anchor);
  useLayoutEffect(() => {
    const node = menu.current;
    const view = node?.ownerDocument.defaultView;
    if (!node || !view) return undefined;
    before.current = activeElement();
    node.showPopover();
    const place = (): void => {
      const box = boxOf(latestAnchor.current);
      // A line of a list that has scrolled away is not drawn any more.
      if (box) putAt(node, view, box);
      else latestClose.current();
    };
    place();
    menuItemsIn(node)[0]?.focus({ preventScroll: true });
    const life = new AbortController();
    const options = { signal: life.signal, capture: true } as const;
    const leave = (event: Event): void => {
      if (!event.composedPath().includes(node)) latestClose.current();
    };
    // The key that has opened it asks for the browser's menu when it is let go.
    node.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    view.addEventListener('pointerdown', leave, options);
    view.addEventListener('focusin', leave, options);
    view.addEventListener('resize', place, options);
    view.addEventListener('scroll', place, options);
    // What scrolls in a shadow root is not heard outside of it.
    node.getRootNode().addEventListener('scroll', place, options);
    return () => life.abort();
  }, [menu, latestAnchor, latestClose]);
  return () => before.current?.focus({ preventScroll: true });
}

/** The items of a menu, in their order. */
export function menuItemsIn(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function putAt(menu: HTMLElement, view: Window, box: Box): void {
  const isRtl = view.getComputedStyle(menu).direction === 'rtl';
  const width = view.document.documentElement.clientWidth;
  const size = { width, height: view.innerHeight };
  const { left, top } = menuPlace(box, menu.getBoundingClientRect(), size, isRtl);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}

/** Undefined where it is not in the page any more. */
function boxOf(anchor: MenuAnchor): Box | undefined {
  if (anchor instanceof Element) {
    return anchor.isConnected ? anchor.getBoundingClientRect() : undefined;
  }
  const { x, y } = anchor;
  return { left: x, right: x, top: y, bottom: y };
}
