import { expect } from 'chai';
import type { CDPSession, Frame, JSHandle, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import {
  emptyPage,
  insertElement,
  openSection,
  showView,
} from '../page-objects/site/page-building';
import {
  chooseEntry,
  closeChecklist,
  pressButton,
  previewOf,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The objects that outlive the nodes of the preview. */
const targets = {
  window: 'contentWindow',
  document: 'contentDocument',
  root: 'contentDocument.documentElement',
  body: 'contentDocument.body',
} as const;

/** The listeners that stand on those objects, by type and object, each with its number. */
async function listeners(browser: CDPSession): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const [name, path] of Object.entries(targets)) {
    const expression = `document.querySelector('nh-page-editor iframe').${path}`;
    const { result } = await browser.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const found = await browser.send('DOMDebugger.getEventListeners', { objectId });
    for (const { type } of found.listeners) {
      counts[`${type} on the ${name}`] = (counts[`${type} on the ${name}`] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Adds one node of each kind, by Enter in the list of elements. Some go into a container that was added before. Returns how
 * many nodes the page itself has.
 */
async function insertAll(page: Page, frame: Frame): Promise<number> {
  await showView(page, 'Add elements');
  await page.waitForSelector('[data-puck-drawer-item]:not([aria-hidden]) [data-insert]');
  const former = await frame.$$eval('.nh-page [data-id]', ({ length }) => length);
  const count = await page.$$eval(
    '[data-puck-drawer-item]:not([aria-hidden]) [data-insert]',
    (items) => {
      for (const item of items) {
        item.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
      }
      return items.length;
    },
  );
  await frame.waitForFunction(
    (wanted) => document.querySelectorAll('.nh-page [data-id]').length >= wanted,
    {},
    former + count,
  );
  return outermostCount(frame);
}

const outermostCount = (frame: Frame): Promise<number> =>
  frame.$$eval('.nh-page > [data-id]', ({ length }) => length);

async function outermost(
  frame: Frame,
  holds: (count: number, wanted: number) => boolean,
  wanted: number,
): Promise<void> {
  await frame.waitForFunction(
    `(${holds})(document.querySelectorAll('.nh-page > [data-id]').length, ${wanted})`,
  );
}

/** Shows each element, until its code runs. */
async function awaken(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const host of document.querySelectorAll('.nh-page [data-id] > *')) {
      if (!host.localName.startsWith('nh-')) continue;
      host.scrollIntoView({ block: 'center', behavior: 'instant' });
      await customElements.whenDefined(host.localName);
      await Reflect.get(host, 'updateComplete');
    }
  });
}

/** Takes back what was done until the page has all its nodes again. */
async function undoUntil(page: Page, frame: Frame, count: number): Promise<void> {
  while ((await outermostCount(frame)) < count) {
    const before = await outermostCount(frame);
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await outermost(frame, (now, former) => now > former, before);
  }
}

/** The content of all leaves that the printer has filled. */
const contents = (frame: Frame): Promise<JSHandle<readonly Element[]>> =>
  frame.evaluateHandle(() =>
    [...document.querySelectorAll('.nh-page [data-id]')].flatMap((node) =>
      node.querySelector('[data-id]') || !node.firstElementChild ? [] : [node.firstElementChild],
    ),
  );

/** Prints all nodes again, by another breakpoint of the site. */
async function replaceAll(page: Page, frame: Frame): Promise<void> {
  const before = await contents(frame);
  await pressButton(page, 'Menu');
  await chooseEntry(page, 'siteSettings');
  await openSection(page, 'breakpoints');
  await typeSetting(page, 'viewport_mobile', '600');
  await frame.waitForFunction((former) => former.every((one) => !one.isConnected), {}, before);
  await page.keyboard.press('Escape');
  await pressButton(page, 'Discard the changes');
  await page.waitForFunction(() => !document.querySelector('.nh-page-place dialog[open]'));
}

/** Moves the inner container, which has most of the nodes, out of the outer one: they are made anew. */
async function moveMost(page: Page, frame: Frame, outer: string): Promise<void> {
  const inner = await frame.$eval(`[data-id="${outer}"] [data-element_type="container"]`, (box) =>
    box.getAttribute('data-id'),
  );
  const before = await contents(frame);
  await frame.focus(`[data-puck-component="${inner}"]`);
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Alt');
  await frame.waitForSelector(`.nh-page > [data-id="${inner}"]`);
  const moved = await before.evaluate((former) => former.filter((one) => !one.isConnected).length);
  expect(moved).to.be.greaterThan(40);
}

it('leaves no listeners of nodes behind that are deleted, brought back by undo, replaced or moved', async () => {
  const { page, leave } = await visitEditor(site, 'about');
  await closeChecklist(page);
  const browser = await page.createCDPSession();
  const frame = await previewOf(page);
  const outer = await insertElement(page, 'container');
  const count = await insertAll(page, frame);
  // The first round loads the code of all elements, which may add listeners that all nodes share.
  await awaken(frame);
  await emptyPage(page);
  const counted = await listeners(browser);
  await undoUntil(page, frame, count);
  await awaken(frame);
  await replaceAll(page, frame);
  await awaken(frame);
  await moveMost(page, frame, outer);
  await awaken(frame);
  await emptyPage(page);
  expect(await listeners(browser)).to.deep.equal(counted);
  await leave();
  // Two minutes on two free cores.
});
