import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';

const opener = '.site-header .astra-search-icon';
const box = '.site-header .ast-search-box';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

async function searchable(width: number, dark = false) {
  const visit = await site.visit('/search-overlay', { width, dark });
  await visit.page.waitForFunction(() => {
    const icons = document.querySelectorAll('nh-search-overlay a');
    return icons.length === 4 && [...icons].every((icon) => icon.hasAttribute('aria-expanded'));
  });
  return visit;
}

describe('searching the site', () => {
  it('works by keyboard from the icon through the form to the results', async () => {
    const { page, complaints, leave } = await searchable(1280);
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${box} .search-field:focus`, { visible: true });
    await page.keyboard.type('marbled');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).search).to.equal('?s=marbled');
    expect(await page.$eval('h1', (heading) => heading.textContent)).to.equal('Search: marbled');
    expect((await page.$$('.site-found li')).length).to.be.greaterThan(0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('keeps Tab inside the box over the whole page, which closes by its cross', async () => {
    const { page, complaints, leave } = await searchable(1280);
    const whole = 'main .ast-search-box.full-screen';
    await page.click('main a.full-screen');
    await page.waitForSelector(`${whole} .search-field:focus`);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      await page.waitForSelector(`${whole} :focus`);
    }
    await page.locator(`${whole} .close`).click();
    await page.waitForSelector(whole, { hidden: true });
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('works without JavaScript: the icon links to a page with the form', async () => {
    const { page, leave } = await site.visit('/search-overlay', { javaScript: false });
    await Promise.all([page.waitForNavigation(), page.click(opener)]);
    expect(new URL(page.url()).pathname).to.equal('/search');
    await page.type('main .search-field', '"><b>binding');
    await Promise.all([page.waitForNavigation(), page.click('main .search-submit')]);
    expect(await page.content()).to.contain('Search: "&gt;&lt;b&gt;binding');
    await leave();
  });
});

for (const [width, dark] of [
  [390, true],
  [1280, false],
] as const) {
  for (const kind of ['header-cover', 'full-screen', 'drawn'] as const) {
    it(`the open overlay (${kind}) at ${width} px is accessible and does not overflow`, async () => {
      const { page, complaints, leave } = await searchable(width, dark);
      const icon = kind === 'drawn' ? '[part="opener"]' : `a.${kind}`;
      await page.click(icon);
      await page.waitForFunction(() => document.activeElement?.matches('[type="search"]'));
      await page.evaluate(() =>
        // Cancelled animations have ended too.
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
      expect(await violations(page)).to.deep.equal([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).to.equal(0);
      expect(complaints).to.deep.equal([]);
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}-${kind}-${width}.png` });
      await leave();
    });
  }
}
