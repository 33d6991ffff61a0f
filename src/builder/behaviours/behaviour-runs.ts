import { siteConfig } from '../../core/config';
import { onAttributeChange } from '../../core/dom/attribute-change';
import { logError } from '../../core/dom/log';
import { DELAY_ATTRIBUTE, delayingAncestor } from '../../core/element/gate';
import type { Behaviour } from './behaviour';
import type { BuilderNodesListener } from './builder-nodes';

type Runs = Map<Behaviour, AbortController>;

/** The site's behaviors that run on the builder's nodes. */
export class BehaviourRuns implements BuilderNodesListener {
  readonly #registered: ReadonlySet<Behaviour>;
  readonly #runs = new Map<HTMLElement, Runs>();

  constructor(registered: ReadonlySet<Behaviour>) {
    this.#registered = registered;
  }

  /** Starts behaviors that are registered for a node and not running yet; ends those no longer registered. */
  nodeAdded(node: HTMLElement): void {
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
    else this.#start(node, due, runs);
  }

  nodeChanged(node: HTMLElement): void {
    reported.delete(node);
    this.#end(node);
    this.nodeAdded(node);
  }

  nodesRemoved(): void {
    for (const node of [...this.#runs.keys()]) if (!node.isConnected) this.#end(node);
  }

  #end(node: HTMLElement): void {
    for (const run of this.#runs.get(node)?.values() ?? []) run.abort();
    this.#runs.delete(node);
  }

  /** Returns global behaviors first, then those of the element type, then those of the widget type. */
  #dueOn(node: HTMLElement): Behaviour[] {
    const { element_type, widget_type } = node.dataset;
    const types = ['global', element_type, widget_type];
    const matches = [...this.#registered].filter(({ type }) => types.includes(type));
    return matches.sort((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
  }

  #start(node: HTMLElement, due: readonly Behaviour[], runs: Runs): void {
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
    const check = (): void => {
      if (delayingAncestor(node) === holder) return;
      wait.abort();
      if (node.isConnected) this.nodeAdded(node);
    };
    onAttributeChange(holder, DELAY_ATTRIBUTE, check, wait.signal);
  }
}

/** Nodes whose invalid settings have been reported. */
const reported = new WeakSet<HTMLElement>();

/** Returns the settings of a node; undefined for invalid JSON, which is reported once per node. */
function settingsOf(node: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  try {
    return Object(JSON.parse(node.dataset.settings || '{}'));
  } catch (error) {
    if (reported.has(node)) return undefined;
    reported.add(node);
    logError(
      'nh-elements: data-settings is not valid JSON, so no behaviour starts on the node. ' +
        "Print it with the CMS's JSON encoder.",
      node,
      error,
    );
    return undefined;
  }
}
