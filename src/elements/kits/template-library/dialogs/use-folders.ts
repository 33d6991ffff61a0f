import { useState } from 'react';
import type { Folder } from '../../libraries/wire/folder';
import type { CloudPlace } from './dialog-props';
import type { Outcome } from './outcome';

/** The cloud library's folders, as a dialog sees them. */
export interface Folders {
  /** With those that were just made here; undefined until they have come. */
  readonly all: readonly Folder[] | undefined;
  /** Whether a folder that was chosen has been deleted meanwhile. */
  readonly isGone: (folder: string | null | undefined) => boolean;
  /** Makes one, and says which it is. */
  readonly make: (name: string, made: (folder: Folder) => void) => Promise<Outcome>;
  /** Asks anew, where the library does not know the chosen one. */
  readonly refused: (outcome: Outcome) => void;
}

/** The folders with those that are made from inside a dialog, before the library's list has them. */
export function useFolders({ folders, load, makeFolder }: CloudPlace): Folders {
  const [added, setAdded] = useState<readonly Folder[]>([]);
  const all = folders && withAdded(folders, added);
  return {
    all,
    isGone: (folder) =>
      typeof folder === 'string' && all !== undefined && !all.some(({ id }) => id === folder),
    async make(name, made) {
      const answer = await makeFolder(name);
      if ('code' in answer) return answer;
      setAdded([...added, answer]);
      made(answer);
      return undefined;
    },
    refused(outcome) {
      if (!outcome || !('code' in outcome) || outcome.code !== 'library-folder-not-found') return;
      setAdded([]);
      load();
    },
  };
}

function withAdded(folders: readonly Folder[], added: readonly Folder[]): readonly Folder[] {
  const known = new Set(folders.map(({ id }) => id));
  return [...added.filter(({ id }) => !known.has(id)), ...folders];
}
