import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { message } from '../messages';

/** The number of items rendered at a time; a kit may have thousands. */
const DRAWN = 100;

/**
 * The first items of a long list, and a button that shows more.
 *
 * @param box the container, with one child per item
 */
export function useMore<T>(
  all: readonly T[],
  box: { readonly current: Element | null },
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [limit, setLimit] = useState(DRAWN);
  const before = useRef(limit);
  useLayoutEffect(() => {
    if (limit === before.current) return;
    // Focuses the first added item, since the button may disappear.
    const first = box.current?.children[before.current];
    first?.querySelector<HTMLElement>('a, input')?.focus();
    before.current = limit;
  }, [limit, box]);
  const count = Math.min(all.length - limit, DRAWN);
  const more = count > 0 && (
    <button type="button" part="button" onClick={() => setLimit(limit + DRAWN)}>
      {message('kit.import.more', { count })}
    </button>
  );
  return { shown: all.slice(0, limit), more };
}
