import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../core/element/react';
import { activeElement } from '../../core/focus';
import { type Box, menuPosition } from './menu-position';

/** The element or the pointer position at which a menu opens. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

/**
 * Opens a menu as a popover and focuses its first item. The menu follows its anchor when the page scrolls. It
 * closes on a press or a focus change outside, on a click on the button that opened it, and when its anchor is removed.
 *
 * @returns a function that restores the previous focus
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
      // A list line that has scrolled out of view is removed.
      if (box) putAt(node, view, box);
      else latestClose.current();
    };
    place();
    menuItemsIn(node)[0]?.focus({ preventScroll: true });
    const life = new AbortController();
    const options = { signal: life.signal, capture: true } as const;
    const leave = (event: Event): void => {
      const path = event.composedPath();
      if (!path.includes(node) && !isOnButton(latestAnchor.current, path)) latestClose.current();
    };
    // The button would open the menu again.
    const press = (event: Event): void => {
      if (!isOnButton(latestAnchor.current, event.composedPath())) return;
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    // Releasing the key that opened the menu would open the browser's own menu.
    node.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    view.addEventListener('pointerdown', leave, options);
    view.addEventListener('click', press, options);
    view.addEventListener('focusin', leave, options);
    view.addEventListener('resize', place, options);
    view.addEventListener('scroll', place, options);
    // Scroll events inside a shadow root do not reach the window.
    node.getRootNode().addEventListener('scroll', place, options);
    return () => life.abort();
  }, [menu, latestAnchor, latestClose]);
  return () => before.current?.focus({ preventScroll: true });
}

/** Returns the elements of a menu's items. */
export function menuItemsIn(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Whether an event happened on the button that opened the menu. */
function isOnButton(anchor: MenuAnchor, path: readonly EventTarget[]): boolean {
  return 'matches' in anchor && anchor.matches('[aria-haspopup="menu"]') && path.includes(anchor);
}

function putAt(menu: HTMLElement, view: Window, box: Box): void {
  const isRtl = view.getComputedStyle(menu).direction === 'rtl';
  const width = view.document.documentElement.clientWidth;
  const size = { width, height: view.innerHeight };
  const { left, top } = menuPosition(box, menu.getBoundingClientRect(), size, isRtl);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}

/** Returns the anchor's box; undefined if the anchor was removed from the page. */
function boxOf(anchor: MenuAnchor): Box | undefined {
  if ('isConnected' in anchor) {
    return anchor.isConnected ? anchor.getBoundingClientRect() : undefined;
  }
  const { x, y } = anchor;
  return { left: x, right: x, top: y, bottom: y };
}
