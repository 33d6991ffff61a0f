import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { rendered } from '../../../../page-objects/until';
import { clearGrids, imageOf, type MountedGrid, mountGrid, scrollPage, works } from './fixtures';

/** The screen positions of the visible tiles, by key. */
function places(grid: MountedGrid): Map<number, string> {
  return new Map(
    grid.visible().map((index) => {
      const { top, left } = (grid.tile(index) as HTMLElement).getBoundingClientRect();
      return [index, `${Math.round(top)} ${Math.round(left)}`];
    }),
  );
}

describe('the position of tiles', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(clearGrids);

  it('does not change when more items are loaded', async () => {
    const grid = mountGrid({ items: works(60), width: 1000 });
    await scrollPage(1500);
    const before = places(grid);
    grid.set({ items: works(120) });
    await rendered();
    expect(places(grid)).to.deep.equal(before);
    expect(scrollY).to.equal(1500);
  });

  it('is kept for the topmost item when the width changes', async () => {
    const grid = mountGrid({ items: works(600), width: 1000 });
    await scrollPage(20_000);
    const [first = -1] = grid.visible();
    const top = grid.tile(first)?.getBoundingClientRect().top ?? Number.NaN;
    grid.box.style.width = '700px';
    await rendered();
    expect(grid.tile(first)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
    expect(grid.visible()).to.include(first);
  });

  it('is kept for a visible item that another filter has too', async () => {
    const all = works(600);
    const grid = mountGrid({ items: all, width: 1000 });
    await scrollPage(20_000);
    const kept = grid.visible()[1] ?? -1;
    const top = grid.tile(kept)?.getBoundingClientRect().top ?? Number.NaN;
    const some = all.filter((_, index) => index % 3 === kept % 3);
    grid.set({ items: some });
    await rendered();
    const place = some.indexOf(all[kept] as (typeof all)[number]);
    expect(grid.tile(place)?.getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('is the start of the grid when no visible item is left', async () => {
    const grid = mountGrid({ items: works(600), width: 1000 });
    await scrollPage(20_000);
    grid.set({ items: works(600, 'other') });
    await rendered();
    expect(grid.list.getBoundingClientRect().top).to.be.closeTo(0, 1);
  });

  it('does not scroll while the grid’s start is visible, whatever the filter', async () => {
    const all = works(600);
    const grid = mountGrid({ items: all.slice(100, 200), width: 1000 });
    await rendered();
    grid.set({ items: all });
    await rendered();
    expect(scrollY).to.equal(0);
    expect(grid.tile(0)?.textContent).to.equal('work 0');
  });

  it('is kept for seen images, while others get their aspect ratio', async () => {
    const tall = imageOf(100, 300);
    const items = works(60).map((work) => ({ ...work, ratio: undefined }));
    const grid = mountGrid({ items, width: 1000 });
    await rendered();
    const before = places(grid);
    const { height } = (grid.tile(9) as HTMLElement).getBoundingClientRect();
    const withPictures = items.map((work) => ({ ...work, picture: tall }));
    grid.set({ items: withPictures });
    await expectSoon(() => (grid.tile(9)?.offsetHeight ?? 0) > 2 * height);
    expect(places(grid)).to.deep.equal(before);
  });

  it('causes no layout shift while images of unknown size load and the visitor scrolls', async () => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
    const pictures = [imageOf(100, 300), imageOf(300, 100), imageOf(100, 100)];
    const items = works(200).map((work, index) => ({
      ...work,
      ratio: undefined,
      picture: pictures[index % 3] as string,
      title: 'word '.repeat(1 + (index % 40)),
    }));
    const grid = mountGrid({ items, width: 1000 });
    for (let top = 0; top < 6000; top += 150) {
      window.scrollTo(0, top);
      await rendered(2);
    }
    for (let top = 6000; top > 0; top -= 150) {
      window.scrollTo(0, top);
      await rendered(2);
    }
    // Some entries may not have been delivered yet.
    note(observer.takeRecords());
    observer.disconnect();
    expect(grid.tiles().length).to.be.greaterThan(3);
    expect(shifts).to.deep.equal([]);
  });

  it('does not change when tiles above are higher than estimated', async () => {
    const items = works(400).map((work, index) => ({
      ...work,
      title: 'word '.repeat(index < 60 ? 3 : 5 + ((index * 31) % 90)),
    }));
    const grid = mountGrid({ items, width: 1000 });
    await scrollPage(30_000);
    let before = places(grid);
    let compared = 0;
    for (let step = 0; step < 60; step++) {
      window.scrollBy(0, -120);
      await rendered(2);
      const after = places(grid);
      for (const [index, place] of before) {
        const [top, left] = place.split(' ').map(Number);
        const now = after.get(index);
        if (!now) continue;
        expect(now).to.equal(`${(top ?? 0) + 120} ${left}`);
        compared++;
      }
      before = after;
    }
    // In each step most of the visible tiles stay visible.
    expect(compared).to.be.greaterThan(300);
  });

  it('starts at the grid’s top again after tiles above have grown', async () => {
    const items = works(400).map((work, index) => ({
      ...work,
      title: 'word '.repeat(5 + ((index * 31) % 90)),
    }));
    const grid = mountGrid({ items, width: 1000 });
    await rendered();
    grid.box.style.width = '950px';
    await scrollPage(6000);
    grid.box.style.width = '650px';
    await rendered();
    for (let step = 0; step < 200 && scrollY > 0; step++) {
      window.scrollBy(0, -200);
      await rendered(2);
    }
    expect(columnStarts(grid)).to.deep.equal([0]);
  });

  it('does not change while columns are aligned', async () => {
    const grid = mountGrid({ items: uneven(), width: 1000 });
    await rendered();
    grid.box.style.width = '950px';
    await scrollPage(9000);
    let before = places(grid);
    let compared = 0;
    for (let step = 0; step < 200 && scrollY > 0; step++) {
      const from = scrollY;
      window.scrollBy(0, -120);
      const by = from - scrollY;
      await rendered(2);
      const after = places(grid);
      for (const [index, place] of before) {
        const [top, left] = place.split(' ').map(Number);
        const [now, nowLeft] = after.get(index)?.split(' ').map(Number) ?? [];
        if (now === undefined) continue;
        expect(now).to.be.closeTo((top ?? 0) + by, 1);
        expect(nowLeft).to.equal(left);
        compared++;
      }
      before = after;
    }
    expect(compared).to.be.greaterThan(300);
    expect(columnStarts(grid)).to.deep.equal([0, 0, 0]);
  });

  for (const way of ['far', 'at once'] as const) {
    it(`is aligned at the top when the visitor jumps there ${way}`, async () => {
      const grid = mountGrid({ items: uneven(), width: 950 });
      await rendered();
      await scrollPage(document.documentElement.scrollHeight);
      for (let step = 0; step < 20; step++) {
        window.scrollBy(0, -300);
        await rendered(2);
      }
      if (way === 'far') await scrollPage(100);
      await scrollPage(0);
      await rendered(10);
      expect(scrollY).to.equal(0);
      expect(columnStarts(grid)).to.deep.equal([0, 0, 0]);
    });
  }
});

/** Items with titles of many lengths. */
function uneven() {
  return works(400).map((work, index) => ({
    ...work,
    title: 'word '.repeat(1 + ((index * 31) % 40)),
  }));
}

/** The top of the first tile of each column, from the grid's top. */
function columnStarts(grid: MountedGrid): number[] {
  const starts = new Map<number, number>();
  for (const { offsetLeft, offsetTop } of grid.tiles()) {
    starts.set(offsetLeft, Math.min(offsetTop, starts.get(offsetLeft) ?? Number.POSITIVE_INFINITY));
  }
  return [...starts.values()];
}

async function expectSoon(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await rendered(1);
  expect(holds()).to.equal(true);
}
