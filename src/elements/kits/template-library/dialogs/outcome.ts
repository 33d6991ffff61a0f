import type { BulkAnswer } from '../../libraries/wire/bulk';
import type { KitError } from '../../rest';

/** Some of it is done, the rest is as it was. */
export type PartlyDone = Pick<BulkAnswer, 'done' | 'failed'>;

/** What became of an action: undefined, where all of it is done. */
export type Outcome = KitError | PartlyDone | undefined;

/** Whether only some of it is done. */
export function isPartlyDone(outcome: Outcome): outcome is PartlyDone {
  return outcome !== undefined && 'failed' in outcome;
}
