import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PACKS, toolPackFiles } from './page-languages.ts';

/** Matches the import of a large pack that only the page editor has: its family, and its language. */
const PACK = /\/tools\/(editor|settings)\.(\w+)\.json$/;

/** Matches the modules of this plugin: the keys of a family, or its translations into a language. */
const MODULE = /^\0pack-texts\/(editor|settings)(?:\.(\w+))?$/;

/**
 * Writes the keys of the page editor's packs once for all languages, into a module of their own. The keys of settings are
 * English sentences, as long as the translations.
 */
export const packTexts: Plugin = {
  name: 'pack-texts',
  enforce: 'pre',
  resolveId(source) {
    if (MODULE.test(source)) return source;
    const [, family, code] = PACK.exec(source) ?? [];
    return family && `\0pack-texts/${family}.${code}`;
  },
  load(id) {
    const [, family, code] = MODULE.exec(id) ?? [];
    if (!family) return undefined;
    const keys = keysOf(family);
    return code ? translations(family, code, keys) : `export default ${JSON.stringify(keys)};`;
  },
};

/** The keys in the packs of all languages: a language has its own plural forms. */
function keysOf(family: string): readonly string[] {
  const files = toolPackFiles.filter((file) => file.startsWith(`${family}.`));
  return [...new Set(files.flatMap((file) => Object.keys(pack(file))))].sort();
}

function pack(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${PACKS}/tools/${file}`, 'utf8'));
}

function translations(family: string, code: string, keys: readonly string[]): string {
  const words = pack(`${family}.${code}.json`);
  const texts = keys.map((key) => words[key] ?? null);
  return `
    import keys from ${JSON.stringify(`\0pack-texts/${family}`)};
    const texts = ${JSON.stringify(texts)};
    export default Object.fromEntries(
      keys.map((key, at) => [key, texts[at]]).filter(([, text]) => text !== null));`;
}
