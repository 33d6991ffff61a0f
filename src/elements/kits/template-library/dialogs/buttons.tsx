import type { ReactNode } from 'react';
import { dialogMessage } from './messages';
import { isPartlyDone } from './outcome';
import type { Attempt } from './use-attempt';

interface Props {
  readonly attempt: Attempt;
  readonly cancel: () => void;
  /** What the main button does. */
  readonly label: string;
  /** What it does at the moment. */
  readonly runningLabel: string;
}

/** Cancel and the main button, which submits; after half of it is done there is only Close. */
export function Buttons({ attempt, cancel, label, runningLabel }: Props): ReactNode {
  const { isRunning, outcome } = attempt;
  const isOver = isPartlyDone(outcome);
  return (
    <>
      {!isOver && (
        <button type="button" part="button" aria-disabled={isRunning} onClick={cancel}>
          {dialogMessage('library.dialog.cancel')}
        </button>
      )}
      {/* One and the same node, since it has the focus. */}
      <button
        type={isOver ? 'button' : 'submit'}
        part="button"
        data-kind="main"
        aria-disabled={isRunning}
        onClick={isOver ? cancel : undefined}
      >
        {mainLabel(attempt, label, runningLabel)}
      </button>
    </>
  );
}

function mainLabel({ isRunning, outcome }: Attempt, label: string, runningLabel: string): string {
  if (isRunning) return runningLabel;
  if (isPartlyDone(outcome)) return dialogMessage('library.dialog.close');
  return outcome ? dialogMessage('library.dialog.retry') : label;
}
