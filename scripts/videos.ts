/**
 * `npm run videos`: records the videos of the demo site in headless Chromium and writes them to
 * `demo/assets/videos`. The files are committed; run the command again when a scene has changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Page } from 'puppeteer-core';
import { type Film, films } from '../demo/server/portfolio/films';
import { chromiumArguments, chromiumPath } from './chromium.js';
import { root } from './contracts';

const folder = `${root}demo/assets/videos/`;
const modules: Readonly<Record<string, string>> = {
  '/film.js': 'scripts/videos/film.js',
  '/scenes.js': 'scripts/videos/scenes.js',
  '/mediabunny.mjs': 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs',
};

// The encoder is available only to pages of a secure origin, such as this one.
const server = createServer(({ url = '' }, response) => {
  const file = modules[url];
  response.setHeader('Content-Type', file ? 'text/javascript' : 'text/html');
  response.end(file ? readFileSync(root + file) : '<!doctype html><title>Films</title>');
});

async function filmAll(page: Page): Promise<void> {
  for (const film of films) {
    const content = Buffer.from(await filmed(page, film), 'base64');
    writeFileSync(folder + film.file, content);
    console.log(`${film.file}: ${content.length} bytes`);
  }
}

function filmed(page: Page, { file, width, height }: Film): Promise<string> {
  const scene = JSON.stringify(file.replace('.webm', ''));
  const size = JSON.stringify({ width, height });
  // As text, because this script's loader would rewrite an import inside a function.
  return page.evaluate(
    `import('/film.js').then(({ film }) => film(${scene}, ${size}))`,
  ) as Promise<string>;
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: chromiumPath(),
  args: chromiumArguments,
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  mkdirSync(folder, { recursive: true });
  await filmAll(page);
} finally {
  await browser.close();
  server.close();
}
