import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './contracts';

const built = `${root}src/elements/built/`;

/** What is weighed of several elements of the page builder's together. */
export interface ControllerLimit {
  /** Further folders of `elements/built` that count too, since these elements are made of them. */
  readonly with?: readonly string[];
  /** Bytes in brotli. */
  readonly limit: number;
}

/** What a page brings once for all elements, or counts as something else: contracts, and stylesheets. */
const CONTRACT = /\.(element|settings)$|\/adoption\/types$|\.css\?inline$/;

/**
 * What the controllers of some elements weigh together, in brotli, minified as one file: their own folders'
 * modules and those of `others`, with what is imported at once. Without contracts, settings, stylesheets,
 * React bodies, what is fetched at need, and the pieces that are shared: by core, other folders and bodies.
 *
 * @param names folders of `elements/built`
 */
export async function controllerWeight(
  names: readonly string[],
  others: readonly string[] = [],
): Promise<number> {
  const own = [...names, ...others].map((name) => `${built}${name}/`);
  const isOwn = (id: string): boolean =>
    own.some((folder) => id.startsWith(folder)) && !CONTRACT.test(id.replace(/\.ts$/, ''));
  const bodies = await joined(names.flatMap(bodyOf), isOwn);
  const drawnWith = new Set(bodies?.moduleIds.map((id) => id.replace(/\.tsx?$/, '')));
  const controllers = await joined(names.map(exportOf), (id) => isOwn(id) && !drawnWith.has(id));
  return brotliCompressSync(controllers?.code ?? '').length;
}

/** Some exports in one file, with what they import at once of what `isOwn`. */
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
        // A library's entry comes as a path.
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
        // What it is built from lies beside it on a site.
        output: { minify: true, comments: false, paths: (id) => `./${basename(id)}.js` },
      },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output.find((one): one is Rolldown.OutputChunk => one.type === 'chunk' && one.isEntry);
}

function bodyOf(name: string, at: number): readonly string[] {
  const body = `${built}${name}/${name}.tsx`;
  return existsSync(body) ? [`export { default as body${at} } from '${body}';`] : [];
}

function exportOf(name: string, at: number): string {
  const controller = `${built}${name}/${name}.enhance.ts`;
  return existsSync(controller)
    ? `export { enhance as enhance${at} } from '${controller}';`
    : `export * from '${built}${name}/index.ts';`;
}
