import { type ReactNode, useId } from 'react';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { DialogProps, Ways } from './dialog-props';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { useAttempt } from './use-attempt';

/** What asks before something is deleted is given. */
export interface RemovalProps extends DialogProps {
  readonly ways?: Ways;
  readonly remove: () => Promise<Outcome>;
}

interface Props extends RemovalProps {
  readonly name: 'deleteDialog' | 'deleteFolderDialog';
  readonly title: string;
  /** Its main button. */
  readonly label: string;
  /** What goes with it. */
  readonly children: ReactNode;
}

/** Asks before something is deleted. */
export function RemovalDialog(props: Props): ReactNode {
  const { name, title, label, children, ways, remove, shown, close } = props;
  const attempt = useAttempt();
  const textId = useId();
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  return (
    <DialogFrame
      isQuestion
      describedBy={textId}
      {...{ name, title, shown, cancel }}
      submit={() => void attempt.run(remove, close)}
      foot={
        <Buttons
          {...{ attempt, cancel, label }}
          runningLabel={dialogMessage('library.dialog.deleting')}
        />
      }
    >
      <p id={textId}>{children}</p>
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog={name} />
    </DialogFrame>
  );
}
