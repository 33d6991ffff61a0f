import { hasStandIn } from '../dom/stand-in';
import { BODY_MARK, SLOT_MARK } from './children';

/** Period in which repairs are counted, in milliseconds. */
const PERIOD = 1000;

/** Repairs in a period, one for each batch of records. After that, a script that removes content again wins. */
const MOST = 5;

/** The content that an element has rendered, and its place. */
export interface GuardedContent {
  readonly host: Node;
  /** The node that is rendered into. */
  readonly container: Node;
  /**
   * True if a node is part of the content; false if its owner has removed it; undefined if the owner cannot
   * tell.
   */
  draws(node: Node): boolean | undefined;
}

/**
 * Puts nodes back that another script has removed from rendered content, with all that the visitor has
 * typed. Morphing libraries do this: when morphdom drops a tree, it first takes the elements with an id out
 * of it.
 */
export class ForeignRemovals {
  readonly #content: GuardedContent;
  readonly #observer = new MutationObserver((records) => this.#undo(records));
  #since = Number.NEGATIVE_INFINITY;
  #repairs = 0;

  constructor(content: GuardedContent) {
    this.#content = content;
    this.#observer.observe(content.container, { childList: true, subtree: true });
  }

  /** Puts back what is missing now, and stops. */
  end(): void {
    this.#undo(this.#observer.takeRecords());
    this.#observer.disconnect();
  }

  #undo(records: readonly MutationRecord[]): void {
    const damaged = new Set<Node>();
    // In reverse order: a node's next sibling must be back before the node.
    for (const record of [...records].reverse()) {
      if (this.#isSlot(record.target)) continue;
      const lost = [...record.removedNodes].filter((node) => this.#isLost(node));
      if (lost.length === 0 || (damaged.size === 0 && !this.#mayRepair())) continue;
      damaged.add(record.target);
      putBack(record, lost);
    }
    if (damaged.size === 0) return;
    for (const { target, addedNodes } of records) {
      if (damaged.has(target)) this.#drop(addedNodes);
    }
    // Discards the records of the repair itself.
    this.#observer.takeRecords();
  }

  /** Whether a node must be put back. Text never is: translation extensions replace it. */
  #isLost(node: Node): boolean {
    const { host, container, draws } = this.#content;
    if (node.nodeType !== 1 || container.contains(node) || hasStandIn(node)) return false;
    // A script may have moved it to another place on purpose.
    if (node.isConnected && !host.contains(node)) return false;
    return draws(node) ?? isDropped(container);
  }

  /** Whether a node is the body's slot, whose content is the page's own. */
  #isSlot(node: Node): boolean {
    const slot = (node as Partial<Element>).closest?.(`[${SLOT_MARK}]`);
    return slot?.closest(`[${BODY_MARK}]`) === this.#content.container;
  }

  #mayRepair(): boolean {
    const now = performance.now();
    if (now - this.#since > PERIOD) {
      this.#since = now;
      this.#repairs = 0;
    }
    return ++this.#repairs <= MOST;
  }

  /** Removes nodes that the script has inserted in place of the lost ones. */
  #drop(added: NodeList): void {
    const { container, draws } = this.#content;
    for (const node of added) {
      if (container.contains(node) && draws(node) === undefined) node.parentNode?.removeChild(node);
    }
  }
}

/** True for a box in light DOM that another script has removed; the host is about to put it back. */
function isDropped(container: Node): boolean {
  return container.nodeType === 1 && container.parentNode === null;
}

function putBack({ target, nextSibling }: MutationRecord, lost: readonly Node[]): void {
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of lost) target.insertBefore(node, before);
}
