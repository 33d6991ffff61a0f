import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import type { Visit } from '../page-objects/site/browser';
import {
  chooseAction,
  connectAccount,
  openSiteWithLibrary,
  type SiteWithLibrary,
  visitAsAdministrator,
} from '../page-objects/site/templates';

let site: SiteWithLibrary;
before(async () => {
  site = await openSiteWithLibrary();
});
after(() => site.close());

const row = 'nh-template-library [part~="item"]';

const library = (width: number, dark = false): Promise<Visit> =>
  visitAsAdministrator(site, '/template-library', row, { width, dark });

/** The text of the framed page, once its stylesheets have loaded. */
async function framedText(page: Page): Promise<string> {
  const element = await page.waitForSelector('[part="preview-page"] iframe');
  const frame = await element?.contentFrame();
  await frame?.waitForSelector('main .nh-page');
  return (await frame?.$eval('main', (main) => Reflect.get(main, 'innerText'))) ?? '';
}

for (const [width, dark] of [
  [390, true],
  [1280, false],
] as const) {
  it(`previews a template as the site prints it, at ${width} px`, async () => {
    const visit = await library(width, dark);
    const { page } = visit;
    const title = await page.$eval(
      'nh-template-library [part~="item-title"]',
      (one) => one.textContent,
    );
    await chooseAction(page, title, 'Preview');
    expect((await framedText(page)).trim()).not.to.equal('');
    expect(await violations(page)).to.deep.equal([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/preview-${width}.png` });
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });
}

it('previews a template of the cloud account', async () => {
  const visit = await library(1280);
  const { page } = visit;
  await page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>('nh-template-library [role="tab"]')];
    tabs[1]?.click();
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('nh-template-library button')].some(
      ({ textContent }) => textContent === 'Connect',
    ),
  );
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('nh-template-library button')];
    buttons.find(({ textContent }) => textContent === 'Connect')?.click();
  });
  await connectAccount(page);
  await page.waitForSelector('nh-template-library [part~="item-title"]');
  const title = await page.$eval(
    'nh-template-library [part~="item-title"]',
    (one) => one.textContent,
  );
  await chooseAction(page, title, 'Preview');
  expect((await framedText(page)).trim()).not.to.equal('');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/preview-cloud.png` });
  await visit.leave();
});

it('shows the pages of templates to administrators only', async () => {
  const visit = await site.visit('/template-library/site/1', { alive: false });
  expect(new URL(visit.page.url()).pathname).to.equal('/login');
  await visit.leave();
});

for (const [width, height, least] of [
  [1280, 900, 10],
  [390, 844, 5],
] as const) {
  it(`shows at least ${least} templates on the first screen at ${width} × ${height}`, async () => {
    const { page, leave } = await library(width);
    await page.setViewport({ width, height });
    await page.waitForFunction((one) => document.querySelectorAll(one).length >= 5, {}, row);
    const visible = await page.$$eval(
      row,
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }).length,
    );
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/library-${width}.png` });
    expect(visible).to.be.at.least(least);
    await leave();
  });
}
