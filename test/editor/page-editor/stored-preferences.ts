import { type EditorPreferences, standardPreferences } from '../../../src/api/pages/preferences';
import type { PreferenceStore } from '../../../src/editor/site/preference-store';

/** Preferences in memory. */
export function storedPreferences(
  saved: Partial<EditorPreferences> = {},
): PreferenceStore & { readonly saved: EditorPreferences } {
  const store = {
    saved: { ...standardPreferences, checklistSeen: true, ...saved },
    read: async () => store.saved,
    async change(change: Partial<EditorPreferences>) {
      store.saved = { ...store.saved, ...change };
    },
  };
  return store;
}
