import { expect } from 'chai';
import { check } from '../check';

const SEARCH = 'nh-search-overlay';
const ICON = '.site-header .astra-search-icon';
const FIELD = '.site-header .search-field';
const FULL = 'main a.full-screen';
const OPENER = `${SEARCH} [part="opener"]`;

check('the search icon opens its box by a click, with the focus in the field', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.click(ICON);
  await visitor.sees(FIELD);
  await visitor.focuses(FIELD);
  expect(await visitor.attribute(ICON, 'aria-expanded')).to.equal('true');
});

check('a search goes from the icon to the results by keys alone', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.focus(ICON);
  await visitor.press('Enter');
  await visitor.focuses(FIELD);
  await visitor.type('marbled');
  await visitor.press('Enter');
  await visitor.arrives('/search?s=marbled');
  expect(await visitor.text('h1')).to.equal('Search: marbled');
  expect(await visitor.count('.site-found li')).to.be.greaterThan(0);
});

check('Escape closes the search box, and gives the focus back', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.focus(ICON);
  await visitor.press('Enter');
  await visitor.focuses(FIELD);
  await visitor.press('Escape');
  await visitor.seesNo(FIELD);
  await visitor.focuses(ICON);
});

check(
  'Tab stays inside the search box over the page, which closes by its cross',
  async (visitor) => {
    await visitor.meet('/search-overlay', SEARCH);
    await visitor.click(FULL);
    await visitor.focuses('main .search-field');
    await visitor.press('Tab', 'Tab', 'Tab');
    await visitor.focuses('main .ast-search-box.full-screen *');
    await visitor.click('main .ast-search-box.full-screen .close');
    await visitor.seesNo('main .ast-search-box.full-screen');
  },
);

check('a drawn search icon opens its box, and finds', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.click(OPENER);
  await visitor.focuses(`${SEARCH} [part="box"] input`);
  await visitor.type('paper');
  await visitor.press('Enter');
  await visitor.reads('h1', 'Search: paper');
});

check('an empty search stays on the page', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.click(ICON);
  await visitor.focuses(FIELD);
  await visitor.press('Enter');
  await visitor.finds(`${FIELD}:invalid`);
  await visitor.arrives('/search-overlay');
});

check('the search box is closed on the page that the visitor comes back to', async (visitor) => {
  await visitor.meet('/search-overlay', SEARCH);
  await visitor.click(ICON);
  await visitor.focuses(FIELD);
  await visitor.type('binding');
  await visitor.press('Enter');
  await visitor.arrives('/search?s=binding');
  await visitor.back();
  await visitor.arrives('/search-overlay');
  await visitor.alive(SEARCH);
  await visitor.seesNo('main .ast-search-box.full-screen');
  await visitor.focus(ICON);
  await visitor.press('Enter');
  await visitor.sees(FIELD);
});
