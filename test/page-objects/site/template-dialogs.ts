import type { ElementHandle, JSHandle, Page } from 'puppeteer-core';
import { run } from '../../library-service/service';
import { violations } from './axe';
import type { Site, Visit, VisitOptions } from './browser';
import { visitTool } from './kits';
import { connectAccount, openSiteWithLibrary, type SiteWithLibrary } from './templates';

/** A site with 60 templates in 6 folders of its library service. */
export async function openDialogSite(): Promise<SiteWithLibrary> {
  const site = await openSiteWithLibrary({ templates: 60, folders: 6 });
  // Templates that a test changes are then the newest.
  await run(site.library.service, 'UPDATE templates SET edited = created');
  return site;
}

/** Records the places in the page-view events from now on. */
export async function notePlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const places: string[] = [];
    Reflect.set(window, 'places', places);
    document.addEventListener('nh-template-page-view', (event) => {
      places.push((event as CustomEvent<{ place: string }>).detail.place);
    });
  });
}

/** The places that were told since. */
export function notedPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => (Reflect.get(window, 'places') as string[]).splice(0));
}

/** Waits until a dialog is open and on top. */
export async function opens(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('dialog:modal')].at(-1)?.matches(wanted),
    {},
    `[data-dialog="${name}"]`,
  );
}

/** Waits until no dialog of the name is open. */
export async function closes(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => !document.querySelector(wanted),
    {},
    `[data-dialog="${name}"]`,
  );
}

/** Clicks the button or link of a label: of the dialog on top, if one is open. */
export async function pressIn(page: Page, label: string): Promise<void> {
  const found = await page.waitForFunction(
    (wanted) => {
      const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      const all = scope.querySelectorAll<HTMLElement>('nh-template-library *, dialog *');
      return [...all].find(
        (one) => one.matches('button, a') && !one.hidden && one.textContent === wanted,
      );
    },
    {},
    label,
  );
  await clicked(found);
}

/** Clicks the box or radio of the dialog on top whose label begins so. */
export async function pick(page: Page, label: string): Promise<void> {
  const found = await page.waitForFunction(
    (wanted) => {
      const labels = [...document.querySelectorAll('dialog:modal')]
        .at(-1)
        ?.querySelectorAll('label');
      return [...(labels ?? [])].find(({ textContent }) => textContent.trim().startsWith(wanted));
    },
    {},
    label,
  );
  await clicked(found);
}

/** Gives the library something to be saved, as a page does it. */
export async function giveDraft(page: Page, title: string): Promise<void> {
  await page.$eval(
    'nh-template-library',
    (library, name) => {
      const heading = { id: 'a1b2c3d', elType: 'widget', widgetType: 'heading' };
      const content = [{ ...heading, settings: { title: name }, elements: [] }];
      Reflect.set(library, 'draft', { title: name, type: 'section', content });
    },
    title,
  );
  await opens(page, 'Save to Modal');
}

/** Waits until an element contains a text. @throws with the texts that were there instead */
export async function says(page: Page, selector: string, wanted: string): Promise<void> {
  try {
    await page.waitForFunction(
      (one, words) =>
        [...document.querySelectorAll(one)].some(({ textContent }) => textContent.includes(words)),
      {},
      selector,
      wanted,
    );
  } catch (cause) {
    const texts = await page.$$eval(selector, (all) => all.map(({ textContent }) => textContent));
    throw new Error(`Not "${wanted}", but ${JSON.stringify(texts)}.`, { cause });
  }
}

/** A folder of the Cloud tab, as soon as it is there, with so many templates in it if that is said. */
export async function folderNamed(
  page: Page,
  name: string,
  count?: number,
): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (wanted, wantedCount) =>
      [...document.querySelectorAll('nh-template-library [data-drop-folder]')].find(
        (option) =>
          option.querySelector('[part="folder-name"]')?.textContent === wanted &&
          (wantedCount === '' ||
            option.querySelector('[part="folder-count"]')?.textContent === wantedCount),
      ),
    {},
    name,
    count === undefined ? '' : String(count),
  );
  return found.asElement() as ElementHandle<HTMLElement>;
}

/** The label or the text of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
}

/** How far the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function clicked(found: JSHandle<unknown>): Promise<void> {
  await (found.asElement() as ElementHandle<Element>).click();
}

/** A visit to the Cloud tab with Ada's account, which the site keeps between visits. */
export async function inCloud(site: Site, options: VisitOptions = {}): Promise<Visit> {
  const visit = await visitTool(site, '/template-library', options);
  const { page } = visit;
  await page.locator('nh-template-library [role="tab"] ::-p-text(Cloud)').click();
  const shown = await page.waitForSelector(
    'nh-template-library [data-screen="connect"] button, nh-template-library [data-index="1"]',
  );
  if (await shown?.evaluate((node) => node.matches('button'))) {
    await pressIn(page, 'Connect');
    await connectAccount(page, 'ada');
  }
  await page.waitForSelector('nh-template-library [data-index="1"] [part="item-title"]');
  await notePlaces(page);
  return visit;
}

/** An item of the list, by its place. */
export const item = (place: number): string => `nh-template-library [data-index="${place}"]`;

/** The title of an item. */
export const titleAt = (page: Page, place: number): Promise<string> =>
  page.$eval(`${item(place)} [part="item-title"]`, ({ textContent }) => textContent);

/** Opens the menu of the item that has the focus, and goes to an action by its letter. */
export async function choose(page: Page, letter: string): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('F10');
  await page.keyboard.up('Shift');
  await page.waitForSelector('[role="menu"]:popover-open');
  await page.keyboard.press(letter as 'm');
  await page.keyboard.press('Enter');
}

/** Waits until an item has a title. */
export const isCalled = (page: Page, place: number, title: string): Promise<unknown> =>
  page.waitForFunction(
    (one, wanted) => document.querySelector(`${one} [part="item-title"]`)?.textContent === wanted,
    {},
    item(place),
    title,
  );

/** The faults of the top dialog: violations that axe finds, and a page wider than the window. */
export async function wrongs(page: Page): Promise<unknown[]> {
  const found = await violations(page, 'dialog:modal');
  return (await overflow(page)) > 0 ? [...found, 'wider than the window'] : found;
}

/** Chooses the first two items by the mouse. */
export async function chooseTwo(page: Page): Promise<void> {
  await page.click(`${item(0)} [part="item-title"]`);
  await page.keyboard.down('Control');
  await page.click(`${item(1)} [part="item-title"]`);
  await page.keyboard.up('Control');
  await says(page, '[part="bulk"] [part="count"]', '2 selected');
}
