import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';

const addresses = [
  '/content',
  '/content/templates',
  '/content/settings',
  '/content/plugins',
  '/content/edit/page/about',
  '/content/templates/nothing-here',
  '/pages/services',
  '/posts/blue-week',
];

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

for (const [width, dark] of [
  [390, false],
  [1280, true],
] as const) {
  it(`the CMS’s screens at ${width} px in ${dark ? 'dark' : 'light'}: accessible, without overflow and errors`, async () => {
    const { page, complaints, leave } = await site.visit('/login', { width, dark, alive: false });
    await page.type('main [name="log"]', 'admin');
    await page.type('main [name="pwd"]', 'open sesame');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    for (const address of addresses) {
      await page.goto(site.url + address);
      expect(await violations(page), address).to.deep.equal([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, address).to.equal(0);
    }
    expect(complaints).to.deep.equal([]);
    await leave();
  });
}

for (const width of [390, 1280]) {
  it(`a printed page at ${width} px does not shift while it loads, and needs no script`, async () => {
    for (const address of ['/pages/about', '/pages/gift-vouchers', '/posts/blue-week']) {
      const { page, leave } = await site.visit(address, {
        width,
        alive: false,
        prepare: noteShifts,
      });
      await page.waitForNetworkIdle({ idleTime: 100 });
      expect(await shifts(page), address).to.deep.equal([]);
      const undefinedTags = await page.$$eval('.nh-page :not(:defined)', (tags) => tags.length);
      expect(undefinedTags, address).to.equal(0);
      await leave();
    }
  });
}

it('a document can be edited without JavaScript', async () => {
  const { page, leave } = await site.visit('/login?redirect_to=/content', {
    javaScript: false,
    alive: false,
  });
  await page.type('main [name="log"]', 'admin');
  await page.type('main [name="pwd"]', 'open sesame');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  await Promise.all([
    page.waitForNavigation(),
    page.click('[aria-label="Edit title and status of Prices"]'),
  ]);
  await page.focus('#title');
  await page.keyboard.press('End');
  await page.keyboard.type(' of this year');
  await Promise.all([page.waitForNavigation(), page.click('[value="save"]')]);
  const text = await page.$eval('#page-prices a', (link) => link.textContent);
  expect(text).to.equal('Prices of this year');
  await leave();
});
