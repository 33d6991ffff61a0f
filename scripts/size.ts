/**
 * `npm run size`: prints compressed sizes. Measures each file of the built page layouts (`dist/cdn`,
 * `dist/cdn-preact`), and sample bundles of sites with a bundler (`scripts/bundles`). Also measures the
 * controllers of the page builder's elements (`controllers.ts`). Exits 1 if a file exceeds its limit in
 * `size-limits.json`, or if a limit names a file that does not exist. The tests in `test/site` limit the
 * size of whole pages.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './contracts';
import { type ControllerLimit, controllerWeight } from './controllers';

interface Size {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Maximum brotli size in bytes, by the file's path without its hash. */
type Limits = Readonly<Record<string, number>>;

interface AllLimits {
  readonly files: Limits;
  readonly preact: { readonly files: Limits };
  readonly bundles: Limits;
  /** By the names of the elements whose controllers are measured together. */
  readonly controllers: Readonly<Record<string, ControllerLimit>>;
}

const { files, preact, bundles, controllers }: AllLimits = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

/** The end of a chunk's file name: `-BZg7Imih.js`. */
const HASH_AND_TYPE = /-[\w-]{8}\.js$/;

function sizes(folder: string): Map<string, Size> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((path) => /\.(js|css)$/.test(path));
  const chunks = files.filter((path) => path.startsWith('chunks/')).map((path) => basename(path));
  return new Map(
    files
      .filter((path) => !leadsToCode(path))
      .map((path) => [
        path.startsWith('chunks/') ? nameInLimits(path) : path,
        sizeOf(Buffer.from(withStableHashes(readFileSync(folder + path, 'utf8'), chunks))),
      ]),
  );
}

/** Whether a file contains no code, but leads to that of its build (`scripts/build/stable-entries.ts`). */
function leadsToCode(path: string): boolean {
  return /^(define|body|loader)\//.test(path);
}

/** A chunk's path without its hash; that of an element's code without the folder of the chunks too. */
function nameInLimits(path: string): string {
  return path.replace(HASH_AND_TYPE, '.js').replace(/^chunks\/(define|body)\//, '$1/');
}

/**
 * A file's text with every chunk's hash replaced by one that depends on the chunk's name alone. The real
 * hashes change with each edit anywhere below the chunk, and their random letters change the brotli size
 * of every file that imports it by up to 25 bytes. With stable hashes, equal code has an equal size. Stable
 * hashes are hexadecimal, so a file measures about 2 bytes less per import than it weighs when it is served.
 */
function withStableHashes(text: string, chunks: readonly string[]): string {
  return chunks.reduce((code, file) => code.replaceAll(file, stableName(file)), text);
}

function stableName(file: string): string {
  const name = file.replace(HASH_AND_TYPE, '');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name}-${hash}.js`;
}

function sizeOf(content: Buffer): Size {
  return {
    minified: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

/** The sizes of the files of `scripts/bundles`, as a site's bundler builds them for production. */
async function bundleSizes(): Promise<Map<string, Size>> {
  const names = readdirSync(`${root}scripts/bundles`);
  const measured = names.map(
    async (name): Promise<[string, Size]> => [name, await bundleSize(name)],
  );
  return new Map(await Promise.all(measured));
}

async function bundleSize(name: string): Promise<Size> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: `${root}scripts/bundles/${name}`, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  return sizeOf(Buffer.from(built?.output[0].code ?? ''));
}

/** Prints the sizes of a folder's files and reports each limit that does not hold. */
function checkFolder(folder: string, limits: Limits, measured = sizes(`${root}${folder}/`)): void {
  console.log(folder);
  const rows = [...measured].map(([file, size]) => ({ file, ...size, limit: limits[file] ?? '' }));
  console.table(rows);
  for (const [file, limit] of Object.entries(limits)) {
    const size = measured.get(file);
    if (!size) {
      fail(`${folder}/${file} was not built, but has a limit.`);
    } else if (size.brotli > limit) {
      fail(`${folder}/${file} is ${size.brotli} bytes in brotli; its limit is ${limit}.`);
    }
  }
}

async function checkControllers(): Promise<void> {
  const measured: Record<string, { brotli: number; limit: number }> = {};
  for (const [names, { with: others, limit }] of Object.entries(controllers)) {
    const brotli = await controllerWeight(names.split(', '), others);
    measured[names] = { brotli, limit };
    if (brotli > limit) {
      fail(`The controllers of ${names} are ${brotli} bytes in brotli; their limit is ${limit}.`);
    }
  }
  console.log('controllers');
  console.table(measured);
}

function fail(problem: string): void {
  console.error(`${problem} Make it smaller, or justify a new limit in size-limits.json.`);
  process.exitCode = 1;
}

checkFolder('dist/cdn', files);
// This layout has few limits: its other files have the same sources as those of `dist/cdn`.
checkFolder('dist/cdn-preact', preact.files);
checkFolder('scripts/bundles', bundles, await bundleSizes());
await checkControllers();
