import type { ElementHandle, JSHandle, Page } from 'puppeteer-core';
import { seedPassword } from '../../library-service/seeds';
import type { RunningLibraryService } from '../../library-service/server';

/** Goes through the library's own pages with a seeded account, till the site is back. */
export async function logIntoLibrary(page: Page, account: string): Promise<void> {
  await page.waitForSelector('[name="password"][autocomplete="current-password"]');
  await page.type('form [name="email"]', `${account}@library.example`);
  await page.type('form [name="password"]', seedPassword);
  await page.keyboard.press('Enter');
  await page.waitForSelector('nh-template-library [part="step"]');
}

/** As when every account has ended its connections at the library. */
export function disconnectAll({ service }: RunningLibraryService): void {
  service.database.exec('DELETE FROM tokens');
}

/** Notes the places that the page is told of from now on. */
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
  await opens(page, 'saveModal');
}

/** Waits until a part of the page says something. @throws with what it says instead */
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

/** What the focus is on, in words. */
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
