import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { restorable } from '../../../../../src/elements/works/portfolio/grid';
import {
  rememberPlace,
  restoreAlone,
} from '../../../../../src/elements/works/portfolio/grid/scroll-memory';
import { clearGrids, frames, mountGrid, scrollPage, works } from './fixtures';

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
  });
});
