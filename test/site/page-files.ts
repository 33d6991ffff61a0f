import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import type { Site, VisitOptions } from './browser';

/** What the scripts of a page may weigh together, in brotli, and how many they may be. */
export interface PageLimit {
  readonly bytes: number;
  readonly files: number;
}

type PageLimits = Readonly<Record<string, PageLimit>>;

const { pages, preact }: { pages: PageLimits; preact: { pages: PageLimits } } = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
);

/** The limits of pages with the default layout, and with Preact's. */
export const pageLimits = { react: pages, preact: preact.pages };

/** The library's scripts, below its folder, that a page asks for until nothing more comes. */
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

/** Bytes in brotli of files of a page layout. */
export function weightOf(files: readonly string[], folder = `${root}dist/cdn`): number {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The library's files that a page's `modulepreload` links name. */
export async function preloadsOf(site: Site, path: string): Promise<string[]> {
  const page = await (await fetch(site.url + path)).text();
  return [...page.matchAll(/<link rel="modulepreload" href="\/assets\/nh\/([^"]+)"/g)].map(
    ([, file]) => file as string,
  );
}
