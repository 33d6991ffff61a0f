import type { ElementHandle, Page, Browser as PuppeteerBrowser } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { chromiumArguments } from '../../scripts/chromium.js';
import type { Browser, KeyStep, MouseStep, Preferences, Tab } from './tab';

/** Turns off reports of each request: nothing reads them, and they were half of the work of Firefox's main process. */
const quiet = { networkEnabled: false, issuesEnabled: false };

/** Starts the full Chromium, driven by its debugging protocol. */
export async function openChromium(program: string, preferences: Preferences): Promise<Browser> {
  const { reducedMotion, dark } = preferences;
  const args = [...chromiumArguments, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])];
  const browser = await puppeteer.launch({ executablePath: program, args, ...quiet });
  const features = [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }];
  // All checks share one tab, because each new tab would start a process.
  const page = await newPage(browser);
  await page.emulateMediaFeatures(features);
  return driven(browser, async () => page);
}

/** Starts Firefox, driven by WebDriver BiDi. */
export async function openFirefox(program: string, preferences: Preferences): Promise<Browser> {
  const { reducedMotion, dark } = preferences;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      // All pages share one content process, because starting a process takes a second.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
    },
    ...quiet,
  });
  let page: Page | undefined;
  return driven(browser, async () => {
    await page?.close();
    page = await newPage(browser);
    return page;
  });
}

async function driven(browser: PuppeteerBrowser, page: () => Promise<Page>): Promise<Browser> {
  return {
    version: (await browser.version()).replace('/', ' '),
    tab: async () => new PuppeteerTab(await page()),
    close: () => browser.close(),
  };
}

async function newPage(browser: PuppeteerBrowser): Promise<Page> {
  const page = await browser.newPage();
  // A page with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

class PuppeteerTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  async begin(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  run(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height });
  }

  async mouse(steps: readonly MouseStep[]): Promise<void> {
    const { mouse } = this.#page;
    for (const step of steps) {
      if ('move' in step) await mouse.move(...step.move);
      else await mouse[step.button]();
    }
  }

  async keys(steps: readonly KeyStep[]): Promise<void> {
    for (const { key, is } of steps) {
      // Puppeteer's name of it is known to Chromium alone.
      await this.#page.keyboard[is](key === 'Space' ? ' ' : key);
    }
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async attach(selector: string, path: string): Promise<void> {
    const control = (await this.#page.$(selector)) as ElementHandle<HTMLInputElement> | null;
    await control?.uploadFile(path);
  }
}
