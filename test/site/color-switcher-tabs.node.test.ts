import { expect } from 'chai';
import { anotherTab, readSite, type Site } from './browser';
import { alive, look, meet, shown, waitForPalette } from './color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const button = '.site-header .ast-switcher-button';

describe('several tabs of the site', () => {
  it('agree, without a reload, on what one of them is told', async () => {
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

  it('agree on a click that the head snippet has answered', async () => {
    const { page, leave } = await meet(site, { late: true });
    const other = await anotherTab(page, `${site.url}/contact`);
    await alive(other);
    await page.bringToFront();
    await page.click(button);
    await waitForPalette(other, 'switched');
    await leave();
  });

  it('agree where the code has not come, as with loading="interaction"', async () => {
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

    it(`ask the cookie when they are seen again${when}`, async () => {
      const { page, leave } = await meet(site, { late });
      if (!late) await alive(page);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: what a tab without a channel would have left.
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

    it(`shows what was chosen meanwhile, and hears the other tabs again${when}`, async () => {
      const { page, leave } = await meet(site, { late });
      if (!late) await alive(page);
      await page.evaluate(() => {
        const pass = (type: string) =>
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        pass('pagehide');
        // biome-ignore lint/suspicious/noDocumentCookie: what the page in between has left.
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
