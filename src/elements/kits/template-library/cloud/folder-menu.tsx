import type { ReactNode } from 'react';
import type { Folder } from '../../libraries/wire/folder';
import { folderActions } from '../menu/actions';
import { Menu } from '../menu/menu';
import { menuMessage } from '../menu/messages';
import type { MenuAnchor } from '../menu/use-open-menu';
import type { CloudTabProps } from './cloud-tab';
import type { CloudView } from './state';

/** The folder whose menu is open, and where it opens. */
export interface OpenFolderMenu {
  readonly folder: Folder;
  readonly anchor: MenuAnchor;
}

interface Props extends OpenFolderMenu, Pick<CloudTabProps, 'askFor'> {
  readonly open: (view: CloudView) => void;
  readonly close: () => void;
}

/** What can be done with a folder. */
export function FolderMenu({ folder, anchor, open, askFor, close }: Props): ReactNode {
  const runs = {
    open: () => open(folder),
    rename_folder: () => askFor({ kind: 'rename-folder', folder }),
    delete_folder: () => askFor({ kind: 'delete-folder', folder }),
  };
  return (
    <Menu
      label={menuMessage('library.menu.of', { title: folder.name })}
      items={folderActions.map((key) => ({
        key,
        label: menuMessage(`library.menu.${key}`),
        isDanger: key === 'delete_folder',
        run: runs[key],
      }))}
      {...{ anchor, close }}
    />
  );
}
