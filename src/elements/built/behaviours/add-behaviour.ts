import { siteConfig } from '../../../core/config';
import type { Behaviour } from './behaviour';
import { BehaviourRuns } from './behaviour-runs';
import { BuiltNodes } from './built-nodes';

const registered = new Set<Behaviour>();
const runs = new BehaviourRuns(registered);
let nodes: BuiltNodes | undefined;

/** Registers a behaviour, for nodes that are there and for those that come; returns the way back. */
export function addBehaviour(behaviour: Behaviour): () => void {
  registered.add(behaviour);
  nodes ??= new BuiltNodes(document, runs, siteConfig().mode === 'edit');
  nodes.tellAll();
  return () => {
    registered.delete(behaviour);
    nodes?.tellAll();
  };
}

/** Ends what runs on a node, and begins it anew, at once. */
export function runAgain(node: HTMLElement): void {
  runs.nodeIsAnew(node);
}
