import type { ComponentType } from 'react';
import { onConfigChange, siteConfig } from '../config';
import { onAttributeChange } from '../dom/attribute-change';
import { BodySource } from './body-source';
import { type BuilderNode, builderNodeOf } from './builder-node';
import { createBodyBox, moveChildren, moveNode, removeStaleBodies } from './children';
import type { ChildrenPolicy, Contract, EventContracts, PropContracts, PropsOf } from './contract';
import { enqueue, type Syncable } from './flush';
import { isHeldBack } from './gate';
import { type DrawnHost, HostRoot, registerContainer } from './host-root';
import { type ElementProblem, reportProblem } from './problem';
import { PropStore } from './prop-store';
import { drawInto, mountQuietly, reactElement } from './react-root';
import { adoptStyles } from './styles';

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

/** A promise that is settled from outside. */
interface Update {
  readonly promise: Promise<void>;
  resolve(): void;
}

function newUpdate(): Update {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

// One observer serves all elements: it tells when `innerHTML` has thrown a body's box out.
let childObserver: MutationObserver | undefined;
const connected = new Set<Syncable>();

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
  const byAttribute = new Map<string, string>();
  for (const [name, { attribute }] of Object.entries(contract.props)) {
    if (attribute) byAttribute.set(attribute, name);
  }

  class NhElement extends reactElement(HostRoot, shadow) implements DrawnHost, Syncable {
    static readonly observedAttributes = [...byAttribute.keys(), 'data-settings'];

    readonly store = new PropStore(contract.props);
    readonly #box = shadow ? null : createBodyBox(this.ownerDocument);
    readonly bodyShadow = shadow ? (this.container as ShadowRoot) : null;
    /** Values that script set before the tag was defined. */
    #early: Map<string, unknown> | undefined;
    #mounted = false;
    #awaitsBody = false;
    #failed: ElementProblem['phase'] | undefined;
    #reported: string | undefined;
    #builderNode: BuilderNode | undefined;
    #fallback = this.ownerDocument.createDocumentFragment();
    #update: Update | undefined;

    constructor() {
      super();
      if (this.#box) drawInto(this, this.#box);
      this.#showChildren();
      registerContainer(this.container, this);
      for (const name of Object.keys(contract.props)) this.#takeEarly(name);
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
      if (this.#early) {
        for (const [name, value] of this.#early) this.store.assign(name, value);
        this.#early = undefined;
      }
      if (this.#failed === 'load') this.#failed = undefined;
      this.#due();
    }

    override disconnectedCallback(): void {
      connected.delete(this);
      this.#due();
    }

    /** A move by `moveBefore` keeps everything; only the stylesheet may be new to the root. */
    connectedMoveCallback(): void {
      this.#due();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const name = byAttribute.get(attribute);
      if (name) this.store.setAttribute(name, text);
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
      for (const child of [...this.childNodes]) {
        const wanted = child instanceof Element ? (child.getAttribute('slot') ?? '') : '';
        if (child !== this.#box && wanted === name) moveNode(child, slot, null);
      }
      return () => moveChildren(slot, this, null);
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
      this.#awaitsBody = false;
      const ready = this.isConnected && !isHeldBack(this, contract, this.#due) && this.#isReady();
      if (!ready) {
        this.#unmount();
        return;
      }
      this.#adoptStyles();
      if (this.#mounted) this.#refresh();
      else this.#mount();
    }

    syncFailed(error: unknown): void {
      this.bodyFailed(error);
    }

    syncDone(): void {
      if (!this.#awaitsBody) this.#settle();
    }

    readonly #due = (): void => {
      this.#update ??= newUpdate();
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

    #takeEarly(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      this.#early ??= new Map();
      this.#early.set(name, Reflect.get(this, name));
      Reflect.deleteProperty(this, name);
    }

    #isReady(): boolean {
      this.#readBuilderNode();
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

    #readBuilderNode(): void {
      this.#builderNode = 'settings' in contract.props ? builderNodeOf(this) : undefined;
      this.store.inherit(this.#builderNode?.settings ?? null);
      const isEditing = siteConfig().mode === 'edit';
      if (isEditing && this.#builderNode) {
        onAttributeChange(this.#builderNode.node, 'data-settings', this.#due);
      }
    }

    #hasBody(): boolean {
      const fetching = source.fetch();
      this.#awaitsBody = fetching !== undefined;
      fetching?.then(this.#due, (error: unknown) => this.#loadFailed(error));
      return !this.#awaitsBody;
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
      const { children } = contract;
      if (this.#box) removeStaleBodies(this, this.#box);
      this.childrenPolicy = typeof children === 'function' ? children(this) : children;
      this.#placeBox();
      this.bodyShadow?.replaceChildren();
      this.#mounted = true;
      mountQuietly(this, () => super.connectedCallback());
    }

    #refresh(): void {
      if (this.#box && this.#box.parentNode !== this) this.#placeBox();
      this.store.publish();
    }

    #placeBox(): void {
      if (!this.#box) return;
      if (this.childrenPolicy === 'replace') {
        this.#fallback.replaceChildren();
        moveChildren(this, this.#fallback, this.#box);
      }
      this.append(this.#box);
      childObserver ??= new MutationObserver(checkBoxes);
      childObserver.observe(this, { childList: true });
    }

    /** Draws again if something has removed the body's box from the living element. */
    checkBox(): void {
      if (this.#mounted && this.#box && this.#box.parentNode !== this) this.#due();
    }

    #unmount(): void {
      if (!this.#mounted) return;
      this.#mounted = false;
      super.disconnectedCallback();
      this.#box?.remove();
      this.append(this.#fallback);
      this.#showChildren();
    }

    /** In shadow DOM the children show through a slot of their own while there is no body. */
    #showChildren(): void {
      this.bodyShadow?.append(this.ownerDocument.createElement('slot'));
    }
  }

  for (const name of Object.keys(contract.props)) {
    Object.defineProperty(NhElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: NhElement) {
        return this.store.read(name);
      },
      set(this: NhElement, value: unknown) {
        this.assign(name, value);
      },
    });
  }
  return NhElement as unknown as ElementClass<C>;
}

function checkBoxes(records: MutationRecord[]): void {
  for (const target of new Set(records.map((record) => record.target))) {
    (target as Node & { checkBox?(): void }).checkBox?.();
  }
}

if (typeof document !== 'undefined') {
  onConfigChange(() => {
    for (const element of connected) enqueue(element);
  });
}
