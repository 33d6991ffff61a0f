import type { Filter } from '../../api/libraries/listing';
import { normalizedText } from '../../api/libraries/normalized-text';
import type { Template } from '../../api/libraries/template';

/** Whether a template matches a filter, by the same rules as the servers. */
export function matchesFilter(
  { folder, search, type }: Filter,
  template: Pick<Template, 'folder' | 'type' | 'title'>,
): boolean {
  if (folder !== undefined && template.folder !== folder) return false;
  if (type && template.type !== type) return false;
  if (!search?.trim()) return true;
  const searched = wordsOf(search);
  const words = wordsOf(template.title);
  return searched.length > 0 && searched.every((one) => words.some((word) => word.startsWith(one)));
}

function wordsOf(text: string): readonly string[] {
  return normalizedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
