/**
 * `npm run pictures:languages -- de ar`: takes pictures of the elements in the states in which they show words of their
 * own, in each of the languages (default: all), on a phone and on a desktop. Lists the texts that are cut off there but
 * not in English. The pictures are for translators and are not committed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { packCodes } from './build/page-languages';
import { chromiumArguments, chromiumPath } from './chromium.js';
import { startDemo } from './demo-process';
import { cutOffTexts } from './language-pictures/cut-off';
import { type State, states } from './language-pictures/states';

const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : packCodes;
const folder = join(tmpdir(), 'nh-language-pictures');
const data = mkdtempSync(join(tmpdir(), 'nh-language-demo-'));
const demo = await startDemo(data, 'a password for pictures');
const browser = await puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });

function addressOf({ path }: State, language: string): string {
  const address = new URL(path, demo.address);
  address.searchParams.set('language', language);
  if (language === 'ar') address.searchParams.set('dir', 'rtl');
  return address.href;
}

/** Brings a page into the state, takes its picture, and returns the texts that are cut off. */
async function take(page: Page, name: string, language: string, width: number): Promise<string[]> {
  const state = states[name] as State;
  page.setDefaultTimeout(15_000);
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // tsx wraps functions passed to the page in a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await state.prepare?.(page);
  await page.goto(addressOf(state, language), { waitUntil: 'load' });
  await state.show(page, width);
  const path = `${folder}/${language}-${name}-${width}.webp` as const;
  await page.screenshot({ path, type: 'webp', quality: 70, fullPage: !(await isDialogOpen(page)) });
  return page.evaluate(cutOffTexts);
}

function isDialogOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog[open]') !== null);
}

/** The texts that are cut off in a state, in a context of its own, so that no earlier state is remembered. */
async function look(name: string, language: string, width: number): Promise<string[]> {
  const context = await browser.createBrowserContext();
  try {
    return await take(await context.newPage(), name, language, width);
  } catch (error) {
    return [`not shown: ${error}`];
  } finally {
    await context.close();
  }
}

try {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(states))
    for (const width of [390, 1280]) {
      const english = new Set(await look(name, 'en', width));
      for (const language of languages) {
        const cut = (await look(name, language, width)).filter((text) => !english.has(text));
        for (const text of cut) console.log(`${language} ${name} ${width}: ${text}`);
      }
    }
  console.log(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  demo.stop();
  rmSync(data, { recursive: true, force: true });
}
