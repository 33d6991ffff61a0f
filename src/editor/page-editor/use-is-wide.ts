import { useSyncExternalStore } from 'react';

/** The least width of a window in which pages can be edited. */
const query = '(width >= 768px)';

/** Returns whether the window has room for the editor. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
