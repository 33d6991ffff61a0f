import { type ReactNode, type ReactPortal, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createBox } from '../children';
import { filterListeners } from './react-root';

/**
 * Draws `children` into a box of its own at the end of another node, with as few listeners as the
 * element's own root has (React's own `createPortal` attaches 142 to each container).
 */
export function Portal({ into, children }: { into: Element; children: ReactNode }): ReactPortal {
  const [box] = useState(() => portalBox(into.ownerDocument));
  // An insertion effect runs before the refs and layout effects of what is drawn, which may already
  // need the page around them (`showModal`).
  useInsertionEffect(() => {
    into.append(box);
    return () => box.remove();
  }, [into, box]);
  return createPortal(children, box);
}

function portalBox(document: Document): HTMLElement {
  const box = createBox(document, 'data-nh-portal');
  filterListeners(box);
  return box;
}
