import { expect } from 'chai';
import { Arrangement } from '../../../../../src/elements/works/portfolio/grid/arrangement';

interface Work {
  readonly key: string;
  readonly ratio?: number;
}

function arranged(items: readonly Work[], columns = 2): Arrangement<Work> {
  const arrangement = new Arrangement<Work>();
  arrangement.resize({ width: 201, columns, gap: 1 });
  show(arrangement, items);
  return arrangement;
}

function show(arrangement: Arrangement<Work>, items: readonly Work[]): number {
  return arrangement.show({ items, keyOf: ({ key }) => key, ratioOf: ({ ratio }) => ratio });
}

function squares(count: number): Work[] {
  return Array.from({ length: count }, (_, index) => ({ key: `k${index}`, ratio: 1 }));
}

function tops(arrangement: Arrangement<Work>): number[] {
  return Array.from({ length: arrangement.count }, (_, index) => arrangement.top(index));
}

describe('an arrangement of items', () => {
  it('reserves the space of an image, and treats invalid sizes as unknown', () => {
    const ratios = [2, 0, Number.NaN, -1, Number.POSITIVE_INFINITY];
    const arrangement = arranged(ratios.map((ratio, index) => ({ key: `${index}`, ratio })));
    expect(ratios.map((_, index) => arrangement.tile(index).ratio)).to.deep.equal([
      2,
      ...Array(4).fill(4 / 3),
    ]);
  });

  it('estimates all tiles from the first measured ones', () => {
    const arrangement = arranged(squares(100));
    expect(
      arrangement.measure(
        new Map([
          [0, 120],
          [1, 120],
        ]),
        0,
      ),
    ).to.equal(true);
    expect(arrangement.top(10)).to.equal(5 * 121);
  });

  it('places a part of a long list before it is measured, and all of it afterwards', () => {
    const arrangement = new Arrangement<Work>();
    arrangement.resize({ width: 201, columns: 2, gap: 1 });
    const items = squares(50_000);
    arrangement.show({ items, keyOf: ({ key }) => key, ratioOf: () => 1 }, 100);
    expect(arrangement.height).to.equal(50 * 141 - 1);
    expect(arrangement.measure(new Map([[0, 140]]), 0)).to.equal(true);
    expect(arrangement.height).to.equal(25_000 * 141 - 1);
  });

  it('keeps seen tiles when sizes below become known', () => {
    const arrangement = arranged(squares(20));
    arrangement.markSeen(300);
    const before = tops(arrangement);
    arrangement.applyRatios(
      new Map([
        ['k1', 0.5],
        ['k8', 0.25],
      ]),
    );
    const after = tops(arrangement);
    expect(after.slice(0, 9)).to.deep.equal(before.slice(0, 9));
    expect(after.slice(9)).to.not.deep.equal(before.slice(9));
    expect(arrangement.tile(1).ratio).to.equal(1);
    expect(arrangement.tile(8).ratio).to.equal(0.25);
  });

  it('applies a late ratio when all items are placed again', () => {
    const arrangement = arranged(squares(20));
    arrangement.markSeen(300);
    arrangement.applyRatios(new Map([['k1', 0.5]]));
    arrangement.resize({ width: 301, columns: 2, gap: 1 });
    expect(arrangement.tile(1).ratio).to.equal(0.5);
  });

  it('grows tiles above the viewport upwards, and aligns its columns on request', () => {
    const arrangement = arranged(squares(40), 1);
    arrangement.markSeen(3000);
    arrangement.measure(new Map([[2, 341]]), 2000);
    const before = tops(arrangement);
    arrangement.measure(new Map([[3, 441]]), 2000);
    const after = tops(arrangement);
    expect(after.slice(4)).to.deep.equal(before.slice(4));
    expect(after[0]).to.be.lessThan(before[0] as number);
    const by = arrangement.alignColumns(2000) ?? Number.NaN;
    expect(arrangement.top(0)).to.equal(0);
    expect(arrangement.top(9)).to.equal((after[9] as number) + by);
    expect(arrangement.isAligned).to.equal(true);
  });

  it('stretches images above the viewport to align columns', () => {
    const arrangement = arranged(squares(40));
    arrangement.markSeen(3000);
    arrangement.measure(
      new Map([
        [0, 180],
        [3, 200],
        [4, 110],
      ]),
      1000,
    );
    const before = tops(arrangement);
    expect(arrangement.isAligned).to.equal(false);
    const by = arrangement.alignColumns(1000) ?? Number.NaN;
    expect(arrangement.isAligned).to.equal(true);
    const after = tops(arrangement);
    for (const index of [20, 21, 30]) {
      expect(after[index]).to.be.closeTo((before[index] as number) + by, 1e-6);
    }
    for (const index of [0, 1, 2, 3]) {
      const { column, ratio } = arrangement.tile(index);
      expect(ratio, 'of that column').to.equal(arrangement.tile(column).ratio);
    }
  });

  it('does not align columns if images would be cropped too much', () => {
    const arrangement = arranged(squares(40));
    arrangement.markSeen(3000);
    arrangement.measure(new Map([[0, 500]]), 300);
    const before = tops(arrangement);
    expect(arrangement.alignColumns(300)).to.equal(undefined);
    expect(tops(arrangement)).to.deep.equal(before);
    arrangement.placeAll();
    expect(arrangement.isAligned).to.equal(true);
  });

  it('keeps leading items that are unchanged', () => {
    const arrangement = arranged(squares(20));
    expect(show(arrangement, squares(30))).to.equal(20);
    expect(show(arrangement, squares(5))).to.equal(5);
    expect(show(arrangement, squares(9).reverse())).to.equal(0);
    expect(arrangement.indexOf('k8')).to.equal(0);
  });

  it('has no height without items', () => {
    const arrangement = arranged([]);
    expect(arrangement.height).to.equal(0);
    expect(arrangement.range({ top: 0, bottom: 1000 })).to.deep.equal([]);
    expect(arrangement.isAligned).to.equal(true);
  });
});
