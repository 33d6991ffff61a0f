import type { ElementHandle, Page } from 'puppeteer-core';
import type { Site, Visit, VisitOptions } from './browser';

/** An administrator's visit to a page, until something of it is there. */
export async function visitAsAdministrator(
  site: Site,
  path: string,
  awaited: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const address = `/login?redirect_to=${encodeURIComponent(path)}`;
  const visit = await site.visit(address, { ...options, alive: false });
  const { page } = visit;
  await page.type('main [name="log"]', 'admin');
  await page.type('main [name="pwd"]', 'open sesame');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await page.waitForSelector(awaited);
  return visit;
}

/** Chooses something in a template's menu, once the template is there. */
export async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  const button = await page.waitForSelector(`[aria-label="Actions for ${title}"]`);
  await button?.scrollIntoView();
  // A scroll that is still under way would close the menu.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await button?.click();
  const item = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('nh-template-library [role="menuitem"]')].find(
        ({ textContent }) => textContent === wanted,
      ),
    {},
    action,
  );
  await (item as ElementHandle<Element>).click();
}
