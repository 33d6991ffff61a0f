import { expect } from 'chai';
import type { Page, SerializedAXNode } from 'puppeteer-core';
import {
  anotherTab,
  readSite,
  type Site,
  type Visit,
  type VisitOptions,
} from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { expectQuality } from '../page-objects/site/quality';

const pages = ['/regions', '/regions/json', '/regions/file'];

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Opens a page with a map, and waits until it is ready. */
async function visitMap(path = '/regions/json', options: VisitOptions = {}): Promise<Visit> {
  const visit = await site.visit(path, options);
  await visit.page.waitForSelector('nh-region-map [part="list"]');
  return visit;
}

const opened = new Map<string, Visit>();

/** A visit shared by tests that need no fresh one. */
async function openMap(path = '/regions/json'): Promise<Page> {
  const visit = opened.get(path) ?? (await visitMap(path));
  opened.set(path, visit);
  // Other tests have opened pages in between.
  await visit.page.bringToFront();
  return visit.page;
}

const shown = (page: Page): Promise<string[]> =>
  page.$$eval('nh-region-map output', (outputs) => outputs.map((output) => output.textContent));

for (const path of pages) {
  for (const [width, dark] of [
    [390, false],
    [1280, true],
  ] as const) {
    it(`${path} at ${width} px in ${dark ? 'dark' : 'light'} mode is accessible, without overflow and errors`, async () => {
      const visit = await visitMap(path, { width, dark });
      await expectQuality(visit);
      await visit.leave();
    });
  }
}

it('/regions shows no coordinates to visitors', async () => {
  const page = await openMap('/regions');
  expect(await page.$$('[part="selector"], nh-region-map output')).to.deep.equal([]);
});

it('the selector shows the same data of a region on drawn and fetched maps', async () => {
  const told: string[][] = [];
  for (const path of ['/regions/json', '/regions/file']) {
    const page = await openMap(path);
    await page.select('nh-region-map select', 'AT/1');
    told.push(await shown(page));
  }
  expect(told[1]).to.deep.equal(told[0]);
});

it('the map is the same for each source', async () => {
  const found: unknown[] = [];
  for (const path of pages) {
    const page = await openMap(path);
    // The label of the chosen region is drawn by scripts alone.
    const labels = await page.$$eval('nh-region-map text:not([data-nh-chosen-label])', (texts) =>
      texts.map((text) => [text.textContent, Math.round(Number(text.getAttribute('x')))]),
    );
    const links = await page.$$eval('nh-region-map svg a', (all) =>
      all.map((link) => new URL(String(link.getAttribute('href')), location.href).href),
    );
    found.push({ labels, links });
  }
  expect((found[0] as { links: unknown[] }).links.length).to.equal(13);
  expect(found[1]).to.deep.equal(found[0]);
  expect(found[2]).to.deep.equal(found[0]);
});

