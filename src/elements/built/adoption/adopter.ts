import type { Adoption, AdoptOptions, Loader } from '../../../core/loading/adoption';
import type { AdoptedNodes } from './adopted-nodes';
import type { AdoptedPage } from './adopted-page';
import { isBuilderHere } from './builder-runtime';
import { InSlices } from './in-slices';
import { MOTION_ALONE, NODE, needOf, ownTag, tagOf, typeOf } from './need';

/** Brings the nodes in roots alive in place, each when it is due: those that are there, and those that come. */
export class Adopter implements Adoption {
  /** Our tags, as one selector. */
  readonly tags: string;
  readonly #life = new AbortController();
  /** Ends when the builder's own script turns out to run, with all that was adopted. */
  readonly signal: AbortSignal = this.#life.signal;
  readonly #loader: Loader;
  readonly #page: AdoptedPage;
  readonly #roots = new WeakSet<Node>();
  readonly #needs = new WeakMap<Element, string>();
  /** What is under way, or lives; a second call for the same node waits for the first. */
  readonly #coming = new WeakMap<Element, Promise<boolean>>();
  readonly #queue = new InSlices((node: Element) => this.#consider(node));
  /** Many may be due at once, and coming alive takes its time. */
  readonly #turns = new InSlices((act: () => void) => act());
  readonly #observer = new MutationObserver((records) => this.#pageChanged(records));
  /** What lives, with its code; fetched with the first node that is due. */
  #nodes: AdoptedNodes | undefined;

  constructor(loader: Loader, page: AdoptedPage) {
    this.#loader = loader;
    this.#page = page;
    this.tags = Object.keys(loader.registry).join();
    window.addEventListener(`${page.builder}/frontend/init`, () => this.#isOver(), this);
  }

  async adopt(options: AdoptOptions): Promise<void> {
    if (!(options?.root instanceof Node)) {
      const { requireInstance } = await import('../../../core/arguments/checks');
      requireInstance(options, 'root', Node);
    }
    const { root } = options;
    if (this.#isOver() || this.#roots.has(root)) return;
    this.#roots.add(root);
    const attributeFilter = this.#page.isEdited ? ['data-settings'] : undefined;
    this.#observer.observe(root, { childList: true, subtree: true, attributeFilter });
    this.#queue.add(nodesIn(root));
  }

  awaits(node: Element): boolean {
    // Its turn has not come yet, but the visitor's has.
    if (this.#queue.isBusy && node.matches(NODE)) this.#consider(node);
    const tag = this.#needs.get(node);
    return Boolean(tag && !this.#loader.registry[tag]?.isBackdrop);
  }

  bringAlive(node: Element): Promise<boolean> {
    const known = this.#coming.get(node);
    if (known) return known;
    const coming = new Promise<boolean>((resolve) => {
      this.#turns.add([() => resolve(this.#bringAlive(node as HTMLElement))]);
    });
    this.#coming.set(node, coming);
    return coming;
  }

  /** What is printed for the builder's script counts for all elements from then on. */
  async fetchNodes(): Promise<AdoptedNodes | undefined> {
    const { fetchElement } = this.#loader;
    const isHere = await fetchElement('nh-adopted', async () => {
      const { AdoptedNodes } = await import('./adopted-nodes');
      this.#nodes ??= new AdoptedNodes(this.#page.fields, {
        turns: this.#turns,
        fetchElement,
        innerTag: (node) => ownTag(node, this.tags, tagOf(typeOf(node))),
      });
    });
    document.documentElement.classList.toggle('nh-adoption-failed', !isHere);
    return this.#nodes;
  }

  async #bringAlive(node: HTMLElement): Promise<boolean> {
    const tag = this.#needs.get(node);
    if (tag === undefined || this.#isOver()) return false;
    const coming = tag === MOTION_ALONE || this.#loader.fetchElement(tag);
    const nodes = await this.fetchNodes();
    const isHere = await coming;
    // Motion does not need the code that did not come.
    const lives = await nodes?.bringAlive(node, isHere ? tag : MOTION_ALONE, this.signal);
    if (!nodes) node.classList.remove(`${this.#page.builder}-invisible`);
    const isAlive = lives === true && isHere;
    // What has left meanwhile is considered again when it is back; what lacks its code asks again.
    if (!isAlive) this.#coming.delete(node);
    if (isAlive || !node.isConnected) this.#needs.delete(node);
    return isAlive;
  }

  #pageChanged(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') this.#consider(target as Element);
      for (const added of addedNodes) if (isElement(added)) this.#queue.add(nodesIn(added));
    }
    if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return;
    // A node that comes back is considered like any other.
    for (const node of this.#nodes?.letGo() ?? []) this.#coming.delete(node);
  }

  #consider(node: Element): void {
    if (this.#needs.has(node) || this.#coming.has(node)) return;
    const tag = needOf(node, this.#page);
    if (tag === undefined || (tag && ownTag(node, this.tags, tag)?.localName === tag)) return;
    this.#needs.set(node, tag);
    const { registry, fetchWhen } = this.#loader;
    fetchWhen(registry[tag]?.loading ?? 'visible', node);
  }

  /** True where the builder's own script runs, perhaps since now: everything adopted ends then. */
  #isOver(): boolean {
    if (this.signal.aborted) return true;
    if (!isBuilderHere(this.#page.builder)) return false;
    this.#life.abort();
    this.#observer.disconnect();
    this.#queue.clear();
    this.#nodes?.end();
    return true;
  }
}

/** Not `instanceof`: the node may come from another window's document. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** The builder's nodes in a root, itself if it is one, in the order of the page. */
function* nodesIn(root: Node): Iterable<Element> {
  const parent = root as Document | Element;
  if ('matches' in parent && parent.matches(NODE)) yield parent;
  yield* parent.querySelectorAll(NODE);
}
