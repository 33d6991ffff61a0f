import { expect } from 'chai';
import * as fc from 'fast-check';
import { Placement } from '../../../../../src/elements/works/portfolio/grid/placement';

function placed(heights: readonly number[], columns = 3, gap = 1): Placement {
  const placement = new Placement(columns, gap);
  for (const height of heights) placement.append(height);
  return placement;
}

const anyHeights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 120 });
const anyColumns = fc.integer({ min: 1, max: 6 });

/** Asserts that each item of a column starts one gap below the previous one. */
function expectTight(placement: Placement): void {
  const ends = new Map<number, number>();
  for (let index = 0; index < placement.count; index++) {
    const end = ends.get(placement.columnOf(index));
    if (end !== undefined) expect(placement.top(index)).to.be.closeTo(end + placement.gap, 1e-6);
    ends.set(placement.columnOf(index), placement.bottom(index));
  }
}

describe('the placement of a masonry', () => {
  it('appends each item to the shortest column', () => {
    const placement = placed([100, 50, 80, 10, 10, 10], 3, 1);
    expect([0, 1, 2, 3, 4, 5].map((index) => placement.columnOf(index))).to.deep.equal([
      0, 1, 2, 1, 1, 1,
    ]);
    expect(placement.top(3)).to.equal(51);
    expect(placement.height).to.equal(100);
  });

  it('treats columns as equal that differ by a fraction of a pixel', () => {
    const placement = placed([100.4, 100, 100.2, 50, 50, 50]);
    expect([3, 4, 5].map((index) => placement.columnOf(index))).to.deep.equal([0, 1, 2]);
  });

  it('finds exactly the items that overlap a range', () => {
    const given = fc.tuple(
      anyHeights,
      anyColumns,
      fc.integer({ min: -500, max: 9000 }),
      fc.integer({ min: 1, max: 2000 }),
    );
    fc.assert(
      fc.property(given, ([heights, columns, top, length]) => {
        const placement = placed(heights, columns);
        const all = heights.map((_, index) => index);
        const expected = all.filter(
          (index) => placement.bottom(index) > top && placement.top(index) < top + length,
        );
        expect(placement.range(top, top + length)).to.deep.equal(expected);
        const above = all.filter((index) => placement.top(index) < top);
        expect(placement.countAbove(top)).to.equal((above.at(-1) ?? -1) + 1);
      }),
    );
  });

  it('has no gaps and overlaps, however items grow', () => {
    const change = fc.record({
      at: fc.nat(),
      height: fc.integer({ min: 1, max: 900 }),
      up: fc.boolean(),
    });
    fc.assert(
      fc.property(anyHeights, anyColumns, fc.array(change), (heights, columns, changes) => {
        const placement = placed(heights, columns);
        for (const { at, height, up } of changes) {
          const index = at % heights.length;
          if (up) placement.growUp(index, height);
          else placement.growDown(index, height);
          expect(placement.heightOf(index)).to.equal(height);
        }
        expectTight(placement);
        const start = Math.min(...placement.starts);
        placement.shift(-start);
        expect(Math.min(...placement.starts)).to.be.closeTo(0, 1e-6);
      }),
    );
  });

  it('keeps the end of an item that grows upwards, and the start of one that grows downwards', () => {
    const placement = placed([100, 100, 100], 1);
    const bottom = placement.bottom(1);
    const top = placement.top(1);
    placement.growUp(1, 150);
    expect(placement.bottom(1)).to.equal(bottom);
    expect(placement.top(0)).to.equal(-50);
    placement.growUp(1, 100);
    placement.growDown(1, 70);
    expect(placement.top(1)).to.equal(top);
    expect(placement.top(2)).to.equal(172);
  });

  it('places removed items again at the same positions', () => {
    fc.assert(
      fc.property(anyHeights, anyColumns, fc.nat(120), (heights, columns, count) => {
        const placement = placed(heights, columns);
        placement.truncate(count);
        expect(placement.count).to.equal(Math.min(count, heights.length));
        for (const height of heights.slice(count)) placement.append(height);
        const anew = placed(heights, columns);
        for (const index of heights.keys()) expect(placement.top(index)).to.equal(anew.top(index));
      }),
    );
  });
});
