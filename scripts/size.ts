/**
 * `npm run size`: what each file of the built page layouts (`dist/cdn`, `dist/cdn-preact`) weighs,
 * what sites with a bundler take of some parts (`scripts/bundles`), and what controllers of the page
 * builder's elements weigh without what `controllers.ts` leaves out. Exits 1 when a limit of
 * `size-limits.json` is passed, or names a file that is not there; what whole pages may weigh is tested in
 * `test/site`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './contracts';
import { type ControllerLimit, controllerWeight } from './controllers';

interface Size {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes in brotli, by the file's path without its hash. */
type Limits = Readonly<Record<string, number>>;

interface AllLimits {
  readonly files: Limits;
  readonly preact: { readonly files: Limits };
  readonly bundles: Limits;
  /** By the names of elements that are weighed together. */
  readonly controllers: Readonly<Record<string, ControllerLimit>>;
}

const { files, preact, bundles, controllers }: AllLimits = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

function sizes(folder: string): Map<string, Size> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((path) => /\.(js|css)$/.test(path))
      .map((path) => [
        path.replace(/(?<=^chunks.*)-[\w-]{8}\.js$/, '.js'),
        sizeOf(readFileSync(folder + path)),
      ]),
  );
}

function sizeOf(content: Buffer): Size {
  return {
    minified: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

/** The files of `scripts/bundles` as a site's bundler makes them for production. */
async function bundleSizes(): Promise<Map<string, Size>> {
  const names = readdirSync(`${root}scripts/bundles`);
  const found = names.map(async (name): Promise<[string, Size]> => [name, await bundleSize(name)]);
  return new Map(await Promise.all(found));
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

function weigh(layout: string, limits: Limits, found = sizes(`${root}${layout}/`)): void {
  console.log(layout);
  console.table([...found].map(([file, size]) => ({ file, ...size, limit: limits[file] ?? '' })));
  for (const [file, limit] of Object.entries(limits)) {
    const size = found.get(file);
    if (size && size.brotli <= limit) continue;
    const reason = size
      ? `weighs ${size.brotli} bytes in brotli, more than`
      : 'was not built; its limit is';
    console.error(
      `${layout}/${file} ${reason} ${limit}. Make it lighter, or defend a new limit in size-limits.json.`,
    );
    process.exitCode = 1;
  }
}

async function weighControllers(): Promise<void> {
  const found: Record<string, { brotli: number; limit: number }> = {};
  for (const [names, { with: others, limit }] of Object.entries(controllers)) {
    const brotli = await controllerWeight(names.split(', '), others);
    found[names] = { brotli, limit };
    if (brotli <= limit) continue;
    console.error(
      `The controllers of ${names} weigh ${brotli} bytes in brotli, more than ${limit}.`,
    );
    process.exitCode = 1;
  }
  console.log('controllers');
  console.table(found);
}

weigh('dist/cdn', files);
// The other files come from the same sources.
weigh('dist/cdn-preact', preact.files);
weigh('scripts/bundles', bundles, await bundleSizes());
await weighControllers();
