import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { met } from '../page-objects/site/header';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('logging in from the header', () => {
  for (const width of [390, 1280]) {
    it(`works from the icon through the popup to the account menu and the logout, at ${width} px`, async () => {
      const { page, complaints, leave } = await met(site, '/contact', { width });
      await page.click('.ast-account-action-login');
      await page.waitForSelector('nh-login-popup #user_login:focus', { visible: true });
      expect(await violations(page)).to.deep.equal([]);
      await page.type('#user_login', 'admin');
      await page.type('#user_pass', 'open sesame');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      expect(new URL(page.url()).pathname).to.equal('/contact');
      await page.waitForSelector('.ast-account-action-menu[aria-expanded]');
      const item = '.site-header .ast-account-nav-menu a';
      await page.click('.site-header .ast-account-action-menu');
      await page.waitForSelector(item, { visible: true });
      await page.click('h1');
      await page.waitForSelector(item, { hidden: true });
      await page.focus('.ast-account-action-menu');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.ast-account-nav-menu a:focus', { visible: true });
      expect(await violations(page)).to.deep.equal([]);
      await page.keyboard.press('End');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      await page.waitForSelector('.ast-account-action-login');
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('opens the login page when the password is wrong', async () => {
    const { page, leave } = await met(site, '/contact');
    await page.click('.ast-account-action-login');
    await page.waitForSelector('#user_login:focus');
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', 'wrong');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.$eval('main [role="alert"]', (alert) => alert.textContent)).to.contain(
      'password is wrong',
    );
    expect(
      await page.$eval('[name="redirect_to"]', (input) => Reflect.get(input, 'value')),
    ).to.equal('/contact');
    await leave();
  });
});

it('Ctrl and a click on the account icon open a new tab, not the menu', async () => {
  const { page, leave } = await met(site, '/header-tools');
  const link = 'main .ast-account-action-menu';
  await page.waitForSelector(`${link}[aria-expanded]`);
  const opened = page.browserContext().waitForTarget((target) => target.url().includes('/account'));
  await page.keyboard.down('Control');
  await page.click(link);
  await page.keyboard.up('Control');
  await opened;
  expect(await page.$eval(link, (icon) => icon.ariaExpanded)).to.equal('false');
  await leave();
});
