import type { ReactNode } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import { folderActions } from '../../../../ui/menu/actions';
import { Menu } from '../../../../ui/menu/menu';
import { menuMessage } from '../../../../ui/menu/messages';
import type { MenuAnchor } from '../../../../ui/menu/use-open-menu';
import type { CloudTabProps } from './cloud-tab';
import type { CloudView } from './state';

/** The open menu: its folder and its anchor. */
export interface OpenFolderMenu {
  readonly folder: Folder;
  readonly anchor: MenuAnchor;
}

interface Props extends OpenFolderMenu, Pick<CloudTabProps, 'askFor'> {
  readonly open: (view: CloudView) => void;
  readonly close: () => void;
}

/** The menu of a folder. */
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
