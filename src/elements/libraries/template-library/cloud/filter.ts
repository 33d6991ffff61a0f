import type { Filter } from '../../../../api/libraries/listing';
import type { TemplateQuery } from '../query';
import type { CloudState } from './state';

/** Returns the filter of the Cloud tab: all templates, those outside of folders, or those of the open folder. */
export function cloudFilter(
  { folder, isOutside }: Pick<CloudState, 'folder' | 'isOutside'>,
  { search }: Pick<TemplateQuery, 'search'>,
): Filter {
  const sought = search.trim();
  return {
    ...(isOutside && { folder: null }),
    ...(folder && { folder: folder.id }),
    ...(sought && { search: sought }),
  };
}
