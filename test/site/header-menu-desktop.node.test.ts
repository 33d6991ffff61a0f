import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { met, opener, panel } from '../page-objects/site/header';
import { tabTo } from '../page-objects/site/kits';
import { tap } from '../page-objects/site/tap';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('the header’s menu on a desktop', () => {
  it('starts right above the breakpoint: either the bar or the toggle is visible at each width', async () => {
    const { page, leave } = await met(site, '/');
    for (const [width, seen] of [
      [921, [false, true]],
      [922, [true, false]],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      const isSeen = await page.evaluate(
        (...boxes) => boxes.map((box) => document.querySelector(box)?.checkVisibility()),
        `${panel} nav`,
        opener,
      );
      expect(isSeen).to.deep.equal(seen);
    }
    await leave();
  });

  it('has one row at each width', async () => {
    const { page, leave } = await met(site, '/');
    for (const width of [922, 1024, 1100, 1180, 1200]) {
      await page.setViewport({ width, height: 900 });
      const height = await page.$eval(
        '.site-header',
        (header) => header.getBoundingClientRect().height,
      );
      expect(height, `${width} px`).to.be.lessThan(80);
    }
    await leave();
  });

  it('closes a submenu by a second key press and a second tap, and exposes the state', async () => {
    const { page, leave } = await met(site, '/');
    const toggle = `${panel} .ast-menu-toggle`;
    const shown = () =>
      page.$eval(toggle, (button) => [
        button.ariaExpanded,
        button.nextElementSibling?.checkVisibility(),
      ]);
    const open = ['true', true];
    const shut = ['false', false];
    await page.hover(toggle);
    expect(await shown()).to.deep.equal(open);
    await page.click(toggle);
    expect(await shown()).to.deep.equal(open);
    await page.click(toggle);
    expect(await shown()).to.deep.equal(shut);
    await page.hover('h1');
    await tap(page, toggle);
    expect(await shown()).to.deep.equal(open);
    await tap(page, toggle);
    expect(await shown()).to.deep.equal(shut);
    await leave();
  });

  it('opens a submenu by its button, is accessible then, and has links that are followed', async () => {
    const { page, leave } = await met(site, '/', { dark: true });
    await page.focus(`${panel} .ast-menu-toggle`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sub-menu.toggled-on a[href="/portfolio-large"]', {
      visible: true,
    });
    expect(await violations(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    expect(await page.$('.sub-menu.toggled-on')).to.equal(null);
    await page.keyboard.press('Enter');
    const link = '.sub-menu.toggled-on a[href="/portfolio-large"]';
    await page.waitForSelector(link, { visible: true });
    await tabTo(page, link);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).to.equal('/portfolio-large');
    await leave();
  });
});
