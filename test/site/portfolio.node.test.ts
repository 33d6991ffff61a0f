import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Opens a page of works, and waits for its first tiles. */
async function visit(path = '/portfolio', how: Parameters<Site['visit']>[1] = {}): Promise<Visit> {
  const visited = await site.visit(path, how);
  await visited.page.waitForSelector('[part~="tile"]');
  return visited;
}

/** Waits until the status line below the list has a text. */
async function says(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector('[part~="message"]')?.textContent === expected,
    {},
    text,
  );
}

/** The second button of the second list of categories: the first is All. */
const CATEGORY = '[part~="filters"] + [part~="filters"] button + button';

/** Waits until the list has followed its filter. */
async function filtered(page: Page): Promise<void> {
  await page.waitForFunction(() => location.search.includes('nh-category='));
  await page.waitForSelector(`${CATEGORY}[aria-pressed="true"]`);
  await page.waitForSelector('.nh-portfolio-list:not([data-stale]) [part~="tile"]');
  await page.waitForFunction(
    () => !document.querySelector('[part~="message"]')?.textContent.startsWith('24 of 600'),
  );
}

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until the focused element matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

/** A visible work and its position. */
interface Sight {
  readonly place: string;
  readonly left: number;
  readonly top: number;
}

/** The visible works, when none moves any more. */
function worksInSight(page: Page): Promise<Sight[]> {
  return page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[aria-posinset]')]
        .map((work) => ({ work, box: work.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
        .map(({ work, box }) => ({ place: work.ariaPosInSet ?? '', left: box.left, top: box.top }));
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    let before = '';
    while (before !== JSON.stringify(places())) {
      before = JSON.stringify(places());
      for (let frames = 0; frames < 4; frames++) await frame();
    }
    return places();
  });
}

describe('the portfolio on the site', () => {
  for (const path of ['/portfolio', '/portfolio-style-1', '/portfolio-pictures']) {
    for (const [width, dark] of [
      [390, true],
      [1280, false],
    ] as const) {
      it(`${path} at ${width} px is accessible, without overflow and errors`, async () => {
        const { page, complaints, leave } = await visit(path, { width, dark });
        expect(await violations(page)).to.deep.equal([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
        expect(complaints).to.deep.equal([]);
        await leave();
      });
    }
  }

  it('works by keyboard: filter, open, close and load more', async () => {
    const { page, complaints, leave } = await visit();
    await page.waitForSelector(CATEGORY);
    await tabTo(page, CATEGORY);
    await page.keyboard.press('Enter');
    await filtered(page);
    expect(await page.$eval(CATEGORY, (button) => button === document.activeElement)).to.equal(
      true,
    );
    await tabTo(page, 'a[aria-haspopup]');
    const opener = await focused(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog.nh-lightbox'));
    expect(await focused(page)).to.equal(opener);
    await tabTo(page, '[part~="load-more"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('[part~="message"]')?.textContent?.startsWith('48 of'),
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('keeps a filter in the address over a reload, until All is clicked', async () => {
    const { page, complaints, leave } = await visit();
    await page.locator(CATEGORY).click();
    await filtered(page);
    await page.reload();
    await filtered(page);
    await page.locator('[part~="filters"] + [part~="filters"] button').click();
    await says(page, '24 of 600 items');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('restores the scroll position and all loaded works when a visitor returns', async () => {
    const { page, leave } = await visit();
    await page.$eval('[part~="load-more"]', (button) => (button as HTMLElement).click());
    await says(page, '48 of 600 items');
    await page.evaluate(() => scrollTo(0, 4000));
    const before = await worksInSight(page);
    expect(before.length).to.be.greaterThan(4);
    await page.goto(`${site.url}/contact`);
    await page.goBack();
    await page.waitForSelector(`[aria-posinset="${before[0]?.place}"]`);
    // Headless Chromium reloads the page, so both pages of works come at once.
    const isBefore = ({ place, left, top }: Sight, at: number): boolean => {
      const { place: formerPlace, left: formerLeft, top: formerTop = 0 } = before[at] ?? {};
      return place === formerPlace && left === formerLeft && Math.abs(top - formerTop) <= 1;
    };
    await eventually(
      `the view of before, ${JSON.stringify(before)}`,
      () => worksInSight(page),
      (after) => after.length === before.length && after.every(isBefore),
    );
    await leave();
  });

  it('keeps the loaded works when the second page fails, and can retry', async () => {
    let isDown = true;
    const { page, leave } = await visit('/portfolio', {
      prepare: async (opened) => {
        await opened.setRequestInterception(true);
        opened.on('request', (request) => {
          const fails = isDown && /[?&]page=2\b/.test(request.url());
          void (fails ? request.respond({ status: 503, body: '' }) : request.continue());
        });
      },
    });
    await page.$eval('[part~="load-more"]', (button) => (button as HTMLElement).click());
    await says(page, 'More items could not be loaded.');
    expect(await page.$$('[part~="tile"]')).not.to.deep.equal([]);
    isDown = false;
    await page.$eval('[part~="load-more"]', (button) => (button as HTMLElement).click());
    await says(page, '48 of 600 items');
    await leave();
  });

  it('has one column without overflow at 200 % zoom on a small screen', async () => {
    const { page, leave } = await visit('/portfolio', { width: 320 });
    const widths = await page.$$eval('[part~="tile"]', (tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect().width),
    );
    expect(new Set(widths.map(Math.round)).size).to.equal(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(320);
    await leave();
  });

  it('starts at the right on a right-to-left page', async () => {
    const { page, leave } = await visit('/portfolio', {
      prepare: (opened) =>
        opened.evaluateOnNewDocument(() => {
          document.addEventListener('readystatechange', () => {
            document.documentElement.dir = 'rtl';
          });
        }),
    });
    const [first, second] = await page.$$eval('[part~="item"]', (items) =>
      items.slice(0, 2).map((item) => item.getBoundingClientRect().right),
    );
    expect(first).to.be.greaterThan(second as number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(1280);
    await leave();
  });

  it('shows its first works as links without scripts', async () => {
    const { page, leave } = await site.visit('/portfolio', { javaScript: false });
    const hrefs = await page.$$eval('nh-portfolio li a', (links) => links.map(({ href }) => href));
    expect(hrefs.length).to.equal(24);
    const answers = await Promise.all(hrefs.slice(0, 3).map((href) => fetch(href)));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    await leave();
  });

  it('renders few nodes for 5,000 works, and searches all of them', async () => {
    const { page, complaints, leave } = await visit('/portfolio-large');
    await says(page, '5,000 of 5,000 items');
    const count = () => page.$$eval('nh-portfolio *', (nodes) => nodes.length);
    expect(await count()).to.be.lessThan(1000);
    await page.type('[part~="search"]', 'turkish');
    await page.waitForFunction(() =>
      /^[1-9]\d* items? found/.test(document.querySelector('[part~="message"]')?.textContent ?? ''),
    );
    expect(await count()).to.be.lessThan(1000);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});
