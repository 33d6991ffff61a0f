import { expect } from 'chai';
import { anotherTab, readSite, type Site } from '../page-objects/site/browser';
import { alive, look, meet, shown, waitForPalette } from '../page-objects/site/color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const button = '.site-header .ast-switcher-button';

describe('several tabs of the site', () => {
  it('adopt the choice made in one of them without a reload', async () => {
    const { page, leave } = await meet(site, { path: '/color-switcher/reload' });
    await alive(page);
    const other = await anotherTab(page, `${site.url}/contact`);
    await other.evaluate('globalThis.isTheSame = true');
    await alive(other);
    await page.bringToFront();
    await Promise.all([page.waitForNavigation(), page.click(button)]);
    await waitForPalette(other, 'switched');
    expect(await other.evaluate('globalThis.isTheSame')).to.equal(true);
    await leave();
  });

  it('adopt a click that the head snippet has handled', async () => {
    const { page, leave } = await meet(site, { late: true });
    const other = await anotherTab(page, `${site.url}/contact`);
    await alive(other);
    await page.bringToFront();
    await page.click(button);
    await waitForPalette(other, 'switched');
    await leave();
  });

  it('adopt a choice before the code has loaded, as with loading="interaction"', async () => {
    const { page, leave } = await meet(site, { late: true });
    const other = await anotherTab(page, `${site.url}/contact`);
    await alive(other);
    await other.click(button);
    await waitForPalette(page, 'switched');
    expect(await look(page)).to.deep.include({ isMarked: true, logo: 'logo-dark.svg' });
    await leave();
  });

  for (const late of [false, true]) {
    const when = late ? ', though the code has not come' : '';

    it(`read the cookie when they become visible again${when}`, async () => {
      const { page, leave } = await meet(site, { late });
      if (!late) await alive(page);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: simulates a tab without BroadcastChannel.
        document.cookie = 'astraColorSwitcherState=true; Path=/';
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect(await shown(page)).to.equal('switched');
      await leave();
    });
  }
});

describe('a page that comes back from the back-forward cache', () => {
  for (const late of [false, true]) {
    const when = late ? ', though the code has not come' : '';

    it(`adopts a choice made in between, and later choices of other tabs${when}`, async () => {
      const { page, leave } = await meet(site, { late });
      if (!late) await alive(page);
      await page.evaluate(() => {
        const pass = (type: string) =>
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        pass('pagehide');
        // biome-ignore lint/suspicious/noDocumentCookie: simulates the choice on another page.
        document.cookie = 'astraColorSwitcherState=true; Path=/';
        pass('pageshow');
      });
      expect(await shown(page)).to.equal('switched');
      const other = await anotherTab(page, `${site.url}/contact`);
      await alive(other);
      await other.click(button);
      await waitForPalette(page, 'default');
      await leave();
    });
  }
});
