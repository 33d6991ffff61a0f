import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from './axe';
import type { Site, Visit, VisitOptions } from './browser';
import { noteShifts, shifts } from './layout-shifts';

/** The ways in which the demo site prints a widget of the builder's without drawing it from data. */
export const builtPages = [
  '/built?markup=containers',
  '/built?markup=sections',
  '/built-adopted?markup=containers',
  '/built-adopted?markup=sections',
  '/built-adopted?markup=old',
] as const;

/** Visits a built page that shows one widget, and waits until it lives. */
export async function visitWidget(
  site: Site,
  address: string,
  name: string,
  how: VisitOptions = {},
): Promise<Visit> {
  const visit = await site.visit(`${address}&only=${name}`, {
    ...how,
    prepare: async (page) => {
      await noteShifts(page);
      await how.prepare?.(page);
    },
  });
  if (how.javaScript !== false) await visit.page.waitForSelector('[data-nh-live]');
  return visit;
}

/** What holds of every widget, however it is printed: nobody complains, nothing jumps, axe is content. */
export async function expectGoodManners({ page, complaints }: Visit): Promise<void> {
  expect(complaints).to.deep.equal([]);
  expect(await violations(page, 'main')).to.deep.equal([]);
  expect(await shifts(page)).to.deep.equal([]);
}

/** The texts of what matches and is to be seen. */
export function shown(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) =>
    elements
      // What is shut may keep its own box, for the browser's search, but none for what is in it.
      .filter((element) => (element.firstElementChild ?? element).checkVisibility())
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

/** Brings a widget into view, and waits until it lives. */
export async function meetWidget(page: Page, type: string): Promise<void> {
  const node = `[data-widget_type="${type}"]`;
  await page.$eval(node, (found) => found.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`${node} [data-nh-live]`);
}
