/**
 * `npm run docs:build`: writes the documentation as static files to `dist-docs`, with the library and the files that
 * its examples show. Any host serves them, at the root of a domain.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { docsRoutes } from '../demo/docs/routes';
import { readDocs } from '../demo/docs/site';
import { openPageAssets } from '../demo/server/page-assets';
import { root } from './contracts';

const out = `${root}dist-docs`;
const reading = readDocs();
const app = docsRoutes(await openPageAssets({}), () => reading);
const { pages, examples } = await reading;

/** Writes what the site answers. Pages become folders with an `index.html`, which every host finds. */
async function write(path: string): Promise<void> {
  const response = await app.request(path);
  if (!response.ok)
    throw new Error(`${path} answers ${response.status}, so the site is incomplete.`);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  const file = join(out, isPage ? `${path}/index.html` : path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

await rm(out, { recursive: true, force: true });
const shown = [...pages, ...examples].map(({ path }) => path);
const styles = examples.filter(({ css }) => css !== '').map(({ path }) => `${path}.css`);
// The colours of samples are complete once all pages have been read.
const files = ['search.json', 'minisearch.js', 'code.css', 'code-editor.js', 'sandbox'].map(
  (name) => `/docs/${name}`,
);
for (const path of ['/docs', '/docs/search', ...shown, ...styles, ...files]) await write(path);
await cp(`${root}demo/assets`, `${out}/assets`, { recursive: true });
await cp(`${root}dist/cdn`, `${out}/assets/nh`, { recursive: true });
console.log(`${shown.length + 2} pages are in ${out}.`);
