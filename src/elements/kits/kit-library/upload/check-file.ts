import { hasRoomFor } from '../../libraries/quota-bar/quota-level';
import type { Quota } from '../../libraries/wire/account';

/** Why a file is not sent at all. */
export type FileFault = 'not_zip' | 'empty' | 'no_room';

/** What speaks against a file before it is sent; the library has the last word. */
export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  quota: Quota | undefined,
): FileFault | undefined {
  // Systems name the type of zip files in several ways, or in none.
  if (!/\.zip$/i.test(name) && !/^application\/(x-)?zip(-compressed)?$/.test(type))
    return 'not_zip';
  if (size === 0) return 'empty';
  return quota && !hasRoomFor(quota, size) ? 'no_room' : undefined;
}
