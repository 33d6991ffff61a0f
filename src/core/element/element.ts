import type { Fields, InputsOf } from '../settings';
import type { Contract, PropsOf } from './contract';
import { Definition } from './definition';
import { Instance } from './instance';
import { attributeOf, defineProperties, propertiesByAttribute, propertyNames } from './properties';

/** How an element's class is made. */
export interface ElementOptions {
  /** Draw into a shadow root of this kind; default: light DOM. */
  readonly shadow?: 'open' | 'closed';
}

/** Settings as script may give them; it reads those back that it gave. */
type SettingsOf<S extends Fields> = [S] extends [never] ? unknown : { settings: InputsOf<S> };

/** An element as script sees it: an HTML element with the contract's properties. */
export type ElementOf<C> =
  C extends Contract<infer P, infer _E, infer S>
    ? HTMLElement & PropsOf<P> & SettingsOf<S> & { readonly updateComplete: Promise<void> }
    : never;

/** The class of an element, as `customElements.define` takes it. */
export type ElementClass<C> = new () => ElementOf<C>;

const instances = new WeakMap<Element, Instance>();

/** What makes an element of ours live, for whoever writes its code; undefined for any other. */
export function instanceOf(element: Element): Instance | undefined {
  return instances.get(element);
}

const definitions = new WeakMap<object, Definition>();

/** What a registered tag is made from; undefined for one that is not ours. */
export function definitionOf(tag: string): Definition | undefined {
  const made = customElements.get(tag);
  return made && definitions.get(made);
}

/**
 * Makes the custom element class of a contract. Registers nothing.
 *
 * In Node, where there are no elements, it returns an empty class, so that modules can be imported.
 */
export function elementClass<C extends Contract>(
  contract: C,
  { shadow }: ElementOptions = {},
): ElementClass<C> {
  if (typeof HTMLElement === 'undefined') return class {} as ElementClass<C>;
  const definition = new Definition(contract);
  const names = propertyNames(contract);
  const byAttribute = propertiesByAttribute(contract);

  /** Knows attributes and properties; the instance knows all else. */
  class NhElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys(), 'data-settings'];

    readonly #instance: Instance;
    /** Attributes whose text at the upgrade gives way to a value that script had set before it. */
    readonly #overruled = new Set<string>();

    constructor() {
      super();
      const root = shadow ? this.attachShadow({ mode: shadow }) : null;
      this.#instance = new Instance(this, definition, root);
      instances.set(this, this.#instance);
      for (const name of names) this.#takeEarly(name);
    }

    /** Resolves when what was set so far has been drawn, or will not be drawn. */
    get updateComplete(): Promise<void> {
      return this.#instance.updateComplete;
    }

    connectedCallback(): void {
      this.#instance.connect();
    }

    disconnectedCallback(): void {
      this.#instance.disconnect();
    }

    /** A move by `moveBefore` keeps everything; only the stylesheet may be new to the root. */
    connectedMoveCallback(): void {
      this.#instance.moved();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = byAttribute.get(attribute);
      if (name && !this.#overruled.delete(attribute)) {
        this.#instance.store.setAttribute(name, text);
      }
      this.#instance.changed(attribute);
    }

    /** Frameworks change their children where they have drawn them. */
    override insertBefore<T extends Node>(node: T, before: Node | null): T {
      if (before) this.#instance.bringBack(before);
      return super.insertBefore(node, before);
    }

    override removeChild<T extends Node>(child: T): T {
      this.#instance.bringBack(child);
      return super.removeChild(child);
    }

    /** Takes a value that script set before the tag was defined; it wins over the attribute. */
    #takeEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.#instance.store.assign(name, value);
      const attribute = attributeOf(contract, name);
      // The browser is about to report the attributes that are there already, once each.
      if (attribute && this.hasAttribute(attribute)) this.#overruled.add(attribute);
    }
  }

  definitions.set(NhElement, definition);
  defineProperties(NhElement.prototype, names, (element) => instances.get(element) as Instance);
  return NhElement as unknown as ElementClass<C>;
}
