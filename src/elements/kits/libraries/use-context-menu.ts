import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../core/element/react';

/** Is told of right clicks in a node, and of what stands for them. React's roots listen to few types, not to this. */
export function useContextMenu(
  box: RefObject<HTMLElement | null>,
  asked: (event: MouseEvent) => void,
): void {
  const latest = useLatest(asked);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    box.current?.addEventListener('contextmenu', (event) => latest.current(event), { signal });
    return () => life.abort();
  }, [box, latest]);
}
