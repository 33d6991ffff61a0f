import type { Database } from '../../../../server/database';
import { type ImportRecord, stateOf } from './records';

/** Work on an import that cannot continue, because the import has ended in the meantime. */
export class EndedImportError extends Error {}

/**
 * Asserts the state of an import. Called in each transaction: other requests run between two of them.
 *
 * @throws EndedImportError the import has another state, or is removed
 */
export function assertState(
  database: Database,
  id: string,
  ...states: readonly ImportRecord['state'][]
): void {
  const state = stateOf(database, id);
  if (!state || !states.includes(state)) throw new EndedImportError();
}
