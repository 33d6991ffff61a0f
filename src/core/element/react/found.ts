import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * What `find` finds in the page, which may print it anew or late: asked again whenever something is
 * added to `place`, or to `other`, or is taken out.
 *
 * @param areSame whether two findings mean the same; the first of them stays the answer
 */
export function useFound<T>(
  find: () => T,
  areSame: (one: T, other: T) => boolean,
  place: Node,
  other: Node = place,
): T {
  const last = useRef<{ readonly found: T }>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      for (const one of [place, other]) observer.observe(one, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [place, other],
  );
  return useSyncExternalStore(subscribe, () => {
    const found = find();
    if (!last.current || !areSame(found, last.current.found)) last.current = { found };
    return last.current.found;
  });
}
