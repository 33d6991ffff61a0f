import { Component, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createBox } from '../children';
import { filterListeners } from './react-root';

/**
 * Draws `children` into a box of its own at the end of another node, with as few listeners as the
 * element's own root has (React's own `createPortal` attaches 142 to each container).
 */
export function Portal({ into, children }: { into: Element; children: ReactNode }): ReactNode {
  const [box] = useState(() => portalBox(into.ownerDocument));
  // React 18 takes no cleanup from a ref; it calls it with null.
  const place = useCallback(
    (placement: Placement | null) => (placement ? into.append(box) : box.remove()),
    [into, box],
  );
  return (
    <>
      <Placement ref={place} />
      {createPortal(children, box)}
    </>
  );
}

/**
 * Draws nothing. As the portal's elder sibling it has its ref called before the refs and layout effects
 * of what is drawn, which may already need the page around them (`showModal`). An insertion effect
 * would do so in React alone; Preact's is a layout effect and comes after those of the children.
 */
class Placement extends Component {
  override render(): ReactNode {
    return null;
  }
}

function portalBox(document: Document): HTMLElement {
  const box = createBox(document, 'data-nh-portal');
  filterListeners(box);
  return box;
}
