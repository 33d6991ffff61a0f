import { useState } from 'react';
import { faultText } from './fault-text';

/** An action of a button, which a server answers. */
export interface Action {
  readonly run: () => void;
  readonly isBusy: boolean;
  /** The sentence about the last attempt; empty if it has not failed. */
  readonly error: string;
}

/**
 * Returns an action that runs once at a time, and keeps the sentence of its failure.
 *
 * @param unexplained the sentence for a failure without one
 */
export function useAction(work: () => Promise<void>, unexplained?: string): Action {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const run = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (fault) {
      setError(faultText(fault, unexplained));
    }
    setBusy(false);
  };
  return { run: () => void (isBusy || run()), isBusy, error };
}
