import { showChildren } from './children';
import type { ChildrenPolicy } from './contract';
import { LightChildren } from './light-children';

/** What fills a drawing's container, and takes its content away again. */
export interface Root {
  mount(): void;
  unmount(): void;
}

/**
 * Where something of one living instance is drawn: in shadow DOM the root, in light DOM a box in the
 * host, with the place of the children beside it.
 */
export class Drawing {
  /** What is drawn into. */
  readonly container: HTMLElement | ShadowRoot;
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot | null;
  /** In light DOM only: in shadow DOM the children need no keeping. */
  readonly #light: LightChildren | undefined;
  #root: Root | undefined;

  constructor(host: HTMLElement, shadow: ShadowRoot | null) {
    this.#host = host;
    this.#shadow = shadow;
    this.#light = shadow ? undefined : new LightChildren(host);
    this.container = shadow ?? (this.#light as LightChildren).box;
  }

  /** Draws; the children go where the policy says. */
  mount(policy: ChildrenPolicy, root: Root): void {
    this.#root = root;
    this.place(policy);
    this.#shadow?.replaceChildren();
    root.mount();
  }

  /** Takes the drawing away and gives the host its children back. */
  unmount(): void {
    this.#light?.takeIn();
    this.#root?.unmount();
    this.#light?.giveBack();
    if (this.#shadow) showChildren(this.#shadow);
  }

  /** Puts what the page has added where the policy says. */
  place(policy: ChildrenPolicy): void {
    this.#light?.place(policy);
  }

  /** Moves what came meanwhile into the slots that are drawn by now. */
  settle(): void {
    this.#light?.settle();
  }

  /** Has `child` be a child of the host again, wherever the policy has put it. */
  bringBack(child: Node): void {
    this.#light?.bringBack(child);
  }

  /** True if the page has changed the host's content, or thrown the drawing out; in shadow DOM unknown. */
  isDisturbed(): boolean | undefined {
    return this.#light?.isDisturbed();
  }

  /** Takes the page's changes in; true if all content is new, as after `innerHTML = …`. */
  takeIn(): boolean {
    return this.#light?.takeIn() ?? false;
  }

  /** The host with its present content, without what is drawn. */
  asPrinted(): HTMLElement {
    return this.#light?.asPrinted() ?? this.#host;
  }

  /** Moves the children that ask for the slot `name` into `slot`; returns the way back. */
  fillSlot(slot: HTMLElement, name: string): () => void {
    return this.#light?.fill(slot, name) ?? (() => {});
  }
}
