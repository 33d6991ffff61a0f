import { brotliCompressSync } from 'node:zlib';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** One page of each kind, and the largest ones. */
const paths = [
  '/docs',
  '/docs/search',
  '/docs/start',
  '/docs/elements',
  '/docs/elements/nh-counter',
  '/docs/elements/nh-contact-form',
  '/docs/blocks/heading',
  '/docs/page-settings',
  '/docs/kits-api',
  '/docs/performance',
  '/docs/replace/header',
];

/** The largest number of nodes of a page, without those of live examples. */
const MOST_NODES = 3000;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, dark] of [
  [320, false],
  [390, true],
  [1280, false],
] as const) {
  describe(`the documentation at ${width} px in ${dark ? 'dark' : 'light'}`, () => {
    for (const path of paths) {
      it(`is accessible, small and still: ${path}`, async () => {
        const how = { width, dark, alive: false, prepare: noteShifts };
        const { page, complaints, leave } = await site.visit(path, how);
        await page.waitForSelector('.docs-nav');
        // The look at 320 px is that at 390 px; axe takes as long as all else together.
        if (width > 320) expect(await violations(page)).to.deep.equal([]);
        expect(await overflow(page)).to.equal(0);
        expect(await page.$$eval('*', ({ length }) => length)).to.be.below(MOST_NODES);
        expect(await shifts(page)).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
        await leave();
      });
    }
  });
}

/** A place where Tab stops. */
interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
  /** False if the window does not show it, or something covers it. */
  readonly isSeen: boolean;
}

