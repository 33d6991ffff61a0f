import type { Page } from 'puppeteer-core';

/**
 * Taps an element, once it is there. The browser gets both touches at once: one by one, a busy machine may take so long for the
 * second that the first is a long press.
 */
export async function tap(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  await element.scrollIntoView();
  const { x, y } = await element.clickablePoint();
  const session = await page.createCDPSession();
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await session.detach();
}
