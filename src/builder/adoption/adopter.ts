import type { Adoption, AdoptOptions, Loader } from '../../loader/adoption';
import type { AdoptedNodes } from './adopted-nodes';
import type { AdoptedPage } from './adopted-page';
import { isBuilderScriptRunning } from './builder-runtime';
import { nodesCode } from './entrance-code';
import { MOTION_ONLY, NODE, ownTag, requiredTag, tagOf, typeOf } from './required-tag';
import { TimeSlicedQueue } from './time-sliced-queue';

/** Activates the builder's nodes in roots in place, each one when it is due. Covers nodes that are added later. */
export class Adopter implements Adoption {
  /** Selector that matches all of our tags. */
  readonly tags: string;
  readonly #life = new AbortController();
  /** Aborts, and ends the adoption, when the builder's own script turns out to run. */
  readonly signal: AbortSignal = this.#life.signal;
  readonly #loader: Loader;
  readonly #page: AdoptedPage;
  readonly #roots = new WeakSet<Node>();
  /** The tag that each waiting node requires. */
  readonly #required = new WeakMap<Element, string>();
  /** Activations that are pending or done: a second call for the same node returns the first promise. */
  readonly #activating = new WeakMap<Element, Promise<boolean>>();
  readonly #queue = new TimeSlicedQueue((node: Element) => this.#consider(node));
  /** Runs activations in slices, because many nodes may be due at once. */
  readonly #activations = new TimeSlicedQueue((act: () => void) => act());
  readonly #observer = new MutationObserver((records) => this.#pageChanged(records));
  /** Active nodes. The code is loaded when the first node is due. */
  #nodes: AdoptedNodes | undefined;

  constructor(loader: Loader, page: AdoptedPage) {
    this.#loader = loader;
    this.#page = page;
    this.tags = Object.keys(loader.registry).join();
    window.addEventListener(`${page.builder}/frontend/init`, () => this.#isOver(), this);
  }

  async adopt(options: AdoptOptions): Promise<void> {
    if (!(options?.root instanceof Node)) {
      const { requireInstance } = await import('../runtime/arguments/checks');
      requireInstance(options, 'root', Node);
    }
    const { root } = options;
    if (this.#isOver() || this.#roots.has(root)) return;
    this.#roots.add(root);
    // The editor inserts nodes empty, and tells their type later.
    const attributeFilter = this.#page.isEdited ? ['data-settings', 'data-widget_type'] : undefined;
    this.#observer.observe(root, { childList: true, subtree: true, attributeFilter });
    this.#queue.add(nodesIn(root));
  }

  awaits(node: Element): boolean {
    // The node is still queued, but the visitor already interacts with it.
    if (this.#queue.isBusy && node.matches(NODE)) this.#consider(node);
    const tag = this.#required.get(node);
    return Boolean(tag && !this.#loader.registry[tag]?.isBackdrop);
  }

  activate(node: Element): Promise<boolean> {
    const known = this.#activating.get(node);
    if (known) return known;
    const activation = new Promise<boolean>((resolve) => {
      this.#activations.add([() => resolve(this.#activate(node as HTMLElement))]);
    });
    this.#activating.set(node, activation);
    return activation;
  }

  /** Loads the code for adopted nodes. From then on, the builder's printed configuration applies to all elements. */
  async fetchNodes(): Promise<AdoptedNodes | undefined> {
    const { fetchElement } = this.#loader;
    const isLoaded = await fetchElement('nh-adopted', async () => {
      const { AdoptedNodes } = await nodesCode();
      this.#nodes ??= new AdoptedNodes(this.#page.fields, {
        activations: this.#activations,
        fetchElement,
        innerTag: (node) => ownTag(node, this.tags, tagOf(typeOf(node))),
      });
    });
    document.documentElement.classList.toggle('nh-adoption-failed', !isLoaded);
    return this.#nodes;
  }

  async #activate(node: HTMLElement): Promise<boolean> {
    const tag = this.#required.get(node);
    if (tag === undefined || this.#isOver()) return false;
    const loading = tag === MOTION_ONLY || this.#loader.fetchElement(tag);
    const nodes = await this.fetchNodes();
    const isLoaded = await loading;
    // Motion works without the code that failed to load.
    const isActive = await nodes?.activate(node, isLoaded ? tag : MOTION_ONLY, this.signal);
    if (!isLoaded && node.isConnected) nodes?.reportMissing(node, tag);
    if (!nodes) node.classList.remove(`${this.#page.builder}-invisible`);
    const isDone = isActive === true && isLoaded;
    // Allows another attempt: when the node returns to the page, or when its code is requested again.
    if (!isDone) this.#activating.delete(node);
    if (isDone || !node.isConnected) this.#required.delete(node);
    return isDone;
  }

  #pageChanged(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') this.#consider(target as Element);
      for (const added of addedNodes) if (isElement(added)) this.#queue.add(nodesIn(added));
    }
    if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return;
    // A node that returns to the page is treated like a new one.
    for (const node of this.#nodes?.releaseDisconnected() ?? []) this.#activating.delete(node);
  }

  #consider(node: Element): void {
    if (this.#required.has(node) || this.#activating.has(node)) return;
    const tag = requiredTag(node, this.#page);
    if (tag === undefined || (tag && ownTag(node, this.tags, tag)?.localName === tag)) return;
    this.require(node, tag);
  }

  /** Activates a node by the controller of a tag, when the loading mode of the tag says so. */
  require(node: Element, tag: string): void {
    this.#required.set(node, tag);
    const { registry, fetchWhen } = this.#loader;
    fetchWhen(registry[tag]?.loading ?? 'visible', node);
  }

  /** Whether the builder's own script runs. Ends the adoption when that is first detected. */
  #isOver(): boolean {
    if (this.signal.aborted) return true;
    if (!isBuilderScriptRunning(this.#page.builder)) return false;
    this.#life.abort();
    this.#observer.disconnect();
    this.#queue.clear();
    this.#nodes?.end();
    return true;
  }
}

// `instanceof` would fail for nodes from another window's document.
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** The builder's nodes in a root, including the root itself, in document order. */
function* nodesIn(root: Node): Iterable<Element> {
  const parent = root as Document | Element;
  if ('matches' in parent && parent.matches(NODE)) yield parent;
  yield* parent.querySelectorAll(NODE);
}
