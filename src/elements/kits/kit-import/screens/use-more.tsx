import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { message } from '../messages';

/** How many are drawn at a time: a kit may bring thousands. */
const DRAWN = 100;

/**
 * The first of many, and the button for more of them.
 *
 * @param box what holds them, one child each
 */
export function useMore<T>(
  all: readonly T[],
  box: { readonly current: Element | null },
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [limit, setLimit] = useState(DRAWN);
  const before = useRef(limit);
  useLayoutEffect(() => {
    if (limit === before.current) return;
    // The button may go, so the first of those that came has the focus.
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
