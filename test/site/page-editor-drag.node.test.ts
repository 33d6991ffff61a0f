import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
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

/** Waits until the page has some nodes, and nothing is dragged any more. */
async function shows(frame: Frame, kinds: readonly string[]): Promise<void> {
  await frame.waitForFunction(
    (wanted) => {
      const nodes = [...document.querySelectorAll<HTMLElement>('.nh-page > [data-id]')];
      const found = nodes.map(({ dataset }) => dataset.widget_type).join();
      return found === wanted && !document.querySelector('[data-dnd-dragging]');
    },
    {},
    kinds.join(),
  );
}

/** The point of the window at which a share of the height of a node of the scaled preview is seen. */
function pointOf(page: Page, selector: string, share: number): Promise<Point> {
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
    selector,
    share,
  );
}

type Side = 'above' | 'below';

/** Drags by the mouse to a side of a node, and drops there when the preview shows that place. */
async function drag(
  { page, frame }: EditorVisit,
  from: Point,
  selector: string,
  side: Side,
): Promise<void> {
  const to = await pointOf(page, selector, side === 'above' ? 0.1 : 0.9);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  const preview = await frame();
  await preview.waitForFunction(
    (wanted, isAbove) => {
      const line = document.querySelector('[data-puck-line-placeholder], [data-dnd-placeholder]');
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      if (!line || !box) return false;
      return line.getBoundingClientRect().top < box.top + box.height / 2 === isAbove;
    },
    {},
    selector,
    side === 'above',
  );
  await page.mouse.up();
}

const kind = (name: string): string => `.nh-page > [data-widget_type="${name}.default"]`;

it('drops an element of the list, and a node of the page, where the mouse is in a scaled preview', async () => {
  const visit = await visitEditor(site, 'visit');
  const { page, complaints, leave } = visit;
  await page.click('[data-do="close-checklist"]');
  await emptyPage(page);
  await insertElement(page, 'heading');
  await insertElement(page, 'text-editor');
  const frame = await visit.frame();
  await shows(frame, ['heading.default', 'text-editor.default']);
  await showView(page, 'Add elements');
  const item = await shown(page, '[data-insert="button"]');
  await item.scrollIntoView();
  await drag(visit, await item.clickablePoint(), kind('text-editor'), 'above');
  await shows(frame, ['heading.default', 'button.default', 'text-editor.default']);
  await drag(visit, await pointOf(page, kind('heading'), 0.5), kind('text-editor'), 'below');
  await shows(frame, ['button.default', 'text-editor.default', 'heading.default']);
  expect(complaints).to.deep.equal([]);
  await leave();
});
