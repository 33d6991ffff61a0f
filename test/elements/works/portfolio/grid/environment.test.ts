import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { rendered } from '../../../../page-objects/until';
import { clearGrids, mountGrid, scrollPage, works } from './fixtures';

function boxOf(css: string, parent: Element = document.body): HTMLElement {
  const box = parent.appendChild(document.createElement('div'));
  box.style.cssText = css;
  return box;
}

describe('a grid in its environment', () => {
  const boxes: HTMLElement[] = [];
  const place = (css: string): HTMLElement => {
    const box = boxOf(css);
    boxes.push(box);
    return box;
  };

  before(() => setViewport({ width: 1100, height: 700 }));
  afterEach(() => {
    clearGrids();
    for (const box of boxes.splice(0)) box.remove();
  });

  it('follows a scroll container around it', async () => {
    const scroller = place('height: 400px; overflow: auto');
    const grid = mountGrid({ items: works(2000), into: scroller, width: 1000 });
    await rendered();
    expect(grid.tiles().length).to.be.lessThan(40);
    scroller.scrollTop = 60_000;
    await rendered();
    const { top, bottom } = scroller.getBoundingClientRect();
    const shown = grid.tiles().filter((tile) => {
      const rect = tile.getBoundingClientRect();
      return rect.bottom > top && rect.top < bottom;
    });
    expect(shown.length).to.be.greaterThan(2);
    const [first] = shown as [HTMLElement];
    const before = first.getBoundingClientRect().top;
    grid.box.style.width = '800px';
    await rendered();
    expect(first.isConnected).to.equal(true);
    expect(first.getBoundingClientRect().top).to.be.closeTo(before, 1);
  });

  it('follows a scroll container outside its shadow root', async () => {
    const scroller = place('height: 400px; overflow-y: scroll');
    const root = boxOf('', scroller).attachShadow({ mode: 'open' });
    const grid = mountGrid({ items: works(2000), into: root, width: 1000 });
    await rendered();
    scroller.scrollTop = 60_000;
    await rendered();
    const { top } = scroller.getBoundingClientRect();
    const hit = root.elementFromPoint(300, top + 200);
    expect(hit?.closest('li')).to.exist;
    root.querySelector<HTMLElement>('li:nth-child(3) a')?.focus();
    const focused = root.activeElement;
    scroller.scrollTop = 0;
    await rendered();
    expect(root.activeElement).to.equal(focused);
    expect(grid.tiles().length).to.be.lessThan(40);
  });

  it('renders when it is displayed', async () => {
    const hidden = place('display: none');
    const grid = mountGrid({ items: works(500), into: hidden, width: 1000 });
    await rendered();
    expect(grid.tiles()).to.have.length(0);
    hidden.style.display = 'block';
    await rendered();
    expect(grid.visible().length).to.be.greaterThan(5);
  });

  it('renders its tiles again after it was hidden', async () => {
    const holder = place('');
    const grid = mountGrid({ items: works(500), into: holder, width: 1000 });
    await rendered();
    const before = grid.tiles().map((tile) => tile.style.insetBlockStart);
    holder.style.display = 'none';
    await rendered();
    holder.style.display = '';
    await rendered();
    expect(grid.tiles().map((tile) => tile.style.insetBlockStart)).to.deep.equal(before);
  });

  it('renders tiles that become visible because content above collapses', async () => {
    const above = place('height: 20000px');
    const grid = mountGrid({ items: works(500), width: 1000 });
    await scrollPage(400);
    expect(grid.visible()).to.have.length(0);
    above.style.height = '0';
    await rendered(6);
    expect(grid.visible().length).to.be.greaterThan(5);
  });

  it('fills from the right in right-to-left pages', async () => {
    const page = place('');
    page.dir = 'rtl';
    const grid = mountGrid({ items: works(30), into: page, width: 1000 });
    await rendered();
    const { right } = grid.list.getBoundingClientRect();
    expect(grid.tile(0)?.getBoundingClientRect().right).to.be.closeTo(right, 0.5);
    expect(grid.tile(1)?.getBoundingClientRect().right).to.be.lessThan(right - 300);
  });

  it('has one column on a phone, and the configured number in a wide page', async () => {
    const grid = mountGrid({ items: works(60), width: 390, columns: 5 });
    const starts = () => new Set(grid.tiles().map((tile) => tile.offsetLeft)).size;
    expect(starts()).to.equal(1);
    grid.box.style.width = '600px';
    await rendered();
    expect(starts()).to.equal(2);
    grid.box.style.width = '1050px';
    await rendered();
    expect(starts()).to.equal(5);
    grid.set({ columns: 4 });
    expect(starts()).to.equal(4);
  });

  it('takes its gap from a custom property', async () => {
    const page = place('--nh-portfolio-gap: 1rem');
    const grid = mountGrid({ items: works(30), into: page, width: 1000 });
    const gap = () =>
      (grid.tile(1)?.getBoundingClientRect().left ?? 0) -
      (grid.tile(0)?.getBoundingClientRect().right ?? 0);
    expect(gap()).to.be.closeTo(16, 0.1);
    page.style.setProperty('--nh-portfolio-gap', '8px');
    await rendered();
    expect(gap()).to.be.closeTo(8, 0.1);
  });

  it('makes all images square on request', () => {
    const grid = mountGrid({ items: works(20), width: 1000, look: 'square' });
    const picture = grid.tile(3)?.querySelector('span') as HTMLElement;
    expect(picture.offsetHeight).to.be.closeTo(picture.offsetWidth, 1);
    grid.set({ look: 'masonry' });
    const other = grid.tile(3)?.querySelector('span') as HTMLElement;
    expect(other.offsetHeight).to.not.be.closeTo(other.offsetWidth, 1);
  });

  it('reports once per number of items that its end is near', async () => {
    const ends: number[] = [];
    const grid = mountGrid({ items: works(60), width: 1000 });
    grid.set({ onEndNear: () => ends.push(grid.list.childElementCount) });
    await rendered();
    expect(ends).to.have.length(0);
    await scrollPage(100_000);
    expect(ends).to.have.length(1);
    await scrollPage(0);
    await scrollPage(100_000);
    expect(ends).to.have.length(1);
    grid.set({ items: works(120) });
    await scrollPage(200_000);
    expect(ends).to.have.length(2);
  });

  it('reports to a new listener that its end is near', async () => {
    const ends: string[] = [];
    const grid = mountGrid({ items: works(60), width: 1000 });
    await scrollPage(100_000);
    grid.set({ onEndNear: () => ends.push('first') });
    await rendered();
    grid.set({ onEndNear: undefined });
    await rendered();
    grid.set({ onEndNear: () => ends.push('second') });
    await rendered();
    expect(ends).to.deep.equal(['first', 'second']);
  });
});
