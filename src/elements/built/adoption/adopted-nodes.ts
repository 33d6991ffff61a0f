import { configureBeneath } from '../../../core/config';
import { Definition, definitionOf, Instance, instanceOf } from '../../../core/element';
import type { Loader } from '../../../core/loading/adoption';
import { provideMotion } from '..';
import type { SiteFields } from '../builder-config';
import { bareNode } from './bare-node';
import type { InSlices } from './in-slices';

/** What the file of adoption has already, so that this one does not share it. */
interface Given {
  /** Many may be due at once, and coming alive takes its time. */
  readonly turns: InSlices<() => void>;
  readonly fetchElement: Loader['fetchElement'];
  /** A tag of ours in a node, not in a node inside it. */
  innerTag(node: Element): Element | undefined;
}

/** The builder's nodes that live without a tag of ours. */
export class AdoptedNodes {
  readonly #instances = new Map<HTMLElement, Instance>();
  /** In the editor: the node that has a number now. */
  readonly #byCid = new Map<string, HTMLElement>();
  readonly #definitions = new Map<string, Definition>();

  readonly #given: Given;

  /** @param fields what the builder has printed of the site; it counts for all elements */
  constructor(fields: SiteFields, given: Given) {
    this.#given = given;
    configureBeneath(fields);
    provideMotion();
  }

  /**
   * Brings a node alive; resolves to whether it lives, or what in it does. A tag of ours in it, whose node
   * it may be, is what lives in it then.
   *
   * @param tag whose behaviour it gets; `MOTION_ALONE`: only what any node may have
   * @param signal ends all that was adopted
   */
  bringAlive(node: HTMLElement, tag: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      this.#given.turns.add([() => resolve(this.#bringAlive(node, tag, signal))]);
    });
  }

  /** What takes time is done before it waits for anything: in its turn. */
  async #bringAlive(node: HTMLElement, tag: string, signal: AbortSignal): Promise<boolean> {
    const inner = this.#given.innerTag(node);
    if (inner) {
      await this.#given.fetchElement(inner.localName);
      if (await isNodeOf(inner, node)) return true;
    }
    if (!node.isConnected || signal.aborted) return false;
    this.#begin(node, tag);
    await this.#instances.get(node)?.updateComplete;
    return true;
  }

  #begin(node: HTMLElement, tag: string): void {
    this.#endEarlierOf(node);
    const instance = new Instance(node, this.#definitionFor(tag));
    this.#instances.set(node, instance);
    instance.connect();
  }

  /** Lets go of the nodes that have left the page, and returns them. One that was moved is in it already. */
  letGo(): HTMLElement[] {
    const gone = [...this.#instances.keys()].filter((node) => !node.isConnected);
    for (const node of gone) this.#end(node);
    return gone;
  }

  /** Ends all. */
  end(): void {
    for (const node of [...this.#instances.keys()]) this.#end(node);
  }

  /** The editor prints a node anew under the same number; the earlier one is over, wherever it is. */
  #endEarlierOf(node: HTMLElement): void {
    this.#end(node);
    const cid = node.dataset.modelCid;
    if (!cid) return;
    const earlier = this.#byCid.get(cid);
    if (earlier) this.#end(earlier);
    this.#byCid.set(cid, node);
  }

  #end(node: HTMLElement): void {
    this.#instances.get(node)?.end();
    this.#instances.delete(node);
    const cid = node.dataset.modelCid ?? '';
    if (this.#byCid.get(cid) === node) this.#byCid.delete(cid);
  }

  #definitionFor(tag: string): Definition {
    const contract = (tag && definitionOf(tag)?.contract) || bareNode;
    const known = this.#definitions.get(contract.tag);
    if (known) return known;
    // What the builder has printed is never drawn over.
    const definition = new Definition({ ...contract, children: 'enhance', load: undefined });
    this.#definitions.set(contract.tag, definition);
    return definition;
  }
}

/** True where a tag of ours is all that is in the node, so that the node's settings are its own. */
async function isNodeOf(inner: Element, node: HTMLElement): Promise<boolean> {
  const instance = instanceOf(inner);
  await instance?.updateComplete;
  return instance?.builderNode?.node === node;
}
