import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { watchChildren } from '../children-watch';
import type { BodyModule, ChildrenPolicy } from '../contract';
import { drawBatchesBy } from '../flush';
import type { Instance } from '../instance';
import { registerContainer } from './host-root';
import { LightChildren } from './light-children';
import { ReactRoot } from './react-root';

drawBatchesBy(flushSync);

type AnyProps = Readonly<Record<string, unknown>>;

/** What is drawn of one living instance: its React root, and in light DOM the place of its children. */
export class Drawing {
  readonly #instance: Instance;
  /** In light DOM only: in shadow DOM the children need no keeping. */
  readonly #light: LightChildren | undefined;
  readonly #root: ReactRoot;

  constructor(instance: Instance, { default: Body }: BodyModule) {
    const { host, bodyShadow } = instance;
    this.#instance = instance;
    this.#light = bodyShadow ? undefined : new LightChildren(host);
    const container = bodyShadow ?? (this.#light as LightChildren).box;
    registerContainer(container, { instance, Body: Body as ComponentType<AnyProps> });
    this.#root = new ReactRoot(container);
  }

  /** Draws the body; the children go where the policy says. */
  mount(policy: ChildrenPolicy): void {
    this.place(policy);
    this.#instance.bodyShadow?.replaceChildren();
    this.#root.mount();
    watchChildren(this.#instance);
  }

  /** Takes the drawing away and gives the host its children back. */
  unmount(): void {
    this.#light?.takeIn();
    this.#root.unmount();
    this.#light?.giveBack();
  }

  /** Puts what the page has added where the policy says. */
  place(policy: ChildrenPolicy): void {
    this.#light?.place(policy);
  }

  /** Moves what came meanwhile into the slots that are drawn by now. */
  settle(): void {
    this.#light?.settle();
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
    return this.#light?.asPrinted() ?? this.#instance.host;
  }

  /** Moves the children that ask for the slot `name` into `slot`; returns the way back. */
  fillSlot(slot: HTMLElement, name: string): () => void {
    return this.#light?.fill(slot, name) ?? (() => {});
  }
}
