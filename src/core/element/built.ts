import { showNodes } from '../dom/show-nodes';
import { BODY_MARK, createBox, SLOT_MARK } from './children';
import type { ChildrenPolicy } from './contract';
import { Drawing, type Root } from './drawing';

/** What a controller has built itself, without React, in the place where a body would be drawn. */
export class Built implements Root {
  readonly drawing: Drawing;
  /** In shadow DOM, the way through for children that stay where they are. */
  readonly #passage: readonly Node[];
  /** The slots that hold children, with the way to give them back to the host. */
  readonly #filled = new Map<Node, () => void>();

  constructor(host: HTMLElement, shadow: ShadowRoot | null, policy: ChildrenPolicy) {
    this.drawing = new Drawing(host, shadow);
    const passes = shadow && policy === 'enhance';
    this.#passage = passes ? [createSlot(host.ownerDocument, shadow, '')] : [];
    this.drawing.mount(policy, this);
  }

  mount(): void {
    this.show([]);
  }

  unmount(): void {
    this.#empty(() => true);
    this.drawing.container.replaceChildren();
  }

  /** Shows these nodes and no others; those that are shown already keep their state. */
  show(nodes: readonly Node[]): void {
    const shown = [...this.#passage, ...nodes];
    this.#empty((slot) => !shown.some((node) => node.contains(slot)));
    const { container } = this.drawing;
    showNodes(container, shown);
    for (const slot of container.querySelectorAll<HTMLElement>(`[${SLOT_MARK}]`)) this.#fill(slot);
  }

  #fill(slot: HTMLElement): void {
    const isOwn = slot.closest(`[${BODY_MARK}]`) === this.drawing.container;
    if (!isOwn || this.#filled.has(slot)) return;
    const name = slot.getAttribute(SLOT_MARK) ?? '';
    this.#filled.set(slot, this.drawing.fillSlot(slot, name));
  }

  #empty(isGone: (slot: Node) => boolean): void {
    for (const [slot, giveBack] of this.#filled) {
      if (!isGone(slot)) continue;
      this.#filled.delete(slot);
      giveBack();
    }
  }
}

/** Where the children that ask for the slot `name` are shown within what is built. */
export function createSlot(
  document: Document,
  shadow: ShadowRoot | null,
  name: string,
): HTMLElement {
  if (shadow) {
    const slot = document.createElement('slot');
    if (name) slot.name = name;
    return slot;
  }
  const box = createBox(document, SLOT_MARK);
  box.setAttribute(SLOT_MARK, name);
  return box;
}
