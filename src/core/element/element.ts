import type { ComponentType } from 'react';
import { onConfigChange, siteConfig } from '../config';
import { onAttributeChange } from '../dom/attribute-change';
import { isBeingParsed, onceParsedFurther } from '../dom/parsing';
import { BodySource } from './body-source';
import { type BuilderNode, builderNodeOf } from './builder-node';
import { watchChildren } from './children-watch';
import type { ChildrenPolicy, Contract, EventContracts, PropContracts, PropsOf } from './contract';
import { ElementMotion } from './element-motion';
import { enqueue, type Syncable } from './flush';
import { DELAY_ATTRIBUTE, delayingAncestor, isSwitchedOff } from './gate';
import { type DrawnHost, HostRoot, registerContainer } from './host-root';
import { LightChildren } from './light-children';
import { type ElementProblem, reportProblem } from './problem';
import { PropStore } from './prop-store';
import { defineProperties, propertiesByAttribute } from './properties';
import { drawInto, mountQuietly, reactElement } from './react-root';
import { adoptStyles } from './styles';
import { Update } from './update';

/** How an element's class is made. */
export interface ElementOptions {
  /** Draw into a shadow root of this kind; default: light DOM. */
  readonly shadow?: 'open' | 'closed';
}

/** An element as script sees it: an HTML element with the contract's properties. */
export type ElementOf<C> =
  C extends Contract<infer P extends PropContracts, EventContracts>
    ? HTMLElement & PropsOf<P> & { readonly updateComplete: Promise<void> }
    : never;

/** The class of an element, as `customElements.define` takes it. */
export type ElementClass<C> = new () => ElementOf<C>;

