import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { rendered, until } from '../../../../page-objects/until';
import { clearGrids, type MountedGrid, mountGrid, works } from './fixtures';

describe('a grid in print', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(async () => {
    await emulateMedia({ media: 'screen' });
    clearGrids();
  });

  it('renders all items when the page is printed, also by print()', async () => {
    const grid = mountGrid({ items: works(300), width: 1000 });
    await rendered();
    window.dispatchEvent(new Event('beforeprint'));
    expect(grid.tiles()).to.have.length(300);
    window.dispatchEvent(new Event('afterprint'));
    await rendered();
    expect(grid.tiles().length).to.be.lessThan(60);
  });

  it('renders all items in print media, and few again on the screen', async () => {
    const grid = mountGrid({ items: works(300), width: 1000 });
    await rendered();
    await emulateMedia({ media: 'print' });
    await until(() => grid.tiles().length === 300);
    await emulateMedia({ media: 'screen' });
    await until(() => grid.tiles().length < 60);
  });

  it('renders all items if it is added to a page in print media', async () => {
    await emulateMedia({ media: 'print' });
    const grid = mountGrid({ items: works(300), width: 1000 });
    await rendered();
    expect(grid.tiles()).to.have.length(300);
  });
});

describe('find-in-page', () => {
  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(() => {
    clearGrids();
    history.replaceState(null, '', location.pathname + location.search);
  });

  const hidden = (grid: MountedGrid) => [
    ...grid.box.querySelectorAll<HTMLElement>('[hidden="until-found"]'),
  ];
  const hiddenTitles = (grid: MountedGrid) =>
    hidden(grid).flatMap(({ textContent }) => textContent.split('\n').filter(Boolean));

  it('finds each item once: rendered, or hidden until found', async () => {
    const grid = mountGrid({ items: works(250), width: 1000 });
    await rendered();
    const drawn = grid.tiles().map(({ textContent }) => textContent);
    expect([...drawn, ...hiddenTitles(grid)].toSorted()).to.deep.equal(
      works(250)
        .map(({ title }) => title)
        .toSorted(),
    );
    expect(hidden(grid).every((text) => getComputedStyle(text).display === 'block')).to.equal(true);
  });

  it('adds the hidden texts after the first frame, which shows the visible items sooner', async () => {
    const grid = mountGrid({ items: works(250), width: 1000 });
    expect(grid.visible()).not.to.have.length(0);
    expect(hidden(grid)).to.have.length(0);
    await until(() => hidden(grid).length > 0);
  });

  it('keeps the hidden texts while other items are shown', async () => {
    const grid = mountGrid({ items: works(250), width: 1000 });
    await rendered();
    grid.set({ items: works(200, 'other') });
    expect(hidden(grid)).not.to.have.length(0);
  });

  for (const [count, index] of [
    [80, 61],
    [3000, 2345],
  ] as const) {
    it(`scrolls to item ${index} of ${count}, and hides its text again`, async () => {
      const grid = mountGrid({ items: works(count), width: 1000 });
      await rendered();
      expect(grid.tile(index)).to.equal(undefined);
      // A text fragment in the address works like find-in-page.
      location.hash = `:~:text=work ${index}`;
      await until(() => grid.visible().includes(index));
      await rendered();
      expect(grid.box.querySelectorAll('.nh-grid-findable:not([hidden])')).to.have.length(0);
      expect(hiddenTitles(grid)).not.to.include(`work ${index}`);
    });
  }

  it('adds few nodes for thousands of items', async () => {
    const grid = mountGrid({ items: works(5000), width: 1000 });
    await rendered();
    expect(hidden(grid).length).to.be.within(50, 100);
  });
});
