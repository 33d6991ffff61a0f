import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { rendered } from '../../../../page-objects/until';
import { clearGrids, mountGrid, scrollPage, works } from './fixtures';

describe('a rendered grid', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(clearGrids);

  it('renders only items near the viewport of 5,000, in item order', async () => {
    const grid = mountGrid({ items: works(5000), width: 1000 });
    const inFirstFrame = grid.tiles().length;
    expect(inFirstFrame).to.be.within(5, 20);
    await rendered();
    expect(grid.tiles().length).to.be.within(inFirstFrame + 5, 80);
    expect(document.querySelectorAll('*').length).to.be.lessThan(1000);
    await scrollPage(100_000);
    const places = grid.tiles().map((tile) => Number(tile.getAttribute('aria-posinset')));
    expect(places).to.deep.equal(places.toSorted((a, b) => a - b));
    expect(grid.visible().length).to.be.greaterThan(3);
  });

  it('fills the viewport without gaps, wherever the visitor jumps', async () => {
    const grid = mountGrid({ items: works(2000), width: 1000 });
    for (const top of [0, 30_000, 150_000, 149_300, 12_345]) {
      await scrollPage(top);
      const { left } = grid.list.getBoundingClientRect();
      for (const x of [0.16, 0.5, 0.83]) {
        for (const y of [0.02, 0.5, 0.98]) {
          const hit = document.elementFromPoint(left + 1000 * x, innerHeight * y);
          expect(hit?.closest('li'), `${top} ${x} ${y}`).to.exist;
        }
      }
    }
  });

  it('has no overlapping tiles, and no gaps other than the gutter', async () => {
    const grid = mountGrid({ items: works(300), width: 1000 });
    await rendered();
    const tiles = grid.tiles().slice(0, -1);
    const starts = new Set(tiles.map((tile) => tile.offsetLeft));
    expect(starts.size).to.equal(3);
    for (const start of starts) {
      const column = tiles.filter((tile) => tile.offsetLeft === start);
      for (const [at, tile] of column.entries()) {
        const above = column[at - 1]?.getBoundingClientRect().bottom;
        if (above !== undefined)
          expect(tile.getBoundingClientRect().top - above).to.be.closeTo(1, 0.1);
      }
    }
  });

  it('gives each tile its position and the total number', () => {
    const grid = mountGrid({ items: works(40), total: 600, label: 'Works' });
    expect(grid.list).to.have.attribute('aria-label', 'Works');
    expect(grid.tile(0)).to.have.attribute('aria-setsize', '600');
    expect(grid.tile(39)).to.have.attribute('aria-posinset', '40');
  });
});
