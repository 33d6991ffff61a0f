import { type LanguagePack, type LanguagePacks, packs } from '../languages/packs';
import { configListeners, siteLocale } from './site';

/** Milliseconds for which elements wait for the messages of their language; then they speak English. */
const PATIENCE = 3000;

/** The messages of a table of packs. */
export interface Words {
  /** The messages in the site's language, if they are loaded. */
  pack(): LanguagePack | undefined;
  /**
   * Starts loading the messages of the site's language. Resolves when they are loaded, or will not come soon; undefined
   * if there is nothing to wait for, as on English pages. Never rejects.
   */
  coming(): Promise<void> | undefined;
}

/** Loads each pack of a table once, when the site is in its language. */
export function wordsOf(table: LanguagePacks): Words {
  /** The packs by language; undefined for a pack that failed to load, or is late. */
  const arrived: Record<string, LanguagePack | undefined> = {};
  const coming: Record<string, Promise<void>> = {};
  const load = (code: string, settled: () => void): void => {
    const give = (pack?: LanguagePack): void => {
      const isLate = code in arrived;
      arrived[code] ??= pack;
      settled();
      // Elements that already speak English change to the language.
      if (isLate && pack) configListeners.notify();
    };
    table[code]?.().then(
      ({ default: pack }) => give(pack),
      () => give(),
    );
    setTimeout(give, PATIENCE);
  };
  return {
    pack: () => arrived[siteLanguage()],
    coming() {
      const code = siteLanguage();
      if (code in arrived || !table[code]) return undefined;
      coming[code] ??= new Promise((settled) => load(code, settled));
      return coming[code];
    },
  };
}

/** The code of the site's language without its country: `de`. */
export function siteLanguage(): string {
  return siteLocale().split(/[-_]/, 1)[0]?.toLowerCase() as string;
}

/** The messages that visitors see. */
export const visitorWords: Words = wordsOf(packs);
