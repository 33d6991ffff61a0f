import { type ReactNode, useId, useState } from 'react';
import { CloudFolders } from './cloud-folders';
import type { CloudTarget, DialogProps } from './dialog-props';
import { dialogMessage } from './messages';
import { NewFolderDialog } from './new-folder-dialog';
import { TemplateDialog } from './template-dialog';
import type { Folders } from './use-folders';

interface Props extends Omit<DialogProps, 'screen'> {
  readonly cloud: CloudTarget;
  readonly folders: Folders;
  readonly chosen: string | null;
  readonly choose: (folder: string | null) => void;
}

/** Asks for the folder of the cloud account to save to. */
export function SelectFolderDialog(props: Props): ReactNode {
  const { cloud, folders, chosen, choose, shown, close } = props;
  const [folder, setFolder] = useState(chosen);
  const [isAdding, setAdding] = useState(false);
  const name = useId();
  const isGone = folders.isGone(folder);
  const submit = (): void => {
    if (isGone) return;
    choose(folder);
    close();
  };
  return (
    <>
      <TemplateDialog
        screen="Save to Modal - select folder"
        title={dialogMessage('library.dialog.select_folder.title')}
        cancel={close}
        {...{ shown, submit }}
        footer={
          <>
            <button type="button" part="button" onClick={close}>
              {dialogMessage('library.dialog.cancel')}
            </button>
            <button type="submit" part="button" data-kind="main">
              {dialogMessage('library.dialog.select_folder')}
            </button>
          </>
        }
      >
        <fieldset part="place-choice">
          <legend className="nh-unseen">
            {dialogMessage('library.dialog.select_folder.title')}
          </legend>
          <p part="fault" role="status">
            {isGone && dialogMessage('library.dialog.place.gone')}
          </p>
          <CloudFolders
            {...{ name, cloud, folders }}
            chosen={folder}
            choose={setFolder}
            add={() => setAdding(true)}
          />
        </fieldset>
      </TemplateDialog>
      {isAdding && (
        <NewFolderDialog
          {...{ cloud, folders, shown }}
          close={() => setAdding(false)}
          created={({ id }) => setFolder(id)}
        />
      )}
    </>
  );
}
