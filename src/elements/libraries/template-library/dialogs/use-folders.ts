import { useState } from 'react';
import type { Folder } from '../../../../api/libraries/folder';
import type { CloudTarget } from './dialog-props';
import type { Outcome } from './outcome';

/** The folders of the cloud account, as a dialog sees them. */
export interface Folders {
  /** Includes the folders that this dialog created. Undefined until the folders are loaded. */
  readonly all: readonly Folder[] | undefined;
  /** Whether a chosen folder was deleted in the meantime. */
  readonly isGone: (folder: string | null | undefined) => boolean;
  /** Creates a folder, and passes it to `created`. */
  readonly create: (name: string, created: (folder: Folder) => void) => Promise<Outcome>;
  /** Reloads the folders if the outcome is that the chosen folder does not exist. */
  readonly reloadAfter: (outcome: Outcome) => void;
}

/** Returns the folders, with those created in the dialog before the reloaded list contains them. */
export function useFolders({ folders, loadFolders, createFolder }: CloudTarget): Folders {
  const [added, setAdded] = useState<readonly Folder[]>([]);
  const all = folders && withAdded(folders, added);
  return {
    all,
    isGone: (folder) =>
      typeof folder === 'string' && all !== undefined && !all.some(({ id }) => id === folder),
    async create(name, created) {
      const result = await createFolder(name);
      if ('code' in result) return result;
      setAdded([...added, result]);
      created(result);
      return undefined;
    },
    reloadAfter(outcome) {
      if (!outcome || !('code' in outcome) || outcome.code !== 'library-folder-not-found') return;
      setAdded([]);
      loadFolders();
    },
  };
}

function withAdded(folders: readonly Folder[], added: readonly Folder[]): readonly Folder[] {
  const known = new Set(folders.map(({ id }) => id));
  return [...added.filter(({ id }) => !known.has(id)), ...folders];
}
