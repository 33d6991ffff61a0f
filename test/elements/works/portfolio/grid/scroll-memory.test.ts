import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { restorable } from '../../../../../src/elements/works/portfolio/grid';
import {
  rememberPlace,
  restoreAlone,
} from '../../../../../src/elements/works/portfolio/grid/scroll-memory';
import { clearGrids, frames, type MountedGrid, mountGrid, scrollPage, works } from './fixtures';

describe('a visitor who comes back', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(() => {
    clearGrids();
    sessionStorage.clear();
  });

  it('finds the item that was at the top where it was, though sizes are not known yet', async () => {
    const grid = mountGrid({ items: works(500), width: 1000, memory: 'a' });
    await scrollPage(9000);
    const [first = -1] = grid.inSight();
    const top = grid.tile(first)?.getBoundingClientRect().top ?? Number.NaN;
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();
    expect(restorable('a')?.count).to.equal(500);

    const again = mountGrid({ items: works(500), width: 1000, memory: 'a' });
    await frames();
    expect(again.tile(first)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  /** Where the items in sight are: in which column, and how far down. */
  const placesIn = (grid: MountedGrid) =>
    grid.inSight().map((index) => {
      const { left, top } = grid.tile(index)?.getBoundingClientRect() ?? {};
      return [index, Math.round(left ?? 0), Math.round(top ?? 0)].join(' ');
    });

  /** Works whose titles take one to five lines, which nobody knows before they are drawn. */
  const wordy = (count: number) =>
    works(count).map((work, at) => ({ ...work, title: 'word '.repeat(1 + ((at * 17) % 5) * 20) }));

  it('finds every item in its column again, though what came in steps now comes at once', async () => {
    const grid = mountGrid({ items: wordy(40), width: 1000, memory: 'a' });
    await scrollPage(2000);
    grid.set({ items: wordy(120) });
    for (const top of [3000, 5000, 6000]) await scrollPage(top);
    await frames();
    const before = placesIn(grid);
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();

    const again = mountGrid({ items: wordy(120), width: 1000, memory: 'a' });
    await frames();
    expect(placesIn(again)).to.deep.equal(before);
    await scrollPage(0);
    expect(again.tile(0)?.getBoundingClientRect().top).to.be.closeTo(again.box.offsetTop, 1);
  });

  it('finds the item also in a window of another width, and where others have come before it', async () => {
    const grid = mountGrid({ items: wordy(120), width: 1000, memory: 'a' });
    for (const top of [2000, 4000]) await scrollPage(top);
    const [first = -1] = grid.inSight();
    const top = grid.tile(first)?.getBoundingClientRect().top ?? Number.NaN;
    window.dispatchEvent(new Event('pagehide'));
    clearGrids();

    const items = [...works(2, 'new'), ...wordy(120)];
    const again = mountGrid({ items, width: 700, memory: 'a' });
    await frames();
    expect(again.tile(first + 2)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('is taken there as soon as the item is loaded', async () => {
    rememberPlace('a', { key: 'work-300', offset: -20, count: 500 });
    const grid = mountGrid({ items: works(100), width: 1000, memory: 'a' });
    await frames();
    expect(scrollY).to.equal(0);
    grid.set({ items: works(500) });
    await frames();
    expect(grid.tile(300)?.getBoundingClientRect().top).to.be.closeTo(-20, 1);
  });

  it('is left alone once they go their own way', async () => {
    rememberPlace('a', { key: 'work-300', offset: -20, count: 500 });
    const grid = mountGrid({ items: works(100), width: 1000, memory: 'a' });
    window.dispatchEvent(new WheelEvent('wheel'));
    grid.set({ items: works(500) });
    await frames();
    expect(scrollY).to.equal(0);
  });

  it('begins at the top after having left there', async () => {
    rememberPlace('a', { key: 'work-30', offset: 0, count: 60 });
    mountGrid({ items: works(60), width: 1000, memory: 'a' });
    await scrollPage(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(restorable('a')).to.equal(undefined);
  });

  it('is remembered by name, and not at all without one', async () => {
    mountGrid({ items: works(500), width: 1000 });
    await scrollPage(9000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).to.have.length(0);
  });

  it('leaves scrolling to the browser again once the page is loaded, also for two grids', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    try {
      restoreAlone();
      restoreAlone();
      expect(history.scrollRestoration).to.equal('manual');
      window.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(history.scrollRestoration).to.equal('auto');
    } finally {
      Reflect.deleteProperty(document, 'readyState');
      history.scrollRestoration = 'auto';
    }
  });

  it('costs nothing that storage holds what is not ours', () => {
    rememberPlace('a', { key: 'k', offset: 0, count: 1 });
    const [key = ''] = Object.keys(sessionStorage);
    for (const junk of ['{', 'null', '[]', '{"key":1,"offset":0,"count":1}']) {
      sessionStorage.setItem(key, junk);
      expect(restorable('a')).to.equal(undefined);
    }
    const room = { width: 100, columns: 1, gap: 1 };
    const tile = { key: 'k', column: 0, height: 1, ratio: 1 };
    for (const junk of [
      'text',
      { room },
      { room, starts: [0], tiles: [null] },
      { room, starts: ['x'], tiles: [tile] },
      { room, starts: [0], tiles: [{ ...tile, column: 1 }] },
      { room, starts: [0], tiles: [{ ...tile, ratio: 0 }] },
      { room: { ...room, width: null }, starts: [0], tiles: [tile] },
    ]) {
      sessionStorage.setItem(key, JSON.stringify({ key: 'k', offset: 0, count: 1, layout: junk }));
      expect(restorable('a')).to.deep.equal({ key: 'k', offset: 0, count: 1, layout: undefined });
    }
  });
});
