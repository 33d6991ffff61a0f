import { showChildren } from './children';
import type { ChildrenPolicy } from './contract';
import { ForeignRemovals } from './foreign-removal';
import { LightChildren } from './light-children';

/** Renders into a drawing's container, and removes the content again. */
export interface Root {
  mount(): void;
  unmount(): void;
  /** True for a node of the present content, false for a former one, undefined for any other. */
  draws(node: Node): boolean | undefined;
}

/**
 * The place where one live instance renders: the shadow root, or in light DOM a box in the host. A drawing
 * also places the children beside or inside the rendered content.
 */
export class Drawing {
  /** The node that is rendered into. */
  readonly container: HTMLElement | ShadowRoot;
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot | null;
  /** Light DOM only: in shadow DOM the children stay in the host. */
  readonly #light: LightChildren | undefined;
  #root: Root | undefined;
  #removals: ForeignRemovals | undefined;

  constructor(host: HTMLElement, shadow: ShadowRoot | null) {
    this.#host = host;
    this.#shadow = shadow;
    this.#light = shadow ? undefined : new LightChildren(host);
    this.container = shadow ?? (this.#light as LightChildren).box;
  }

  /** Renders; the children are placed according to the policy. */
  mount(policy: ChildrenPolicy, root: Root): void {
    this.#root = root;
    this.place(policy);
    this.#shadow?.replaceChildren();
    root.mount();
    this.#removals = new ForeignRemovals({
      host: this.#host,
      container: this.container,
      draws: (node) => root.draws(node),
    });
  }

  /** Removes the rendered content and returns the children to the host. */
  unmount(): void {
    this.#light?.takeIn();
    // React throws if a node that it removes is not in its place.
    this.#removals?.end();
    this.#root?.unmount();
    this.#light?.giveBack();
    if (this.#shadow) showChildren(this.#shadow);
  }

  /** Applies the policy to children that the page has added. */
  place(policy: ChildrenPolicy): void {
    this.#light?.place(policy);
  }

  /** Moves newly added children into the slots that are rendered now. */
  settle(): void {
    this.#light?.settle();
  }

  /** Moves `child` back into the host, wherever the policy has placed it. */
  bringBack(child: Node): void {
    this.#light?.bringBack(child);
  }

  /**
   * True if the page has changed the host's content or removed the rendered content; undefined in shadow
   * DOM.
   */
  isDisturbed(): boolean | undefined {
    return this.#light?.isDisturbed();
  }

  /** Registers the page's changes; true if all content is new, as after `innerHTML = …`. */
  takeIn(): boolean {
    return this.#light?.takeIn() ?? false;
  }

  /** Returns the host with its present content, without the rendered content. */
  asPrinted(): HTMLElement {
    return this.#light?.asPrinted() ?? this.#host;
  }

  /**
   * Moves the children assigned to the slot `name` into `slot`; returns a function that moves them back.
   */
  fillSlot(slot: HTMLElement, name: string): () => void {
    return this.#light?.fill(slot, name) ?? (() => {});
  }
}
