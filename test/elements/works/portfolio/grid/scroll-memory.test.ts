import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { savedPosition } from '../../../../../src/elements/works/portfolio/grid';
import {
  savePosition,
  suspendScrollRestoration,
} from '../../../../../src/elements/works/portfolio/grid/scroll-memory';
import { rendered } from '../../../../page-objects/until';
import { clearGrids, type MountedGrid, mountGrid, scrollPage, works } from './fixtures';

describe('a grid for a returning visitor', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(() => {
    clearGrids();
    sessionStorage.clear();
  });

  it('shows the topmost item at its position, although sizes are unknown', async () => {
    const grid = mountGrid({ items: works(500), width: 1000, memory: 'a' });
    await scrollPage(9000);
    const [first = -1] = grid.visible();
    const top = grid.tile(first)?.getBoundingClientRect().top ?? Number.NaN;
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();
    expect(savedPosition('a')?.count).to.equal(500);

    const again = mountGrid({ items: works(500), width: 1000, memory: 'a' });
    await rendered();
    expect(again.tile(first)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  /** The columns and vertical positions of the visible items. */
  const placesIn = (grid: MountedGrid) =>
    grid.visible().map((index) => {
      const { left, top } = grid.tile(index)?.getBoundingClientRect() ?? {};
      return [index, Math.round(left ?? 0), Math.round(top ?? 0)].join(' ');
    });

  /** Items whose titles have one to five lines, which is unknown before they are rendered. */
  const wordy = (count: number) =>
    works(count).map((work, at) => ({ ...work, title: 'word '.repeat(1 + ((at * 17) % 5) * 20) }));

  it('shows all items in their columns, although pages now load at once', async () => {
    const grid = mountGrid({ items: wordy(40), width: 1000, memory: 'a' });
    await scrollPage(2000);
    grid.set({ items: wordy(120) });
    for (const top of [3000, 5000, 6000]) await scrollPage(top);
    await rendered();
    const before = placesIn(grid);
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();

    const again = mountGrid({ items: wordy(120), width: 1000, memory: 'a' });
    await rendered();
    expect(placesIn(again)).to.deep.equal(before);
    await scrollPage(0);
    expect(again.tile(0)?.getBoundingClientRect().top).to.be.closeTo(again.box.offsetTop, 1);
  });

  it('shows the item in a window of another width, and after items were added before it', async () => {
    const grid = mountGrid({ items: wordy(120), width: 1000, memory: 'a' });
    for (const top of [2000, 4000]) await scrollPage(top);
    const [first = -1] = grid.visible();
    const top = grid.tile(first)?.getBoundingClientRect().top ?? Number.NaN;
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();

    const items = [...works(2, 'new'), ...wordy(120)];
    const again = mountGrid({ items, width: 700, memory: 'a' });
    await rendered();
    expect(again.tile(first + 2)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('scrolls to the item as soon as it is loaded', async () => {
    savePosition('a', { key: 'work-300', offset: -20, count: 500 });
    const grid = mountGrid({ items: works(100), width: 1000, memory: 'a' });
    await rendered();
    expect(scrollY).to.equal(0);
    grid.set({ items: works(500) });
    await rendered();
    expect(grid.tile(300)?.getBoundingClientRect().top).to.be.closeTo(-20, 1);
  });

  it('does not scroll after the visitor scrolled', async () => {
    savePosition('a', { key: 'work-300', offset: -20, count: 500 });
    const grid = mountGrid({ items: works(100), width: 1000, memory: 'a' });
    window.dispatchEvent(new WheelEvent('wheel'));
    grid.set({ items: works(500) });
    await rendered();
    expect(scrollY).to.equal(0);
  });

  it('starts at the top if the visitor left there', async () => {
    savePosition('a', { key: 'work-30', offset: 0, count: 60 });
    mountGrid({ items: works(60), width: 1000, memory: 'a' });
    await scrollPage(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(savedPosition('a')).to.equal(undefined);
  });

  it('saves the position by name, and not without a name', async () => {
    mountGrid({ items: works(500), width: 1000 });
    await scrollPage(9000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).to.have.length(0);
  });

  it('restores the browser’s scroll restoration after load, also with two grids', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    try {
      suspendScrollRestoration();
      suspendScrollRestoration();
      expect(history.scrollRestoration).to.equal('manual');
      window.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(history.scrollRestoration).to.equal('auto');
    } finally {
      Reflect.deleteProperty(document, 'readyState');
      history.scrollRestoration = 'auto';
    }
  });

  it('ignores invalid entries in storage', () => {
    savePosition('a', { key: 'k', offset: 0, count: 1 });
    const [key = ''] = Object.keys(sessionStorage);
    for (const junk of ['{', 'null', '[]', '{"key":1,"offset":0,"count":1}']) {
      sessionStorage.setItem(key, junk);
      expect(savedPosition('a')).to.equal(undefined);
    }
    const metrics = { width: 100, columns: 1, gap: 1 };
    const tile = { key: 'k', column: 0, height: 1, ratio: 1 };
    for (const junk of [
      'text',
      { metrics },
      { metrics, starts: [0], tiles: [null] },
      { metrics, starts: ['x'], tiles: [tile] },
      { metrics, starts: [0], tiles: [{ ...tile, column: 1 }] },
      { metrics, starts: [0], tiles: [{ ...tile, ratio: 0 }] },
      { metrics: { ...metrics, width: null }, starts: [0], tiles: [tile] },
    ]) {
      sessionStorage.setItem(key, JSON.stringify({ key: 'k', offset: 0, count: 1, layout: junk }));
      expect(savedPosition('a')).to.deep.equal({
        key: 'k',
        offset: 0,
        count: 1,
        layout: undefined,
      });
    }
  });
});
