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
 * React bodies, what is fetched at need, and the pieces that core and other folders share.
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
  const entry = 'virtual:controllers';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'controllers',
        // A library's entry comes as a path.
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? names.map(exportOf).join('\n') : null),
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
  const [first] = output.filter((one) => one.type === 'chunk' && one.isEntry);
  return brotliCompressSync((first as Rolldown.OutputChunk).code).length;
}

function exportOf(name: string, at: number): string {
  const controller = `${built}${name}/${name}.enhance.ts`;
  return existsSync(controller)
    ? `export { enhance as enhance${at} } from '${controller}';`
    : `export * from '${built}${name}/index.ts';`;
}
