import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the screen changes, so that screen readers read from there. The screen
 * after `loading` leaves the focus in place.
 *
 * @returns the ref of the heading
 */
export function useFocusOnScreen(screen: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(screen);
  useLayoutEffect(() => {
    if (screen !== before.current && before.current !== 'loading') title.current?.focus();
    before.current = screen;
  }, [screen]);
  return title;
}
