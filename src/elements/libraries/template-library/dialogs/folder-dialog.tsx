import type { ReactNode } from 'react';
import { FOLDER_NAME_LENGTH, type Folder } from '../../../../api/libraries/folder';
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
  /** `create`: opened from the Cloud tab; `new`: opened from another dialog. */
  readonly kind: 'create' | 'new' | 'rename';
  /** All folders, whose names cannot be used again. Undefined until loaded: then only the server checks the name. */
  readonly folders: readonly Folder[] | undefined;
  /** The folder to rename. */
  readonly folder?: Folder;
  readonly account?: AccountActions | undefined;
  /** The text that was typed before the page was reloaded. */
  readonly draft?: string | undefined;
  /** Called with the text whenever it changes. */
  readonly keep?: (draft: string) => void;
  readonly save: (name: string) => Promise<Outcome>;
}

/** Asks for the name of a new folder, or for a new name of an existing one. */
export function FolderDialog(props: Props): ReactNode {
  const { kind, folders = [], folder, account, keep, save, screen, shown, close } = props;
  const before = folder?.name ?? '';
  const { draft = before } = props;
  const attempt = useAttempt();
  const others = folders.filter(({ id }) => id !== folder?.id);
  const taken = others.map(({ name }) => name);
  const name = useName(draft, { longest: FOLDER_NAME_LENGTH, taken }, keep);
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  const submit = (): void => {
    const next = name.take();
    if (next === undefined) return;
    if (next === before) close();
    else void attempt.run(() => save(next), close);
  };
  return (
    <TemplateDialog
      title={dialogMessage(`library.dialog.folder.${kind}.title`, { name: before })}
      {...{ screen, shown, cancel, submit }}
      footer={
        <Buttons
          {...{ attempt, cancel }}
          label={dialogMessage(`library.dialog.folder.${kind}`)}
          runningLabel={dialogMessage(`library.dialog.folder.${kind}.running`)}
        />
      }
    >
      <NameField
        label={dialogMessage('library.dialog.folder.name')}
        longest={FOLDER_NAME_LENGTH}
        {...name}
      />
      <OutcomeNote outcome={attempt.outcome} {...{ account, screen }} />
    </TemplateDialog>
  );
}
