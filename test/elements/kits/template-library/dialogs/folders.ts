import type { Folder } from '../../../../../src/elements/kits/libraries/wire/folder';

/** A folder of the cloud library. */
export function folder(id: string, name: string, count = 0): Folder {
  return { id, name, count, created: 1_700_000_000_000 };
}
