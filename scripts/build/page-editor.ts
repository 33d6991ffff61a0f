import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserFloor } from './browser-floor.ts';
import { editorStyles } from './editor-styles.ts';
import { minifiedCss } from './minified-css.ts';
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

async function editorFiles(): Promise<Rolldown.RolldownOutput['output']> {
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutElementCode, thirdParty],
    build: {
      target: 'es2022',
      // As in the page layout: the stylesheets of the template library contain `light-dark()`.
      cssTarget: browserFloor,
      write: false,
      lib: { entry: { 'page-editor': 'src/editor/element/define.ts' }, formats: ['es'] },
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

function nameOf({ fileName }: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return fileName === 'THIRD-PARTY.txt' ? 'THIRD-PARTY-page-editor.txt' : fileName;
}

function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

/** Matches the loading of an element's code in its contract. */
const LOADING =
  /^ {2}(?:load|enhance): (?:withWords\(\[[^\]]*\], )?\(\) => import\('[^']+'\)\)?,$/gm;

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
