import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Viewport } from './grid';

/**
 * Keeps the visible items at their position when content above the list changes its height.
 *
 * @param above changes whenever the content above may have changed
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>, above: unknown): void {
  const drawn = useRef(above);
  const before = useRef(0);
  // Measured while rendering: after the render the list has moved.
  if (above !== drawn.current) before.current = list.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    drawn.current = above;
    // If the list's start is visible, the content above may be visible too, and must not move.
    if (!list.current || before.current >= 0) return;
    const by = list.current.getBoundingClientRect().top - before.current;
    before.current = 0;
    if (by !== 0) new Viewport(list.current).scrollBy(by);
  }, [list, above]);
}
