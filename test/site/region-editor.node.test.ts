import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site, type Visit, type VisitOptions } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';

const ajax = '/wp-admin/admin-ajax.php';

let site: Site;
let editor: Visit | undefined;
before(async () => {
  site = await openSite({ limits: { loginsPerMinute: 1000 } });
});
after(() => site.close());

/** Opens the editor, and waits until it is ready. */
async function visitEditor(options: VisitOptions = {}): Promise<Visit> {
  const visit = await site.visit('/admin/regions', {
    ...options,
    isAdministrator: true,
    alive: false,
  });
  await lives(visit.page);
  return visit;
}

/** A visit shared by tests that each change their own region. */
async function openEditor(): Promise<Visit> {
  editor ??= await visitEditor();
  // Other tests have opened pages in between.
  await editor.page.bringToFront();
  return editor;
}

async function logIn(page: Page): Promise<void> {
  await page.type('[name="password"]', 'open sesame');
  await page.keyboard.press('Enter');
  await lives(page);
}

const lives = (page: Page) => page.waitForSelector('nh-region-editor [part="row"]');

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

let letThrough: (() => Promise<void>) | undefined;
afterEach(async () => {
  await letThrough?.();
  letThrough = undefined;
});

/** Passes each call of the editor to `handle`, until the test ends. */
async function intercepted(page: Page, handle: (request: HTTPRequest) => unknown): Promise<void> {
  const listener = (request: HTTPRequest) => {
    if (request.url().endsWith(ajax)) handle(request);
    else void request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', listener);
  letThrough = async () => {
    if (page.isClosed()) return;
    page.off('request', listener);
    await page.setRequestInterception(false);
  };
}

/** Reloads the editor with unsaved changes of an earlier visit: one for each kind of failure. */
async function withTrouble(page: Page): Promise<void> {
  await page.evaluate(() => {
    const draft = (value: string, base: string) => ({ value, base: [base] });
    const key = `nhRegionEditorDrafts ${location.origin}/wp-admin/admin-ajax.php 0`;
    const drafts = {
      'earlier LU/0/link': draft('javascript:alert(1)', '/regions#luxembourg'),
      'earlier LU/0/ctitle': draft('Mine', 'What it was once'),
      'earlier XX/3/link': draft('/of-a-region-that-is-gone', ''),
    };
    localStorage.setItem(key, JSON.stringify(drafts));
  });
  await page.reload();
  await says(page, 'LU/0', 'The link must begin with');
  await says(page, 'LU/0', 'Someone else has saved “Luxembourg” in the meantime.');
  await page.waitForSelector('.nh-region-strays li');
}

for (const [width, dark] of [
  [390, true],
  [390, false],
  [1280, true],
  [1280, false],
] as const) {
  const look = `${dark ? 'dark' : 'light'} at ${width} px`;
  it(`the editor in ${look} is accessible, without overflow and errors`, async () => {
    const visit = await visitEditor({ width, dark });
    const { page } = visit;
    expect(visit.complaints).to.deep.equal([]);
    await withTrouble(page);
    expect(await violations(page)).to.deep.equal([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).to.equal(0);
    await visit.leave();
  });
}

/** Sets media features of the visitor's system. */
async function emulated(page: Page, name: string, value: string): Promise<void> {
  const session = await page.createCDPSession();
  // Features that are not set have the system's values.
  const features = [
    { name: 'prefers-color-scheme', value: 'light' },
    { name, value },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
}

it('failures and the focus are marked by more than colour in forced colours', async () => {
  const { page, leave } = await visitEditor({ width: 390 });
  await emulated(page, 'forced-colors', 'active');
  await withTrouble(page);
  expect(await violations(page)).to.deep.equal([]);
  const outline = (selector: string) =>
    page.$eval(selector, (one) => getComputedStyle(one).outlineStyle);
  expect(await outline(field('LU/0', 'link'))).to.equal('solid');
  expect(await outline(field('LU/0', 'offset_x'))).to.equal('none');
  await page.focus(field('LU/0', 'offset_x'));
  expect(await outline(field('LU/0', 'offset_x'))).to.not.equal('none');
  await leave();
});

it('a saved change has no animation when reduced motion is requested', async () => {
  const { page, leave } = await visitEditor();
  await emulated(page, 'prefers-reduced-motion', 'reduce');
  await page.evaluate(() => {
    const moved: string[] = [];
    const note = ({ type, target }: Event) =>
      moved.push(`${type} ${(target as Element).getAttribute('part')}`);
    for (const type of ['transitionrun', 'animationstart', 'scroll']) {
      document.querySelector('nh-region-editor')?.addEventListener(type, note, true);
    }
    Object.assign(window, { moved });
  });
  await set(page, field('LU/0', 'ctitle'), 'Lucilinburhuc');
  await says(page, 'LU/0', 'Saved');
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).to.deep.equal([]);
  await page.click('[part="toolbar"] button');
  await says(page, 'LU/0', 'Saved');
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLInputElement>(selector)?.value === 'Luxembourg',
    {},
    field('LU/0', 'ctitle'),
  );
  await leave();
});

describe('the editor on a phone', () => {
  let phone: Visit;
  before(async () => {
    phone = await visitEditor({ width: 390 });
  });
  after(() => phone.leave());

  it('never hides the focus or its ring behind the sticky bar and map', async () => {
    const { page } = phone;
    await page.$$eval('[part="country-toggle"][aria-expanded="false"]', (folded) => {
      for (const button of folded) Reflect.get(button, 'click').call(button);
    });
    await page.waitForSelector(field('NL/5', 'ctitle'), { visible: true });
    await page.focus(field('NL/5', 'ctitle'));
    for (let count = 0; count < 20; count++) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      const { top, bar, map, ring, room } = await page.evaluate(() => {
        const focused = document.activeElement as Element;
        // The button that folds a country is in no row, and nothing clips it.
        const row = focused.closest('[part="row"]');
        const { outlineWidth, outlineOffset } = getComputedStyle(focused);
        return {
          top: focused.getBoundingClientRect().top,
          bar: document.querySelector('[part="toolbar"]')?.getBoundingClientRect().bottom ?? 0,
          map: document.querySelector('[part="preview"]')?.getBoundingClientRect().toJSON(),
          ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
          room: row ? Number.parseFloat(getComputedStyle(row).overflowClipMargin) : Infinity,
        };
      });
      expect(top).to.be.at.least(Math.max(bar, map.bottom));
      // The map is sticky too, and leaves space for the fields.
      expect([map.top, map.bottom < 0.35 * 900]).to.deep.equal([0, true]);
      expect(room).to.be.at.least(ring);
    }
  });

  it('does not keep the map in view on a low screen', async () => {
    const { page } = phone;
    await page.setViewport({ width: 390, height: 420 });
    await page.focus(field('NL/5', 'ctitle'));
    const bottom = await page.$eval(
      '[part="preview"]',
      (map) => map.getBoundingClientRect().bottom,
    );
    expect(bottom).to.be.lessThan(0);
  });
});

