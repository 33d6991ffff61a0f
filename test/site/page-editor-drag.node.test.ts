import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';
import { emptyPage, insertElement, shown, showView } from '../page-objects/site/page-building';
import { type EditorVisit, visitEditor } from '../page-objects/site/page-editor';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

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
      return found === wanted && !document.querySelector('[data-dnd-dragging]');
    },
    {},
    kinds.map((kind) => `${kind}.default`).join(),
  );
}

/** The point of the window at which a share of the height of a node of the scaled preview is seen. */
function pointOf(page: Page, kind: string, share: number): Promise<Point> {
  return page.evaluate(
    (wanted, part) => {
      const frame = document.querySelector('nh-page-editor iframe') as HTMLIFrameElement;
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / frame.clientWidth;
      if (scale >= 1) throw new Error('The preview is not scaled.');
      const node = frame.contentDocument?.querySelector(wanted);
      if (!node) throw new Error(`The preview has no ${wanted}.`);
      const { left, top, width, height } = node.getBoundingClientRect();
      return {
        x: outer.left + (left + Math.min(width, 200) / 2) * scale,
        y: outer.top + (top + height * part) * scale,
      };
    },
    resting(kind),
    share,
  );
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

it('drops an element of the list, and a node of the page, where the mouse is in a scaled preview', async () => {
  const visit = await visitEditor(site, 'visit');
  const { page, complaints, leave } = visit;
  // Until then, Puck does not follow the mouse in the preview.
  await page.waitForSelector('[class*="PuckCanvas--ready"]');
  await page.click('[data-do="close-checklist"]');
  await emptyPage(page);
  await insertElement(page, 'heading');
  await insertElement(page, 'text-editor');
  const frame = await visit.frame();
  await shows(frame, ['heading', 'text-editor']);
  await showView(page, 'Add elements');
  const item = await shown(page, '[data-insert="button"]');
  await item.scrollIntoView();
  await drag(visit, await item.clickablePoint(), 'text-editor', 'above');
  await shows(frame, ['heading', 'button', 'text-editor']);
  await drag(visit, await pointOf(page, 'heading', 0.5), 'text-editor', 'below');
  await shows(frame, ['button', 'text-editor', 'heading']);
  expect(complaints).to.deep.equal([]);
  await leave();
});
