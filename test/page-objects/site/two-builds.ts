import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { root } from '../../../scripts/contracts';
import { temporaryFolder } from '../../shared';

/** A line of the core, so that all that imports the core has other names in the other build. */
const FILE = 'src/core/element/instance.ts';
const LINE = 'Check the network, and that';

/** Builds the page layout again from the sources with one line changed; returns its folder. */
export async function otherBuild(): Promise<string> {
  const folder = temporaryFolder('nh-other-build');
  const sources = ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
  // The editor shows what is new from the changelog.
  for (const path of [...sources, 'tsconfig.json', 'CHANGELOG.md']) {
    cpSync(root + path, join(folder, path), { recursive: true });
  }
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  const code = readFileSync(root + FILE, 'utf8');
  if (!code.includes(LINE)) throw new Error(`${FILE} has no line "${LINE}" any more.`);
  writeFileSync(join(folder, FILE), code.replace(LINE, 'Check the server, and that'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'cdn'], { cwd: folder });
  return join(folder, 'dist/cdn');
}

/** The files that a visitor has after an update. */
export interface Mix {
  /** A cache holds the old `autoload.js`. */
  readonly isAutoloadOld: boolean;
  /** A cache holds the old files with stable names. */
  readonly areEntriesOld: boolean;
  /** The server has the old build's files no more. */
  readonly isOldGone: boolean;
  /** Entries that the page itself imports before autoload: `define/accordion`. */
  readonly imports: readonly string[];
}

/** Answers a page's requests for the library from an old and a new build, as a cache and a server would. */
export async function serveMix(page: Page, old: string, now: string, mix: Mix): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = new URL(request.url());
    const file = /^\/assets\/nh\/(.+\.js)$/.exec(url.pathname)?.[1];
    if (file) void answer(request, fileOf(file + url.search, old, now, mix));
    else if (request.isNavigationRequest()) void withImports(request, mix.imports);
    else void request.continue();
  });
}

function fileOf(path: string, old: string, now: string, mix: Mix): string {
  const file = path.replace(/\?.*/, '');
  // A cache does not know addresses with another query.
  const isCached =
    (file === 'autoload.js' && mix.isAutoloadOld) ||
    (/^(define\/|body\/|loader\/|index\.js)/.test(path) && path === file && mix.areEntriesOld);
  if (isCached) return join(old, file);
  return existsSync(join(now, file)) || mix.isOldGone ? join(now, file) : join(old, file);
}

function answer(request: HTTPRequest, file: string): Promise<void> {
  if (!existsSync(file)) return request.respond({ status: 404 });
  return request.respond({ contentType: 'text/javascript', body: readFileSync(file) });
}

async function withImports(request: HTTPRequest, imports: readonly string[]): Promise<void> {
  const text = await (await fetch(request.url())).text();
  const scripts = imports.map(
    (name) => `<script type="module" src="/assets/nh/${name}.js"></script>`,
  );
  await request.respond({
    contentType: 'text/html',
    body: text.replace('<head>', `<head>${scripts.join('')}`),
  });
}
