import { showNodes } from '../dom/show-nodes';
import { BODY_MARK, createBox, SLOT_MARK } from './children';
import type { ChildrenPolicy } from './contract';
import { Drawing, type Root } from './drawing';

/** Nodes that a controller has built itself, without React, where a body would be rendered. */
export class Built implements Root {
  readonly drawing: Drawing;
  /**
   * In shadow DOM with the policy `enhance`: the slot that shows the children, which stay where they are.
   */
  readonly #passage: readonly Node[];
  #shown: readonly Node[] = [];
  /** The slots that hold children, with a function that returns the children to the host. */
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

  draws(node: Node): boolean | undefined {
    return this.#shown.includes(node) || undefined;
  }

  /** Shows these nodes and no others; nodes that are already shown keep their state. */
  show(nodes: readonly Node[]): void {
    const shown = [...this.#passage, ...nodes];
    this.#shown = shown;
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

/**
 * Creates the slot that shows the children assigned to `name`: a `<slot>` in shadow DOM, a box in light
 * DOM.
 */
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
