import type { ReactNode } from 'react';
import { FOLDER_NAME_LENGTH, type Folder } from '../../libraries/wire/folder';
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
  /** `create`: from the Cloud tab; `new`: from inside another dialog. */
  readonly kind: 'create' | 'new' | 'rename';
  /** All folders: each name is there once. Undefined until they have come; the library decides then. */
  readonly folders: readonly Folder[] | undefined;
  /** The one that is renamed. */
  readonly folder?: Folder;
  readonly ways?: Ways | undefined;
  /** What was typed before the page was left. */
  readonly draft?: string | undefined;
  /** Is told what is typed. */
  readonly keep?: (draft: string) => void;
  readonly save: (name: string) => Promise<Outcome>;
}

const names = {
  create: 'createFolderDialog',
  new: 'newFolderModal',
  rename: 'renameDialog',
} as const;

/** Asks for a folder's name: of a new one, or another one. */
export function FolderDialog(props: Props): ReactNode {
  const { kind, folders = [], folder, ways, keep, save, shown, close } = props;
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
    <DialogFrame
      name={names[kind]}
      title={dialogMessage(`library.dialog.folder.${kind}.title`, { name: before })}
      {...{ shown, cancel, submit }}
      foot={
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
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog={names[kind]} />
    </DialogFrame>
  );
}
