import { expect } from 'chai';
import { pullsOf } from '../../../../src/elements/built/masonry/item-pulls';

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

describe('the items of a masonry', () => {
  it('are pulled up below those above them', () => {
    expect(pullsOf(grid([100, 50, 80, 40, 60, 20], 3, 30), 30)).to.deep.equal([0, 0, 0, 0, 50, 20]);
  });

  it('move up without a pull if all items before them were pulled', () => {
    // The second row then ends at 170 and not at 180, so the third begins 10 higher.
    const heights = [100, 50, 40, 50, 30, 30];
    expect(pullsOf(grid(heights, 2, 30), 30)).to.deep.equal([0, 0, 0, 50, 0, 40]);
  });

  it('are not moved in the first row', () => {
    expect(pullsOf(grid([10, 90, 30], 3, 30), 30)).to.deep.equal([0, 0, 0]);
  });

  it('are not moved in a single column', () => {
    expect(pullsOf(grid([10, 90, 30], 1, 30), 30)).to.deep.equal([0, 0, 0]);
  });

  it('are never pushed down if the page has a smaller gap', () => {
    expect(pullsOf(grid([50, 50, 50, 50], 2, 10), 30)).to.deep.equal([0, 0, 0, 0]);
  });

  it('are assigned to columns despite rounding', () => {
    const items = [
      { left: 0, top: 0, height: 10 },
      { left: 33.33, top: 0, height: 40 },
      { left: 0.02, top: 70, height: 10 },
    ];
    expect(pullsOf(items, 30)).to.deep.equal([0, 0, 30]);
  });

  it('may be none', () => {
    expect(pullsOf([], 30)).to.deep.equal([]);
  });
});
