import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.js';

/** Starts the browser that visits the apps. */
export function launch(): Promise<Browser> {
  return puppeteer.launch({ executablePath: chromiumPath(), args: chromiumArguments });
}

/** A page of an app, and the warnings and errors of its console. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens an address and collects the warnings and errors of the console. */
export async function visit(
  browser: Browser,
  url: string,
  { javaScript = true } = {},
): Promise<Visit> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  await page.setJavaScriptEnabled(javaScript);
  // Not awaited: a script that is held back keeps the page from being ready.
  page.goto(url).catch((error: unknown) => complaints.push(String(error)));
  await page.waitForSelector('#root');
  return { page, complaints };
}
