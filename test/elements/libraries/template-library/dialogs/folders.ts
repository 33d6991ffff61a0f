import { createElement } from 'react';
import type { Folder } from '../../../../../src/api/libraries/folder';
import type { CloudTarget } from '../../../../../src/elements/libraries/template-library/dialogs/dialog-props';

/** A folder of the cloud account. */
export function folder(id: string, name: string, count = 0): Folder {
  return { id, name, count, created: 1_700_000_000_000 };
}

/** A cloud account with these folders, to which templates can be added. */
export function cloudWith(
  folders: readonly Folder[] | undefined,
  change: Partial<CloudTarget> = {},
): CloudTarget {
  return {
    access: 'ready',
    folders,
    loadFolders: () => undefined,
    createFolder: (name) => Promise.resolve(folder('99', name)),
    connect: () => undefined,
    upgradeLink: (screen) => createElement('a', { href: '#plans', 'data-from': screen }, 'Plans'),
    ...change,
  };
}
