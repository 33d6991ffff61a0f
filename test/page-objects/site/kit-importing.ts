import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { administrator, adminPassword } from '../../demo/kits/administrator';
import { exported, zipOf } from '../../demo/kits/exporting';
import { keepFewWorks } from '../../demo/kits/few-works';
import { startSite } from '../../demo/site';
import { temporaryFolder } from '../../shared';

/** A kit with the content of another bindery's site, with few works and another about page, as a file. */
export async function exportedKit(): Promise<string> {
  const site = await startSite({ adminPassword, seed: true });
  try {
    keepFewWorks(site);
    const admin = await administrator(site);
    site.rows("UPDATE documents SET title = 'Who we are' WHERE slug = 'about' RETURNING id");
    const { session } = await exported(site, admin);
    return fileIn('atelier.zip', (await zipOf(site, admin, session)).bytes);
  } finally {
    await site.close();
  }
}

/** A file of these bytes, to be picked. */
export function fileIn(name: string, bytes: Uint8Array): string {
  const path = join(temporaryFolder('nh-kit'), name);
  writeFileSync(path, bytes);
  return path;
}

/** Picks a file as in the browser's own dialog. */
export async function pick(page: Page, path: string): Promise<void> {
  const input = await page.waitForSelector('.nh-kit-import input[type="file"]');
  await (input as { uploadFile?(path: string): Promise<void> } | null)?.uploadFile?.(path);
}

/** Waits until the tool says something. */
export async function says(page: Page, text: string): Promise<void> {
  const isSaid = (wanted: string) =>
    document.querySelector('.nh-kit-import')?.textContent.includes(wanted);
  await page.waitForFunction(isSaid, {}, text);
}

/** Holds the first call whose address has a text. */
export interface Held {
  /** Resolves with that call, which waits. */
  readonly call: Promise<HTTPRequest>;
}

/** Lets all calls of a page go on but the first whose address has this text. */
export async function held(page: Page, text: string): Promise<Held> {
  await page.setRequestInterception(true);
  page.removeAllListeners('request');
  let isHeld = false;
  const call = new Promise<HTTPRequest>((resolve) => {
    page.on('request', (request) => {
      if (isHeld || !request.url().includes(text)) return void request.continue();
      isHeld = true;
      resolve(request);
    });
  });
  return { call };
}

/** Reloads the page, and accepts its warning. */
export async function reload(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.waitForSelector('nh-kit-import [part="step"]');
}
