import { pageWide } from '../dom/page-wide';
import type { Fields, InputsOf } from '../settings';
import type { Contract, PropsOf } from './contract';
import { Definition } from './definition';
import { Instance } from './instance';
import { attributeOf, defineProperties, propertiesByAttribute, propertyNames } from './properties';

/** Options of an element's class. */
export interface ElementOptions {
  /** Renders into a shadow root of this mode. Default: light DOM. */
  readonly shadow?: 'open' | 'closed';
}

/** The settings that script may set on an element of a contract. */
export type SettingsOf<C> = C extends Contract<infer _P, infer _E, infer S> ? InputsOf<S> : never;

/** The property `settings` as script sets it; script reads back the object that it has set. */
type SettingsProperty<S extends Fields, Named> = [S] extends [never]
  ? unknown
  : { settings: Named };

/**
 * An element as script sees it: an HTML element with the contract's properties. `Settings` is a named
 * interface of its settings.
 */
export type ElementOf<C, Settings extends SettingsOf<C> = SettingsOf<C>> =
  C extends Contract<infer P, infer _E, infer S>
    ? HTMLElement &
        PropsOf<P> &
        SettingsProperty<S, Settings> & { readonly updateComplete: Promise<void> }
    : never;

/** An element's class, as `customElements.define` takes it. */
export type ElementClass<C> = new () => ElementOf<C>;

const instances = pageWide('instances', () => new WeakMap<Element, Instance>());

/**
 * Returns the instance behind one of our elements, for authors of elements; undefined for other elements.
 */
export function instanceOf(element: Element): Instance | undefined {
  return instances.get(element);
}

/** Creates the instance of a node of the page builder. */
type Adopt = (node: HTMLElement) => Instance;

/** By the class of the tag. */
const adopters = pageWide('adopters', () => new WeakMap<object, Adopt>());

/**
 * Creates an instance that enhances a builder's node by the controller of a tag, and never renders over its markup.
 * The instance belongs to the build that has defined the tag. Undefined for a tag that is not defined, or not ours.
 */
export function adoptedInstance(tag: string, node: HTMLElement): Instance | undefined {
  const made = customElements.get(tag);
  return made && adopters.get(made)?.(node);
}

/**
 * Creates the custom element class of a contract, without registering it.
 *
 * In Node, which has no custom elements, the class is empty, so that modules can be imported.
 */
export function elementClass<C extends Contract>(
  contract: C,
  { shadow }: ElementOptions = {},
): ElementClass<C> {
  if (typeof HTMLElement === 'undefined') return class {} as ElementClass<C>;
  const definition = new Definition(contract);
  const names = propertyNames(contract);
  const byAttribute = propertiesByAttribute(contract);

  /** Handles attributes and properties; the instance handles everything else. */
  class NhElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys(), 'data-settings'];

    readonly #instance: Instance;
    /**
     * Attributes whose initial text is ignored, because script set the property before the upgrade.
     */
    readonly #overruled = new Set<string>();

    constructor() {
      super();
      const root = shadow ? this.attachShadow({ mode: shadow }) : null;
      this.#instance = new Instance(this, definition, root);
      instances.set(this, this.#instance);
      for (const name of names) this.#takeEarly(name);
    }

    /** Resolves when the changes so far have been rendered, or will not be rendered. */
    get updateComplete(): Promise<void> {
      return this.#instance.updateComplete;
    }

    connectedCallback(): void {
      this.#instance.connect();
    }

    disconnectedCallback(): void {
      this.#instance.disconnect();
    }

    /** After `moveBefore`, the element keeps its state; only its new root may lack the stylesheet. */
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

    /**
     * Frameworks insert and remove children where they have rendered them, so the children return to the
     * host first.
     */
    override insertBefore<T extends Node>(node: T, before: Node | null): T {
      if (before) this.#instance.bringBack(before);
      return super.insertBefore(node, before);
    }

    override removeChild<T extends Node>(child: T): T {
      this.#instance.bringBack(child);
      return super.removeChild(child);
    }

    /** Takes a value that script set before the tag was defined; it outranks the attribute. */
    #takeEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.#instance.store.assign(name, value);
      const attribute = attributeOf(contract, name);
      // The browser is about to report each existing attribute once.
      if (attribute && this.hasAttribute(attribute)) this.#overruled.add(attribute);
    }
  }

  let adopted: Definition | undefined;
  adopters.set(NhElement, (node) => {
    adopted ??= new Definition({ ...contract, children: 'enhance', load: undefined });
    return new Instance(node, adopted);
  });
  defineProperties(NhElement.prototype, names, (element) => instances.get(element) as Instance);
  return NhElement as unknown as ElementClass<C>;
}
