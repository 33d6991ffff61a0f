import { type ReactNode, useId, useState } from 'react';
import { CloudFolders } from './cloud-folders';
import { DialogFrame } from './dialog-frame';
import type { CloudPlace, DialogProps } from './dialog-props';
import { FolderDialog } from './folder-dialog';
import { dialogMessage } from './messages';
import type { Folders } from './use-folders';

interface Props extends DialogProps {
  readonly cloud: CloudPlace;
  readonly folders: Folders;
  readonly chosen: string | null;
  readonly choose: (folder: string | null) => void;
}

/** Asks for the folder of the cloud library into which something is saved. */
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
      <DialogFrame
        name="saveModalSelectFolder"
        title={dialogMessage('library.dialog.select_folder.title')}
        cancel={close}
        {...{ shown, submit }}
        foot={
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
      </DialogFrame>
      {isAdding && (
        <FolderDialog
          kind="new"
          folders={folders.all}
          ways={cloud}
          shown={shown}
          close={() => setAdding(false)}
          save={(given) => folders.make(given, ({ id }) => setFolder(id))}
        />
      )}
    </>
  );
}
