import { expect } from 'chai';
import { pulled } from '../../../../src/elements/built/masonry/pulled';

/** Items of these heights in a grid, as a browser lays them out. */
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
    expect(pulled(grid([100, 50, 80, 40, 60, 20], 3, 30), 30)).to.deep.equal([0, 0, 0, 0, 50, 20]);
  });

  it('come up by themselves where all before them were pulled', () => {
    // The second row then ends at 170 and not at 180, so the third begins 10 higher.
    const heights = [100, 50, 40, 50, 30, 30];
    expect(pulled(grid(heights, 2, 30), 30)).to.deep.equal([0, 0, 0, 50, 0, 40]);
  });

  it('of the first row are left where they are', () => {
    expect(pulled(grid([10, 90, 30], 3, 30), 30)).to.deep.equal([0, 0, 0]);
  });

  it('are left where they are in one column', () => {
    expect(pulled(grid([10, 90, 30], 1, 30), 30)).to.deep.equal([0, 0, 0]);
  });

  it('are never pushed down, where the page has them closer', () => {
    expect(pulled(grid([50, 50, 50, 50], 2, 10), 30)).to.deep.equal([0, 0, 0, 0]);
  });

  it('are told apart by column though a browser rounds', () => {
    const items = [
      { left: 0, top: 0, height: 10 },
      { left: 33.33, top: 0, height: 40 },
      { left: 0.02, top: 70, height: 10 },
    ];
    expect(pulled(items, 30)).to.deep.equal([0, 0, 30]);
  });

  it('may be none', () => {
    expect(pulled([], 30)).to.deep.equal([]);
  });
});
