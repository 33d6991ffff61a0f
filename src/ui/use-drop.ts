import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../core/element/react';

/**
 * Takes files that are dropped on a node. React's roots do not listen to drag events here.
 *
 * @returns the ref of the node, and whether files are dragged over it
 */
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
      // By default, the browser would navigate to the file.
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
