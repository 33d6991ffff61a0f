import { expect } from 'chai';
import { check } from '../check';
import { MENU, OPENER, PANEL } from '../ways/menu';

const BRANCH = `${PANEL} .ast-menu-toggle`;
const INSIDE = '.sub-menu a[href="/portfolio-large"]';

check('a desktop’s menu shows its links, and opens a branch by keys and mouse', async (visitor) => {
  await visitor.meet('/', MENU);
  await visitor.sees(`${PANEL} a[href="/lightbox"]`);
  await visitor.seesNo(OPENER);
  await visitor.focus(BRANCH);
  await visitor.press('Enter');
  await visitor.sees(INSIDE);
  expect(await visitor.attribute(BRANCH, 'aria-expanded')).to.equal('true');
  await visitor.press('Escape');
  await visitor.seesNo(INSIDE);
  await visitor.focuses(BRANCH);
  await visitor.hover(BRANCH);
  await visitor.sees(INSIDE);
  await visitor.hover('h1');
  await visitor.seesNo(INSIDE);
});

check('a link inside a submenu opens its page', async (visitor) => {
  await visitor.meet('/', MENU);
  await visitor.focus(BRANCH);
  await visitor.press('Enter');
  await visitor.sees(INSIDE);
  await visitor.tabTo(INSIDE);
  await visitor.press('Enter');
  await visitor.arrives('/portfolio-large');
});

check(
  'two buttons for one menu agree',
  async (visitor) => {
    const [first, second] = [1, 2].map(
      (place) => `.site-demo-menu nh-menu-toggle:nth-of-type(${place}) button`,
    );
    await visitor.meet('/header-tools', MENU);
    await visitor.click(String(first));
    await visitor.finds(`${first}[aria-expanded="true"]`);
    await visitor.finds(`${second}[aria-expanded="true"]`);
    await visitor.sees('#page-menu a');
    await visitor.click(String(second));
    await visitor.finds(`${first}[aria-expanded="false"]`);
    await visitor.seesNo('#page-menu a');
  },
  { width: 640 },
);

check(
  'a link to a place on the page closes the menu',
  async (visitor) => {
    await visitor.meet('/header-tools', MENU);
    await visitor.click('.site-demo-menu .menu-toggle');
    await visitor.sees('#page-menu a');
    await visitor.click('#page-menu a[href="#dropdown"]');
    await visitor.seesNo('#page-menu a');
    expect(await visitor.evaluate(() => location.hash)).to.equal('#dropdown');
  },
  { width: 640 },
);

check(
  'an item’s link opens its sub menu first, and is followed at the second click',
  async (visitor) => {
    const link = '#side-menu a[href="/portfolio"]';
    await visitor.meet('/header-tools', MENU);
    await visitor.click('nh-menu-toggle.site-demo-menu .menu-toggle');
    await visitor.click(link);
    await visitor.sees('#side-menu ul ul a[href="/portfolio-large"]');
    await visitor.click(link);
    await visitor.arrives('/portfolio');
  },
  { width: 640 },
);
