import type { ReactNode } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import { dialogMessage } from './messages';
import { RemovalDialog, type RemovalProps } from './removal-dialog';

interface Props extends RemovalProps {
  readonly folder: Pick<Folder, 'name' | 'count'>;
}

/** Asks for confirmation before a folder is deleted, with the number of templates in it. */
export function DeleteFolderDialog({ folder, ...removal }: Props): ReactNode {
  const { name, count } = folder;
  return (
    <RemovalDialog
      title={dialogMessage('library.dialog.delete_folder.title', { name })}
      label={dialogMessage('library.dialog.delete_folder')}
      {...removal}
    >
      {count > 0
        ? dialogMessage('library.dialog.delete_folder.text', { count })
        : dialogMessage('library.dialog.delete_folder.empty')}
    </RemovalDialog>
  );
}
