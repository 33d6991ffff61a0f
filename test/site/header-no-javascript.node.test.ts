import { expect } from 'chai';
import { readSite, type Site } from './browser';
import { opener, panel } from './header';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('without JavaScript', () => {
  it('no button is shown that does nothing', async () => {
    const { page, leave } = await site.visit('/header-tools', { javaScript: false });
    const dead = await page.$$eval('button[type="button"]', (buttons) =>
      buttons.filter((button) => button.checkVisibility()).map(({ className }) => className),
    );
    expect(dead).to.deep.equal([]);
    await leave();
  });

  it('the header’s links are all there, and the account’s icon leads to the form', async () => {
    const { page, leave } = await site.visit('/contact', { width: 390, javaScript: false });
    for (const path of ['/', '/portfolio', '/portfolio-large', '/lightbox', '/reference']) {
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
});
