import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { noRows } from '../../../src/ui/listing/rows';
import { clearGrid, fullList, liveGrid } from '../../page-objects/item-grid';
import { rendered, until } from '../../page-objects/until';

afterEach(clearGrid);

/** All rendered elements of items. */
const nodes = (grid: HTMLElement): number => grid.querySelectorAll('[part="lines"] *').length;

/** The index of the focused item, or the part of the focused element. Chai would print whole nodes. */
function focused(): number | string | null | undefined {
  const active = document.activeElement as HTMLElement | null;
  const index = active?.dataset.index;
  return index === undefined ? active?.getAttribute('part') : Number(index);
}

/** Waits for the rendering of a fast scroll. */
async function scrolled(): Promise<void> {
  await rendered(3);
}

/** Holds back the end of scrolls, which comes 100 ms after them: a busy machine needs longer for a frame. Returns what ends them. */
function holdScrollEnd(): () => void {
  const { setTimeout } = window;
  let end: TimerHandler | undefined;
  const held = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    if (delay !== 100) return setTimeout(handler, delay, ...rest);
    end = handler;
    return 0;
  };
  window.setTimeout = held as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
    if (end) setTimeout(end);
  };
}

describe('a list of 10,000 templates', () => {
  it('renders the visible lines with at most 300 nodes', async () => {
    const { grid, items } = liveGrid(fullList(10_000));
    await rendered();
    expect(items().length).to.be.within(20, 24);
    expect(nodes(grid)).to.be.most(300);
    expect(grid.getAttribute('aria-rowcount')).to.equal('10001');
    expect(grid.scrollHeight).to.be.within(440_000, 441_000);
  });

  it('renders and requests lines that scroll into view', async () => {
    const { grid, shown, item } = liveGrid(fullList(10_000));
    await rendered();
    grid.scrollTop = 44 * 5000;
    await scrolled();
    expect(item(5000).getAttribute('aria-rowindex')).to.equal('5002');
    const box = grid.getBoundingClientRect();
    expect(item(5000).getBoundingClientRect().top - box.top).to.be.within(0, 60);
    // At rest, six lines before the visible ones are rendered too.
    expect(shown.at(-1)?.first).to.be.within(4994, 5000);
  });

  it('renders only visible lines during a fast scroll, and lines around them at rest', async () => {
    const { grid, items, item } = liveGrid(fullList(10_000));
    await rendered();
    const endScroll = holdScrollEnd();
    try {
      for (const index of [3000, 6000, 9000]) {
        grid.scrollTop = 44 * index;
        await scrolled();
        expect(items().length).to.be.within(13, 17);
      }
    } finally {
      endScroll();
    }
    await until(() => items().length > 20);
    expect(item(8994).getAttribute('aria-rowindex')).to.equal('8996');
    grid.scrollTop += 44;
    await rendered();
    expect(items().length).to.be.above(20);
  });

  it('keeps the focused item rendered at any scroll position', async () => {
    const { grid, item } = liveGrid(fullList(10_000));
    await rendered();
    item(0).focus();
    grid.scrollTop = 44 * 5000;
    await scrolled();
    expect(focused()).to.equal(0);
    await sendKeys({ press: 'ArrowDown' });
    await rendered();
    expect(focused()).to.equal(1);
    expect(grid.scrollTop).to.equal(44);
  });

  it('shows a placeholder for a row that has not loaded', async () => {
    const { item, items } = liveGrid({ ...noRows(50), total: 10_000 });
    await rendered();
    expect(items().length).to.be.above(10);
    expect(item(3).getAttribute('aria-busy')).to.equal('true');
    expect(item(3).textContent).to.equal('Loading…');
    expect(item(3).offsetHeight).to.equal(44);
  });

  it('sets no row count before it is known', () => {
    const { grid } = liveGrid(noRows(50));
    expect(grid.getAttribute('aria-rowcount')).to.equal('-1');
  });
});

