import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';
import { emptyPage, insertElement, shown, showView } from '../page-objects/site/page-building';
import { closeChecklist, type EditorVisit, visitEditor } from '../page-objects/site/page-editor';

let site: Site;
// Each test empties the same page, and closes the same checklist.
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

interface Point {
  readonly x: number;
  readonly y: number;
}

type Side = 'above' | 'below';

/** Selects the node of a kind that stays in its place while another one is dragged. */
const resting = (kind: string): string =>
  `.nh-page > [data-widget_type="${kind}.default"]:not([data-dnd-dragging], [data-dnd-placeholder])`;

/** Waits until the page has some nodes, and nothing is dragged any more. */
async function shows(frame: Frame, kinds: readonly string[]): Promise<void> {
  await frame.waitForFunction(
    (wanted) => {
      const nodes = [...document.querySelectorAll<HTMLElement>('.nh-page > [data-id]')];
      const found = nodes.map(({ dataset }) => dataset.widget_type).join();
      return (
        found === wanted && !document.querySelector('[data-dnd-dragging], [data-puck-dragging]')
      );
    },
    {},
    kinds.map((kind) => `${kind}.default`).join(),
  );
}

/** Waits until the page has nodes with these ids, and nothing is dragged any more. */
async function showsIds(frame: Frame, ids: readonly string[]): Promise<void> {
  await frame.waitForFunction(
    (wanted) => {
      const nodes = [...document.querySelectorAll<HTMLElement>('.nh-page [data-id]')];
      const found = nodes.map(({ dataset }) => dataset.id).join();
      return (
        found === wanted && !document.querySelector('[data-dnd-dragging], [data-puck-dragging]')
      );
    },
    {},
    ids.join(),
  );
}

/** Opens the editor with an empty page, on which the mouse can drag. */
async function openEmpty(): Promise<EditorVisit> {
  const visit = await visitEditor(site, 'visit');
  const { page } = visit;
  // Until then, Puck does not follow the mouse in the preview.
  await page.waitForSelector('[class*="PuckCanvas--ready"]');
  await closeChecklist(page);
  await emptyPage(page);
  return visit;
}

/** The point of the window at which a share of the height of a node of the scaled preview is seen. */
function pointOf(page: Page, kind: string, share: number, index = 0): Promise<Point> {
  return page.evaluate(
    (wanted, part, at) => {
      const frame = document.querySelector('nh-page-editor iframe') as HTMLIFrameElement;
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.clientWidth;
      if (scale >= 1) throw new Error('The preview is not scaled.');
      const node = frame.contentDocument?.querySelectorAll(wanted)[at];
      if (!node) throw new Error(`The preview has no ${wanted}.`);
      const { left, top, width, height } = node.getBoundingClientRect();
      return {
        x: outer.left + (left + Math.min(width, 200) / 2) * scale,
        y: outer.top + (top + height * part) * scale,
      };
    },
    resting(kind),
    share,
    index,
  );
}

/** Where `pointOf` is once the node rests there for 15 frames: nodes slide to their places after a drop. */
async function restOf(page: Page, kind: string, index = 0): Promise<Point> {
  let before = await pointOf(page, kind, 0.5, index);
  for (let still = 0; still < 15; ) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const now = await pointOf(page, kind, 0.5, index);
    still = now.x === before.x && now.y === before.y ? still + 1 : 0;
    before = now;
  }
  return before;
}

/** A place of a row of the structure: the id of its node, and the share of its height. */
type RowPlace = readonly [id: string, share: number];

/** Presses on the row of a node, and drags it to a place of another one. */
async function pullRow(page: Page, id: string, [target, share]: RowPlace): Promise<void> {
  const row = (one: string) => shown(page, `[role="treeitem"][data-node="${one}"]`);
  const from = await (await row(id)).clickablePoint();
  const { x, y, height } = (await (await row(target)).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + height * share, { steps: 5 });
}

/** Drags the row of a node to a place of another one, and drops it there. */
async function dragRow(page: Page, id: string, place: RowPlace): Promise<void> {
  await pullRow(page, id, place);
  await page.mouse.up();
}

/**
 * Whether the preview shows for 15 frames where the dragged node will be dropped: at a side of another node. A line stands
 * for a new node; a node of the page itself is drawn in its new place.
 */
