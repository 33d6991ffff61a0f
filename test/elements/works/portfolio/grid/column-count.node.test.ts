import { expect } from 'chai';
import { columnCount } from '../../../../../src/elements/works/portfolio/grid/column-count';

describe('the number of columns of a grid', () => {
  const cases: [columns: number | undefined, width: number, expected: number][] = [
    [4, 200, 1],
    [4, 350, 1],
    [4, 499.9, 1],
    [4, 500, 2],
    [4, 899.9, 2],
    [4, 900, 4],
    [1, 1200, 1],
    [1, 600, 1],
    [2, 2000, 2],
    [undefined, 350, 1],
    [undefined, 749.9, 1],
    [undefined, 750, 2],
    [undefined, 900, 3],
    [undefined, 4000, 3],
  ];
  for (const [columns, width, expected] of cases) {
    it(`is ${expected} at ${width} px with ${columns ?? 'no number'} configured`, () => {
      expect(columnCount(width, { columns })).to.equal(expected);
    });
  }

  it('ignores invalid values, and is a whole number', () => {
    for (const junk of [0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(columnCount(800, { columns: junk })).to.equal(2);
      expect(columnCount(700, { columns: junk })).to.equal(1);
    }
    expect(columnCount(1000, { columns: 4.7 })).to.equal(4);
  });

  it('is exactly the configured one at any width if it is exact', () => {
    expect(columnCount(200, { columns: 4, isExact: true })).to.equal(4);
    expect(columnCount(200, { isExact: true })).to.equal(1);
  });
});
