import { logError } from '../../core/dom/log';
import { requireType } from '../runtime/arguments/checks';
import type { Behaviour } from './behaviour';

/**
 * Registers a site behavior for existing and future nodes of one builder type. The behavior runs until
 * the node leaves the page or, in the editor, is re-rendered or has changed settings. On a delayed node, the
 * behavior starts when the delay ends. On a static page, no behavior starts.
 *
 * @returns A function that removes the behavior and ends it on all nodes.
 * @throws TypeError if an argument is missing or has the wrong type.
 */
export function registerBehaviour(behaviour: Behaviour): () => void {
  requireType(behaviour, 'type', 'string');
  requireType(behaviour, 'begin', 'function');
  const added = import('./add-behaviour').then(({ addBehaviour }) => addBehaviour(behaviour));
  added.catch((error: unknown) => {
    logError(
      `nh-elements: the code could not be loaded, so the behaviour of "${behaviour.type}" is not registered.`,
      error,
    );
  });
  return () => void added.then((remove) => remove());
}
