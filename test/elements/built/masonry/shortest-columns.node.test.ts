import { expect } from 'chai';
import { shortestColumns } from '../../../../src/elements/built/masonry/shortest-columns';

/** Items of these heights in a grid, as laid out by a browser. */
function grid(heights: readonly number[], columns: number, gap: number) {
  let top = 0;
  return heights.map((height, index) => {
    const column = index % columns;
    if (index > 0 && column === 0) {
      top += Math.max(...heights.slice(index - columns, index)) + gap;
    }
    return { left: column * 100, top, height };
  });
}

const places = (heights: readonly number[], columns: number, gap = 10, wanted = gap) =>
  shortestColumns(grid(heights, columns, gap), { grid: gap, wanted }).map(
    ({ column, row, pull }) => [column, row, pull],
  );

describe('the shortest columns of a masonry', () => {
  it('keep the items of the first row', () => {
    expect(places([90, 10, 30], 3)).to.deep.equal([
      [1, 1, 0],
      [2, 1, 0],
      [3, 1, 0],
    ]);
  });

  it('get the next item each, the first one of equal columns', () => {
    // After the first row, the columns end at 100 and 20; then at 100 and 80; then at 100 and 120.
    expect(places([100, 20, 50, 30, 10], 2).map(([column]) => column)).to.deep.equal([
      1, 2, 2, 2, 1,
    ]);
    expect(places([50, 50, 10], 2).at(-1)).to.deep.equal([1, 2, 0]);
  });

  it('have the same gap below each item, whatever the row of its cell is', () => {
    // The second row begins at 110; its item is pulled to 30 and ends at 80. The third row begins at 120.
    expect(places([100, 20, 50, 30], 2)).to.deep.equal([
      [1, 1, 0],
      [2, 1, 0],
      [2, 2, 80],
      [2, 3, 30],
    ]);
  });

  it('have the same gap below an item that is pulled out of its row', () => {
    // The third row begins at 198; its item is pulled to 138, but the fourth row begins at 222, not at 192.
    expect(places([100, 50, 40, 50, 30, 30], 2, 24).slice(4)).to.deep.equal([
      [2, 3, 60],
      [2, 4, 30],
    ]);
  });

  it('have the wanted gap if it is smaller than that of the grid', () => {
    expect(places([40, 40, 10], 2, 30, 10).at(-1)).to.deep.equal([1, 2, 20]);
  });

  it('treat columns as equal if browsers round their heights', () => {
    const items = [
      { left: 0, top: 0, height: 50.4 },
      { left: 100, top: 0.2, height: 50 },
      { left: 0, top: 60.4, height: 10 },
    ];
    expect(shortestColumns(items, { grid: 10, wanted: 10 }).at(-1)?.column).to.equal(1);
  });

  it('may be one, or have no items', () => {
    expect(places([10, 20], 1)).to.deep.equal([
      [1, 1, 0],
      [1, 2, 0],
    ]);
    expect(shortestColumns([], { grid: 10, wanted: 10 })).to.deep.equal([]);
  });
});
