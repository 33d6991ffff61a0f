import { createElement } from 'react';
import type { Folder } from '../../../../../src/elements/kits/libraries/wire/folder';
import type { CloudPlace } from '../../../../../src/elements/kits/template-library/dialogs/dialog-props';

/** A folder of the cloud library. */
export function folder(id: string, name: string, count = 0): Folder {
  return { id, name, count, created: 1_700_000_000_000 };
}

/** The cloud library with these folders, ready to take something. */
export function cloudWith(
  folders: readonly Folder[] | undefined,
  change: Partial<CloudPlace> = {},
): CloudPlace {
  return {
    access: 'ready',
    folders,
    load: () => undefined,
    makeFolder: (name) => Promise.resolve(folder('99', name)),
    connect: () => undefined,
    upgrade: (place) => createElement('a', { href: '#plans', 'data-from': place }, 'Plans'),
    ...change,
  };
}
