import { useRef, useState } from 'react';
import { isPartlyDone, type Outcome } from './outcome';

/** Something that a dialog does, which may fail and be tried again. */
export interface Attempt {
  readonly isRunning: boolean;
  /** Why the last try has failed, wholly or in part. */
  readonly outcome: Outcome;
  /** Does it, unless it is under way already; and `done`, once all of it is done. */
  readonly run: (action: () => Promise<Outcome>, done: () => void) => Promise<void>;
}

/** Keeps what became of a dialog's action. */
export function useAttempt(): Attempt {
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  // Two clicks may come before the first is drawn.
  const isUnderWay = useRef(false);
  const run: Attempt['run'] = async (action, done) => {
    // What is left after a part was done would not be the same action.
    if (isUnderWay.current || isPartlyDone(outcome)) return;
    isUnderWay.current = true;
    setRunning(true);
    try {
      const next = await action();
      setOutcome(next);
      if (!next) done();
    } finally {
      isUnderWay.current = false;
      setRunning(false);
    }
  };
  return { isRunning, outcome, run };
}
