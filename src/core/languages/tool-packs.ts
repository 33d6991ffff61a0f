import type { LanguagePacks } from './packs';

/**
 * Loads the packs of administrators' tools: one JSON file per family of tools and language. A page loads those of the
 * tools on it. `failures` has the errors of the API, `settings` the labels and descriptions of settings by their English text.
 */
export const toolPacks = {
  editor: {
    de: () => import('./tools/editor.de.json'),
    es: () => import('./tools/editor.es.json'),
    fr: () => import('./tools/editor.fr.json'),
    ja: () => import('./tools/editor.ja.json'),
  },
  failures: {
    de: () => import('./tools/failures.de.json'),
    es: () => import('./tools/failures.es.json'),
    fr: () => import('./tools/failures.fr.json'),
    ja: () => import('./tools/failures.ja.json'),
  },
  kits: {
    de: () => import('./tools/kits.de.json'),
    es: () => import('./tools/kits.es.json'),
    fr: () => import('./tools/kits.fr.json'),
    ja: () => import('./tools/kits.ja.json'),
  },
  libraries: {
    de: () => import('./tools/libraries.de.json'),
    es: () => import('./tools/libraries.es.json'),
    fr: () => import('./tools/libraries.fr.json'),
    ja: () => import('./tools/libraries.ja.json'),
  },
  regions: {
    de: () => import('./tools/regions.de.json'),
    es: () => import('./tools/regions.es.json'),
    fr: () => import('./tools/regions.fr.json'),
    ja: () => import('./tools/regions.ja.json'),
  },
  settings: {
    de: () => import('./tools/settings.de.json'),
    es: () => import('./tools/settings.es.json'),
    fr: () => import('./tools/settings.fr.json'),
    ja: () => import('./tools/settings.ja.json'),
  },
} as const satisfies Readonly<Record<string, LanguagePacks>>;

/** A family of tools whose messages are translated in files of their own. */
export type ToolFamily = keyof typeof toolPacks;
