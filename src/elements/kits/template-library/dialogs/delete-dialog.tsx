import { type ReactNode, useId } from 'react';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { DialogProps, Ways } from './dialog-props';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import type { Subject } from './subject';
import { useAttempt } from './use-attempt';

interface Props extends DialogProps {
  readonly subject: Subject;
  readonly ways?: Ways;
  readonly remove: () => Promise<Outcome>;
}

/** Asks before templates are deleted. */
export function DeleteDialog({ subject, ways, remove, shown, close }: Props): ReactNode {
  const attempt = useAttempt();
  const textId = useId();
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  return (
    <DialogFrame
      name="deleteDialog"
      isQuestion
      title={titleText(subject)}
      describedBy={textId}
      {...{ shown, cancel }}
      submit={() => void attempt.run(remove, close)}
      foot={
        <Buttons
          {...{ attempt, cancel }}
          label={dialogMessage('library.dialog.delete')}
          runningLabel={dialogMessage('library.dialog.deleting')}
        />
      }
    >
      <p id={textId}>
        {dialogMessage('library.dialog.delete.text', {
          count: 'count' in subject ? subject.count : 1,
        })}
      </p>
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog="deleteDialog" />
    </DialogFrame>
  );
}

function titleText(subject: Subject): string {
  return 'title' in subject
    ? dialogMessage('library.dialog.delete.title', subject)
    : dialogMessage('library.dialog.delete.several', subject);
}
