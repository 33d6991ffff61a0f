import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Another screen is read from its heading on; what comes after `loading` leaves the focus where it is. */
export function useFocusOnScreen(screen: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(screen);
  useLayoutEffect(() => {
    if (screen !== before.current && before.current !== 'loading') title.current?.focus();
    before.current = screen;
  }, [screen]);
  return title;
}
