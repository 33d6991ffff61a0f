import { type ReactNode, useId } from 'react';
import { Buttons } from './buttons';
import type { AccountActions, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { TemplateDialog } from './template-dialog';
import { useAttempt } from './use-attempt';

/** The props that the delete dialogs share. */
export interface RemovalProps extends DialogProps {
  readonly account?: AccountActions;
  readonly remove: () => Promise<Outcome>;
}

interface Props extends RemovalProps {
  readonly title: string;
  /** Label of the main button. */
  readonly label: string;
  /** The consequences of the deletion. */
  readonly children: ReactNode;
}

/** Asks for confirmation before something is deleted. */
export function RemovalDialog(props: Props): ReactNode {
  const { title, label, children, account, remove, screen, shown, close } = props;
  const attempt = useAttempt();
  const textId = useId();
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  return (
    <TemplateDialog
      isQuestion
      describedBy={textId}
      {...{ title, screen, shown, cancel }}
      submit={() => void attempt.run(remove, close)}
      footer={
        <Buttons
          {...{ attempt, cancel, label }}
          runningLabel={dialogMessage('library.dialog.deleting')}
        />
      }
    >
      <p id={textId}>{children}</p>
      <OutcomeNote outcome={attempt.outcome} {...{ account, screen }} />
    </TemplateDialog>
  );
}
