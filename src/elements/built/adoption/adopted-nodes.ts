import { Definition, definitionOf, Instance } from '../../../core/element';
import { provideMotion } from '..';
import { bareNode } from './bare-node';

/** The builder's nodes that live without a tag of ours. */
export class AdoptedNodes {
  readonly #instances = new Map<HTMLElement, Instance>();
  readonly #definitions = new Map<string, Definition>();

  constructor() {
    provideMotion();
  }

  /**
   * Brings a node alive; resolves when it lives.
   *
   * @param tag whose behaviour it gets; undefined: only what any node may have
   */
  bringAlive(node: HTMLElement, tag: string | undefined): Promise<void> {
    this.#endEarlierOf(node);
    const instance = new Instance(node, this.#definitionFor(tag));
    this.#instances.set(node, instance);
    instance.connect();
    return instance.updateComplete;
  }

  /** Lets go of the nodes that have left the page, and returns them. One that was moved is in it already. */
  letGo(): HTMLElement[] {
    const gone = [...this.#instances].filter(([node]) => !node.isConnected);
    for (const [node, instance] of gone) {
      instance.disconnect();
      this.#instances.delete(node);
    }
    return gone.map(([node]) => node);
  }

  /** The editor prints a node anew under the same number; the earlier one is over, wherever it is. */
  #endEarlierOf(node: HTMLElement): void {
    const cid = node.dataset.modelCid;
    if (!cid) return;
    for (const [other, instance] of this.#instances) {
      if (other !== node && other.dataset.modelCid === cid) {
        instance.end();
        this.#instances.delete(other);
      }
    }
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
