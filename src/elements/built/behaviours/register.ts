import { requireType } from '../../../core/arguments/checks';
import { logError } from '../../../core/dom/log';
import type { Behaviour } from './behaviour';

/**
 * Does something of the site's own to the builder's nodes of a type, those that are there and those that
 * come: from when a node is there until it leaves, is rendered anew or, in the editor, has other settings. Held back nodes begin later; on a static page none does.
 *
 * @returns the way back, which ends what runs
 * @throws TypeError where an argument is missing or of another type
 */
export function registerBehaviour(behaviour: Behaviour): () => void {
  requireType(behaviour, 'type', 'string');
  requireType(behaviour, 'begin', 'function');
  const added = import('./add-behaviour').then(({ addBehaviour }) => addBehaviour(behaviour));
  added.catch((error: unknown) => {
    logError(`nh-elements: the behaviour of "${behaviour.type}" is not registered.`, error);
  });
  return () => void added.then((remove) => remove());
}