/** The focused element, also in a shadow root; undefined at the end of the page. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    let { activeElement: focused } = document;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return undefined;
    // Keys in a frame go to its page.
    const isFrame = focused.localName === 'iframe';
    const { outlineStyle, boxShadow } = getComputedStyle(focused);
    const [{ x, y, width, height } = new DOMRect()] = focused.getClientRects();
    // The visible part of a sample that is longer than the window.
    const top = Math.max(y, 0);
    const bottom = Math.min(y + height, innerHeight);
    const hit = document.elementFromPoint(x + Math.min(width / 2, 40), (top + bottom) / 2);
    const root = focused.getRootNode();
    const own = root instanceof ShadowRoot ? root.host : focused;
    return {
      name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
      hasRing: isFrame || outlineStyle !== 'none' || boxShadow !== 'none',
      isSeen: isFrame || (bottom > top && (own.contains(hit) || hit?.contains(own) === true)),
    };
  });

describe('the documentation by keyboard', () => {
  for (const width of [390, 1280]) {
    it(`shows the focus at each stop of Tab, from the first to the end at ${width} px`, async () => {
      for (const path of ['/docs', '/docs/elements/nh-counter']) {
        const { page, leave } = await site.visit(path, { width, alive: false });
        await page.waitForSelector('.docs-nav');
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await stopOf(page);
          if (!stop) break;
          stops.push(stop);
          expect(stops.length, path).to.be.below(400);
        }
        expect(stops[0]?.name).to.equal('a Skip to the content');
        expect(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).to.deep.equal([]);
        await leave();
      }
    });
  }
});

describe('the documentation without scripts', () => {
  it('opens its navigation beside the text too', async () => {
    const { page, leave } = await site.visit('/docs/start', { javaScript: false, alive: false });
    await page.click('.docs-nav > summary');
    const group = await page.waitForSelector('.docs-nav nav summary::-p-text(Guides)');
    expect(await group?.isVisible()).to.equal(true);
    await leave();
  });

  it('leads from page to page, and lists all pages for a search', async () => {
    const how = { javaScript: false, alive: false, width: 390 };
    const { page, leave } = await site.visit('/docs/elements/nh-counter', how);
    expect(await page.$eval('h1', ({ textContent }) => textContent)).to.equal('<nh-counter>');
    await Promise.all([page.waitForNavigation(), page.click('.docs-turn [rel="next"]')]);
    expect(new URL(page.url()).pathname).to.equal('/docs/elements/nh-floating-bars');
    await page.focus('#docs-query');
    await page.keyboard.type('map');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect((await page.$$('.docs-all a')).length).to.be.greaterThan(80);
    await leave();
  });
});

describe('the head of each page of the documentation', () => {
  it('says what searches and screen readers need', async () => {
    const texts = await Promise.all(
      paths.map(async (path) => (await fetch(`${site.url}${path}`)).text()),
    );
    const heads = texts.map((text) => text.slice(0, text.indexOf('</head>')));
    for (const [index, head] of heads.entries()) {
      expect(head, paths[index]).to.match(/<html lang="en">/);
      expect(head, paths[index]).to.match(/<title>[^<]{5,} – nh-elements<\/title>/);
      expect(head, paths[index]).to.match(/<meta name="description" content="[^"]{10,}">/);
      expect(head, paths[index]).to.contain('name="viewport" content="width=device-width');
      expect(head, paths[index]).not.to.match(/noindex/);
    }
    const titles = heads.map((head) => /<title>(.*)<\/title>/.exec(head)?.[1]);
    expect(new Set(titles).size).to.equal(paths.length);
  });

  it('is followed by one heading of the page, and by links that say where they lead', async () => {
    for (const path of [...paths, '/docs/nothing-appears']) {
      const { page, leave } = await site.visit(path, { alive: false });
      expect(await page.$$eval('h1', ({ length }) => length), path).to.equal(1);
      const names = await page.$$eval('a[href]', (links) =>
        links.map(({ textContent }) => textContent.trim().toLowerCase()),
      );
      // The words that Lighthouse counts as saying nothing.
      const empty = ['', 'here', 'click here', 'start', 'more', 'learn more', 'read more', 'link'];
      expect(names.filter((name) => empty.includes(name))).to.deep.equal([]);
      await leave();
    }
  });
});

describe('the search of the documentation', () => {
  it('opens with /, and its results are reached by the arrow keys', async () => {
    const { page, complaints, leave } = await site.visit('/docs', { alive: false });
    await page.keyboard.press('/');
    await page.keyboard.type('prefers quick view');
    await page.waitForSelector('.docs-results a');
    expect(await violations(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    expect(await page.$eval('.docs-results', (box) => Reflect.get(box, 'hidden'))).to.equal(true);
    await page.evaluate(() =>
      Reflect.set(document.querySelector('#docs-query') as object, 'value', ''),
    );
    await page.keyboard.type('nh-counter');
    await page.waitForSelector('.docs-results a');
    await page.keyboard.press('ArrowDown');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).to.equal('/docs/elements/nh-counter');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  for (const [query, title] of [
    ['CSP', 'Loading'],
    ['content+security+policy', 'Loading'],
    ['connect-src', 'Nothing appears'],
    ['invalid_json', 'Nothing appears'],
  ]) {
    it(`leads from “${query}” to “${title}”`, async () => {
      const { page, leave } = await site.visit(`/docs/search?q=${query}`, { alive: false });
      await page.waitForFunction(() => /pages for “/.test(document.body.innerText));
      expect(await page.$eval('.docs-all a', ({ textContent }) => textContent)).to.equal(title);
      await leave();
    });
  }

  it('narrows the list of all pages to what the address asks for', async () => {
    const { page, leave } = await site.visit('/docs/search?q=lightbox', { alive: false });
    await page.waitForFunction(() => /pages for “lightbox”/.test(document.body.innerText));
    expect(await page.$eval('.docs-all a', ({ textContent }) => textContent)).to.equal(
      '<nh-lightbox>',
    );
    await leave();
  });
});

describe('a live example of the documentation', () => {
  it('comes alive in its frame, in the width and the look that the reader chooses', async () => {
    const { page, complaints, leave } = await site.visit('/docs/elements/nh-accordion', {
      alive: false,
    });
    const frame = await page.waitForSelector('.docs-example iframe');
    await frame?.scrollIntoView();
    // Elements have their desktop look in a window of a desktop.
    expect(await frame?.evaluate(({ clientWidth }) => clientWidth)).to.be.above(768);
    const live = await frame?.contentFrame();
    await live?.waitForSelector('nh-accordion [aria-expanded="true"]');
    await page.click('.docs-example button::-p-text(Phone)');
    expect(await frame?.evaluate(({ clientWidth }) => clientWidth)).to.be.within(380, 390);
    await page.click('.docs-example button::-p-text(Dark)');
    await page.waitForFrame((one) => one.url().endsWith('?look=dark'));
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});

/** The edited frame, when its example is live. */
const editedFrame = async (page: Page) => {
  const handle = await page.waitForSelector('.docs-example iframe[sandbox]');
  const frame = await handle?.contentFrame();
  await frame?.waitForSelector('nh-counter:defined');
  return frame;
};

const shownCode = (page: Page): Promise<string[]> =>
  page.$eval('.docs-tabs', (tabs) =>
    [...tabs.querySelectorAll('code')]
      .filter((code) => code.checkVisibility())
      .map(({ textContent }) => textContent),
  );