it('Retry by keyboard keeps the focus in its row', async () => {
  const { page } = await openEditor();
  let failures = 1;
  await intercepted(page, (request) => {
    if (failures-- > 0) void request.respond({ status: 500, body: 'Oops' });
    else void request.continue();
  });
  await set(page, field('IT/2', 'ctitle'), 'Tried');
  await says(page, 'IT/2', 'error 500');
  await page.focus('[data-region="IT/2"] [part="state"] button');
  await page.keyboard.press('Enter');
  await says(page, 'IT/2', 'Saved');
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[part="row"]')?.getAttribute('data-region'),
    );
  expect(await focused()).to.equal('IT/2');
  await page.keyboard.press('Tab');
  expect(await focused()).to.equal('IT/3');
});

it('a failed change does not overwrite a later change of a colleague', async () => {
  const [mine, theirs] = [await visitEditor(), await openEditor()];
  let failures = 1;
  await intercepted(mine.page, (request) => {
    if (failures-- > 0) void request.respond({ status: 500, body: 'Oops' });
    else void request.continue();
  });
  await set(mine.page, field('CH/10', 'ctitle'), 'Mine');
  await says(mine.page, 'CH/10', 'error 500');
  await set(theirs.page, field('CH/10', 'ctitle'), 'Theirs');
  await says(theirs.page, 'CH/10', 'Saved');
  mine.page.on('dialog', (dialog) => void dialog.accept());
  await mine.page.reload();
  await says(mine.page, 'CH/10', 'Someone else has saved “Theirs” in the meantime.');
  const map = async () => (await fetch(`${site.url}/regions`)).text();
  expect(await map()).to.include('data-ctitle="Theirs"');
  await mine.page.focus('[data-region="CH/10"] [part="state"] button');
  await mine.page.keyboard.press('Enter');
  await says(mine.page, 'CH/10', 'Saved');
  expect(await map()).to.include('data-ctitle="Mine"');
  await mine.leave();
});

