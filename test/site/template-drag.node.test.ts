import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { type CloudSite, openCloudSite, says } from '../page-objects/site/template-library';

let cloud: CloudSite;
before(async () => {
  cloud = await openCloudSite({ templates: 30, folders: 3 });
});
after(() => cloud.close());
beforeEach(() => cloud.disconnectAll());

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the first thing that fits, which is brought into view. */
async function middle(page: Page, selector: string): Promise<Point> {
  return page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** How many templates lie in the folder that stands last in the list. */
function inLastFolder(page: Page): Promise<number> {
  return page.$$eval('[part="folder-count"]', (all) => Number(all.at(-1)?.textContent));
}

/**
 * Swipes up from a point. The browser gets all touches at once: one by one, a busy machine may take so long for the second that
 * the first is a long press.
 */
async function swipeUp(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.createCDPSession();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step === undefined ? [] : [{ x, y: y - step }],
    });
  await Promise.all([
    touch('touchStart', 0),
    ...[30, 60, 90, 120].map((step) => touch('touchMove', step)),
    touch('touchEnd'),
  ]);
}

const LAST_FOLDER = '[part="folder-item"]:last-child';

it('moves selected templates by drag and drop to a folder, and back with Undo', async () => {
  const visit = await cloud.connected({ width: 1280 });
  const { page } = visit;
  const before = await inLastFolder(page);
  for (const place of [0, 2]) await page.click(`[data-index="${place}"] [part="tick"]`);
  const from = await middle(page, '[data-index="2"] [part="item-title"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 3 });
  await says(page, '[part="drag-label"]', '2 templates');
  const to = await page.$eval(LAST_FOLDER, (element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + 20, y: top + 20 };
  });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.waitForSelector(`${LAST_FOLDER}[data-drop-over]`);
  await page.mouse.up();
  await says(page, '[part~="undo"]', '2 templates');
  await page.waitForFunction(
    (count) =>
      Number([...document.querySelectorAll('[part="folder-count"]')].at(-1)?.textContent) > count,
    {},
    before,
  );
  expect(await page.$('[part="drag-label"]')).to.equal(null);
  await page.click('[part~="undo"] button');
  await page.waitForFunction(
    (count) =>
      Number([...document.querySelectorAll('[part="folder-count"]')].at(-1)?.textContent) === count,
    {},
    before,
  );
  expect(visit.complaints).to.deep.equal([]);
  await visit.leave();
});

it('scrolls on a swipe, and drags after a long press', async () => {
  const visit = await cloud.connected({
    prepare: (page) => page.setViewport({ width: 1280, height: 900, hasTouch: true }),
  });
  const { page } = visit;
  const from = await middle(page, '[data-index="3"] [part="item-title"]');
  const scrolled = () => page.$eval('[role="grid"]', ({ scrollTop }) => scrollTop);
  // A touch during a scroll cannot prevent scrolling.
  await page.$eval('[role="grid"]', (grid) => {
    const over = () => Object.assign(grid, { isAtRest: true });
    grid.addEventListener('scrollend', over, { once: true });
  });
  await swipeUp(page, from);
  await page.waitForFunction(() => {
    const grid = document.querySelector('[role="grid"]');
    return grid && 'isAtRest' in grid && grid.scrollTop > 50;
  });
  expect(await page.$('[part="drag-label"]')).to.equal(null);

  // How far a swipe goes depends on how fast its moves were heard.
  const inView = await page.$eval('[role="grid"]', (grid) => {
    const { top } = grid.getBoundingClientRect();
    const items = [...grid.querySelectorAll<HTMLElement>('[data-index]')];
    return items.find((item) => item.getBoundingClientRect().top > top + 120)?.dataset.index;
  });
  const title = `[data-index="${inView}"] [part="item-title"]`;
  await page.waitForSelector(title);
  const there = await middle(page, title);
  const top = await scrolled();
  const finger = await page.touchscreen.touchStart(there.x, there.y);
  await page.waitForSelector('[part="drag-label"]');
  const to = await page.$eval(LAST_FOLDER, (element) => {
    const { left, top: above } = element.getBoundingClientRect();
    return { x: left + 20, y: above + 20 };
  });
  await finger.move((there.x + to.x) / 2, (there.y + to.y) / 2);
  await finger.move(to.x, to.y);
  await page.waitForSelector(`${LAST_FOLDER}[data-drop-over]`);
  expect(await scrolled()).to.equal(top);
  await finger.end();
  await says(page, '[part~="undo"]', 'moved');
  await visit.leave();
});
