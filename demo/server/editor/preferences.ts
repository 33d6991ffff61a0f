import type * as z from 'zod/mini';
import {
  type EditorPreferences,
  editorPreferences,
  type preferencesChange,
  standardPreferences,
} from '../../../src/api/pages/preferences';
import type { Site } from '../site';

/** What the page editor keeps for an account. */
export function preferencesOf({ database }: Site, person: string): EditorPreferences {
  const row = database.prepare('SELECT value FROM editor_preferences WHERE person = ?').get(person);
  if (!row) return standardPreferences;
  const saved = JSON.parse((row as { readonly value: string }).value) as object;
  // An earlier release has saved fewer keys.
  return editorPreferences.parse({ ...standardPreferences, ...saved });
}

/** Changes preferences of an account. */
export function changePreferences(
  site: Site,
  person: string,
  change: z.infer<typeof preferencesChange>,
): EditorPreferences {
  const next = { ...preferencesOf(site, person), ...change };
  site.database
    .prepare(
      `INSERT INTO editor_preferences (person, value) VALUES (?, ?)
       ON CONFLICT (person) DO UPDATE SET value = excluded.value`,
    )
    .run(person, JSON.stringify(next));
  return next;
}
