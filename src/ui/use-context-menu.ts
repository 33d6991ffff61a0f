import { type RefObject, useEffect } from 'react';
import { useLatest } from '../core/element/react';

/**
 * Calls `open` on `contextmenu` events: right clicks, long presses, keys. React's roots do not listen to them
 * here.
 */
export function useContextMenu(
  box: RefObject<HTMLElement | null>,
  open: (event: MouseEvent) => void,
): void {
  const latest = useLatest(open);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    box.current?.addEventListener('contextmenu', (event) => latest.current(event), { signal });
    return () => life.abort();
  }, [box, latest]);
}