describe('the code of an example', () => {
  it('is in a tab for each language, which the arrow keys choose', async () => {
    const { page, complaints, leave } = await site.visit('/docs/elements/nh-counter', {
      alive: false,
    });
    const tabs = await page.$eval('.docs-tabs', (box) =>
      [...box.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent),
    );
    expect(tabs).to.deep.equal(['HTML', 'Settings', 'React', 'PHP']);
    const codes: string[][] = [await shownCode(page)];
    await page.focus('.docs-tabs [role="tab"]');
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight'] as const) {
      await page.keyboard.press(key);
      codes.push(await shownCode(page));
    }
    expect(codes.flat().map((code) => code.trim().split(/[\s(]/, 1)[0])).to.deep.equal([
      '<nh-counter',
      '{',
      'import',
      '$settings',
      '<nh-counter',
    ]);
    expect(await violations(page)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('is shown by links without scripts, one language at a time', async () => {
    const how = { javaScript: false, alive: false };
    const { page, leave } = await site.visit('/docs/elements/nh-counter', how);
    expect((await shownCode(page)).join()).to.match(/^<nh-counter/);
    await page.click('.docs-tabs a::-p-text(PHP)');
    expect((await shownCode(page)).join()).to.match(/^\$settings/);
    await leave();
  });
});

describe('“Edit” of a live example', () => {
  it('shows what a reader types, in a frame without access to the site', async () => {
    const { page, complaints, leave } = await site.visit('/docs/elements/nh-counter', {
      alive: false,
    });
    await page.click('.docs-example button::-p-text(Edit)');
    const frame = await editedFrame(page);
    const content = await page.waitForSelector('.docs-editor >>> .cm-content');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(
      '<nh-counter id="mine" settings=\'{ "ending_number": 7 }\'></nh-counter>',
    );
    await frame?.waitForSelector('#mine:defined');
    await frame?.waitForFunction(() =>
      /7/.test(document.querySelector('#mine')?.textContent ?? ''),
    );
    expect(await frame?.evaluate(() => origin)).to.equal('null');
    expect(await content?.evaluate((node) => getComputedStyle(node).whiteSpace)).to.equal(
      'break-spaces',
    );
    expect(await violations(page)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('works for the example of the first page, and says when the server blocks the library', async () => {
    const { page, leave } = await site.visit('/docs', {
      alive: false,
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const isBlocked =
            request.url().endsWith('/autoload.js') && request.frame() !== page.mainFrame();
          void (isBlocked && request.frame()?.url().endsWith('/sandbox')
            ? request.abort()
            : request.continue());
        });
      },
    });
    await page.click('.docs-example button::-p-text(Edit)');
    await page.waitForSelector('.docs-editor >>> .cm-content ::-p-text(nh-accordion)');
    await page.waitForSelector(
      '.docs-example [role="status"]::-p-text(Access-Control-Allow-Origin)',
    );
    await leave();
  });

  it('is left by Tab, and gives the example back', async () => {
    const { page, leave } = await site.visit('/docs/elements/nh-counter', { alive: false });
    await page.click('.docs-example button::-p-text(Edit)');
    await editedFrame(page);
    await page.waitForFunction(() => document.activeElement?.matches('.docs-editor'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).not.to.equal(
      'docs-editor',
    );
    await page.click('.docs-example button::-p-text(Edit)');
    const shown = await page.$$eval('.docs-example:has(.docs-editor) iframe', (frames) =>
      frames.map((frame) => frame.checkVisibility()),
    );
    expect(shown).to.deep.equal([true, false]);
    await leave();
  });

  it('shows nothing that an address or another page sends', async () => {
    const text = encodeURIComponent('<b>sent</b>');
    const address = `/docs/sandbox?html=${text}#${text}`;
    const { page, complaints, leave } = await site.visit(address, { alive: false });
    await page.evaluate(() => window.postMessage({ html: '<b>sent</b>', config: {} }, '*'));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.$eval('main', ({ childElementCount }) => childElementCount)).to.equal(0);
    expect(await page.evaluate(() => origin)).to.equal('null');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('loads at most 140 kB, when it is used', async () => {
    const { page, leave } = await site.visit('/docs/elements/nh-counter', { alive: false });
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      );
    expect((await scripts()).join()).not.to.match(/edit/);
    const answer = await fetch(`${site.url}/docs/code-editor.js`);
    const editor = Buffer.from(await answer.arrayBuffer());
    expect(brotliCompressSync(editor).length).to.be.below(140_000);
    const before = (await scripts()).map(async (name) => (await fetch(name)).arrayBuffer());
    const sizes = (await Promise.all(before)).map((file) => brotliCompressSync(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.be.below(20_000);
    await leave();
  });
});

describe('the reference of earlier versions', () => {
  it('leads to the page of the element, and to the heading that its anchor named', async () => {
    const { page, complaints, leave } = await site.visit('/reference', { alive: false });
    await page.goto(`${site.url}/reference#nh-color-switcher-custom-properties`);
    await page.waitForFunction(
      () =>
        location.pathname === '/docs/elements/nh-color-switcher' &&
        !!document.querySelector(':target'),
    );
    expect(await page.$eval(':target', ({ textContent }) => textContent)).to.equal(
      'Custom properties',
    );
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('leads to the row of the element without scripts', async () => {
    const { page, leave } = await site.visit('/reference', { javaScript: false });
    await page.goto(`${site.url}/reference#nh-counter`);
    expect(await page.$eval(':target', (link) => link.getAttribute('href'))).to.equal(
      '/docs/elements/nh-counter',
    );
    await leave();
  });
});
