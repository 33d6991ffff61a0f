import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { opener, panel } from '../page-objects/site/header';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('without JavaScript', () => {
  it('no dead button is shown', async () => {
    const { page, leave } = await site.visit('/header-tools', { javaScript: false });
    const dead = await page.$$eval('button[type="button"]', (buttons) =>
      buttons.filter((button) => button.checkVisibility()).map(({ className }) => className),
    );
    expect(dead).to.deep.equal([]);
    await leave();
  });

  it('all links of the header are shown, and the account icon links to the login page', async () => {
    const { page, leave } = await site.visit('/contact', { width: 390, javaScript: false });
    for (const path of ['/', '/portfolio', '/portfolio-large', '/lightbox', '/docs/elements']) {
      await page.waitForSelector(`${panel} a[href="${path}"]`, { visible: true });
    }
    expect(await page.$eval(opener, (button) => (button as HTMLElement).offsetWidth)).to.equal(0);
    await Promise.all([page.waitForNavigation(), page.click('.ast-account-action-login')]);
    await page.type('#user_login', 'admin');
    await page.type('#user_pass', 'open sesame');
    await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
    expect(new URL(page.url()).pathname).to.equal('/contact');
    await Promise.all([page.waitForNavigation(), page.click('.ast-account-action-menu')]);
    expect(new URL(page.url()).pathname).to.equal('/account');
    await leave();
  });

  it('the form of the theme’s dropdown search is shown, and searches', async () => {
    const { page, leave } = await site.visit('/search-overlay', { width: 390, javaScript: false });
    const field = await page.waitForSelector('.slide-search [name="s"]', { visible: true });
    await field?.type('paper');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).search).to.equal('?s=paper');
    await leave();
  });
});
