import { configureBeneath } from '../../../core/config';
import { Definition, definitionOf, Instance, instanceOf } from '../../../core/element';
import { provideMotion } from '..';
import type { SiteFields } from '../builder-config';
import { bareNode } from './bare-node';
import type { InSlices } from './in-slices';

/** The builder's nodes that live without a tag of ours. */
export class AdoptedNodes {
  readonly #instances = new Map<HTMLElement, Instance>();
  /** In the editor: the node that has a number now. */
  readonly #byCid = new Map<string, HTMLElement>();
  readonly #definitions = new Map<string, Definition>();

  readonly #turns: InSlices<() => void>;

  /**
   * @param fields what the builder has printed of the site; it counts for all elements
   * @param turns does work bit by bit
   */
  constructor(fields: SiteFields, turns: InSlices<() => void>) {
    this.#turns = turns;
    configureBeneath(fields);
    provideMotion();
  }

  /**
   * Brings a node alive; resolves when it lives.
   *
   * @param tag whose behaviour it gets; undefined: only what any node may have
   * @param inner a tag of ours in it, whose node it may be: then that is what lives in it
   */
  async bringAlive(
    node: HTMLElement,
    tag: string | undefined,
    inner: Element | undefined,
  ): Promise<void> {
    if (inner && (await isNodeOf(inner, node))) return;
    await new Promise<void>((begun) => {
      this.#turns.add([
        () => {
          this.#begin(node, tag);
          begun();
        },
      ]);
    });
    await this.#instances.get(node)?.updateComplete;
  }

  #begin(node: HTMLElement, tag: string | undefined): void {
    if (!node.isConnected) return;
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

  #definitionFor(tag: string | undefined): Definition {
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
