import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { rendered } from '../../../../page-objects/until';
import { clearGrids, type MountedGrid, mountGrid, scrollPage, works } from './fixtures';

/** The index of the focused tile; -1 if none is focused. */
function focused(): number {
  const tile = document.activeElement?.closest('li');
  return tile ? Number(tile.getAttribute('aria-posinset')) - 1 : -1;
}

async function tabBack(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

function focus(grid: MountedGrid, index: number): void {
  grid.tile(index)?.querySelector('a')?.focus({ preventScroll: true });
}

describe('a grid with the keyboard', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(clearGrids);

  it('moves through all tiles in item order with Tab, and scrolls to the focused one', async () => {
    const grid = mountGrid({ items: works(600), width: 1000 });
    focus(grid, 0);
    for (let index = 1; index < 60; index++) {
      await sendKeys({ press: 'Tab' });
      expect(focused()).to.equal(index);
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      expect(bottom > 0 && top < innerHeight, `${index} in sight`).to.equal(true);
    }
  });

  it('moves back in item order with Shift+Tab', async () => {
    const grid = mountGrid({ items: works(600), width: 1000 });
    await scrollPage(9000);
    const start = grid.visible()[2] ?? -1;
    focus(grid, start);
    for (let step = 1; step < 30; step++) {
      await tabBack();
      expect(focused()).to.equal(start - step);
    }
  });

  it('continues from a focused tile far outside the viewport', async () => {
    const grid = mountGrid({ items: works(600), width: 1000 });
    focus(grid, 4);
    await scrollPage(50_000);
    expect(focused()).to.equal(4);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(5);
    await rendered();
    expect(grid.visible()).to.include(5);
  });

  it('is entered at its first tile from above and at its last tile from below', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    const grid = mountGrid({ items: works(600), width: 1000 });
    const after = document.body.appendChild(document.createElement('button'));
    await scrollPage(50_000);
    before.focus({ preventScroll: true });
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(0);
    after.focus({ preventScroll: true });
    await tabBack();
    expect(focused()).to.equal(599);
    expect(grid.tile(599)).to.exist;
    before.remove();
    after.remove();
  });

  it('keeps the focus when tiles around it are added, removed and moved', async () => {
    const all = works(300);
    const grid = mountGrid({ items: all.slice(0, 100), width: 1000 });
    await rendered();
    focus(grid, 7);
    grid.set({ items: all });
    grid.box.style.width = '600px';
    await rendered();
    expect(focused()).to.equal(7);
    grid.set({ items: all.slice(5) });
    await rendered();
    expect(focused()).to.equal(2);
  });
});