it('a printed map does not shift when the library loads', async () => {
  const visit = await visitMap('/regions', {
    prepare: noteShifts,
  });
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('regions are links to their shops without scripts', async () => {
  const { page, leave } = await site.visit('/regions', { javaScript: false });
  expect(await page.$$eval('nh-region-map a', (links) => links.length)).to.equal(13);
  await page.$eval('nh-region-map a[aria-label="Bavaria"]', (link) =>
    (link as HTMLElement).focus(),
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('#regensburg:target');
  await leave();
});

it('the selection and the panel’s position are restored in the next visit and in another tab', async () => {
  const { page, leave } = await visitMap('/regions/file');
  await page.select('nh-region-map select', 'NL/10');
  const chosen = await shown(page);
  const handle = await page.$('[part="handle"]');
  await handle?.focus();
  for (const key of ['Home', 'ArrowDown', 'PageDown'] as const) await page.keyboard.press(key);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop === 110,
  );
  const stored = await page.evaluate(() => [
    localStorage.getItem('selectedMapRegion'),
    localStorage.getItem('nhRegionSelectorPosY'),
  ]);
  expect(stored).to.deep.equal(['NL/10', '110']);
  const tab = await anotherTab(page, `${site.url}/regions/json`);
  await tab.waitForSelector('nh-region-map [part="selector"]');
  await tab.waitForFunction(
    () => document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop === 110,
  );
  expect(await shown(tab)).to.deep.equal(chosen);
  await leave();
});

it('the panel can be dragged by mouse and by touch without scrolling the page', async () => {
  const { page, leave } = await visitMap('/regions/json', {
    width: 390,
    prepare: (tab) => tab.setViewport({ width: 390, height: 800, hasTouch: true }),
  });
  const handle = await page.waitForSelector('[part="handle"]');
  await handle?.focus();
  await page.keyboard.press('Home');
  await handle?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scroll = () => page.evaluate(() => scrollY);
  const stands = (top: number) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('[part="selector"]')?.offsetTop === wanted,
      {},
      top,
    );
  await stands(0);
  const before = await scroll();
  const box = await handle?.boundingBox();
  if (!box) throw new Error('The handle is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 3 });
  await page.mouse.up();
  await stands(60);
  expect(await scroll()).to.equal(before);
  await page.touchscreen.touchStart(x, y + 60);
  await page.touchscreen.touchMove(x, y + 90);
  await page.touchscreen.touchMove(x, y + 100);
  await page.touchscreen.touchEnd();
  await stands(100);
  expect(await scroll()).to.equal(before);
  await leave();
});

it('a click shows its coordinates on the map', async () => {
  const page = await openMap();
  const map = await page.$('nh-region-map svg');
  await map?.scrollIntoView();
  const box = await map?.boundingBox();
  if (!box) throw new Error('The map is not drawn.');
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.5);
  const [x, y] = (await shown(page)).map(Number);
  expect(x).to.be.closeTo(513, 1);
  expect(y).to.be.closeTo(405, 1);
});

it('Tab reaches the links in the list, which mark and name their region on the map', async () => {
  const page = await openMap('/regions');
  const names: (string | null)[] = [];
  const marked: (string | null)[] = [];
  await page.focus('nh-region-map [part="list"] a');
  for (let count = 0; count < 13; count++) {
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    await page.waitForFunction(() =>
      document
        .querySelector('nh-region-map [part="tooltip"]')
        ?.textContent.includes(document.activeElement?.textContent ?? '?'),
    );
    marked.push(
      await page.$eval(
        'nh-region-map [data-nh-focused]',
        (shape) => shape.closest('a')?.getAttribute('aria-label') ?? null,
      ),
    );
    await page.keyboard.press('Tab');
  }
  const listed = await page.$$eval('nh-region-map [part="list"] a', (links) =>
    links.map((link) => link.textContent),
  );
  expect(names).to.deep.equal(listed);
  expect(marked).to.deep.equal(listed);
  await page.focus('nh-region-map [part="list"] a');
  expect(await page.$eval('[part="tooltip"]', (tip) => tip.checkVisibility())).to.equal(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#haarlem:target');
  await page.goBack();
  await page.waitForFunction(() => location.hash === '');
  await page.goForward();
  await page.waitForSelector('#haarlem:target');
});

it('the accessibility tree has each link once, and no item for each region without a link', async () => {
  for (const path of pages) {
    const page = await openMap(path);
    const root = (await page.$('nh-region-map')) ?? undefined;
    const tree = await page.accessibility.snapshot({ root, interestingOnly: false });
    const nodes = flat(tree);
    const links = nodes.filter(({ role }) => role === 'link').map(({ name }) => name);
    expect([path, links.length, new Set(links).size]).to.deep.equal([path, 13, 13]);
    expect(nodes.filter(({ role }) => /image|graphics/i.test(role))).to.deep.equal([]);
    const countries = await page.$$eval(`nh-region-map [part="list"] > li`, (all) => all.length);
    const items = nodes.filter(({ role }) => role === 'listitem');
    expect(items.length).to.be.at.most(13 + 2 * countries);
  }
});

function flat(node: SerializedAXNode | null): SerializedAXNode[] {
  return node ? [node, ...(node.children ?? []).flatMap(flat)] : [];
}

it('a tap beside a small region and a tap on a label follow the region’s link', async () => {
  const { page, leave } = await visitMap('/regions', {
    prepare: (tab) => tab.setViewport({ width: 390, height: 800, hasTouch: true }),
  });
  const tap = async (selector: string, right: number): Promise<void> => {
    const place = await page.waitForSelector(selector);
    await place?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await place?.boundingBox();
    if (!box) throw new Error(`${selector} is not drawn.`);
    await page.touchscreen.tap(box.x + box.width / 2 + right, box.y + box.height / 2);
  };
  await page.waitForSelector('[data-nh-targets] rect');
  await tap('a[aria-label="Basel"] path', 8);
  await page.waitForSelector('#basel:target');
  await tap('[data-nh-labels] text', 0);
  await page.waitForSelector('#haarlem:target');
  await leave();
});

it('the map works without console errors when storage is blocked', async () => {
  const { page, complaints, leave } = await visitMap('/regions/json', {
    prepare: (tab) =>
      tab.evaluateOnNewDocument(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }),
  });
  await page.select('nh-region-map select', 'AT/1');
  expect((await shown(page)).every((text) => text !== '')).to.equal(true);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('the panel is on the other side of a right-to-left page', async () => {
  const page = await openMap();
  const sides = () =>
    page.evaluate(() => {
      const map = document.querySelector('nh-region-map')?.getBoundingClientRect();
      const panel = document.querySelector('[part="selector"]')?.getBoundingClientRect();
      return [panel?.left === map?.left, panel?.right === map?.right];
    });
  expect(await sides()).to.deep.equal([true, false]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await sides()).to.deep.equal([false, true]);
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
});

it('nothing fades when reduced motion is requested', async () => {
  const { page, leave } = await visitMap();
  const duration = () =>
    page.$eval('[data-nh-region]', (shape) => getComputedStyle(shape).transitionDuration);
  expect(await duration()).to.equal('0.15s');
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  expect(await duration()).to.equal('0s');
  await leave();
});

it('a map file from another origin is refused', async () => {
  const away = 'http://other.example/map.svg';
  const map = '<svg xmlns="http://www.w3.org/2000/svg"><path title="Away" d="M0 0h9v9z"/></svg>';
  const { page, leave } = await site.visit('/regions/file', {
    prepare: async (tab) => {
      // The page's policy would block it too, but not every page has a policy.
      await tab.setBypassCSP(true);
      await tab.setRequestInterception(true);
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.url() === away) {
          const headers = { 'access-control-allow-origin': '*' };
          void request.respond({ contentType: 'image/svg+xml', headers, body: map });
        } else if (pathname === '/regions/map.svg')
          void request.respond({ status: 302, headers: { location: away } });
        else void request.continue();
      });
      await tab.evaluateOnNewDocument(() => {
        addEventListener('nh-error', () => document.documentElement.setAttribute('data-told', ''));
      });
    },
  });
  await page.waitForSelector('[data-told], nh-region-map svg');
  expect(await page.$$eval('nh-region-map svg', (maps) => maps.length)).to.equal(0);
  await leave();
});

for (const [dark, fill] of [
  [false, 'rgb(143, 179, 163)'],
  [true, 'rgb(79, 122, 104)'],
] as const) {
  it(`the map has default colours for a ${dark ? 'dark' : 'light'} page`, async () => {
    const { page, leave } = await visitMap('/regions', { dark });
    const found = await page.$eval('nh-region-map svg a path', async (region) => {
      const map = region.closest('nh-region-map') as HTMLElement;
      map.style.setProperty('--nh-region-linked', 'initial');
      await Promise.all(region.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(region).fill;
    });
    expect(found).to.equal(fill);
    await leave();
  });
}
