import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserFloor } from './browser-floor.ts';
import { editorStyles } from './editor-styles.ts';
import { minifiedCss } from './minified-css.ts';
import { packTexts } from './pack-texts.ts';
import { thirdParty } from './third-party.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Adds `<nh-page-editor>` to the page layout: `page-editor.js`, `page-editor.css`, and chunks of their own. The bundle shares
 * no file with visitors' pages. The editor needs the prose of all declarations, which visitors' code lacks. And no module
 * may move into a visitors' file because the editor imports that module too.
 */
export const pageEditor: Plugin = {
  name: 'page-editor',
  async generateBundle() {
    for (const file of await editorFiles()) {
      this.emitFile({ type: 'asset', fileName: nameOf(file), source: sourceOf(file) });
    }
    const puck = readFileSync(`${root}node_modules/@puckeditor/core/dist/no-external.css`, 'utf8');
    const source = minifiedCss('page-editor.css', `${puck}\n${editorStyles()}`);
    this.emitFile({ type: 'asset', fileName: 'page-editor.css', source });
  },
};

/**
 * The files of the page editor.
 *
 * @param more further entries by the names of their files, which share the editor's chunks
 * @param origin what else the names of the chunks depend on
 */
export async function editorFiles(
  more: Readonly<Record<string, string>> = {},
  origin = '',
): Promise<Rolldown.RolldownOutput['output']> {
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      withoutElementCode,
      withoutInjectedStyles,
      packTexts,
      thirdParty,
      { name: 'origin', augmentChunkHash: () => origin },
    ],
    build: {
      target: 'es2022',
      // As in the page layout: the stylesheets of the template library contain `light-dark()`.
      cssTarget: browserFloor,
      write: false,
      lib: { entry: { 'page-editor': 'src/editor/element/define.ts', ...more }, formats: ['es'] },
      rolldownOptions: {
        // "use client" of the libraries means nothing in a page.
        checks: { moduleLevelDirective: false },
        output: {
          minify: true,
          comments: { annotation: false },
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/editor/[name]-[hash].js',
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  if (!bundle) throw new Error('The page editor was not bundled.');
  return bundle.output;
}

/** The path of a file in the page layout. */
export function nameOf({ fileName }: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return fileName === 'THIRD-PARTY.txt' ? 'THIRD-PARTY-page-editor.txt' : fileName;
}

/** The content of a file. */
export function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

/** Matches the loading of an element's code in its contract. */
const LOADING =
  /^ {2}(?:load|enhance): (?:withWords\(\s*\[[^\]]*\],\s*)?(?:withFirstEvents\(events, )?\(\) => import\('[^']+'\)+(?:,\s*\))?,$/gm;

/**
 * Removes the elements' own code: in the editor they run inside the preview, which loads the library itself. The template
 * library is the exception: the editor shows it in a dialog.
 */
export const withoutElementCode: Plugin = {
  name: 'without-element-code',
  enforce: 'pre',
  transform: {
    filter: {
      id: {
        include: /\/src\/elements\/.+\.element\.ts$/,
        exclude: /\/template-library\.element\.ts$/,
      },
    },
    handler(code, id) {
      const edited = code.replace(LOADING, '');
      if (/\bimport\(/.test(edited)) throw new Error(`${id} loads code in an unknown way.`);
      return { code: edited, map: null };
    },
  },
};

/**
 * Removes the stylesheet that Puck adds to pages without one: `page-editor.css` contains it. The removed copy would also
 * request a font of another host.
 */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: {
    filter: { id: /\/@puckeditor\/core\/dist\//, code: 'var defaultUiStyles = ' },
    handler: (code) => ({
      code: code.replace(/var defaultUiStyles = `(?:[^`\\]|\\.)*`;/, 'var defaultUiStyles = "";'),
      map: null,
    }),
  },
};
