import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './contracts';

/** Returns the folder of a controller's code: an element's, or a behaviour's of the builder. */
function folderOf(name: string): string {
  const element = `${root}src/elements/built/${name}/`;
  return existsSync(element) ? element : `${root}src/builder/${name}/`;
}

/** The size limit of several controllers that are measured together. */
export interface ControllerLimit {
  /** Further folders of `elements/built` or `builder` that are part of these elements. */
  readonly with?: readonly string[];
  /** Bytes in brotli. */
  readonly limit: number;
}

/**
 * Code that is not measured here, because a page loads it once for all elements, or another limit covers
 * it: contracts, settings and stylesheets.
 */
const CONTRACT = /\.(element|settings)$|\/adoption\/types$|\.css\?inline$/;

/**
 * Returns the size of several controllers in brotli, minified as one file: the modules of their folders and
 * of `others`, with their static imports. Excludes contracts, settings, stylesheets, React bodies, dynamic
 * imports, and code shared with the core, other folders and bodies.
 *
 * @param names folders of `elements/built` or `builder`
 */
export async function controllerWeight(
  names: readonly string[],
  others: readonly string[] = [],
): Promise<number> {
  const own = [...names, ...others].map(folderOf);
  const isOwn = (id: string): boolean =>
    own.some((folder) => id.startsWith(folder)) && !CONTRACT.test(id.replace(/\.ts$/, ''));
  const bodies = await joined(names.flatMap(bodyOf), isOwn);
  const drawnWith = new Set(bodies?.moduleIds.map((id) => id.replace(/\.tsx?$/, '')));
  const controllers = await joined(names.map(exportOf), (id) => isOwn(id) && !drawnWith.has(id));
  return brotliCompressSync(controllers?.code ?? '').length;
}

/** Bundles several exports into one file, with their static imports for which `isOwn` holds. */
async function joined(
  exports: readonly string[],
  isOwn: (id: string) => boolean,
): Promise<Rolldown.OutputChunk | undefined> {
  const entry = 'virtual:joined';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'joined',
        // Vite resolves the entry of a library to a path.
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? exports.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id, importer) =>
          !id.endsWith(entry) && !isOwn(importer ? resolve(dirname(importer), id) : id),
        // On a site, the imported files are in the same folder.
        output: { minify: true, comments: false, paths: (id) => `./${basename(id)}.js` },
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output.find((one): one is Rolldown.OutputChunk => one.type === 'chunk' && one.isEntry);
}

function bodyOf(name: string, at: number): readonly string[] {
  const body = `${folderOf(name)}${name}.tsx`;
  return existsSync(body) ? [`export { default as body${at} } from '${body}';`] : [];
}

function exportOf(name: string, at: number): string {
  const controller = `${folderOf(name)}${name}.enhance.ts`;
  return existsSync(controller)
    ? `export { enhance as enhance${at} } from '${controller}';`
    : `export * from '${folderOf(name)}index.ts';`;
}
