import { configureBeneath } from '../../core/config';
import { adoptedInstance, Definition, Instance, instanceOf } from '../../core/element';
import { reportProblem } from '../../core/element/problem';
import type { Loader } from '../../loader/adoption';
import { provideMotion, requestMotion } from '..';
import type { SiteFields } from '../builder-config';
import { bareNode } from './bare-node';
import type { TimeSlicedQueue } from './time-sliced-queue';

/** Dependencies from the chunk of the adopter; importing them here would create a shared chunk. */
interface Dependencies {
  /** Runs activations in slices, because many nodes may be due at once. */
  readonly activations: TimeSlicedQueue<() => void>;
  readonly fetchElement: Loader['fetchElement'];
  /** Returns one of our tags inside a node. Tags in nested nodes are skipped. */
  innerTag(node: Element): Element | undefined;
}

/** The builder's nodes that are active without one of our tags. */
export class AdoptedNodes {
  readonly #reported = new WeakSet<HTMLElement>();
  readonly #instances = new Map<HTMLElement, Instance>();
  /** In the editor: the current node for each model id. */
  readonly #byCid = new Map<string, HTMLElement>();

  readonly #dependencies: Dependencies;

  /** @param fields site configuration that the builder has printed; applies to all elements */
  constructor(fields: SiteFields, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    configureBeneath(fields);
    provideMotion();
    requestMotion();
  }

  /**
   * Activates a node. Resolves to true if the node, or one of our tags inside it, is active. If a tag of
   * ours inside the node uses the node's settings, that tag is activated instead.
   *
   * @param tag tag whose controller runs on the node; `MOTION_ONLY`: only motion settings apply
   * @param signal ends the whole adoption
   */
  activate(node: HTMLElement, tag: string, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      this.#dependencies.activations.add([() => resolve(this.#activate(node, tag, signal))]);
    });
  }

  // The synchronous part runs within the time slice of the queue.
  async #activate(node: HTMLElement, tag: string, signal: AbortSignal): Promise<boolean> {
    const inner = this.#dependencies.innerTag(node);
    if (inner) {
      await this.#dependencies.fetchElement(inner.localName);
      if (await isNodeOf(inner, node)) return true;
    }
    if (!node.isConnected || signal.aborted) return false;
    this.#start(node, tag);
    await this.#instances.get(node)?.updateComplete;
    return true;
  }

  #start(node: HTMLElement, tag: string): void {
    this.#endEarlierOf(node);
    const instance = adoptedInstance(tag, node) ?? new Instance(node, bareDefinition);
    this.#instances.set(node, instance);
    instance.connect();
  }

  /** Reports once that the code of a node could not be loaded. */
  reportMissing(node: HTMLElement, tag: string): void {
    if (this.#reported.has(node)) return;
    this.#reported.add(node);
    const message =
      'its code could not be loaded, so this node is shown as it was printed. ' +
      'Check the network, and that the whole library folder is published.';
    reportProblem(node, { phase: 'load', message }, tag);
  }

  /** Ends and returns the instances of nodes that have left the page. Moved nodes are connected again and stay. */
  releaseDisconnected(): HTMLElement[] {
    const disconnected = [...this.#instances.keys()].filter((node) => !node.isConnected);
    for (const node of disconnected) this.#end(node);
    return disconnected;
  }

  /** Ends all instances. */
  end(): void {
    for (const node of [...this.#instances.keys()]) this.#end(node);
  }

  /** Ends the instance of an earlier node with the same model id: the editor re-renders nodes under the same id. */
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
}

const bareDefinition = new Definition(bareNode);

/** Whether our tag is the only content of the node, so that the node's settings apply to the tag. */
async function isNodeOf(inner: Element, node: HTMLElement): Promise<boolean> {
  const instance = instanceOf(inner);
  await instance?.updateComplete;
  return instance?.builderNode?.node === node;
}
