import type { ReactNode } from 'react';
import { TITLE_LENGTH } from '../../../../api/libraries/template';
import { Buttons } from './buttons';
import type { AccountActions, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { NameField } from './name-field';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { TemplateDialog } from './template-dialog';
import { useAttempt } from './use-attempt';
import { useName } from './use-name';

interface Props extends DialogProps {
  /** The template's current title. */
  readonly title: string;
  readonly account?: AccountActions;
  /** The text that was typed before the page was reloaded. */
  readonly draft?: string | undefined;
  /** Called with the text whenever it changes. */
  readonly keep?: (draft: string) => void;
  readonly rename: (title: string) => Promise<Outcome>;
}

/** Asks for a new title of a template. */
export function RenameDialog(props: Props): ReactNode {
  const { title, account, draft = title, keep, rename, screen, shown, close } = props;
  const attempt = useAttempt();
  const name = useName(draft, { longest: TITLE_LENGTH }, keep);
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    const next = name.take();
    if (next === undefined) return;
    // An unchanged title needs no request.
    if (next === title) close();
    else void attempt.run(() => rename(next), close);
  };
  return (
    <TemplateDialog
      title={dialogMessage('library.dialog.rename.title', { title })}
      {...{ screen, shown, cancel, submit }}
      footer={
        <Buttons
          {...{ attempt, cancel }}
          label={dialogMessage('library.dialog.rename')}
          runningLabel={dialogMessage('library.dialog.renaming')}
        />
      }
    >
      <NameField label={dialogMessage('library.dialog.name')} longest={TITLE_LENGTH} {...name} />
      <OutcomeNote outcome={attempt.outcome} {...{ account, screen }} />
    </TemplateDialog>
  );
}
