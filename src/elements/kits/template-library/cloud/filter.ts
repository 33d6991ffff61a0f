import type { Filter } from '../../libraries/wire/listing';
import type { TemplateQuery } from '../query';
import type { CloudState } from './state';

/** Which templates the Cloud tab lists: all, those that lie in no folder, or those of the open one. */
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
