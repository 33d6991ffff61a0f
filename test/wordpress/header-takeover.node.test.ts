import { expect } from 'chai';
import { ownComplaints, publish, read, setSwitches, useWordPress, visit, wordPress } from './site';

describe('the header of Astra', () => {
  useWordPress();

  before(() => {
    publish('headed', '<p>Text</p>');
    setSwitches({ header: true });
  });
  after(() => setSwitches({}));

  it('is left alone while its switch is off', async () => {
    setSwitches({});
    expect(await read('/headed/?header=dropdown')).not.to.match(
      /<nh-|ast-mobile-header-content" id/,
    );
    setSwitches({ header: true });
  });

  it('gets our tags around its menu button, search, account, log-in popup and colour switcher', async () => {
    const html = await read('/headed/?header=dropdown');
    expect(html).to.match(
      /<nh-menu-toggle for="ast-mobile-header-content" style="display:contents"><button[^>]* main-header-menu-toggle [^>]*>.*?<\/button><\/nh-menu-toggle>/,
    );
    expect(html).to.contain('<div id="ast-mobile-header-content" class="ast-mobile-header-content');
    expect(html).to.match(
      /<nh-search-overlay[^>]*><div class="ast-search-menu-icon slide-search".*<\/div><\/div><\/nh-search-overlay>/,
    );
    expect(html).to.match(
      /<nh-account-menu settings="[^"]*hf_account_show_menu_on[^"]*click[^"]*"[^>]*><div class="ast-header-account-wrap">.*<\/ul><\/div><\/div><\/nh-account-menu>/,
    );
    expect(html).to.match(
      /<nh-login-popup settings="[^"]*"><div id="ast-hb-account-login-wrap">.*<\/div><\/nh-login-popup>/,
    );
    expect(html).to.match(
      /<nh-color-switcher settings="[^"]*palettes[^"]*"[^>]*><div class="ast-builder-color-switcher">.*<\/div><\/nh-color-switcher>/,
    );
    expect(html).to.contain('"menuBreakpoint":800').and.contain('astra-theme-js-js');
  });

  it('names the panel over the page where the menu opens in one', async () => {
    expect(await read('/headed/?header=off-canvas')).to.contain(
      '<nh-menu-toggle for="ast-mobile-popup" style="display:contents"><button',
    );
  });

  it('keeps the colour switcher where the theme follows the system', async () => {
    expect(await read('/headed/?header=dropdown&system')).not.to.contain('<nh-color-switcher');
  });

  for (const [kind, panel] of [
    ['dropdown', '#ast-mobile-header-content'],
    ['off-canvas', '#ast-mobile-popup'],
  ] as const) {
    it(`opens and closes its menu (${kind}) once for a click, with the theme’s script in the page`, async () => {
      const opened = await visit(`/headed/?header=${kind}`, { width: 390 });
      const { page, leave } = opened;
      const isShown = (wanted: boolean) =>
        page.waitForFunction(
          (selector, isWanted) =>
            document.querySelector(`${selector} nav`)?.checkVisibility() === isWanted,
          {},
          panel,
          wanted,
        );
      await page.waitForSelector('nh-menu-toggle:defined');
      await page.waitForSelector(`${panel}[data-nh-menu]`);
      await isShown(false);
      await page.click('.main-header-menu-toggle');
      await isShown(true);
      const expanded = await page.$eval(
        '.main-header-menu-toggle',
        ({ ariaExpanded }) => ariaExpanded,
      );
      expect(expanded).to.equal('true');
      expect(await page.evaluate(() => document.body.dataset.theme)).to.equal(undefined);
      await page.keyboard.press('Escape');
      await isShown(false);
      expect(ownComplaints(opened)).to.deep.equal([]);
      await leave();
    });
  }

  it('opens its account menu, and its search beside the icon', async () => {
    const { page, leave } = await visit('/headed/?header=dropdown', { width: 390 });
    await page.waitForSelector('.ast-header-account-link[aria-expanded="false"]');
    await page.click('.ast-header-account-link');
    await page.waitForSelector('.ast-header-account-link[aria-expanded="true"]');
    await page.waitForSelector('.astra-search-icon[aria-expanded="false"]');
    await page.click('.astra-search-icon');
    await page.waitForFunction(() => document.activeElement?.matches('.search-field'));
    await leave();
  });
});

describe('the log-in popup', () => {
  useWordPress();

  const logIn = async (password: string) => {
    const opened = await visit('/popup/', { width: 390 });
    const { page } = opened;
    await page.waitForSelector('nh-login-popup dialog');
    await page.click('.ast-account-action-login');
    await page.waitForSelector('nh-login-popup dialog[open] [name="log"]:focus');
    await page.locator('nh-login-popup [name="log"]').fill('admin');
    await page.locator('nh-login-popup [name="pwd"]').fill(password);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    return opened;
  };

  it('logs in by the log-in page of WordPress, which says what was wrong', async () => {
    publish(
      'popup',
      `<a class="ast-account-action-login" href="/wp-login.php">Log in</a>[nh_login_popup login_url="/wp-login.php" redirect_to="/popup/"]`,
    );
    const wrong = await logIn('wrong');
    expect(new URL(wrong.page.url()).pathname).to.equal('/wp-login.php');
    expect(await wrong.page.$('#login_error')).not.to.equal(null);
    await wrong.leave();
    const right = await logIn('password');
    expect(right.page.url()).to.equal(`${wordPress.url}/popup/`);
    expect(await right.page.$('body.logged-in')).not.to.equal(null);
    expect(ownComplaints(right)).to.deep.equal([]);
    await right.leave();
  });
});
