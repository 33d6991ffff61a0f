import { expect } from '@open-wc/testing';
import habits from '../../../contract/habits.css?inline';
import {
  clearPortfolios,
  type LivePortfolio,
  livePortfolio,
  shownPortfolio,
} from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

const theme = new CSSStyleSheet();
theme.replaceSync(habits);

beforeEach(() => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
});
afterEach(async () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme);
  await clearPortfolios();
});

const boxes = (nodes: readonly Element[]) => nodes.map((node) => node.getBoundingClientRect());

/** True if the upper and the lower end of an element can be clicked. */
function isWhole(node: Element): boolean {
  const { left, width, top, bottom } = node.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return hit !== null && node.contains(hit);
  });
}

function expectFiltersInOneRow({ all }: LivePortfolio): void {
  const tops = boxes(all('filter')).map(({ top }) => Math.round(top));
  expect(new Set(tops).size).to.equal(1);
  expect(all('filter').every(isWhole)).to.equal(true);
}

describe('a portfolio under a classic theme', () => {
  it('has its filters in a row, with the search beside them', async () => {
    const portfolio = await shownPortfolio();
    await until(() => portfolio.all('filter').length === 3);
    expectFiltersInOneRow(portfolio);
    const [filter, search] = boxes([portfolio.one('filters'), portfolio.one('search')]);
    expect(search?.left).to.be.at.least(filter?.right ?? 0);
    expect(search?.height).to.be.at.most(60);
  });

  it('shows complete filters that load after the list', async () => {
    const portfolio = await livePortfolio({}, { holding: '-categories?' });
    await until(() => portfolio.all('tile').length > 0);
    portfolio.server.release();
    await until(() => portfolio.all('filter').length === 3);
    expect(portfolio.one('header').dataset.late).to.equal('');
    expectFiltersInOneRow(portfolio);
  });

  it('keeps the quick view button small, and in its position on hover', async () => {
    const { all } = await shownPortfolio();
    const [button, tile] = [all('quick-view')[0], all('tile')[0]] as [HTMLElement, HTMLElement];
    const before = button.getBoundingClientRect();
    button.focus();
    const [after, around] = boxes([button, tile]);
    expect(after).to.deep.equal(before);
    expect(before.height).to.be.at.most(36);
    expect(before.right).to.be.closeTo((around?.right ?? 0) - 8, 0.5);
  });

  it('underlines a title only on hover, and keeps the theme’s link colour', async () => {
    const { one } = await shownPortfolio();
    expect(getComputedStyle(one('link')).textDecorationLine).to.equal('none');
    expect(getComputedStyle(one('link')).color).to.equal('rgb(205, 38, 83)');
    one('link').focus();
    expect(getComputedStyle(one('title')).textDecorationLine).to.equal('underline');
    expect(getComputedStyle(one('link')).textDecorationLine).to.equal('none');
  });
});
