import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/server/server';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.js';
import { shared, temporaryFolder } from '../../shared';

/** A running demo site and a browser. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
  /** Opens a page for a new visitor, and records errors of the console and of the security policy. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** The sent mail that contains a text. */
  mailWith(text: string): string | undefined;
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly javaScript?: boolean;
  readonly width?: number;
  readonly dark?: boolean;
  /** Whether the visitor is logged in as administrator. */
  readonly isAdministrator?: boolean;
  /** Prepares the page before it navigates. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Waits until the forms of the page are enhanced; default true. */
  readonly alive?: boolean;
}

/** An opened page. */
export interface Visit {
  readonly page: Page;
  /** Errors of the console, of scripts and of the Content-Security-Policy. */
  readonly complaints: string[];
  /** Waits until the form has a status. */
  status(status: string, selector?: string): Promise<void>;
  /** The text of the first matching element. */
  text(selector: string): Promise<string>;
  leave(): Promise<void>;
}

const adminPassword = 'open sesame';

const sharedBrowser = shared(
  () =>
    puppeteer.launch({
      executablePath: chromiumPath(),
      args: chromiumArguments,
      // With a pipe, the browser ends with this process, even after a crash.
      pipe: true,
      protocolTimeout: 600_000,
    }),
  { close: (browser) => browser.close(), hasEnded: (browser) => !browser.connected },
);

interface Started {
  readonly server: RunningServer;
  readonly dataDir: string;
}

async function start(options: Partial<ServerOptions> = {}): Promise<Started> {
  const dataDir = temporaryFolder('nh-site');
  const server = await startServer({
    port: 0,
    dataDir,
    adminPassword,
    ...options,
    limits: { submissionsPerMinute: 1000, loginsPerMinute: 1000, ...options.limits },
  });
  return { server, dataDir };
}

const sharedServer = shared(() => start(), { close: ({ server }) => server.close() });

/** The site that this process's tests share, if they only read or leave harmless traces. */
export async function readSite(): Promise<Site> {
  return siteAt(await sharedServer());
}

/** Starts a site for tests that change its data. Stop it by `close()`. */
export async function openSite(options?: Partial<ServerOptions>): Promise<Site> {
  const started = await start(options);
  return siteAt(started, () => started.server.close());
}

function siteAt({ server, dataDir }: Started, stop?: () => Promise<void>): Site {
  const contexts = new Set<BrowserContext>();
  return {
    url: server.url,
    dataDir,
    visit: (path, how) => visit(contexts, server.url + path, how),
    mailWith: (text) => mailsIn(join(dataDir, 'mail')).find((mail) => mail.includes(text)),
    async close() {
      // Pages that failed tests have left open.
      await Promise.all([...contexts].map((context) => context.close()));
      await stop?.();
    },
  };
}

function mailsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Opens a page of any site for a new visitor. */
export function newVisit(address: string, options?: VisitOptions): Promise<Visit> {
  return visit(new Set(), address, { alive: false, ...options });
}

async function visit(
  contexts: Set<BrowserContext>,
  address: string,
  {
    javaScript = true,
    width = 1280,
    dark = false,
    isAdministrator = false,
    prepare,
    alive = javaScript,
  }: VisitOptions = {},
): Promise<Visit> {
  const browser = await sharedBrowser();
  const context = await browser.createBrowserContext();
  contexts.add(context);
  if (isAdministrator) await logIn(context, new URL(address).origin);
  const page = await context.newPage();
  // Only the front page is painted, and an earlier test may have left one open.
  await page.bringToFront();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  // Long enough for a loaded machine, but shorter than mocha's timeout, whose message names no cause.
  page.setDefaultTimeout(90_000);
  await page.setViewport({ width, height: 900 });
  await prefer(page, dark ? 'dark' : 'light');
  await page.setJavaScriptEnabled(javaScript);
  // tsx wraps functions passed to the page in a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await prepare?.(page);
  await page.goto(address, { waitUntil: 'load' });
  if (alive) await page.waitForFunction(formsLive);
  return {
    page,
    complaints,
    async status(status, selector = 'form[data-status]') {
      await page.waitForSelector(`${selector}[data-status="${status}"]`);
    },
    text: (selector) => page.$eval(selector, (element) => element.textContent.trim()),
    async leave() {
      contexts.delete(context);
      await context.close();
    },
  };
}

/** Logs the visitor in without the login page, which has its own tests. */
async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ log: 'admin', pwd: adminPassword }),
    redirect: 'manual',
  });
  const [, name, value] = /^(\w+)=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  if (!name || !value) throw new Error(`The administrator cannot log in at ${origin}.`);
  const { hostname: domain } = new URL(origin);
  await context.setCookie({ name, value, domain, path: '/', httpOnly: true, sameSite: 'Strict' });
}

/** Opens another tab of the visitor, with a light colour scheme. */
export async function anotherTab(page: Page, address: string): Promise<Page> {
  const tab = await page.browserContext().newPage();
  await prefer(tab, 'light');
  await tab.goto(address);
  return tab;
}

/** Sets the colour scheme, since the test machine's may be either. */
function prefer(page: Page, value: 'light' | 'dark'): Promise<void> {
  return page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
}

/** Waits until all elements of a tag are ready. */
export async function lives(page: Page | Frame, tag: string): Promise<void> {
  await page.evaluate(async (tag) => {
    await customElements.whenDefined(tag);
    const elements = [...document.querySelectorAll<HTMLElement>(tag)];
    await Promise.all(elements.map((element) => Reflect.get(element, 'updateComplete')));
  }, tag);
}

/** Runs in the page: true when all forms are drawn or enhanced. */
function formsLive(): boolean {
  const hosts = [...document.querySelectorAll('nh-contact-form')];
  return hosts.every((host) => {
    const tree = host.shadowRoot?.querySelector('form') ? host.shadowRoot : host;
    return tree.querySelector('form[novalidate]') && tree.querySelector('.nh-form-notice');
  });
}

/** A file of a given size, for uploads. */
export function fileOf(folder: string, name: string, bytes: number): string {
  const path = join(folder, name);
  writeFileSync(path, Buffer.alloc(bytes, 37));
  return path;
}

/** Fills in the contact form by keyboard and mouse. */
export async function fillContact(
  page: Page,
  message = 'My atlas has lost its spine.',
): Promise<void> {
  await page.type('[name="your-name"]', 'Ada Fenn');
  await page.type('[name="your-email"]', 'ada@example.org');
  await page.select('[name="your-subject"]', 'A repair');
  await page.type('[name="your-message"]', message);
  await page.click('[name="privacy"]');
}
