import type { Quota } from '../../../../api/libraries/account';
import { hasRoomFor } from '../../account/quota-bar/quota-level';

/** Why a file is rejected before it is sent. */
export type FileFault = 'not_zip' | 'empty' | 'no_room';

/** Returns why a file is rejected before it is sent. The library checks it again. */
export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  quota: Quota | undefined,
): FileFault | undefined {
  // The MIME type of zip files differs between systems, and may be missing.
  if (!/\.zip$/i.test(name) && !/^application\/(x-)?zip(-compressed)?$/.test(type))
    return 'not_zip';
  if (size === 0) return 'empty';
  return quota && !hasRoomFor(quota, size) ? 'no_room' : undefined;
}
