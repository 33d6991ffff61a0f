import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { landingPage } from '../../server/starters/landing-page';
import { everyElement } from '../../src/page';
import { openSite, type Site, type Visit } from '../page-objects/site/browser';
import {
  addColour,
  added,
  chooseById,
  chooseDevice,
  chooseOption,
  deleteAll,
  emptyPage,
  insertElement,
  moveIn,
  openSection,
  shown,
  styled,
} from '../page-objects/site/page-building';
import {
  announced,
  closeChecklist,
  drawn,
  pressButton,
  pressKeys,
  previewOf,
  previewShows,
  saveState,
  tabTo,
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

/** The kinds in the first container of the built page. */
const firstKinds = ['container', 'heading', 'text-editor', 'button', 'image'];

/** Builds a page of two containers with one node of each kind of the landing page. */
async function build(page: Page): Promise<string> {
  const first = await insertElement(page, 'container');
  const title = await insertElement(page, 'heading');
  await moveIn(page, title, first);
  for (const kind of ['text-editor', 'button', 'image']) await insertElement(page, kind);
  await chooseById(page, first);
  const second = await insertElement(page, 'container');
  const others = [...kinds].filter((kind) => !firstKinds.includes(kind));
  const [counter = '', ...rest] = others;
  await moveIn(page, await insertElement(page, counter), second);
  for (const kind of rest) await insertElement(page, kind);
  return title;
}

/** Connects the colour of the chosen node to a new variable. */
async function connectColour(page: Page): Promise<void> {
  await openSection(page, 'style');
  await (await shown(page, '[data-key="title_color"] [part="variables"]')).click();
  await addColour(page, 'Ink', '#102030');
}

/** A page as a visitor gets it. */
function asVisitor(
  options: { slug?: string; javaScript?: boolean; width?: number } = {},
): Promise<Visit> {
  const { slug = 'landing-page', ...others } = options;
  return site.visit(`/pages/${slug}`, { alive: false, ...others });
}

/** Sees that visitors get the built page with its title, aligned for each device. Returns the colors of the title. */
async function seeBuilt(slug: string): Promise<readonly string[]> {
  const colours: string[] = [];
  for (const [javaScript, width, align] of [
    [false, 1280, 'center'],
    [true, 390, 'end'],
  ] as const) {
    const visit = await asVisitor({ slug, javaScript, width });
    expect(await visit.text(heading)).to.equal(TITLE);
    const { color, textAlign } = await visit.page.$eval(heading, (element) => {
      const style = getComputedStyle(element);
      return { color: style.color, textAlign: style.textAlign };
    });
    expect(textAlign).to.equal(align);
    colours.push(color);
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  }
  return colours;
}

it('builds the landing page from nothing and publishes it for visitors with and without JavaScript', async () => {
  const { page, complaints, leave } = await visitEditor(site, 'landing-page');
  await closeChecklist(page);
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

  expect(await seeBuilt('landing-page')).to.deep.equal([INK, INK]);
  // 25 seconds on free cores, more than a minute on busy ones. Each wait in it ends by itself.
});

/** Finds something in the finder and presses Enter, by the keyboard. */
async function find(page: Page, text: string): Promise<void> {
  await pressKeys(page, 'Control', 'k');
  await page.waitForSelector('[data-dialog="finder"] [role="combobox"]:focus');
  await page.keyboard.sendCharacter(text);
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector('[role="option"][aria-selected="true"]')
        ?.textContent?.startsWith(wanted),
    {},
    text,
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('[data-dialog="finder"]'));
}

/** Opens a view at the start side by its button, with Shift and Tab from the view or with Tab from the bar. */
async function openView(page: Page, label: 'Add elements' | 'Structure'): Promise<void> {
  await tabTo(page, '[part="bar"] button', { label, isBack: true });
  await page.keyboard.press('Enter');
}

/** Adds the first element of the list that a search finds. */
async function addFound(page: Page, kind: string): Promise<string> {
  await tabTo(page, '[part="elements"] input[type="search"]', { isBack: true });
  await pressKeys(page, 'Control', 'a');
  await page.keyboard.sendCharacter(kind.replaceAll('-', ' '));
  const item = `[data-puck-drawer-item]:has([data-insert="${kind}"])`;
  await page.waitForSelector(`[part="count"] ~ * ${item}`);
  await tabTo(page, item);
  return added(page, kind, () => page.keyboard.press('Enter'));
}

/** Focuses a setting of the chosen node by the finder. */
async function findSetting(page: Page, label: string, key: string): Promise<void> {
  await find(page, label);
  await page.waitForFunction(
    (wanted) => document.activeElement?.matches(`[data-key="${wanted}"] :is(textarea, select)`),
    {},
    key,
  );
}

it('builds and publishes the same page by the keyboard alone, from the list of pages on', async () => {
  const { page, complaints, leave } = await site.visit('/content', { isAdministrator: true });
  await page.focus('a[href="/editor/visit"]');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await drawn(page);
  const frame = await previewOf(page);
  await tabTo(page, '[part="bar"] button', { label: 'Structure' });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role="treeitem"]');
  await tabTo(page, '[role="treeitem"]');
  await page.keyboard.press('Home');
  await deleteAll(page);

  await openView(page, 'Add elements');
  await tabTo(page, '[part="elements"] input[type="search"]');
  for (const kind of ['container', 'text-editor', 'button', 'image']) await addFound(page, kind);
  const title = await addFound(page, 'heading');
  const second = await addFound(page, 'container');
  await openView(page, 'Structure');
  await tabTo(page, '[role="treeitem"]');
  await pressKeys(page, 'Alt', 'ArrowLeft');
  await announced(page, 'Container is now 2 of 2 in the page.');
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await pressKeys(page, 'Alt', 'ArrowUp');
  await frame.waitForSelector(`[data-id="${title}"]:first-child`);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await openView(page, 'Add elements');
  await tabTo(page, '[part="elements"] input[type="search"]');
  const others = [...kinds].filter((kind) => !firstKinds.includes(kind));
  for (const kind of others) await addFound(page, kind);
  expect(await frame.$$eval(`[data-id="${second}"] [data-id]`, ({ length }) => length)).to.equal(
    others.length,
  );

  await find(page, 'Heading:');
  await shown(page, '[data-key="title"]');
  await findSetting(page, 'Title', 'title');
  await pressKeys(page, 'Control', 'a');
  await page.keyboard.sendCharacter(TITLE);
  await findSetting(page, 'HTML tag', 'header_size');
  // One letter each: on a busy machine, several may come too slowly for the list to take them as a word.
  await page.keyboard.press('H');
  await previewShows(page, 'heading', TITLE);
  await findSetting(page, 'Alignment', 'align');
  await page.keyboard.press('C');
  await styled(frame, heading, 'text-align', 'center');
  await tabTo(page, '[part="bar-devices"] select', { isBack: true });
  await page.keyboard.press('M');
  await findSetting(page, 'Alignment', 'align');
  await page.keyboard.press('E');
  await styled(frame, heading, 'text-align', 'end');
  await pressKeys(page, 'Control', 'z');
  await styled(frame, heading, 'text-align', 'center');
  await pressKeys(page, 'Control', 'y');
  await styled(frame, heading, 'text-align', 'end');

  await saveState(page, 'saved');
  await tabTo(page, '[part="bar"] button', { label: 'Publish', isBack: true });
  await page.keyboard.press('Enter');
  await announced(page, 'The page is published.');
  expect(complaints).to.deep.equal([]);
  await leave();
  await seeBuilt('visit');
});

function textOf({ textContent }: Element): string {
  return textContent;
}
