import { localTexts } from '../../core/storage/storage';
import type { FieldId } from './fields';

const KEY = 'nhRegionEditorDrafts';

/** What was typed and is not saved yet, by field. */
export function drafts(): Readonly<Record<FieldId, string>> {
  try {
    const data: unknown = JSON.parse(localTexts.read(KEY) ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(Object.entries(data).filter(([, text]) => typeof text === 'string'));
  } catch {
    // Somebody else's text under our key.
    return {};
  }
}

/** Keeps a draft, or drops it. The others are read anew each time: another tab may have its own. */
export function keepDraft(id: FieldId, text: string | undefined): void {
  const { [id]: before, ...others } = drafts();
  if (before === text) return;
  const all = text === undefined ? others : { ...others, [id]: text };
  if (Object.keys(all).length === 0) localTexts.remove(KEY);
  else localTexts.write(KEY, JSON.stringify(all));
}
