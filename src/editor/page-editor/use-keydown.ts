import { useEffect } from 'react';
import { useLatest } from '../../core/element/react';

/**
 * Calls a function at each key that is pressed in a document.
 *
 * @param capture whether it is called before the listeners of other code
 */
export function useKeydown(
  root: Document | undefined,
  press: (event: KeyboardEvent) => void,
  capture = false,
): void {
  const latest = useLatest(press);
  useEffect(() => {
    if (!root) return undefined;
    const life = new AbortController();
    const { signal } = life;
    root.addEventListener('keydown', (event) => latest.current(event), { signal, capture });
    return () => life.abort();
  }, [root, latest, capture]);
}
