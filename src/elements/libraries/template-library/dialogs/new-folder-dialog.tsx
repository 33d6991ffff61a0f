import type { ReactNode } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import type { CloudTarget, DialogProps } from './dialog-props';
import { FolderDialog } from './folder-dialog';
import type { Folders } from './use-folders';

interface Props extends Omit<DialogProps, 'screen'> {
  readonly cloud: CloudTarget;
  readonly folders: Folders;
  /** Called with the new folder. */
  readonly created: (folder: Folder) => void;
}

/** Creates a folder from inside another dialog. */
export function NewFolderDialog({ cloud, folders, created, shown, close }: Props): ReactNode {
  return (
    <FolderDialog
      kind="new"
      screen="New Folder Modal"
      folders={folders.all}
      account={cloud}
      save={(name) => folders.create(name, created)}
      {...{ shown, close }}
    />
  );
}
