import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from './axe';
import type { Site, Visit, VisitOptions } from './browser';
import { noteShifts, shifts } from './layout-shifts';

/** The variants of pages on which the demo site prints builder widgets as markup. */
export const builtPages = [
  '/built?markup=containers',
  '/built?markup=sections',
  '/built-adopted?markup=containers',
  '/built-adopted?markup=sections',
  '/built-adopted?markup=old',
] as const;

/** Opens a builder page with one widget, and waits until it is enhanced. */
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

/** Checks every kind of widget: no errors, no layout shifts, no accessibility violations. */
export async function expectGoodManners({ page, complaints }: Visit): Promise<void> {
  expect(complaints).to.deep.equal([]);
  expect(await violations(page, 'main')).to.deep.equal([]);
  expect(await shifts(page)).to.deep.equal([]);
}

/** The texts of the visible matching elements. */
export function shown(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) =>
    elements
      // Closed content may keep its box, for find-in-page, but its children have none.
      .filter((element) => (element.firstElementChild ?? element).checkVisibility())
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

/** Scrolls a widget into view, and waits until it is enhanced. */
export async function meetWidget(page: Page, type: string): Promise<void> {
  const node = `[data-widget_type="${type}"]`;
  await page.$eval(node, (found) => found.scrollIntoView({ block: 'center' }));
  await page.waitForSelector(`${node} [data-nh-live]`);
}
