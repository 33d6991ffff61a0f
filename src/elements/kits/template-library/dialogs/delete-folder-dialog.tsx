import { type ReactNode, useId } from 'react';
import type { Folder } from '../../libraries/wire/folder';
import { Buttons } from './buttons';
import { DialogFrame } from './dialog-frame';
import type { DialogProps, Ways } from './dialog-props';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import { OutcomeNote } from './outcome-note';
import { useAttempt } from './use-attempt';

interface Props extends DialogProps {
  readonly folder: Pick<Folder, 'name' | 'count'>;
  readonly ways?: Ways;
  readonly remove: () => Promise<Outcome>;
}

/** Asks before a folder is deleted, and says how many templates go with it. */
export function DeleteFolderDialog({ folder, ways, remove, shown, close }: Props): ReactNode {
  const { name, count } = folder;
  const attempt = useAttempt();
  const textId = useId();
  const cancel = (): void => {
    if (!attempt.isRunning) close();
  };
  return (
    <DialogFrame
      name="deleteFolderDialog"
      isQuestion
      title={dialogMessage('library.dialog.delete_folder.title', { name })}
      describedBy={textId}
      {...{ shown, cancel }}
      submit={() => void attempt.run(remove, close)}
      foot={
        <Buttons
          {...{ attempt, cancel }}
          label={dialogMessage('library.dialog.delete_folder')}
          runningLabel={dialogMessage('library.dialog.deleting')}
        />
      }
    >
      <p id={textId}>
        {count > 0
          ? dialogMessage('library.dialog.delete_folder.text', { count })
          : dialogMessage('library.dialog.delete_folder.empty')}
      </p>
      <OutcomeNote outcome={attempt.outcome} ways={ways} dialog="deleteFolderDialog" />
    </DialogFrame>
  );
}
