/**
 * Marks the box in a light-DOM host into which the body is rendered. Copies of the box are recognised by
 * it.
 */
export const BODY_MARK = 'data-nh-body';

/** Marks the box in a light-DOM host that holds children that are not shown. */
export const REST_MARK = 'data-nh-rest';

/** Marks a box of a body that slotted children are moved into; its value is the slot's name. */
export const SLOT_MARK = 'data-nh-slot';

/** True for the boxes that the host itself adds to its children. */
export function isOurBox(element: Element): boolean {
  return element.hasAttribute(BODY_MARK) || element.hasAttribute(REST_MARK);
}

/** Creates a box without an effect on layout. */
export function createBox(document: Document, mark: string): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute(mark, '');
  // A property, not an attribute: a strict `style-src` policy rejects the attribute.
  box.style.display = 'contents';
  return box;
}

/**
 * Removes boxes that a clone or `innerHTML` has copied. The copied rendering is removed; the children in it
 * return to the host.
 *
 * @param own the host's own boxes, which stay
 */
export function unpackCopies(host: HTMLElement, own: readonly (Node | undefined)[]): void {
  for (const child of [...host.children]) {
    if (own.includes(child)) continue;
    if (child.hasAttribute(REST_MARK)) unpack(child, host, child);
    else if (child.hasAttribute(BODY_MARK)) unpackSlots(child, host);
    else continue;
    child.remove();
  }
}

function unpackSlots(body: Element, host: HTMLElement): void {
  for (const slot of body.querySelectorAll(`[${SLOT_MARK}]`)) {
    // The slots of a nested element belong to that element.
    if (slot.closest(`[${BODY_MARK}]`) === body) unpack(slot, host, body);
  }
}

function unpack(box: Element, host: HTMLElement, before: Node): void {
  for (const child of [...contentOf(box).childNodes]) moveNode(child, host, before);
}

/** Returns the node that holds a box's children: for a template, its `content`. */
export function contentOf(box: Element): ParentNode & Node {
  return (box as Partial<HTMLTemplateElement>).content ?? box;
}

/** Returns the slot name that a child asks for; an empty string is the default slot. */
export function slotNameOf(child: Node): string {
  // Not `instanceof`: the node may come from another window's document.
  return child.nodeType === 1 ? ((child as Element).getAttribute('slot') ?? '') : '';
}

/** Moves all children of `from` to the end of `target`, in order. */
export function moveChildren(from: Node, target: ParentNode & Node): void {
  for (const child of [...from.childNodes]) moveNode(child, target, null);
}

/**
 * Moves a node, keeping its state (a loaded iframe, the focus) where the platform can.
 *
 * `moveBefore` is missing in WebKitGTK 2.50 (measured). The method rejects a move between documents or into a
 * disconnected tree; the fallback is a plain move, which loses that state.
 */
export function moveNode(node: Node, target: ParentNode & Node, before: Node | null): void {
  if (typeof target.moveBefore === 'function' && node.isConnected && target.isConnected) {
    try {
      target.moveBefore(node, before);
      return;
    } catch {
      // Continues with the plain move.
    }
  }
  target.insertBefore(node, before);
}

/** Shows the host's children through a slot while nothing is rendered into `shadow`. */
export function showChildren(shadow: ShadowRoot): void {
  shadow.append(shadow.ownerDocument.createElement('slot'));
}
