import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The folder of the language packs, one JSON file per language. */
export const PACKS = 'src/core/languages';

/** The languages of the packs, by the code of their files: `pt-BR`. */
export const packCodes: readonly string[] = readdirSync(PACKS)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

/** The files of the packs of administrators' tools: `kits.de.json`. */
export const toolPackFiles: readonly string[] = readdirSync(`${PACKS}/tools`);

/** The code under which pages request a pack: one for all countries. */
export function languageOf(code: string): string {
  return code.split('-', 1)[0] as string;
}

/** Matches the packs of the page editor, which is a bundle of its own. */
const EDITOR_PACKS = /^ {2}(?:editor|settings): \{[^}]*\},$/gm;

/**
 * Writes the addresses of the packs into a page layout. They follow from the language and the build, so the core, which
 * English pages load too, holds 60 bytes for all languages. The page editor's packs are left out: it is a bundle of its own.
 */
export function pageLanguages(build: string): Plugin {
  return {
    name: 'page-languages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/core\/languages\/(?:tool-)?packs\.ts$/ },
      handler: (code, id) => ({
        code: id.endsWith('/tool-packs.ts') ? code.replace(EDITOR_PACKS, '') : addresses(build),
        map: null,
      }),
    },
  };
}

function addresses(build: string): string {
  return `
    export const packs = {};
    for (const code of '${packCodes.map(languageOf).join(' ')}'.split(' '))
      packs[code] = () => import('./language/' + code + '-${build}.js');`;
}
