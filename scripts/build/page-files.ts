import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { editorStyles } from './editor-styles.ts';
import { inlinedCss } from './inlined-css.ts';
import { minifiedCss } from './minified-css.ts';
import { PACKS, packCodes, toolPackFiles } from './page-languages.ts';
import { headSnippetText } from './standalone.ts';

/**
 * Adds the files that pages link or print by name.
 *
 * @param isPage whether for a page layout, whose stylesheets are minified: a page is not painted before they have come
 */
export function pageFiles(isPage: boolean): Plugin {
  return {
    name: 'page-files',
    async generateBundle() {
      for (const [fileName, text] of Object.entries(stylesheets())) {
        const source = isPage ? minifiedCss(fileName, text) : text;
        this.emitFile({ type: 'asset', fileName, source });
      }
      // Pages load their pack as a module; these are for applications and translators.
      for (const code of isPage ? [] : packCodes) {
        const source = readFileSync(`${PACKS}/${code}.json`);
        this.emitFile({ type: 'asset', fileName: `languages/${code}.json`, source });
      }
      // Those of settings are large, and `messages` does not read them.
      for (const file of isPage ? [] : toolPackFiles.filter((one) => !/^settings\./.test(one))) {
        const source = readFileSync(`${PACKS}/tools/${file}`);
        this.emitFile({ type: 'asset', fileName: `languages/tools/${file}`, source });
      }
      const fileName = 'head/color-switcher.js';
      this.emitFile({ type: 'asset', fileName, source: await headSnippetText() });
    },
  };
}

function stylesheets(): Readonly<Record<string, string>> {
  return {
    'nh.css': readFileSync('src/nh.css', 'utf8'),
    'nh-blocks.css': String(inlinedCss('src/nh-blocks.css')),
    'editor.css': editorStyles(),
    'nh-theme.css': readFileSync('src/nh-theme.css', 'utf8'),
  };
}