it('the public map shows saved changes', async () => {
  const { page, complaints, leave } = await visitEditor();
  await set(page, field('AT/0', 'ctitle'), 'Lower Austria');
  await set(page, field('AT/0', 'link'), '/contact');
  await says(page, 'AT/0', 'Saved');
  // The page says it only until it saves, which a busy test would miss if it asked later.
  const unsaved = says(page, 'AT/0', 'Not saved yet');
  await typed(page, field('AT/0', 'offset_x'), '-14');
  await unsaved;
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

it('a refused link stays in its field, with the reason and Retry', async () => {
  const { page } = await openEditor();
  await set(page, field('AT/1', 'link'), 'javascript:alert(1)');
  await says(page, 'AT/1', 'The link must begin with');
  expect(await violations(page)).to.deep.equal([]);
  await set(page, field('AT/1', 'link'), '/good');
  await says(page, 'AT/1', 'Saved');
});

it('a value that is too long is refused with the server’s reason', async () => {
  const { page } = await openEditor();
  const link = field('AT/2', 'link');
  await page.waitForSelector(link);
  for (const [length, reason] of [
    [66_000, 'That is too long.'],
    [3000, 'The link has more than 2000 characters.'],
  ] as const) {
    await page.focus(link);
    await page.evaluate((count) => {
      (document.activeElement as HTMLInputElement).select();
      document.execCommand('insertText', false, `/${'x'.repeat(count)}`);
    }, length);
    await page.keyboard.press('Tab');
    await says(page, 'AT/2', reason);
  }
});

it('a change made after the session has expired is sent after the next login', async () => {
  const { page, leave } = await visitEditor();
  const cookies = await page.browserContext().cookies();
  await page.browserContext().deleteCookie(...cookies);
  await set(page, field('CH/0', 'ctitle'), 'Kept');
  await says(page, 'CH/0', 'You are not logged in.');
  // Leaving with unsaved changes opens a dialog.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await logIn(page);
  await says(page, 'CH/0', 'Saved');
  expect(await (await fetch(`${site.url}/regions`)).text()).to.include('data-ctitle="Kept"');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).to.not.contain('Drafts');
  await leave();
});

it('a link is shown as the server has stored it', async () => {
  const { page } = await openEditor();
  const link = field('AT/3', 'link');
  await set(page, link, 'example.org/tirol');
  await says(page, 'AT/3', 'Saved');
  expect(await page.$eval(link, (input) => (input as HTMLInputElement).value)).to.equal(
    'http://example.org/tirol',
  );
});

it('Retry saves a change without a reload after a login in another tab', async () => {
  const { page, leave } = await visitEditor();
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
  await set(page, field('CH/1', 'ctitle'), 'Tried again');
  await says(page, 'CH/1', 'You are not logged in.');
  const tab = await context.newPage();
  await tab.goto(`${site.url}/admin/regions`);
  await logIn(tab);
  await tab.close();
  await page.bringToFront();
  await page.click('[data-region="CH/1"] [part="state"] button');
  await says(page, 'CH/1', 'Saved');
  await leave();
});

it('Retry saves a change after a server error', async () => {
  const { page } = await openEditor();
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
});

it('a slow server gets the values of a field in order, and stores the latest', async () => {
  const { page } = await openEditor();
  const held: HTTPRequest[] = [];
  await intercepted(page, (request) => held.push(request));
  await set(page, field('IT/0', 'ctitle'), 'First');
  await set(page, field('IT/0', 'link'), '/other');
  await set(page, field('IT/0', 'ctitle'), 'Second');
  await set(page, field('IT/0', 'ctitle'), 'Third');
  const sent = () => held.map((request) => new URLSearchParams(request.postData()).get('ctitle'));
  await eventually('a second call', sent, ({ length }) => length >= 2);
  expect(sent()).to.deep.equal(['First', null]);
  // The second call is answered first.
  await held[1]?.continue();
  await held[0]?.continue();
  await eventually('a third call', sent, ({ length }) => length >= 3);
  expect(sent()).to.deep.equal(['First', null, 'Third']);
  await held[2]?.continue();
  await says(page, 'IT/0', 'Saved');
  const map = await (await fetch(`${site.url}/regions`)).text();
  expect(map).to.include('data-ctitle="Third"');
  expect(map).to.not.include('Second');
});

it('two editors do not overwrite each other’s changes', async () => {
  const [one, two] = [await openEditor(), await visitEditor()];
  await set(one.page, field('BE/3', 'ctitle'), 'From one');
  await says(one.page, 'BE/3', 'Saved');
  await set(two.page, field('BE/3', 'link'), '/from-two');
  await says(two.page, 'BE/3', 'Saved');
  const map = await (await fetch(`${site.url}/regions`)).text();
  expect(map).to.match(/<a href="\/from-two" aria-label="From one">/);
  await two.leave();
});