describe('a list on a phone', () => {
  it('shows type and date below each name, and keeps its headings', async () => {
    const { grid, item } = liveGrid(fullList(100), { width: 390 });
    await rendered();
    const boxOf = (part: string) =>
      item(0).querySelector(`[part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();
    expect(boxOf('type').top).to.be.above(boxOf('item-title').top + 10);
    expect(boxOf('date').left).to.be.above(boxOf('type').right - 1);
    expect(item(0).innerText).to.contain('Ada');
    for (const heading of grid.querySelectorAll<HTMLElement>('[part="sort"]')) {
      expect(heading.checkVisibility({ visibilityProperty: true })).to.equal(true);
      expect(heading.scrollWidth).to.be.most(heading.offsetWidth);
    }
    expect(grid.scrollWidth).to.equal(grid.clientWidth);
  });
});

describe('a list in a shadow root', () => {
  it('moves the focus by keys and keeps it in view', async () => {
    const { grid, item, root } = liveGrid(fullList(10_000), { shadow: true });
    await rendered();
    item(0).focus();
    await sendKeys({ press: 'End' });
    await rendered();
    expect((root.activeElement as HTMLElement).dataset.index).to.equal('9999');
    expect(grid.scrollTop).to.be.above(400_000);
    expect(nodes(grid)).to.be.most(300);
    expect(getComputedStyle(item(9999)).position).to.equal('absolute');
  });
});

describe('the keyboard in a list', () => {
  it('reaches the headings, one item, and the item’s menu button by Tab', async () => {
    const { grid } = liveGrid(fullList(100));
    await rendered();
    grid.querySelectorAll<HTMLElement>('[part="sort"]')[3]?.focus();
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal(0);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('menu-button');
    await sendKeys({ press: 'Tab' });
    expect(grid.contains(document.activeElement)).to.equal(false);
  });

  it('moves to the end and back, and scrolls the item into view', async () => {
    const { item, grid } = liveGrid(fullList(10_000));
    await rendered();
    item(0).focus();
    await sendKeys({ press: 'End' });
    await rendered();
    expect(focused()).to.equal(9999);
    expect(item(9999).getAttribute('aria-selected')).to.equal('true');
    const box = grid.getBoundingClientRect();
    expect(item(9999).getBoundingClientRect().bottom).to.be.most(box.bottom + 1);
    await sendKeys({ press: 'PageUp' });
    await rendered();
    expect(focused()).to.equal(9999 - 11);
    await sendKeys({ press: 'Home' });
    await rendered();
    expect(focused()).to.equal(0);
    expect(grid.scrollTop).to.equal(0);
  });

  it('triggers the commands of a file manager', async () => {
    const { item, commands } = liveGrid(fullList(100));
    await rendered();
    item(0).focus();
    for (const press of ['ArrowDown', 'F2', 'Delete', 'Enter', 'Space']) await sendKeys({ press });
    for (const press of ['a', 'z']) {
      const key = new KeyboardEvent('keydown', { key: press, ctrlKey: true, bubbles: true });
      item(1).dispatchEvent(key);
    }
    expect(commands).to.deep.equal([
      ['go', 0],
      ['rename', 1],
      ['delete', 1],
      ['open', 1],
      ['toggle', 1],
      ['all', 1],
      ['undo', 1],
    ]);
  });

  it('leaves the keys of a button inside an item alone', async () => {
    const { item, commands } = liveGrid(fullList(100));
    await rendered();
    item(0).querySelector('button')?.focus();
    await sendKeys({ press: 'Delete' });
    expect(commands).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    expect(commands).to.deep.equal([['menu', 0]]);
  });
});

describe('the pointer in a list', () => {
  it('selects, toggles, extends, opens, and shows the menu', async () => {
    const { item, commands } = liveGrid(fullList(100));
    await rendered();
    const click = (index: number, part = '', init: MouseEventInit = {}): void => {
      const target = part ? item(index).querySelector(`[part="${part}"]`) : item(index);
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
    };
    click(2);
    click(3, 'tick');
    click(4, '', { ctrlKey: true });
    click(5, '', { shiftKey: true });
    click(6, 'menu-button');
    click(7, 'item-title', { detail: 2 });
    expect(commands).to.deep.equal([
      ['go', 2],
      ['toggle', 3],
      ['toggle', 4],
      ['go', 5],
      ['menu', 6],
      ['go', 7],
      ['open', 7],
    ]);
  });
});

describe('the headings of a list', () => {
  it('sort by their column, and reverse the order on the second press', async () => {
    const { grid, sorts } = liveGrid(fullList(100));
    const heading = () => grid.querySelector('[part="heading title"]');
    heading()?.querySelector('button')?.click();
    await rendered();
    expect(heading()?.getAttribute('aria-sort')).to.equal('ascending');
    heading()?.querySelector('button')?.click();
    await rendered();
    expect(heading()?.getAttribute('aria-sort')).to.equal('descending');
    expect(sorts).to.deep.equal([
      { sort: 'title', order: 'asc' },
      { sort: 'title', order: 'desc' },
    ]);
  });
});

describe('templates as tiles', () => {
  it('have at most 300 nodes in the middle of the list, with the focus elsewhere', async () => {
    for (const width of [320, 800, 1280, 2400]) {
      const { grid, item } = liveGrid(fullList(10_000), { view: 'tiles', width, height: 704 });
      await rendered();
      item(0).focus();
      grid.scrollTop = 208 * 500 + 100;
      await rendered();
      expect(nodes(grid), `${width} px`).to.be.within(40, 300);
      clearGrid();
    }
  });

  it('are arranged in lines, with at most 300 nodes', async () => {
    const { grid, item } = liveGrid(fullList(10_000), { view: 'tiles', width: 1280 });
    await rendered();
    expect(nodes(grid)).to.be.most(300);
    const [first, second] = [item(0).getBoundingClientRect(), item(1).getBoundingClientRect()];
    expect(second.top).to.equal(first.top);
    expect(second.left).to.be.above(first.right - 1);
    expect(item(0).getAttribute('role')).to.equal('gridcell');
    expect(grid.getAttribute('aria-rowcount')).to.equal(String(Math.ceil(10_000 / 6)));
  });

  it('form one column on a phone', async () => {
    const { item } = liveGrid(fullList(10), { view: 'tiles', width: 320 });
    await rendered();
    const [first, second] = [item(0).getBoundingClientRect(), item(1).getBoundingClientRect()];
    expect(second.top).to.be.above(first.top);
  });

  it('are navigated in the direction of the page', async () => {
    const { item } = liveGrid(fullList(100), { view: 'tiles', dir: 'rtl' });
    await rendered();
    item(0).focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused()).to.equal(1);
    expect(item(1).getBoundingClientRect().left).to.be.below(item(0).getBoundingClientRect().left);
  });
});

for (const view of ['list', 'tiles'] as const) {
  it(`has no axe violations: ${view}`, async () => {
    const { grid } = liveGrid(fullList(100), { view });
    await rendered();
    await expect(grid).to.be.accessible();
  });
}
