import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { lives, readSite, type Site } from './browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const limits: Record<string, { readonly bytes: number; readonly files: number }> = JSON.parse(
  readFileSync(`${root}size-limits.json`, 'utf8'),
).pages;

/** The library's files below its folder that a page asks for, until nothing more comes. */
async function filesOf(path: string, isAlive: (page: Page) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const visit = await site.visit(path, {
    prepare: async (page) => {
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

/** Bytes in brotli. */
function weightOf(files: readonly string[]): number {
  const sizes = files.map(
    (file) => brotliCompressSync(readFileSync(`${root}dist/cdn/${file}`)).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function preloadsOf(path: string): Promise<string[]> {
  const page = await (await fetch(site.url + path)).text();
  return [...page.matchAll(/<link rel="modulepreload" href="\/assets\/nh\/([^"]+)"/g)].map(
    ([, file]) => file as string,
  );
}

describe('the scripts of a page with a printed form and the header’s tools', () => {
  const alive = (page: Page) => lives(page, 'nh-contact-form');

  it('are few, light, and without React', async () => {
    const files = await filesOf('/contact', alive);
    const limit = limits['/contact'];
    expect(files.length, files.join(' ')).to.be.at.most(limit?.files as number);
    expect(weightOf(files)).to.be.at.most(limit?.bytes as number);
    expect(files.filter((file) => /react|zod|body\//.test(file))).to.deep.equal([]);
  });

  it('are named by its preload links, all of them and no others', async () => {
    const files = await filesOf('/contact', alive);
    const preloads = await preloadsOf('/contact');
    expect(files.filter((file) => file !== 'autoload.js').sort()).to.deep.equal(preloads.sort());
  });
});

describe('the scripts of a page with a drawn form', () => {
  it('hold React once, in files that its preload links name', async () => {
    const files = await filesOf('/contact/json', (page) => lives(page, 'nh-contact-form'));
    expect(files.filter((file) => /\/react-/.test(file)).length).to.equal(1);
    const preloads = await preloadsOf('/contact/json');
    expect(files.filter((file) => !preloads.includes(file))).to.deep.equal(['autoload.js']);
  });
});