function isPromised(frame: Frame, kind: string, side: Side): Promise<boolean> {
  return frame.evaluate(
    async (wanted, isAbove) => {
      const holds = (): boolean => {
        const node = document.querySelector(wanted)?.getBoundingClientRect();
        const mark = document
          .querySelector('[data-puck-line-placeholder], [data-dnd-placeholder]')
          ?.getBoundingClientRect();
        if (!node || !mark) return false;
        return mark.top < node.top + node.height / 2 === isAbove;
      };
      for (let count = 0; count < 15; count += 1) {
        if (!holds()) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    },
    resting(kind),
    side === 'above',
  );
}

/**
 * Drags by the mouse to a side of a node, and drops when the preview shows that place. The mouse goes on as a hand does:
 * Puck looks for the place when the mouse moves, and draws the page again in between.
 */
async function drag(
  { page, frame }: EditorVisit,
  from: Point,
  kind: string,
  side: Side,
): Promise<void> {
  const preview = await frame();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await preview.waitForSelector('[data-puck-dragging]');
  const shares = side === 'above' ? [0.4, 0.3, 0.2, 0.1] : [0.6, 0.7, 0.8, 0.9, 1, 1.1];
  let step = 0;
  await eventually(`a mark ${side} ${kind}`, async () => {
    if (await isPromised(preview, kind, side)) return true;
    const { x, y } = await pointOf(page, kind, shares[step % shares.length] ?? 0.5);
    await page.mouse.move(x, y, { steps: 4 });
    step += 1;
    return false;
  });
  await page.mouse.up();
}

/** Waits until the editor announces a drop. The drag library's own region, which names ids, is not read beside it. */
async function announced(page: Page, words: RegExp): Promise<void> {
  const said = () => page.$eval('[part="announcement"]', ({ textContent }) => textContent);
  await eventually(`the announcement ${words}`, said, (text) => words.test(text ?? ''));
  const others = await page.$$eval('[id^="dnd-kit-announcement"]', (regions) =>
    regions.map((region) => region.checkVisibility()),
  );
  expect(new Set(others)).to.deep.equal(new Set([false]));
}

it('drops an element of the list, and a node of the page, where the mouse is in a scaled preview', async () => {
  const visit = await openEmpty();
  const { page, complaints, leave } = visit;
  await insertElement(page, 'heading');
  await insertElement(page, 'text-editor');
  const frame = await visit.frame();
  await shows(frame, ['heading', 'text-editor']);
  await showView(page, 'Add elements');
  const item = await shown(page, '[data-insert="button"]');
  await item.scrollIntoView();
  await drag(visit, await item.clickablePoint(), 'text-editor', 'above');
  await shows(frame, ['heading', 'button', 'text-editor']);
  await announced(page, /^Button.* was added: 2 of 3 in the page\.$/);
  await drag(visit, await restOf(page, 'heading'), 'text-editor', 'below');
  await shows(frame, ['button', 'text-editor', 'heading']);
  await announced(page, /^Heading.* is now 3 of 3 in the page\.$/);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('drags the chosen node by its text and by a link, and lets its text be edited before and after', async () => {
  const visit = await openEmpty();
  const { page, complaints, leave } = visit;
  await insertElement(page, 'text-editor');
  await insertElement(page, 'heading');
  await insertElement(page, 'button');
  const frame = await visit.frame();
  await shows(frame, ['text-editor', 'heading', 'button']);
  // The button, a link, is chosen since it was added.
  await drag(visit, await restOf(page, 'button'), 'text-editor', 'above');
  await shows(frame, ['button', 'text-editor', 'heading']);
  const onHeading = await restOf(page, 'heading');
  await page.mouse.click(onHeading.x, onHeading.y);
  await shown(page, '[data-key="title"] textarea');
  await drag(visit, await restOf(page, 'heading'), 'text-editor', 'above');
  await shows(frame, ['button', 'heading', 'text-editor']);
  const { x, y } = await restOf(page, 'heading');
  await page.mouse.click(x, y, { count: 2 });
  await frame.waitForSelector('.nh-box-heading [contenteditable]');
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('edits the text of a copy by a double click', async () => {
  const visit = await openEmpty();
  const { page, complaints, leave } = visit;
  await insertElement(page, 'heading');
  const frame = await visit.frame();
  const { x, y } = await restOf(page, 'heading');
  await page.mouse.click(x, y, { button: 'right' });
  await (await shown(page, '[role="menuitem"][data-action="duplicate"]')).click();
  await shows(frame, ['heading', 'heading']);
  const copy = await restOf(page, 'heading', 1);
  await page.mouse.click(copy.x, copy.y, { count: 2 });
  await frame.waitForSelector('.nh-page > :nth-child(2) [contenteditable]');
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('moves nodes by dragging their rows of the structure: between nodes, into a container, to the end, and not into themselves', async () => {
  const visit = await openEmpty();
  const { page, complaints, leave } = visit;
  const text = await insertElement(page, 'text-editor');
  const box = await insertElement(page, 'container');
  const button = await insertElement(page, 'button');
  const frame = await visit.frame();
  await showView(page, 'Structure');
  // A container that is chosen and empty takes the next element.
  await showsIds(frame, [text, box, button]);
  await dragRow(page, button, [text, 0.1]);
  await showsIds(frame, [button, text, box]);
  await page.waitForSelector(`[data-node="${button}"][aria-level="1"]`);
  await dragRow(page, button, [box, 0.5]);
  await showsIds(frame, [text, box, button]);
  await page.waitForSelector(`[data-node="${button}"][aria-level="2"]`);
  // A container cannot be dropped into itself.
  await dragRow(page, box, [button, 0.5]);
  await pullRow(page, text, [button, 0.9]);
  await page.waitForSelector(`[data-node="${button}"][data-drop="after"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="tree"]:not(:has([data-drop], [data-dragged]))');
  await page.mouse.up();
  await showsIds(frame, [text, box, button]);
  await dragRow(page, text, [button, 0.9]);
  await showsIds(frame, [box, button, text]);
  await page.waitForSelector(`[data-node="${text}"][aria-level="2"]`);
  // Below the last row is the end of the page.
  await dragRow(page, button, [text, 1.3]);
  await showsIds(frame, [box, text, button]);
  await page.waitForSelector(`[data-node="${button}"][aria-level="1"]`);
  // Over the preview, which is a window of its own, the mouse is not lost.
  await pullRow(page, text, [button, 0.9]);
  await page.waitForSelector(`[data-node="${button}"][data-drop="after"]`);
  await page.mouse.move(900, 500, { steps: 5 });
  await page.waitForSelector('[role="tree"]:not(:has([data-drop]))');
  await page.mouse.up();
  await page.waitForSelector('[role="tree"]:not(:has([data-dragged]))');
  await showsIds(frame, [box, text, button]);
  expect(complaints).to.deep.equal([]);
  await leave();
});
