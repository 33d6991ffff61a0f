/** Selector of the builder's nodes. */
const NODE = '[data-element_type]';

/** Milliseconds of work before yielding to the browser. */
const SLICE = 8;

/** Receives changes to the builder's nodes of a page. */
export interface BuilderNodesListener {
  /** Called for each existing and added node, and again after behaviors were registered or removed. */
  nodeAdded(node: HTMLElement): void;
  /** Called in the editor when settings of a node change or its content is removed. */
  nodeChanged(node: HTMLElement): void;
  /** Called when nodes have left the page. */
  nodesRemoved(): void;
}

/** Watches the existing and future nodes of the builder in a document. */
export class BuilderNodes {
  readonly #document: Document;
  readonly #listener: BuilderNodesListener;

  /** @param isEdited edit mode: settings may change and nodes may be re-rendered at any time */
  constructor(document: Document, listener: BuilderNodesListener, isEdited: boolean) {
    this.#document = document;
    this.#listener = listener;
    const observer = new MutationObserver((records) => this.#changed(records, isEdited));
    const settings = isEdited ? { attributes: true, attributeFilter: ['data-settings'] } : {};
    observer.observe(document, { childList: true, subtree: true, ...settings });
  }

  /** Reports all existing nodes in document order, yielding to the browser in between. */
  notifyAll(): void {
    this.#notify([...this.#document.querySelectorAll<HTMLElement>(NODE)]);
  }

  #notify(nodes: readonly HTMLElement[]): void {
    const end = performance.now() + SLICE;
    let index = 0;
    while (index < nodes.length && performance.now() < end) {
      const node = nodes[index++] as HTMLElement;
      if (node.isConnected) this.#listener.nodeAdded(node);
    }
    if (index < nodes.length) setTimeout(() => this.#notify(nodes.slice(index)));
  }

  #changed(records: readonly MutationRecord[], isEdited: boolean): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const isNode = (target as Element).matches?.(NODE) ?? false;
      const isChanged = type === 'attributes' || removedNodes.length > 0;
      if (isEdited && isNode && isChanged) this.#listener.nodeChanged(target as HTMLElement);
      for (const added of addedNodes) this.#notify(nodesIn(added));
    }
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) this.#listener.nodesRemoved();
  }
}

/** The builder's nodes in an added subtree, including its root. */
function nodesIn(added: Node): HTMLElement[] {
  // Not `instanceof`: the node may come from another window's document.
  if (added.nodeType !== Node.ELEMENT_NODE) return [];
  const element = added as HTMLElement;
  const inner = element.querySelectorAll<HTMLElement>(NODE);
  return element.matches(NODE) ? [element, ...inner] : [...inner];
}
