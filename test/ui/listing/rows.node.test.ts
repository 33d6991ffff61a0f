import { expect } from 'chai';
import {
  knownRows,
  mapRows,
  missingPages,
  noRows,
  rowAt,
  runsOf,
  stale,
  withPages,
} from '../../../src/ui/listing/rows';

const page = (first: number, count: number, total: number) => ({
  items: Array.from({ length: count }, (_, index) => `row ${first + index}`),
  total,
});

describe('the rows of a long list', () => {
  const some = withPages(noRows<string>(10), 2, page(20, 10, 95));

  it('are found by index once their page has loaded', () => {
    expect(some.total).to.equal(95);
    expect(rowAt(some, 20)).to.equal('row 20');
    expect(rowAt(some, 29)).to.equal('row 29');
    expect(rowAt(some, 30)).to.equal(undefined);
    expect(knownRows(some, { first: 18, last: 21 })).to.deep.equal(['row 20', 'row 21']);
  });

  it('report the missing pages of a range, none after the last row', () => {
    expect(missingPages(some, { first: 15, last: 34 })).to.deep.equal([1, 3]);
    expect(missingPages(some, { first: 85, last: 120 })).to.deep.equal([8, 9]);
    expect(missingPages(noRows(10), { first: 0, last: 0 })).to.deep.equal([0]);
    expect(
      missingPages(withPages(noRows(10), 0, page(0, 0, 0)), { first: 0, last: 9 }),
    ).to.deep.equal([]);
  });

  it('stay visible when stale, and count as missing', () => {
    const old = stale(some);
    expect(rowAt(old, 20)).to.equal('row 20');
    expect(missingPages(old, { first: 20, last: 29 })).to.deep.equal([2]);
  });

  it('are requested in runs of consecutive pages', () => {
    expect(runsOf([0, 1, 2, 4, 5, 9], 2)).to.deep.equal([[0, 1], [2], [4, 5], [9]]);
  });

  it('are added by several pages at once', () => {
    const items = ['d', 'e', 'f', 'g'];
    const rows = withPages(noRows<string>(3), 1, { items, total: 7 });
    expect([...rows.pages.keys()]).to.deep.equal([1, 2]);
    expect(rowAt(rows, 6)).to.equal('g');
    expect(missingPages(rows, { first: 0, last: 6 })).to.deep.equal([0]);
  });

  it('become stale when a page has another total', () => {
    const grown = withPages(some, 0, page(0, 10, 96));
    expect(missingPages(grown, { first: 0, last: 29 })).to.deep.equal([1, 2]);
    const same = withPages(some, 0, page(0, 10, 95));
    expect(missingPages(same, { first: 0, last: 29 })).to.deep.equal([1]);
  });

  it('are requested again in an empty list, at any scroll position', () => {
    const none = stale(withPages(some, 0, page(0, 0, 0)));
    expect(missingPages(none, { first: 0, last: 9 })).to.deep.equal([0]);
    expect(missingPages(none, { first: 60, last: 79 })).to.deep.equal([0]);
  });

  it('are removed when the list becomes shorter than their index', () => {
    const short = withPages(some, 0, page(0, 5, 5));
    expect(rowAt(short, 20)).to.equal(undefined);
    expect(short.total).to.equal(5);
  });

  it('can be changed', () => {
    const loud = mapRows(some, (row) => row.toUpperCase());
    expect(rowAt(loud, 21)).to.equal('ROW 21');
    expect(missingPages(loud, { first: 20, last: 29 })).to.deep.equal([]);
  });

  it('are requested in an empty list once it is stale', () => {
    const empty = withPages(noRows<string>(10), 0, { items: [], total: 0 });
    const inView = { first: 20, last: 29 };
    expect(missingPages(empty, inView)).to.deep.equal([]);
    expect(missingPages(stale(empty), inView)).to.deep.equal([0]);
  });

  it('are requested at the end of a list that has become shorter than the scroll position', () => {
    const short = withPages(noRows<string>(10), 0, { items: ['a'], total: 15 });
    expect(missingPages(short, { first: 40, last: 49 })).to.deep.equal([1]);
  });
});
