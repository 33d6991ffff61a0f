import type { ApiError } from '../../../../api/client';
import type { BulkAnswer } from '../../../../api/libraries/bulk';

/** A partial success: some templates were changed, others were not. */
export type PartlyDone = Pick<BulkAnswer, 'done' | 'failed'>;

/** The outcome of an action; undefined: it succeeded completely. */
export type Outcome = ApiError | PartlyDone | undefined;

/** Whether the action succeeded for some templates only. */
export function isPartlyDone(outcome: Outcome): outcome is PartlyDone {
  return outcome !== undefined && 'failed' in outcome;
}
