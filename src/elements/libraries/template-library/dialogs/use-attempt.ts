import { useRef, useState } from 'react';
import { isPartlyDone, type Outcome } from './outcome';

/** The action of a dialog, which may fail and be retried. */
export interface Attempt {
  readonly isRunning: boolean;
  /** The outcome of the last try, unless it succeeded completely. */
  readonly outcome: Outcome;
  /** Runs the action unless one is running; calls `done` when it succeeded completely. */
  readonly run: (action: () => Promise<Outcome>, done: () => void) => Promise<void>;
}

/** Runs the action of a dialog and holds its outcome. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // A ref, since the second click of a double click comes before React has rendered the state.
  const isBusy = useRef(false);
  const run: Attempt['run'] = async (action, done) => {
    // After a partial success a retry would be another action.
    if (isBusy.current || isPartlyDone(outcome)) return;
    isBusy.current = true;
    setRunning(true);
    try {
      const next = await action();
      setOutcome(next);
      if (!next) done();
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return { isRunning, outcome, run };
}
