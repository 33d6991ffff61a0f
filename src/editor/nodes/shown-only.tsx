import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { sizeObserver } from '../../core/observers';

/**
 * Draws its children while they are visible. Puck draws the fields of a node twice, for wide and for narrow windows, and hides
 * one of them: drawing two hundred settings unseen would cost a third of the time of each key.
 */
export function ShownOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = (): void => setShown(current.offsetWidth > 0);
    const observer = sizeObserver(look);
    observer.observe(current);
    look();
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{isShown && children}</div>;
}
