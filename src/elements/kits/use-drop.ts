import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/element/react';

/** Files that are dropped on a node; and whether some are over it. React does not listen to this here. */
export function useDrop(
  take: (files: File[]) => void,
): [node: { readonly current: HTMLLabelElement | null }, isOver: boolean] {
  const node = useRef<HTMLLabelElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useLatest(take);
  useEffect(() => {
    const target = node.current;
    if (!target) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this the browser would open the file in the page's place.
      event.preventDefault();
      setOver(true);
    };
    target.addEventListener('dragenter', over, { signal });
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', () => setOver(false), { signal });
    target.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => life.abort();
  }, [latest]);
  return [node, isOver];
}
