import type { Page } from 'puppeteer-core';

/** Logs in at a WordPress of `startWordPress` through its form. @param site the address of the WordPress */
export async function logInAt(page: Page, site: string, name = 'admin'): Promise<void> {
  await page.goto(`${site}/wp-login.php`);
  // The page selects the name 200 ms after it has loaded, so that typed letters would be lost.
  for (const [field, value] of [
    ['#user_login', name],
    ['#user_pass', 'password'],
  ] as const) {
    await page.$eval(field, (input, text) => Reflect.set(input, 'value', text), value);
  }
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
}
