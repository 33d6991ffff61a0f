/** Marks the box in a light-DOM host that the body is drawn into, so that a clone's stale copy is known. */
export const BODY_MARK = 'data-nh-body';

/** A box for the body that leaves no trace in the layout. */
export function createBodyBox(document: Document): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute(BODY_MARK, '');
  // A property, not an attribute: a strict style-src refuses the attribute.
  box.style.display = 'contents';
  return box;
}

/** Removes bodies that came with a clone: they are drawings without life. */
export function removeStaleBodies(host: HTMLElement, own: Node): void {
  for (const child of [...host.children]) {
    if (child !== own && child.hasAttribute(BODY_MARK)) child.remove();
  }
}

/** Moves the host's children, without the body's box, into `target`, in order. */
export function moveChildren(host: Node, target: ParentNode & Node, except: Node | null): void {
  for (const child of [...host.childNodes]) {
    if (child !== except) moveNode(child, target, null);
  }
}

/**
 * Moves one node, keeping its state (a loaded iframe, the focus) where the platform can.
 *
 * `moveBefore` is missing in WebKitGTK 2.50 (measured) and refuses a move between documents or into
 * a disconnected tree; a plain move serves there.
 */
export function moveNode(node: Node, target: ParentNode & Node, before: Node | null): void {
  if (typeof target.moveBefore === 'function' && node.isConnected && target.isConnected) {
    try {
      target.moveBefore(node, before);
      return;
    } catch {
      // Falls through to the plain move.
    }
  }
  target.insertBefore(node, before);
}
