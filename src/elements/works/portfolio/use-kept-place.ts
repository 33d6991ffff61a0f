import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Viewport } from './grid';

/**
 * Keeps what is in sight where it is while something above the list becomes higher or lower.
 *
 * @param above changes whenever that may be
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, above: unknown): void {
  const drawn = useRef(above);
  const before = useRef(0);
  // Asked while drawing, since afterwards the list has moved.
  if (above !== drawn.current) before.current = list.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    drawn.current = above;
    // While its beginning is in sight, so may be what grows.
    if (!list.current || before.current >= 0) return;
    const by = list.current.getBoundingClientRect().top - before.current;
    before.current = 0;
    if (by !== 0) new Viewport(list.current).scrollBy(by);
  }, [list, above]);
}
