import { folded } from '../folded';
import type { Filter } from '../wire/listing';
import type { Template } from '../wire/template';

/** Whether a filter means this template, as the libraries decide it. */
export function matches(
  { folder, search, type }: Filter,
  template: Pick<Template, 'folder' | 'type' | 'title'>,
): boolean {
  if (folder !== undefined && template.folder !== folder) return false;
  if (type && template.type !== type) return false;
  if (!search?.trim()) return true;
  const sought = wordsOf(search);
  const words = wordsOf(template.title);
  return sought.length > 0 && sought.every((one) => words.some((word) => word.startsWith(one)));
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
