import { expect } from 'chai';
import {
  columnsIn,
  lineCount,
  linesInView,
  placesOf,
  scrollTopFor,
} from '../../../../../src/elements/kits/libraries/grid/lines';

const list = { total: 10_000, columns: 1, lineHeight: 50 };
const tiles = { total: 10, columns: 4, lineHeight: 200 };

describe('the lines of a long list', () => {
  it('are drawn where they are in view, and two around them', () => {
    expect(linesInView(list, { top: 0, height: 500 })).to.deep.equal({ first: 0, last: 12 });
    expect(linesInView(list, { top: 5000, height: 500 })).to.deep.equal({ first: 98, last: 112 });
    expect(linesInView(list, { top: 499_500, height: 500 })).to.deep.equal({
      first: 9988,
      last: 9999,
    });
  });

  it('are none where there are no items', () => {
    expect(linesInView({ ...list, total: 0 }, { top: 0, height: 500 })).to.equal(undefined);
    expect(lineCount({ total: 0, columns: 4 })).to.equal(0);
  });

  it('stay within the list when a bounce scrolls beyond it', () => {
    expect(linesInView(list, { top: -300, height: 500 })?.first).to.equal(0);
    expect(linesInView(tiles, { top: 5000, height: 500 })).to.deep.equal({ first: 2, last: 2 });
  });

  it('hold several items each, the last one what is left', () => {
    expect(lineCount(tiles)).to.equal(3);
    expect(placesOf(tiles, { first: 1, last: 1 })).to.deep.equal({ first: 4, last: 7 });
    expect(placesOf(tiles, { first: 1, last: 2 })).to.deep.equal({ first: 4, last: 9 });
  });

  it('are scrolled into view as little as needed', () => {
    const viewport = { top: 1000, height: 500 };
    expect(scrollTopFor(list, viewport, 22)).to.equal(1000);
    expect(scrollTopFor(list, viewport, 19)).to.equal(950);
    expect(scrollTopFor(list, viewport, 30)).to.equal(1050);
    expect(scrollTopFor(tiles, { top: 0, height: 300 }, 9)).to.equal(300);
    expect(scrollTopFor(tiles, { top: 0, height: 100 }, 9)).to.equal(400);
  });

  it('have as many columns as fit, and one at least', () => {
    expect(columnsIn(1000, 200)).to.equal(5);
    expect(columnsIn(999, 200)).to.equal(4);
    expect(columnsIn(100, 200)).to.equal(1);
    expect(columnsIn(0, 200)).to.equal(1);
  });
});
