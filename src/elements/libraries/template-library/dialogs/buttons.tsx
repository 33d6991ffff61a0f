import type { ReactNode } from 'react';
import { dialogMessage } from './messages';
import { isPartlyDone } from './outcome';
import type { Attempt } from './use-attempt';

interface Props {
  readonly attempt: Attempt;
  readonly cancel: () => void;
  /** Label of the submit button. */
  readonly label: string;
  /** Label of the submit button while the action runs. */
  readonly runningLabel: string;
}

/** The cancel and submit buttons of a dialog. After a partial success there is only a close button. */
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
      {/* One node for every state, since replacing a focused button loses the focus. */}
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
