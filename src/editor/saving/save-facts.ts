import type { SaveState } from '../page-store';
import type { Failure } from './page-back-end';

/** The facts from which the state of a store follows. */
export interface SaveFacts {
  /** Whether the newest changes are not saved. */
  readonly isChanged: boolean;
  readonly isSending: boolean;
  /** The reason for which nothing is sent until a person decides. */
  readonly block?: 'conflict' | 'locked' | undefined;
  /** The last request has failed. */
  readonly failure?: Failure | undefined;
}

/** Returns the state that people see. A retry in the background is not shown as saving: it would flicker. */
export function saveState({ isChanged, isSending, block, failure }: SaveFacts): SaveState {
  if (block) return block;
  if (failure && isChanged) return failure.fault === 'offline' ? 'offline' : 'failed';
  if (isSending) return 'saving';
  return isChanged ? 'changed' : 'saved';
}

/** The shortest and the longest wait before a failed request is repeated, in milliseconds. */
const WAITS = { first: 2000, last: 60_000 };

/** Returns the wait before a repeated request, which doubles with each failure in a row. */
export function retryWait(failures: number): number {
  return Math.min(WAITS.first * 2 ** (failures - 1), WAITS.last);
}

/** True for a failure that a repeated request can end. */
export function isTemporary({ fault }: Failure): boolean {
  return fault === 'offline' || fault === 'failed' || fault === 'logged-out';
}
