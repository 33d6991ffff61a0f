import { expect } from 'chai';
import { openSite, type Site } from './browser';
import { alive, choiceOf, meet, shown, waitForPalette } from './color-switcher';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const button = '.site-header .ast-switcher-button';

describe('several tabs of the site', () => {
  it('agree, without a reload, on what one of them is told', async () => {
    const { page, leave } = await meet(site, { path: '/color-switcher/reload' });
    await alive(page);
    const other = await page.browserContext().newPage();
    await other.goto(`${site.url}/contact`);
    await other.evaluate('globalThis.isTheSame = true');
    await alive(other);
    await page.bringToFront();
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    await waitForPalette(other, 'switched');
    expect(await other.evaluate('globalThis.isTheSame')).to.equal(true);
    await leave();
  });

  it('agree on a click that the head snippet has answered', async () => {
    const { page, leave } = await meet(site, { late: true });
    const other = await page.browserContext().newPage();
    await other.goto(`${site.url}/contact`);
    await alive(other);
    await page.bringToFront();
    await page.click(button);
    await waitForPalette(other, 'switched');
    await leave();
  });

  it('ask the cookie when they are seen again', async () => {
    const { page, leave } = await meet(site);
    await alive(page);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a tab without a channel would have left.
      document.cookie = 'astraColorSwitcherState=true; Path=/';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await shown(page)).to.equal('switched');
    await leave();
  });
});

describe('a page that comes back from the back-forward cache', () => {
  it('shows what was chosen meanwhile, and still answers', async () => {
    const { page, leave } = await meet(site);
    await alive(page);
    await page.goto(`${site.url}/contact`);
    await alive(page);
    await page.click(button);
    await waitForPalette(page, 'switched');
    await page.goBack();
    await waitForPalette(page, 'switched');
    await alive(page);
    await page.click(button);
    await waitForPalette(page, 'default');
    expect(await choiceOf(page)).to.equal('false');
    await leave();
  });
});
