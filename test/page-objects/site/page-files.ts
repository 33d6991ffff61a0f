import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { root } from '../../../scripts/contracts';
import type { Site, VisitOptions } from './browser';

/** The limits of a page's scripts: total size in brotli, and number of files. */
export interface PageLimit {
  readonly bytes: number;
  readonly files: number;
}

type PageLimits = Readonly<Record<string, PageLimit>>;

const { pages, preact }: { pages: PageLimits; preact: { pages: PageLimits } } = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

/** The limits of pages with the React build and with the Preact build. */
export const pageLimits = { react: pages, preact: preact.pages };

/** The library's scripts that a page requests until the network is idle, as paths in the library folder. */
export async function filesOf(
  site: Site,
  path: string,
  isAlive: (page: Page) => Promise<unknown>,
  how: VisitOptions = {},
): Promise<string[]> {
  const asked: string[] = [];
  const visit = await site.visit(path, {
    ...how,
    prepare: async (page) => {
      await how.prepare?.(page);
      page.on('request', (request) => {
        const file = /\/assets\/nh\/(.+\.js)$/.exec(request.url())?.[1];
        if (file) asked.push(file);
      });
    },
  });
  await isAlive(visit.page);
  await visit.page.waitForNetworkIdle();
  await visit.leave();
  return [...new Set(asked)];
}

/** The total size of files of a build in brotli. */
export function weightOf(files: readonly string[], folder = `${root}dist/cdn`): number {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The library's files in a page's `modulepreload` links. */
export async function preloadsOf(site: Site, path: string): Promise<string[]> {
  const page = await (await fetch(site.url + path)).text();
  return [...page.matchAll(/<link rel="modulepreload" href="\/assets\/nh\/([^"]+)"/g)].map(
    ([, file]) => file as string,
  );
}
