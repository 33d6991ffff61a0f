import { expect } from 'chai';
import { columnCount } from '../../../../../src/elements/works/portfolio/grid/column-count';

describe('how many columns a grid has', () => {
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
    it(`has ${expected} at ${width} px when ${columns ?? 'nothing'} is asked for`, () => {
      expect(columnCount(width, { columns })).to.equal(expected);
    });
  }

  it('takes junk for nothing, and whole columns only', () => {
    for (const junk of [0, -3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(columnCount(800, { columns: junk })).to.equal(2);
      expect(columnCount(700, { columns: junk })).to.equal(1);
    }
    expect(columnCount(1000, { columns: 4.7 })).to.equal(4);
  });

  it('has exactly as many as are asked for at any width where that is meant', () => {
    expect(columnCount(200, { columns: 4, isExact: true })).to.equal(4);
    expect(columnCount(200, { isExact: true })).to.equal(1);
  });
});
