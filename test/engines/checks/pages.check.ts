import { expect } from 'chai';
import { check, PHONE } from '../check';
import type { Visitor } from '../visitor';
import { DOCS } from '../ways/docs';

const pages = [
  '/',
  '/portfolio',
  '/portfolio-style-1',
  '/portfolio-pictures',
  '/portfolio-large',
  '/lightbox',
  '/contact',
  '/contact/every-field',
  '/contact/json',
  '/contact/json-every-field',
  '/contact/outcomes',
  '/header-tools',
  '/login',
  '/color-switcher',
  '/color-switcher/reload',
  '/search-overlay',
  '/search?s=book',
  '/template-preview',
  '/regions',
  '/regions/json',
  '/regions/file',
  '/privacy',
];

/** Brings every element of the page into view, and waits until it lives. */
async function liveThrough(visitor: Visitor): Promise<void> {
  const tags = await visitor.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('*')]
        .map(({ localName }) => localName)
        .filter((name) => name.startsWith('nh-')),
    ),
  ]);
  for (const tag of tags) {
    await visitor.evaluate((name) => document.querySelector(name)?.scrollIntoView(), tag);
    await visitor.alive(tag);
  }
}

const families = ['/', '/portfolio', '/lightbox', '/contact', '/regions', '/header-tools'];

for (const path of pages) {
  const isFamily = families.includes(path);
  const windows = isFamily ? 'a desktop’s window, nor then a phone’s' : 'a desktop’s window';
  check(`${path} is alive, silent and no wider than ${windows}`, async (visitor) => {
    await visitor.goto(path);
    await liveThrough(visitor);
    expect(await visitor.overflow()).to.equal(0);
    if (!isFamily) return;
    await visitor.resize(PHONE);
    await liveThrough(visitor);
    expect(await visitor.overflow()).to.equal(0);
  });
}

for (const path of families) {
  check(
    `${path} is alive, silent and no wider than the window from right to left`,
    async (visitor) => {
      visitor.address.rewrite = (html) => html.replace('dir="ltr"', 'dir="rtl"');
      await visitor.goto(path);
      await liveThrough(visitor);
      expect(await visitor.evaluate(() => getComputedStyle(document.body).direction)).to.equal(
        'rtl',
      );
      expect(await visitor.overflow()).to.equal(0);
    },
  );
}

check('the documentation shows a live example in tabs, which a reader edits', async (visitor) => {
  await visitor.goto(DOCS);
  await visitor.until(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.docs-example iframe');
    return frame?.contentDocument?.querySelector('nh-accordion [aria-expanded="true"]');
  });
  await visitor.finds('.docs-tabs.is-live [role="tab"][aria-selected="true"]');
  await visitor.click('.docs-example-bar button:nth-of-type(3)');
  await visitor.finds('.docs-example iframe[sandbox][data-state="live"]');
  await visitor.until(() => {
    const root = document.querySelector('.docs-editor')?.shadowRoot;
    const content = root?.querySelector('.cm-content');
    return content && getComputedStyle(content).whiteSpace === 'break-spaces';
  });
  expect(await visitor.overflow()).to.equal(0);
});

check('an address without a page has the site’s header alive', async (visitor) => {
  await visitor.goto('/no-such-page');
  await liveThrough(visitor);
  expect(visitor.address.failures).to.deep.equal(['GET /no-such-page: 404']);
  await visitor.forgive();
});
