import { siteConfig } from '../../../core/config';
import { onAttributeChange } from '../../../core/dom/attribute-change';
import { logError } from '../../../core/dom/log';
import { DELAY_ATTRIBUTE, delayingAncestor } from '../../../core/element/gate';
import type { Behaviour } from './behaviour';
import type { NodesWatcher } from './built-nodes';

type Runs = Map<Behaviour, AbortController>;

/** The site's own behaviours at work on the builder's nodes. */
export class BehaviourRuns implements NodesWatcher {
  readonly #registered: ReadonlySet<Behaviour>;
  readonly #runs = new Map<HTMLElement, Runs>();

  constructor(registered: ReadonlySet<Behaviour>) {
    this.#registered = registered;
  }

  /** Begins on a node what is registered for it and does not run yet, and ends what is registered no more. */
  nodeIsHere(node: HTMLElement): void {
    const runs: Runs = this.#runs.get(node) ?? new Map();
    for (const [behaviour, run] of runs) {
      if (this.#registered.has(behaviour)) continue;
      run.abort();
      runs.delete(behaviour);
    }
    const due = this.#dueOn(node).filter((behaviour) => !runs.has(behaviour));
    if (due.length === 0 || siteConfig().isStatic) return;
    this.#runs.set(node, runs);
    const holder = delayingAncestor(node);
    if (holder) this.#waitFor(holder, node);
    else this.#begin(node, due, runs);
  }

  nodeIsAnew(node: HTMLElement): void {
    toldOf.delete(node);
    this.#end(node);
    this.nodeIsHere(node);
  }

  nodesLeft(): void {
    for (const node of [...this.#runs.keys()]) if (!node.isConnected) this.#end(node);
  }

  #end(node: HTMLElement): void {
    for (const run of this.#runs.get(node)?.values() ?? []) run.abort();
    this.#runs.delete(node);
  }

  /** Those of every node first, then those of its element's type, then those of its widget. */
  #dueOn(node: HTMLElement): Behaviour[] {
    const { element_type, widget_type } = node.dataset;
    const types = ['global', element_type, widget_type];
    const found = [...this.#registered].filter(({ type }) => types.includes(type));
    return found.sort((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
  }

  #begin(node: HTMLElement, due: readonly Behaviour[], runs: Runs): void {
    const settings = settingsOf(node);
    if (!settings) return;
    for (const behaviour of due) {
      const run = new AbortController();
      runs.set(behaviour, run);
      try {
        behaviour.begin({ node, settings, signal: run.signal });
      } catch (error) {
        logError(`nh-elements: a behaviour of "${behaviour.type}" has failed.`, node, error);
      }
    }
  }

  #waitFor(holder: Element, node: HTMLElement): void {
    const wait = new AbortController();
    const look = (): void => {
      if (delayingAncestor(node) === holder) return;
      wait.abort();
      if (node.isConnected) this.nodeIsHere(node);
    };
    onAttributeChange(holder, DELAY_ATTRIBUTE, look, wait.signal);
  }
}

/** Whose broken settings the console knows of. */
const toldOf = new WeakSet<HTMLElement>();

/** Undefined, and told once, where they cannot be read: such a node gets no behaviour. */
function settingsOf(node: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  try {
    return Object(JSON.parse(node.dataset.settings || '{}'));
  } catch (error) {
    if (toldOf.has(node)) return undefined;
    toldOf.add(node);
    logError(
      'nh-elements: data-settings is not valid JSON, so no behaviour begins on the node. ' +
        "Print it with the CMS's JSON encoder.",
      node,
      error,
    );
    return undefined;
  }
}
