import { type ReactNode, type ReactPortal, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { filterListeners } from './react-root';

/**
 * Draws `children` into another node, with as few listeners as the element's own root has
 * (React's own `createPortal` attaches 142 to each container).
 */
export function Portal({ into, children }: { into: Element; children: ReactNode }): ReactPortal {
  const unfilter = filterListeners(into);
  useLayoutEffect(() => {
    unfilter();
  });
  return createPortal(children, into);
}
