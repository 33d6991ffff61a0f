/**
 * `npm run size`: what each file of the built page layout (`dist/cdn`) weighs. Exits 1 when a limit of
 * `size-limits.json` is passed, or names a file that is not there; what whole pages may weigh is tested
 * by `test/site/page-files.node.test.ts`.
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
const { files: limits }: { files: Record<string, number> } = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

function sizes(): Map<string, Size> {
  const folder = `${root}dist/cdn/`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    files
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

const found = sizes();
const rows = [...found].map(([file, size]) => ({ file, ...size, limit: limits[file] ?? '' }));
console.table(rows);

for (const [file, limit] of Object.entries(limits)) {
  const size = found.get(file);
  if (size && size.brotli <= limit) continue;
  const reason = size
    ? `weighs ${size.brotli} bytes in brotli, more than`
    : 'was not built; its limit is';
  console.error(
    `${file} ${reason} ${limit}. Make it lighter, or defend a new limit in size-limits.json.`,
  );
  process.exitCode = 1;
}
