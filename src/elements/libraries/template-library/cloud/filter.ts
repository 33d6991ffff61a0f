import type { Filter } from '../../../../api/libraries/listing';
import { type Narrowing, siteFilter } from '../query';
import type { CloudState } from './state';

/**
 * Returns the filter of the Cloud tab: all templates, those outside of folders, or those of the open folder.
 *
 * @param now milliseconds since 1970
 */
export function cloudFilter(
  { folder, isOutside }: Pick<CloudState, 'folder' | 'isOutside'>,
  narrowing: Narrowing,
  now: number,
): Filter {
  return {
    ...(isOutside && { folder: null }),
    ...(folder && { folder: folder.id }),
    ...siteFilter(narrowing, now),
  };
}
