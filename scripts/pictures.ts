/**
 * `npm run pictures`: takes the pictures of the README and the thumbnails of the documentation from the demo site in
 * headless Chromium, and writes them to `docs/pictures` and `demo/assets/docs/thumbnails`. The files are committed; run the command again when a screen has changed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { shownTasks, thumbnailOf, thumbnailSize } from '../demo/docs/tasks';
import { chromiumArguments, chromiumPath } from './chromium.js';
import { root } from './contracts';
import { startDemo } from './demo-process';

const folder = `${root}docs/pictures/`;
const assets = `${root}demo`;
const password = 'a password for pictures';

/** The pictures: the name of the file, and what is done before it is taken. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async visitors(page) {
    await page.goto(`${site}/portfolio`, { waitUntil: 'networkidle0' });
    await page.$eval('nh-portfolio', (portfolio) => portfolio.scrollIntoView());
    await page.waitForNetworkIdle();
  },
  async administrators(page) {
    await page.goto(`${site}/login`);
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', password);
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    await page.goto(`${site}/template-library`, { waitUntil: 'networkidle0' });
  },
  async documentation(page) {
    await page.goto(`${site}/docs/elements/nh-counter`, { waitUntil: 'networkidle0' });
    await page.click('.docs-example button::-p-text(Edit)');
    await page.waitForSelector('.docs-editor >>> .cm-content');
    await page.$eval('.docs-example', (example) => example.scrollIntoView({ block: 'center' }));
    await page.waitForNetworkIdle();
  },
};

/** Takes the first example of an element. */
async function takeThumbnail(tag: string): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport(thumbnailSize);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${site}/docs/examples/${tag}/1?look=light`, { waitUntil: 'networkidle0' });
  await page.screenshot({
    path: `${assets}${thumbnailOf(tag)}` as `${string}.webp`,
    type: 'webp',
    quality: 70,
  });
  await page.close();
}

const data = mkdtempSync(join(tmpdir(), 'nh-pictures-'));
const { address: site, stop } = await startDemo(data, password);
const browser = await puppeteer.launch({
  executablePath: chromiumPath(),
  args: chromiumArguments,
  defaultViewport: { width: 1280, height: 800 },
});
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, prepare] of Object.entries(pictures)) {
    const page = await browser.newPage();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await prepare(page);
    await page.screenshot({ path: `${folder}${name}.webp`, type: 'webp', quality: 75 });
    await page.close();
  }
  mkdirSync(`${assets}/assets/docs/thumbnails`, { recursive: true });
  for (const [, tag] of shownTasks) await takeThumbnail(tag);
} finally {
  await browser.close();
  stop();
  rmSync(data, { recursive: true, force: true });
}
