/** What makes an element a node of the builder's. */
const NODE = '[data-element_type]';

/** Milliseconds of work before the browser gets its turn. */
const SLICE = 8;

/** Told what becomes of the builder's nodes of a page. */
export interface NodesWatcher {
  /** A node is there, or there is something new to do on it. */
  nodeIsHere(node: HTMLElement): void;
  /** Its content is another, or in the editor its settings. */
  nodeIsAnew(node: HTMLElement): void;
  /** Some have left the page. */
  nodesLeft(): void;
}

/** Watches the builder's nodes of a document: those that are there, and those that come. */
export class BuiltNodes {
  readonly #document: Document;
  readonly #watcher: NodesWatcher;

  /** @param isEdited settings may change, and nodes be rendered anew, at any time */
  constructor(document: Document, watcher: NodesWatcher, isEdited: boolean) {
    this.#document = document;
    this.#watcher = watcher;
    const observer = new MutationObserver((records) => this.#changed(records, isEdited));
    const settings = isEdited ? { attributes: true, attributeFilter: ['data-settings'] } : {};
    observer.observe(document, { childList: true, subtree: true, ...settings });
  }

  /** Tells all that are there, in the order of the page, and yields to the browser in between. */
  tellAll(): void {
    this.#tell([...this.#document.querySelectorAll<HTMLElement>(NODE)]);
  }

  #tell(nodes: readonly HTMLElement[]): void {
    const end = performance.now() + SLICE;
    let at = 0;
    while (at < nodes.length && performance.now() < end) {
      const node = nodes[at++] as HTMLElement;
      if (node.isConnected) this.#watcher.nodeIsHere(node);
    }
    if (at < nodes.length) setTimeout(() => this.#tell(nodes.slice(at)));
  }

  #changed(records: readonly MutationRecord[], isEdited: boolean): void {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const isNode = (target as Element).matches?.(NODE) ?? false;
      const isAnew = type === 'attributes' || removedNodes.length > 0;
      if (isEdited && isNode && isAnew) this.#watcher.nodeIsAnew(target as HTMLElement);
      for (const added of addedNodes) this.#tell(nodesIn(added));
    }
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) this.#watcher.nodesLeft();
  }
}

/** The builder's nodes in what was added, itself if it is one. */
function nodesIn(added: Node): HTMLElement[] {
  // Not `instanceof`: the node may come from another window's document.
  if (added.nodeType !== Node.ELEMENT_NODE) return [];
  const element = added as HTMLElement;
  const inner = element.querySelectorAll<HTMLElement>(NODE);
  return element.matches(NODE) ? [element, ...inner] : [...inner];
}
