import { Component, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { createBox } from '../children';
import { filterListeners } from './react-root';

/**
 * Renders `children` into its own box at the end of another node, with as few listeners as the element's
 * root (React's `createPortal` attaches 142 to each container).
 */
export function Portal({ into, children }: { into: Element; children: ReactNode }): ReactNode {
  const [box] = useState(() => portalBox(into.ownerDocument));
  // React 18 ignores a cleanup function returned by a ref; it calls the ref with null.
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
 * Renders nothing. As the portal's preceding sibling, its ref is called before the refs and layout effects
 * of the content, which may need to be connected already (`showModal`). An insertion effect would run in
 * time in React only; Preact's is a layout effect and runs after those of the children.
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
