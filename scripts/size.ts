/**
 * `npm run size`: what each file of the built page layouts (`dist/cdn`, `dist/cdn-preact`) weighs. Exits
 * 1 when a limit of `size-limits.json` is passed, or names a file that is not there; what whole pages
 * may weigh is tested in `test/site`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './contracts';

interface Size {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes in brotli, by the file's path without its hash. */
type Limits = Readonly<Record<string, number>>;

const { files, preact }: { files: Limits; preact: { files: Limits } } = JSON.parse(
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

function weigh(layout: string, limits: Limits): void {
  const found = sizes(`${root}${layout}/`);
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

weigh('dist/cdn', files);
// The other files come from the same sources.
weigh('dist/cdn-preact', preact.files);
