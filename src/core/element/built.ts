import { showsOnly } from '../dom/show-nodes';
import { createBox, SLOT_MARK } from './children';
import type { ChildrenPolicy } from './contract';
import { Drawing, type Root } from './drawing';

/** What a controller has built itself, without React, in the place where a body would be drawn. */
export class Built implements Root {
  readonly drawing: Drawing;
  /** In shadow DOM, the way through for children that stay where they are. */
  readonly #passage: readonly Node[];
  /** Give the children in each slot back to the host. */
  #emptySlots: readonly (() => void)[] = [];

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
    this.#put([]);
  }

  /** Shows these nodes and no others; if they are shown already, they keep their state. */
  show(nodes: readonly Node[]): void {
    const wanted = [...this.#passage, ...nodes];
    if (showsOnly(this.drawing.container, wanted)) return;
    this.#put(wanted);
    this.#emptySlots = this.#slots().map((slot) =>
      this.drawing.fillSlot(slot, slot.getAttribute(SLOT_MARK) ?? ''),
    );
  }

  #put(nodes: readonly Node[]): void {
    for (const empty of this.#emptySlots) empty();
    this.#emptySlots = [];
    this.drawing.container.replaceChildren(...nodes);
  }

  #slots(): HTMLElement[] {
    return [...this.drawing.container.querySelectorAll<HTMLElement>(`[${SLOT_MARK}]`)];
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
