import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { openSite, type Site, type Visit, type VisitOptions } from './browser';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ajax = '/wp-admin/admin-ajax.php';

let site: Site;
before(async () => {
  site = await openSite({ limits: { loginsPerMinute: 1000 } });
});
after(() => site.close());

/** Logs in and waits until the editor lives. */
async function visitEditor(options: VisitOptions = {}): Promise<Visit> {
  const visit = await site.visit('/admin/regions', { ...options, alive: false });
  await logIn(visit.page);
  // The browser tells of the login page's status as of an error.
  visit.complaints.length = 0;
  return visit;
}

async function logIn(page: Page): Promise<void> {
  await page.type('[name="password"]', 'open sesame');
  await page.keyboard.press('Enter');
  await page.waitForSelector('nh-region-editor [part="row"]');
}

const field = (key: string, name: string): string =>
  `[data-region="${key}"] [data-field="${name}"] input`;

async function typed(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.$eval(selector, (input) => (input as HTMLInputElement).select());
  await page.keyboard.type(text);
}

async function set(page: Page, selector: string, text: string): Promise<void> {
  await typed(page, selector, text);
  await page.keyboard.press('Tab');
}

const says = (page: Page, key: string, text: string) =>
  page.waitForFunction(
    (row, wanted) =>
      document.querySelector(`[data-region="${row}"] [part="state"]`)?.textContent.includes(wanted),
    {},
    key,
    text,
  );

/** Hands each call of the editor to `handle`. */
async function intercepted(page: Page, handle: (request: HTTPRequest) => unknown): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().endsWith(ajax)) handle(request);
    else void request.continue();
  });
}

for (const [width, dark] of [
  [390, true],
  [1280, false],
] as const) {
  it(`the editor at ${width} px is accessible, nothing overflows, nothing complains`, async () => {
    const visit = await visitEditor({ width, dark });
    await visit.page.evaluate(axe);
    const { violations } = (await visit.page.evaluate('axe.run()')) as AxeResults;
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).to.deep.equal(
      [],
    );
    const overflow = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow).to.equal(0);
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });
}

it('what the editor saves is on the public map', async () => {
  const { page, complaints, leave } = await visitEditor();
  await set(page, field('AT/0', 'ctitle'), 'Lower Austria');
  await set(page, field('AT/0', 'link'), '/contact');
  await says(page, 'AT/0', 'Saved');
  await typed(page, field('AT/0', 'offset_x'), '-14');
  await says(page, 'AT/0', 'Not saved yet');
  await says(page, 'AT/0', 'Saved');
  await page.goto(`${site.url}/regions`);
  await page.waitForSelector('nh-region-map [part="list"]');
  const link = await page.$eval('nh-region-map svg a[aria-label="Lower Austria"]', (found) =>
    found.getAttribute('href'),
  );
  expect(link).to.equal(`${site.url}/contact`);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('a link that the server refuses stays typed, with the reason and Retry', async () => {
  const { page, leave } = await visitEditor();
  await set(page, field('AT/1', 'link'), 'javascript:alert(1)');
  await says(page, 'AT/1', 'The link must begin with');
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  expect(violations.map(({ id }) => id)).to.deep.equal([]);
  await set(page, field('AT/1', 'link'), '/good');
  await says(page, 'AT/1', 'Saved');
  await leave();
});

it('logged out in the middle: the change waits, and is sent after the next login', async () => {
  const { page, leave } = await visitEditor();
  const cookies = await page.browserContext().cookies();
  await page.browserContext().deleteCookie(...cookies);
  await set(page, field('CH/0', 'ctitle'), 'Kept');
  await says(page, 'CH/0', 'You are not logged in.');
  // Leaving with something unsaved asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await logIn(page);
  await says(page, 'CH/0', 'Saved');
  expect(await (await fetch(`${site.url}/regions`)).text()).to.include('data-ctitle="Kept"');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).to.not.contain('Drafts');
  await leave();
});

it('a server that fails is tried again by Retry', async () => {
  const { page, leave } = await visitEditor();
  let failures = 2;
  await intercepted(page, (request) => {
    if (failures-- === 2) void request.respond({ status: 500, body: 'Oops' });
    else if (failures === 0) void request.abort();
    else void request.continue();
  });
  await set(page, field('DE/0', 'ctitle'), 'Tried');
  await says(page, 'DE/0', 'error 500');
  await page.click('[data-region="DE/0"] [part="state"] button');
  await says(page, 'DE/0', 'cannot be reached');
  await page.click('[data-region="DE/0"] [part="state"] button');
  await says(page, 'DE/0', 'Saved');
  await leave();
});

it('a slow server gets the values of a field in order, and the latest is what stays', async () => {
  const { page, leave } = await visitEditor();
  const held: HTTPRequest[] = [];
  await intercepted(page, (request) => held.push(request));
  await set(page, field('IT/0', 'ctitle'), 'First');
  await set(page, field('IT/0', 'link'), '/other');
  await set(page, field('IT/0', 'ctitle'), 'Second');
  await set(page, field('IT/0', 'ctitle'), 'Third');
  const sent = () => held.map((request) => new URLSearchParams(request.postData()).get('ctitle'));
  expect(sent()).to.deep.equal(['First', null]);
  // The later call is answered first.
  await held[1]?.continue();
  await held[0]?.continue();
  while (held.length < 3) await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(sent()).to.deep.equal(['First', null, 'Third']);
  await held[2]?.continue();
  await says(page, 'IT/0', 'Saved');
  const map = await (await fetch(`${site.url}/regions`)).text();
  expect(map).to.include('data-ctitle="Third"');
  expect(map).to.not.include('Second');
  await leave();
});

it('two editors do not take each other’s changes back', async () => {
  const [one, two] = [await visitEditor(), await visitEditor()];
  await set(one.page, field('BE/3', 'ctitle'), 'From one');
  await says(one.page, 'BE/3', 'Saved');
  await set(two.page, field('BE/3', 'link'), '/from-two');
  await says(two.page, 'BE/3', 'Saved');
  const map = await (await fetch(`${site.url}/regions`)).text();
  expect(map).to.match(/<a href="\/from-two" aria-label="From one">/);
  await one.leave();
  await two.leave();
});
