import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { editorFiles, nameOf, sourceOf } from '../build/page-editor';
import { root } from '../contracts';

/** Files by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The folder of the page editor's chunks. */
const EDITOR = 'chunks/editor/';

/** Files of the layout that are not taken as they are: those of the page editor, and a stylesheet for bundlers. */
const OTHERS = /^(?:page-editor|THIRD-PARTY-page-editor|chunks\/editor\/|editor\.css$)/;

/**
 * The library in the plugin's zip: the page layout, whose page editor is bundled together with `print-pages.js`, the script
 * that prints imported pages in an administrator's browser. Both need the printer. A file of the editor that visitors' files
 * contain too is left out.
 */
export async function libraryFiles(): Promise<Files> {
  const layout = await filesOf(`${root}dist/cdn`);
  const visitors = [...layout].filter(([path]) => !OTHERS.test(path));
  const printing = { 'print-pages': 'src/editor/printing/after-import.ts' };
  // The chunks of the editor import files whose names change with the layout.
  const origin = visitors.map(([path]) => path).join();
  const editor = (await editorFiles(printing, origin)).map(
    (file) => [nameOf(file), Buffer.from(sourceOf(file))] as const,
  );
  const stylesheet = layout.get('page-editor.css');
  if (!stylesheet) throw new Error('dist/cdn has no page-editor.css.');
  const files = new Map<string, Uint8Array>(visitors);
  for (const [path, content] of withoutCopies(editor, visitors)) files.set(path, content);
  return files.set('page-editor.css', stylesheet);
}

async function filesOf(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = paths.map(
    async (path) => [path.slice(folder.length + 1), await readFile(path)] as const,
  );
  return new Map(await Promise.all(files));
}

type Entries = readonly (readonly [path: string, content: Uint8Array])[];

/**
 * The chunks of the editor without those that are among other files, with imports of those instead. Only chunks that import
 * nothing themselves are the same in both bundles: the packs of languages.
 */
function withoutCopies(editor: Entries, others: Entries): Entries {
  const known = new Map(
    others
      .filter(([path]) => path.startsWith('chunks/'))
      .map(([path, content]) => [String(content), path]),
  );
  const copies = editor.flatMap(([path, content]) => {
    const other = path.startsWith(EDITOR) && known.get(String(content));
    return other ? [[path, other] as const] : [];
  });
  const left = new Set(copies.map(([path]) => path));
  const imports = copies.map(
    ([path, other]) => [path.slice(EDITOR.length), other.slice('chunks/'.length)] as const,
  );
  return editor
    .filter(([path]) => !left.has(path))
    .map(([path, content]) => [
      path,
      path.endsWith('.js') ? Buffer.from(withImports(String(content), imports)) : content,
    ]);
}

/** Code of the editor with the imports of some chunks replaced. */
function withImports(
  code: string,
  imports: readonly (readonly [from: string, to: string])[],
): string {
  return imports.reduce(
    (text, [from, to]) =>
      text.replaceAll(`./${from}`, `../${to}`).replaceAll(`./${EDITOR}${from}`, `./chunks/${to}`),
    code,
  );
}
