/** Marks the box in a light-DOM host that the body is drawn into, so that a copy of it is known. */
export const BODY_MARK = 'data-nh-body';

/** Marks the box in a light-DOM host where children wait that are not shown. */
export const REST_MARK = 'data-nh-rest';

/** Marks a box of a body that slotted children are moved into; its value is the slot's name. */
export const SLOT_MARK = 'data-nh-slot';

/** True of the boxes that the host itself puts among its children. */
export function isOurBox(element: Element): boolean {
  return element.hasAttribute(BODY_MARK) || element.hasAttribute(REST_MARK);
}

/** A box that leaves no trace in the layout. */
export function createBox(document: Document, mark: string): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute(mark, '');
  // A property, not an attribute: a strict style-src refuses the attribute.
  box.style.display = 'contents';
  return box;
}

/**
 * Takes apart the boxes that a clone or `innerHTML` has copied: the drawing without life goes, the
 * children that it held come back.
 *
 * @param own the host's living boxes, which stay
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
    // The slots of an element inside belong to that element.
    if (slot.closest(`[${BODY_MARK}]`) === body) unpack(slot, host, body);
  }
}

function unpack(box: Element, host: HTMLElement, before: Node): void {
  for (const child of [...contentOf(box).childNodes]) moveNode(child, host, before);
}

/** The node that holds a box's children: a template keeps them apart. */
export function contentOf(box: Element): ParentNode & Node {
  return (box as Partial<HTMLTemplateElement>).content ?? box;
}

/** The slot that a child asks for; the empty text is the default slot. */
export function slotNameOf(child: Node): string {
  // Not `instanceof`: the node may come from another window's document.
  return child.nodeType === 1 ? ((child as Element).getAttribute('slot') ?? '') : '';
}

/** Moves all children of `from` to the end of `target`, in order. */
export function moveChildren(from: Node, target: ParentNode & Node): void {
  for (const child of [...from.childNodes]) moveNode(child, target, null);
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

/** Has the host's children show through a slot of their own while nothing is drawn into `shadow`. */
export function showChildren(shadow: ShadowRoot): void {
  shadow.append(shadow.ownerDocument.createElement('slot'));
}
