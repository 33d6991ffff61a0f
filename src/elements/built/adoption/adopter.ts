import type { Adoption, Loader } from '../../../core/loading/adoption';
import type { AdoptedNodes } from './adopted-nodes';
import { isTaken, type Need, NODE, needOf } from './need';

/** Milliseconds of work before the browser gets its turn. */
const SLICE = 8;

/** Brings the nodes in a root alive in place, each when it is due: those that are there, and those that come. */
export class Adopter implements Adoption {
  readonly #loader: Loader;
  /** The builder's name, as its classes begin. */
  readonly #builder: string;
  /** Our tags, as one selector. */
  readonly #tags: string;
  readonly #isEditing: boolean;
  readonly #needs = new WeakMap<Element, Need>();
  /** What is under way; a second call for the same node waits for the first. */
  readonly #coming = new WeakMap<Element, Promise<boolean>>();
  #queue: Element[] = [];
  /** What lives, with its code; fetched with the first node that is due. */
  #nodes: Promise<AdoptedNodes> | undefined;

  constructor(root: Document | ShadowRoot, loader: Loader) {
    this.#loader = loader;
    this.#builder = builderOf(loader);
    this.#tags = Object.keys(loader.registry).join();
    this.#isEditing = loader.config.mode === 'edit';
    this.#consider(root.querySelectorAll(NODE));
    const observer = new MutationObserver((records) => this.#pageChanged(records));
    const settings = { attributes: true, attributeFilter: ['data-settings'] };
    const changes = { childList: true, subtree: true, ...(this.#isEditing ? settings : {}) };
    observer.observe(root, changes);
  }

  awaits(node: Element): boolean {
    return this.#needs.get(node)?.isBackdrop === false;
  }

  bringAlive(node: Element): Promise<boolean> {
    const coming = this.#coming.get(node) ?? this.#bringAlive(node);
    this.#coming.set(node, coming);
    return coming;
  }

  async #bringAlive(node: Element): Promise<boolean> {
    const need = this.#needs.get(node);
    if (!need) return false;
    const { fetchElement, codeFailed } = this.#loader;
    this.#nodes ??= import('./adopted-nodes').then(({ AdoptedNodes }) => new AdoptedNodes());
    const fetching = need.tag ? fetchElement(need.tag) : true;
    try {
      const nodes = await this.#nodes;
      const isHere = await fetching;
      // Motion does not need the code that did not come.
      await nodes.bringAlive(node as HTMLElement, isHere ? need.tag : undefined);
      this.#needs.delete(node);
      return isHere;
    } catch (error) {
      this.#nodes = undefined;
      this.#coming.delete(node);
      node.classList.remove(`${this.#builder}-invisible`);
      codeFailed('nh-elements', 'nh-adoption-failed', error);
      return false;
    }
  }

  #pageChanged(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') this.#consider([target as Element]);
      for (const added of addedNodes) {
        // Not `instanceof`: the node may come from another window's document.
        if (added.nodeType !== 1) continue;
        const element = added as Element;
        if (element.matches(NODE)) this.#consider([element]);
        this.#consider(element.querySelectorAll(NODE));
      }
    }
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) void this.#letGo();
  }

  /** A node that comes back is considered like any other. */
  async #letGo(): Promise<void> {
    for (const node of (await this.#nodes)?.letGo() ?? []) this.#coming.delete(node);
  }

  #consider(found: Iterable<Element>): void {
    const isUnderWay = this.#queue.length > 0;
    this.#queue.push(...found);
    if (!isUnderWay) this.#workOff();
  }

  #workOff(): void {
    const end = performance.now() + SLICE;
    const queue = this.#queue;
    let at = 0;
    while (at < queue.length && performance.now() < end) this.#considerNode(queue[at++] as Element);
    this.#queue = queue.slice(at);
    if (this.#queue.length > 0) setTimeout(() => this.#workOff());
  }

  #considerNode(node: Element): void {
    if (this.#needs.has(node) || this.#coming.has(node)) return;
    const need = needOf(node, this.#builder, this.#isEditing);
    if (!need || isTaken(node, this.#tags)) return;
    this.#needs.set(node, need);
    const { registry, fetchWhen } = this.#loader;
    fetchWhen(registry[need.tag ?? '']?.loading ?? 'visible', node);
  }
}

/** The page builder, as its classes and attributes name it. */
export function builderOf({ config }: Loader): string {
  return String(config.builder ?? 'elementor');
}
