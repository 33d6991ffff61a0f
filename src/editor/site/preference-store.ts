import { callApi } from '../../api/client';
import type { EditorPreferences } from '../../api/pages/preferences';
import { editorPreferenceRoutes } from '../../api/routes/editor-preferences';
import { answered } from './answered';

/** Keeps what the editor knows of the person who edits. Each function rejects with a sentence for people. */
export interface PreferenceStore {
  read(): Promise<EditorPreferences>;
  /** Saves some preferences; the others stay as they are. */
  change(change: Partial<EditorPreferences>): Promise<unknown>;
}

/** The preferences of the account that is logged in, in the site's own API. */
export function apiPreferences(): PreferenceStore {
  const { readPreferences, changePreferences } = editorPreferenceRoutes;
  return {
    read: async () => answered(await callApi(readPreferences, {})),
    change: async (body) => answered(await callApi(changePreferences, { body })),
  };
}