const connected = new Set<{ configChanged(): void }>();

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
  const source = new BodySource(contract.load);
  const names = Object.keys(contract.props);
  const byAttribute = propertiesByAttribute(contract.props);

  class NhElement extends reactElement(HostRoot, shadow) implements DrawnHost, Syncable {
    static readonly observedAttributes = [...byAttribute.keys(), 'data-settings'];

    readonly store = new PropStore(contract.props);
    /** In light DOM only: in shadow DOM the children need no keeping. */
    readonly #light = shadow ? undefined : new LightChildren(this);
    readonly bodyShadow = shadow ? (this.container as ShadowRoot) : null;
    /** Attributes whose text at the upgrade gives way to a value that script had set before it. */
    readonly #overruled = new Set<string>();
    #mounted = false;
    /** Something must come before it can be drawn: its code, or more of the page. */
    #waits = false;
    /** What is printed on or around the element may be another: a new place, other settings. */
    #mustLookAround = true;
    /** Ends all that this connection watches. */
    #connection: AbortController | undefined;
    #failed: ElementProblem['phase'] | undefined;
    #reported: string | undefined;
    #builderNode: BuilderNode | undefined;
    #update: Update | undefined;
    #motion: ElementMotion | undefined;

    constructor() {
      super();
      if (this.#light) drawInto(this, this.#light.box);
      this.#showChildren();
      registerContainer(this.container, this);
      for (const name of names) this.#takeEarly(name);
    }

    /** What becomes of this instance's children. */
    childrenPolicy: ChildrenPolicy = 'replace';

    get builderNode(): BuilderNode | undefined {
      return this.#builderNode;
    }

    /** Resolves when what was set so far has been drawn, or will not be drawn. */
    get updateComplete(): Promise<void> {
      return this.#update?.promise ?? Promise.resolve();
    }

    get Body(): DrawnHost['Body'] {
      return source.module?.default as ComponentType<Readonly<Record<string, unknown>>>;
    }

    override connectedCallback(): void {
      connected.add(this);
      this.#failed = undefined;
      this.#mustLookAround = true;
      this.#due();
    }

    override disconnectedCallback(): void {
      connected.delete(this);
      this.#due();
    }

    /** A move by `moveBefore` keeps everything; only the stylesheet may be new to the root. */
    connectedMoveCallback(): void {
      this.#mustLookAround = true;
      this.#due();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = byAttribute.get(attribute);
      if (name && !this.#overruled.delete(attribute)) this.store.setAttribute(name, text);
      this.#mustLookAround ||= attribute === 'settings' || attribute === 'data-settings';
      this.#changed();
    }

    /** Sets a property from script. */
    assign(name: string, value: unknown): void {
      this.store.assign(name, value);
      this.#changed();
    }

    emit(name: string, detail: unknown, from: EventTarget = this): boolean {
      const cancelable = contract.events[name]?.cancelable ?? false;
      return from.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
      );
    }

    fillSlot(slot: HTMLElement, name: string): () => void {
      return this.#light?.fill(slot, name) ?? (() => {});
    }

    /** Takes in what the page has changed among the children of the living element. */
    childrenChanged(): void {
      if (this.#mounted && (this.#light?.isDisturbed() ?? typeof contract.children === 'function'))
        this.#due();
    }

    /** Has the body drawn again: what it reads of the site may be another value. */
    configChanged(): void {
      this.store.renew();
      this.#due();
    }

    bodyFailed(error: unknown): void {
      this.#failed = 'render';
      this.#report({
        phase: 'render',
        message:
          'its body threw an error, so its original content is shown instead. ' +
          'Look at the error below, and report it with the settings if they are right.',
        cause: error,
      });
      this.#due();
    }

    sync(): void {
      this.#waits = false;
      if (!this.isConnected) this.#endConnection();
      if (!this.isConnected || this.#isHeldBack() || !this.#isReady()) {
        this.#unmount();
        return;
      }
      this.#adoptStyles();
      if (!this.#mounted) this.#mount();
      else this.#refresh();
    }

    syncFailed(error: unknown): void {
      this.bodyFailed(error);
    }

    syncDone(): void {
      if (this.#mounted) this.#light?.settle();
      if (!this.#waits) this.#settle();
    }

    readonly #due = (): void => {
      this.#update ??= new Update();
      enqueue(this);
    };

    #settle(): void {
      this.#update?.resolve();
      this.#update = undefined;
    }

    #changed(): void {
      this.#failed = undefined;
      this.#reported = undefined;
      if (this.isConnected) this.#due();
    }

    /** Takes a value that script set before the tag was defined; it wins over the attribute. */
    #takeEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.store.assign(name, value);
      const attribute = contract.props[name]?.attribute;
      // The browser is about to report the attributes that are there already, once each.
      if (attribute && this.hasAttribute(attribute)) this.#overruled.add(attribute);
    }

    #watch(node: Element, attribute: string): void {
      this.#connection ??= new AbortController();
      onAttributeChange(node, attribute, this.#due, this.#connection.signal);
    }

    #endConnection(): void {
      this.#connection?.abort();
      this.#connection = undefined;
      this.#motion?.end();
    }

    #isHeldBack(): boolean {
      if (isSwitchedOff(contract)) return true;
      // What lives is not held back any more: its state would be lost.
      if (this.#mounted) return false;
      const holder = delayingAncestor(this);
      if (holder) this.#watch(holder, DELAY_ATTRIBUTE);
      return holder !== undefined || this.#awaitsChildren();
    }

    /** Content that is replaced or wrapped may come at any time; all else is decided by what is there. */
    #awaitsChildren(): boolean {
      if (contract.children === 'replace' || !isBeingParsed(this)) return false;
      this.#waits = true;
      onceParsedFurther(this.ownerDocument, this.#due);
      return true;
    }

    #isReady(): boolean {
      this.#lookAround();
      const { problem } = this.store;
      if (problem) {
        this.#report({
          phase: 'settings',
          message:
            `${problem.attribute} ${problem.reason}, so the element is not rendered and its content stays. ` +
            "Print it with the CMS's JSON encoder.",
        });
      }
      return !problem && !this.#failed && this.#hasBody();
    }

    #lookAround(): void {
      const isEditing = siteConfig().mode === 'edit';
      if (!this.#mustLookAround && !isEditing) return;
      this.#mustLookAround = false;
      this.#builderNode = 'settings' in contract.props ? builderNodeOf(this) : undefined;
      this.store.inherit(this.#builderNode?.settings ?? null);
      if (isEditing && this.#builderNode) this.#watch(this.#builderNode.node, 'data-settings');
      this.#motion ??= new ElementMotion();
      this.#motion.follow(this, this.#builderNode);
    }

    #hasBody(): boolean {
      const fetching = source.fetch();
      fetching?.then(this.#due, (error: unknown) => this.#loadFailed(error));
      this.#waits = fetching !== undefined;
      return !this.#waits;
    }

    #loadFailed(error: unknown): void {
      this.#failed = 'load';
      this.#report({
        phase: 'load',
        message:
          'its code could not be loaded, so its original content is shown. ' +
          'Check the network and that the whole library folder was published.',
        cause: error,
      });
      this.#settle();
    }

    #report(problem: ElementProblem): void {
      if (this.#reported === problem.message) return;
      this.#reported = problem.message;
      reportProblem(this, problem);
    }

    #adoptStyles(): void {
      const styles = source.module?.styles ?? '';
      adoptStyles(this.getRootNode(), styles);
      if (this.bodyShadow) adoptStyles(this.bodyShadow, styles);
    }

    #mount(): void {
      this.#light?.takeIn();
      this.childrenPolicy = policyFor(this);
      this.#light?.place(this.childrenPolicy);
      this.bodyShadow?.replaceChildren();
      this.#mounted = true;
      mountQuietly(this, () => super.connectedCallback());
      watchChildren(this);
    }

    #refresh(): void {
      if (this.#mustBeginAnew()) {
        this.#unmount();
        this.#mount();
      } else this.store.publish();
    }

    /** Takes in the page's changes; true if they ask for another policy or end what was enhanced. */
    #mustBeginAnew(): boolean {
      const light = this.#light;
      if (light && !light.isDisturbed()) return false;
      const isReplaced = light?.takeIn() ?? false;
      const policy = policyFor(this, light);
      if (policy !== this.childrenPolicy || (isReplaced && policy === 'enhance')) return true;
      light?.place(policy);
      return false;
    }

    #unmount(): void {
      if (!this.#mounted) return;
      this.#mounted = false;
      this.#light?.takeIn();
      super.disconnectedCallback();
      this.#light?.giveBack();
      this.#showChildren();
    }

    /** In shadow DOM the children show through a slot of their own while there is no body. */
    #showChildren(): void {
      this.bodyShadow?.append(this.ownerDocument.createElement('slot'));
    }
  }

  /** The policy of `host`; while it lives, by its content without what the body has drawn. */
  function policyFor(host: NhElement, light?: LightChildren): ChildrenPolicy {
    const { children } = contract;
    return typeof children === 'function' ? children(light?.asPrinted() ?? host) : children;
  }

  defineProperties(NhElement.prototype, names);
  return NhElement as unknown as ElementClass<C>;
}

if (typeof document !== 'undefined') {
  onConfigChange(() => {
    for (const element of connected) element.configChanged();
  });
}
