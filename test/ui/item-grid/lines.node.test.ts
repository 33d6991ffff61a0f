import { expect } from 'chai';
import {
  columnsIn,
  indexesOf,
  lineCount,
  linesInView,
  scrollTopFor,
} from '../../../src/ui/item-grid/lines';

const list = { total: 10_000, columns: 1, lineHeight: 50, lineNodes: 10 };
const tiles = { total: 10, columns: 4, lineHeight: 200, lineNodes: 25 };

describe('the lines of a long list', () => {
  it('are rendered in view, and up to six lines around', () => {
    expect(linesInView(list, { top: 0, height: 500 })).to.deep.equal({ first: 0, last: 16 });
    expect(linesInView(list, { top: 5000, height: 500 })).to.deep.equal({ first: 94, last: 116 });
    expect(linesInView(list, { top: 499_500, height: 500 })).to.deep.equal({
      first: 9984,
      last: 9999,
    });
  });

  it('are fewer around a tall view, so that 300 nodes suffice with the focus elsewhere', () => {
    for (const height of [500, 700, 900, 1200, 1300]) {
      const { first, last } = linesInView(list, { top: 5000, height }) ?? { first: 0, last: 0 };
      expect((last - first + 2) * 10, `${height} px`).to.be.most(300);
    }
    const many = { total: 10_000, columns: 6, lineHeight: 208, lineNodes: 37 };
    const { first, last } = linesInView(many, { top: 20_800, height: 704 }) ?? {
      first: 0,
      last: 0,
    };
    expect((last - first + 2) * 37).to.be.most(300);
  });

  it('are all rendered in view, even beyond 300 nodes', () => {
    const viewport = { top: 5000, height: 3000 };
    expect(linesInView(list, viewport)).to.deep.equal({ first: 100, last: 160 });
  });

  it('are rendered only in view during a fast scroll', () => {
    const viewport = { top: 5000, height: 500, isFast: true };
    expect(linesInView(list, viewport)).to.deep.equal({ first: 100, last: 110 });
  });

  it('are none without items', () => {
    expect(linesInView({ ...list, total: 0 }, { top: 0, height: 500 })).to.equal(undefined);
    expect(lineCount({ total: 0, columns: 4 })).to.equal(0);
  });

  it('stay within the list when a bounce scrolls beyond it', () => {
    expect(linesInView(list, { top: -300, height: 500 })?.first).to.equal(0);
    expect(linesInView(tiles, { top: 5000, height: 500 })).to.deep.equal({ first: 2, last: 2 });
  });

  it('hold several items each, the last line the rest', () => {
    expect(lineCount(tiles)).to.equal(3);
    expect(indexesOf(tiles, { first: 1, last: 1 })).to.deep.equal({ first: 4, last: 7 });
    expect(indexesOf(tiles, { first: 1, last: 2 })).to.deep.equal({ first: 4, last: 9 });
  });

  it('are scrolled into view by the shortest way', () => {
    const viewport = { top: 1000, height: 500 };
    expect(scrollTopFor(list, viewport, 22)).to.equal(1000);
    expect(scrollTopFor(list, viewport, 19)).to.equal(950);
    expect(scrollTopFor(list, viewport, 30)).to.equal(1050);
    expect(scrollTopFor(tiles, { top: 0, height: 300 }, 9)).to.equal(300);
    expect(scrollTopFor(tiles, { top: 0, height: 100 }, 9)).to.equal(400);
  });

  it('have as many columns as fit, from one to the maximum', () => {
    expect(columnsIn(1000, 200, 6)).to.equal(5);
    expect(columnsIn(999, 200, 6)).to.equal(4);
    expect(columnsIn(100, 200, 6)).to.equal(1);
    expect(columnsIn(0, 200, 6)).to.equal(1);
    expect(columnsIn(5000, 200, 6)).to.equal(6);
  });
});
