/** The messages of one language, by key, with a key for each of its plural forms (`form.characters.few`). */
export type LanguagePack = Readonly<Record<string, string>>;

/** Loads the pack of a language, by the language's code. */
export type LanguagePacks = Readonly<
  Record<string, () => Promise<{ readonly default: LanguagePack }>>
>;

/**
 * Loads the pack of a language, by the language's code. A pack is one JSON file, which pages in other languages never
 * request. The page layout computes the addresses (`scripts/build/page-languages.ts`).
 */
export const packs: LanguagePacks = {
  ar: () => import('./ar.json'),
  cs: () => import('./cs.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  // Brazilian: closer to readers in Portugal than English.
  pt: () => import('./pt-BR.json'),
  sv: () => import('./sv.json'),
  tr: () => import('./tr.json'),
};
