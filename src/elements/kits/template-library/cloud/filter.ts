import type { Filter } from '../../libraries/wire/listing';
import type { TemplateQuery } from '../query';
import type { CloudState } from './state';

/**
 * Which templates the Cloud tab lists: those of the open folder; outside of folders those that lie in none,
 * and, once something is looked for, those of all folders.
 */
export function cloudFilter(
  { folder }: Pick<CloudState, 'folder'>,
  { search, type }: Pick<TemplateQuery, 'search' | 'type'>,
): Filter {
  const sought = search.trim();
  const narrowed = { ...(sought && { search: sought }), ...(type && { type }) };
  if (folder) return { folder: folder.id, ...narrowed };
  return sought || type ? narrowed : { folder: null };
}
