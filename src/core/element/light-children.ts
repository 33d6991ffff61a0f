import {
  BODY_MARK,
  contentOf,
  createBox,
  moveChildren,
  moveNode,
  REST_MARK,
  slotNameOf,
  unpackCopies,
} from './children';
import type { ChildrenPolicy } from './contract';

/**
 * The children of one light-DOM host, and the box that the body is rendered into. The policy `enhance`
 * leaves the children in place; `slot` moves them into the body's slots. Children that are not shown are
 * kept in a box inside the host, so that clones and `outerHTML` include them.
 */
export class LightChildren {
  readonly box: HTMLElement;
  readonly #host: HTMLElement;
  #policy: ChildrenPolicy = 'replace';
  #rest: HTMLElement | undefined;
  readonly #slots = new Map<string, HTMLElement>();
  /** The content in source order, wherever it is now. */
  readonly #content = new Set<Node>();

  constructor(host: HTMLElement) {
    this.#host = host;
    this.box = createBox(host.ownerDocument, BODY_MARK);
    // Morphing libraries never merge an element with an id into a printed one; they would empty the box.
    this.box.id = `nh-body-${Math.random().toString(36).slice(2)}`;
  }

  /** Adds the body's box to the host and, under `replace`, hides the content. */
  place(policy: ChildrenPolicy): void {
    this.#policy = policy;
    if (policy === 'enhance') this.#content.clear();
    this.#note();
    if (policy === 'replace') this.settle();
    if (this.box.parentNode !== this.#host) this.#host.append(this.box);
  }

  /**
   * Moves children that are directly in the host into their slots, or hides those whose slot is not
   * rendered.
   */
  settle(): void {
    if (this.#policy === 'enhance') return;
    for (const child of this.#loose()) {
      moveNode(child, this.#slots.get(slotNameOf(child)) ?? this.#hidden(), null);
    }
  }

  /**
   * Moves the children assigned to the slot `name` into `slot`; returns a function that moves them back.
   */
  fill(slot: HTMLElement, name: string): () => void {
    this.#slots.set(name, slot);
    for (const child of [...this.#loose(), ...this.#waiting()]) {
      if (slotNameOf(child) === name) moveNode(child, slot, null);
    }
    return () => {
      if (this.#slots.get(name) === slot) this.#slots.delete(name);
      moveChildren(slot, this.#host);
    };
  }

  /**
   * Moves `child`, and all children in the same slot or box, back into the host: the framework that
   * rendered them there is about to change them.
   */
  bringBack(child: Node): void {
    const place = child.parentNode;
    const places: readonly (Node | undefined)[] = [
      ...this.#slots.values(),
      this.#rest && contentOf(this.#rest),
    ];
    if (place && places.includes(place)) moveChildren(place, this.#host);
  }

  /** True if the page has changed the host's content or removed the body's box. */
  isDisturbed(): boolean {
    if (this.box.parentNode !== this.#host) return true;
    const boxes = this.#rest?.parentNode === this.#host ? 2 : 1;
    if (this.#policy !== 'enhance') return this.#host.childNodes.length > boxes;
    const loose = this.#loose();
    return loose.length !== this.#content.size || loose.some((child) => !this.#content.has(child));
  }

  /** Unpacks copied boxes; returns true if all content is new, as after `innerHTML = …`. */
  takeIn(): boolean {
    const isReplaced = this.box.parentNode !== this.#host;
    if (isReplaced) this.#forget();
    unpackCopies(this.#host, [this.box, this.#rest]);
    if (this.#policy !== 'enhance') this.#note();
    return isReplaced;
  }

  /**
   * Returns the host with its present content (in any order), as a server would print it: a copy in a
   * document without scripts, images or custom elements.
   */
  asPrinted(): HTMLElement {
    const inert = this.#host.ownerDocument.implementation.createHTMLDocument('');
    const copy = inert.importNode(this.#host, false);
    const slotted = [...this.#slots.values()].flatMap((slot) => [...slot.childNodes]);
    for (const child of [...slotted, ...this.#waiting(), ...this.#loose()]) {
      copy.append(inert.importNode(child, true));
    }
    return copy;
  }

  /** Removes the body's box and returns the content to the host in source order. */
  giveBack(): void {
    this.box.remove();
    if (this.#rest) unpackCopies(this.#host, []);
    this.#rest = undefined;
    if (this.#policy !== 'enhance') this.#restoreOrder();
    this.#content.clear();
  }

  /**
   * Adds the direct children to the content, in their present order. Children that have returned to the
   * host are moved to the end too, so that they keep their order among new ones.
   */
  #note(): void {
    for (const child of this.#loose()) {
      this.#content.delete(child);
      this.#content.add(child);
    }
  }

  #restoreOrder(): void {
    let next: Node | null = null;
    for (const child of [...new Set([...this.#content, ...this.#loose()])].reverse()) {
      if (child.parentNode !== this.#host) continue;
      if (child.nextSibling !== next) moveNode(child, this.#host, next);
      next = child;
    }
  }

  #forget(): void {
    for (const slot of this.#slots.values()) slot.replaceChildren();
    if (this.#rest?.parentNode !== this.#host) this.#rest = undefined;
    this.#content.clear();
  }

  #loose(): Node[] {
    return [...this.#host.childNodes].filter((node) => node !== this.box && node !== this.#rest);
  }

  #waiting(): Node[] {
    return this.#rest ? [...contentOf(this.#rest).childNodes] : [];
  }

  #hidden(): ParentNode & Node {
    if (this.#rest?.parentNode !== this.#host) {
      this.#rest = this.#policy === 'replace' ? fallbackBox(this.#host) : unslottedBox(this.#host);
      this.#host.append(this.#rest);
    }
    return contentOf(this.#rest as HTMLElement);
  }
}

// Selectors do not match the content of a template, its ids do not count, and its iframes do not load.
function fallbackBox({ ownerDocument }: HTMLElement): HTMLElement {
  const box = ownerDocument.createElement('template');
  box.setAttribute(REST_MARK, '');
  return box;
}

// As in shadow DOM, a child whose slot is not rendered stays in the page without being shown.
function unslottedBox({ ownerDocument }: HTMLElement): HTMLElement {
  const box = createBox(ownerDocument, REST_MARK);
  box.hidden = true;
  box.style.display = 'none';
  return box;
}
