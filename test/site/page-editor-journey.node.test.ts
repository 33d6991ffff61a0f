import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { landingPage } from '../../server/starters/landing-page';
import { everyElement } from '../../src/page';
import { openSite, type Site, type Visit } from '../page-objects/site/browser';
import {
  chooseById,
  chooseDevice,
  chooseOption,
  emptyPage,
  insertElement,
  moveIn,
  openSection,
  shown,
  styled,
} from '../page-objects/site/page-building';
import {
  announced,
  pressButton,
  previewOf,
  previewShows,
  saveState,
  typeSetting,
  visitEditor,
} from '../page-objects/site/page-editor';

const TITLE = 'Know when to leave the harbour';
const INK = 'rgb(16, 32, 48)';
const heading = '.nh-box-heading h1';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** The kinds of the nodes on the landing page of the starter pages. */
const kinds = new Set(
  [...everyElement(landingPage.content)].map(({ widgetType, elType }) => widgetType ?? elType),
);

/** Builds a page of two containers with one node of each kind of the landing page. */
async function build(page: Page): Promise<string> {
  const first = await insertElement(page, 'container');
  const title = await insertElement(page, 'heading');
  await moveIn(page, title, first);
  for (const kind of ['text-editor', 'button', 'image']) await insertElement(page, kind);
  await chooseById(page, first);
  const second = await insertElement(page, 'container');
  const others = [...kinds].filter(
    (kind) => !['container', 'heading', 'text-editor', 'button', 'image'].includes(kind),
  );
  const [counter = '', ...rest] = others;
  await moveIn(page, await insertElement(page, counter), second);
  for (const kind of rest) await insertElement(page, kind);
  return title;
}

/** Connects the colour of the chosen node to a new variable. */
async function connectColour(page: Page): Promise<void> {
  await openSection(page, 'style');
  await (await shown(page, '[data-key="title_color"] [part="variables"]')).click();
  await pressButton(page, 'Add a color');
  await page.type('[data-dialog="variable"] [data-key="color"] input[type="text"]', '#102030');
  await page.type('[data-dialog="variable"] [data-name]', 'Ink');
  await pressButton(page, 'Save');
  await page.waitForFunction(() => !document.querySelector('.nh-page-place dialog[open]'));
}

/** The page as a visitor gets it. */
function asVisitor(options: { javaScript?: boolean; width?: number } = {}): Promise<Visit> {
  return site.visit('/pages/landing-page', { alive: false, ...options });
}

it('builds the landing page from nothing and publishes it for visitors with and without JavaScript', async () => {
  const { page, complaints, leave } = await visitEditor(site, 'landing-page');
  await page.click('[data-do="close-checklist"]');
  await emptyPage(page);
  const title = await build(page);
  const frame = await previewOf(page);
  const built = await frame.$$eval('.nh-page [data-id]', (nodes) =>
    nodes.map(
      (node) =>
        node.getAttribute('data-widget_type')?.replace('.default', '') ??
        node.getAttribute('data-element_type'),
    ),
  );
  expect(new Set(built)).to.deep.equal(kinds);

  await chooseById(page, title);
  await typeSetting(page, 'title', TITLE);
  await chooseOption(page, 'header_size', 'h1');
  await previewShows(page, 'heading', TITLE);
  await openSection(page, 'style');
  await chooseOption(page, 'align', 'center');
  await chooseDevice(page, 'mobile');
  await styled(frame, heading, 'text-align', 'center');
  expect(await (await shown(page, '[data-key="align"] [part="note"]')).evaluate(textOf)).to.contain(
    'Inherited from Desktop',
  );
  await chooseOption(page, 'align', 'end');
  await styled(frame, heading, 'text-align', 'end');
  await chooseDevice(page, 'desktop');
  await styled(frame, heading, 'text-align', 'center');

  await connectColour(page);
  await styled(frame, heading, 'color', INK);
  // The history takes a change a moment after the preview shows it, and before it is saved.
  await saveState(page, 'saved');
  await page.click('[data-do="undo"]');
  await frame.waitForFunction(
    (selector, ink) => getComputedStyle(document.querySelector(selector) as Element).color !== ink,
    {},
    heading,
    INK,
  );
  await page.waitForSelector('[data-do="redo"][aria-disabled="false"]');
  await page.click('[data-do="redo"]');
  await styled(frame, heading, 'color', INK);

  await saveState(page, 'saved');
  const before = await asVisitor({ javaScript: false });
  expect(await before.text('main')).to.contain('One line instead of five apps');
  await before.leave();
  await pressButton(page, 'Publish');
  await announced(page, 'The page is published.');
  expect(complaints).to.deep.equal([]);
  await leave();

  for (const [javaScript, width, align] of [
    [false, 1280, 'center'],
    [true, 390, 'end'],
  ] as const) {
    const visit = await asVisitor({ javaScript, width });
    expect(await visit.text(heading)).to.equal(TITLE);
    expect(
      await visit.page.$eval(heading, (element) => {
        const { color, textAlign } = getComputedStyle(element);
        return [color, textAlign];
      }),
    ).to.deep.equal([INK, align]);
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  }
});

function textOf({ textContent }: Element): string {
  return textContent;
}
