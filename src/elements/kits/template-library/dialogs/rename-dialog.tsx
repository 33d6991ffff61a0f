import type { ReactNode } from 'react';
import { TITLE_LENGTH } from '../../libraries/wire/template';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { DialogProps, Ways } from './dialog-props';
import { dialogMessage } from './messages';
import { NameField } from './name-field';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { useAttempt } from './use-attempt';
import { useName } from './use-name';

interface Props extends DialogProps {
  /** The template's. */
  readonly title: string;
  readonly ways?: Ways;
  /** What was typed before the page was left. */
  readonly draft?: string | undefined;
  /** Is told what is typed. */
  readonly keep?: (draft: string) => void;
  readonly rename: (title: string) => Promise<Outcome>;
}

/** Gives a template another title. */
export function RenameDialog(props: Props): ReactNode {
  const { title, ways, draft = title, keep, rename, shown, close } = props;
  const attempt = useAttempt();
  const name = useName(draft, { longest: TITLE_LENGTH }, keep);
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    const next = name.take();
    if (next === undefined) return;
    // Nothing is asked of the library where nothing is different.
    if (next === title) close();
    else void attempt.run(() => rename(next), close);
  };
  return (
    <DialogFrame
      name="renameDialog"
      title={dialogMessage('library.dialog.rename.title', { title })}
      {...{ shown, cancel, submit }}
      foot={
        <Buttons
          {...{ attempt, cancel }}
          label={dialogMessage('library.dialog.rename')}
          runningLabel={dialogMessage('library.dialog.renaming')}
        />
      }
    >
      <NameField label={dialogMessage('library.dialog.name')} longest={TITLE_LENGTH} {...name} />
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog="renameDialog" />
    </DialogFrame>
  );
}
