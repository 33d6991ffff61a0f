import { siteConfig } from '../../core/config';
import type { Behaviour } from './behaviour';
import { BehaviourRuns } from './behaviour-runs';
import { BuilderNodes } from './builder-nodes';

const registered = new Set<Behaviour>();
const runs = new BehaviourRuns(registered);
let nodes: BuilderNodes | undefined;

/** Existing nodes learn in a later task of the behaviors that were registered or removed before it. */
let isNotifying = false;

/** Registers a behavior for existing and future nodes. Returns a function that removes it. */
export function addBehaviour(behaviour: Behaviour): () => void {
  registered.add(behaviour);
  nodes ??= new BuilderNodes(document, runs, siteConfig().mode === 'edit');
  notifyLater();
  return () => {
    registered.delete(behaviour);
    notifyLater();
  };
}

/** Scripts register in any order, but on a node global behaviors start first, so all of a task start together. */
function notifyLater(): void {
  if (isNotifying) return;
  isNotifying = true;
  setTimeout(() => {
    isNotifying = false;
    nodes?.notifyAll();
  });
}

/** Restarts all behaviors of a node immediately. */
export function restartBehaviours(node: HTMLElement): void {
  runs.nodeChanged(node);
}
