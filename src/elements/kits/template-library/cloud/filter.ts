import type { Filter } from '../../libraries/wire/listing';
import type { TemplateQuery } from '../query';
import type { CloudState } from './state';

/**
 * Which templates the Cloud tab lists: those of the open folder; outside of folders those that lie in none,
 * and, once something is looked for, those of all folders.
 */
export function cloudFilter(
  { folder }: Pick<CloudState, 'folder'>,
  { search }: Pick<TemplateQuery, 'search'>,
): Filter {
  const sought = search.trim();
  if (folder) return { folder: folder.id, ...(sought && { search: sought }) };
  return sought ? { search: sought } : { folder: null };
}
