import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { clearGrid, fullList, type LiveGrid, liveGrid } from '../../page-objects/item-grid';
import { rendered, until } from '../../page-objects/until';

type Place = readonly [x: number, y: number];

/** A list beside a scrollable box with two folders; the second one is out of view. */
function gridWithFolders(options: Parameters<typeof liveGrid>[1] = {}) {
  const live = liveGrid(fullList(10_000), { width: 700, height: 400, canDrop: true, ...options });
  const folders = document.createElement('nav');
  folders.innerHTML = `<button data-drop-folder="">All</button>
    <div><p data-drop-folder="roses">Roses</p><p></p><p data-drop-folder="far">Far</p></div>`;
  folders.style.cssText = 'position: fixed; inset: 0 0 auto auto; inline-size: 90px';
  const list = folders.querySelector('div') as HTMLElement;
  list.style.cssText = 'block-size: 100px; overflow: auto';
  for (const one of folders.querySelectorAll('p'))
    one.style.cssText = 'block-size: 90px; margin: 0';
  (live.root instanceof ShadowRoot ? live.root : document.body).append(folders);
  const find = (folder: string): HTMLElement =>
    folders.querySelector(`[data-drop-folder="${folder}"]`) as HTMLElement;
  return { ...live, list, folder: find };
}

/** Returns the center of an element's visible part. */
function middle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + Math.min(height, 60) / 2)];
}

const mouse = {
  move: (position: Place) => sendMouse({ type: 'move', position: [...position] }),
  down: () => sendMouse({ type: 'down' }),
  up: () => sendMouse({ type: 'up' }),
};

/** Starts to drag an item by its title. */
async function take(item: HTMLElement): Promise<void> {
  const [x, y] = middle(item.querySelector('[part="item-title"]') as Element);
  await mouse.move([x, y]);
  await mouse.down();
  await mouse.move([x + 3, y]);
  await mouse.move([x + 30, y]);
}

const label = ({ root }: LiveGrid): HTMLElement | null => root.querySelector('[part="drag-label"]');

afterEach(async () => {
  await resetMouse();
  document.querySelector('nav')?.remove();
  clearGrid();
});

describe('dragging an item with the mouse', () => {
  it('selects the item and drops it on a folder, without a click event', async () => {
    const live = gridWithFolders();
    await rendered();
    await take(live.item(3));
    expect(live.item(3).getAttribute('aria-selected')).to.equal('true');
    await until(() => label(live)?.textContent === 'Template 3');
    expect(label(live)?.matches(':popover-open')).to.equal(true);
    await mouse.move(middle(live.folder('roses')));
    await until(() => live.folder('roses').matches('[data-drop-over]'));
    await mouse.up();
    expect(live.drops).to.deep.equal([[['3'], 'roses']]);
    await until(() => label(live) === null);
    expect(live.folder('roses').matches('[data-drop-over]')).to.equal(false);
    expect(live.commands).to.deep.equal([['go', 3]]);
  });

  it('moves all selected items, also out of folders', async () => {
    const live = gridWithFolders();
    await rendered();
    for (const index of [1, 2, 5])
      live.item(index).querySelector<HTMLElement>('[part="tick"]')?.click();
    await take(live.item(2));
    await until(() => label(live)?.textContent === '3 templates');
    await mouse.move(middle(live.folder('')));
    await mouse.up();
    expect(live.drops).to.deep.equal([[['1', '2', '5'], null]]);
  });

  it('moves nothing when dropped outside a target or cancelled by Escape', async () => {
    const live = gridWithFolders();
    await rendered();
    await take(live.item(3));
    await mouse.up();
    await take(live.item(4));
    await mouse.move(middle(live.folder('roses')));
    await until(() => live.folder('roses').matches('[data-drop-over]'));
    let heard = 0;
    const hear = () => heard++;
    document.addEventListener('keydown', hear);
    await sendKeys({ press: 'Escape' });
    document.removeEventListener('keydown', hear);
    await until(() => label(live) === null);
    expect(live.folder('roses').matches('[data-drop-over]')).to.equal(false);
    await mouse.up();
    expect(live.drops).to.deep.equal([]);
    expect(heard).to.equal(0);
    expect(live.commands.map(([type]) => type)).to.deep.equal(['go', 'go']);
  });

  it('scrolls the folders at their edge until the target is visible', async () => {
    const live = gridWithFolders();
    await rendered();
    await take(live.item(0));
    const { left, bottom } = live.list.getBoundingClientRect();
    await mouse.move([Math.round(left + 20), Math.round(bottom - 4)]);
    await until(() => live.folder('far').matches('[data-drop-over]'));
    expect(live.list.scrollTop).to.be.above(50);
    await mouse.up();
    expect(live.drops).to.deep.equal([[['0'], 'far']]);
  });

  it('works in a shadow root', async () => {
    const live = gridWithFolders({ shadow: true });
    await rendered();
    await take(live.item(1));
    await until(() => label(live) !== null);
    await mouse.move(middle(live.folder('roses')));
    await mouse.up();
    expect(live.drops).to.deep.equal([[['1'], 'roses']]);
  });

  it('is a click below 5 pixels, and in a list without drop targets', async () => {
    const live = gridWithFolders();
    await rendered();
    const [x, y] = middle(live.item(2));
    await mouse.move([x, y]);
    await mouse.down();
    await mouse.move([x + 2, y + 2]);
    await mouse.up();
    expect(live.commands).to.deep.equal([['go', 2]]);
    clearGrid();
    const still = liveGrid(fullList(100), { width: 700, height: 400 });
    await rendered();
    await take(still.item(3));
    expect(still.commands).to.deep.equal([]);
    expect(label(still)).to.equal(null);
  });

  it('ends when the list is removed', async () => {
    const live = gridWithFolders();
    await rendered();
    await take(live.item(3));
    await mouse.move(middle(live.folder('roses')));
    await until(() => live.folder('roses').matches('[data-drop-over]'));
    clearGrid();
    expect(live.folder('roses').matches('[data-drop-over]')).to.equal(false);
    await mouse.up();
    expect(live.drops).to.deep.equal([]);
  });
});

describe('dragging an item with a finger', () => {
  const finger = (type: string, target: EventTarget, [clientX, clientY]: Place): void => {
    const init = {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      clientX,
      clientY,
    };
    target.dispatchEvent(
      new PointerEvent(type, { ...init, bubbles: true, composed: true, cancelable: true }),
    );
  };
  const touchMove = (target: EventTarget): Event => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  };

  it('starts after a long press, and does not scroll then', async () => {
    const live = gridWithFolders();
    await rendered();
    const item = live.item(3);
    finger('pointerdown', item, middle(item));
    expect(touchMove(item).defaultPrevented).to.equal(false);
    await until(() => label(live)?.textContent === 'Template 3');
    expect(touchMove(item).defaultPrevented).to.equal(true);
    finger('pointermove', item, middle(live.folder('roses')));
    await until(() => live.folder('roses').matches('[data-drop-over]'));
    finger('pointerup', item, middle(live.folder('roses')));
    expect(live.drops).to.deep.equal([[['3'], 'roses']]);
  });

  it('suppresses the browser’s context menu during a long press', async () => {
    const live = gridWithFolders();
    await rendered();
    const item = live.item(3);
    const menu = (): boolean =>
      !item.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    finger('pointerdown', item, middle(item));
    expect(menu()).to.equal(true);
    finger('pointercancel', item, middle(item));
    expect(live.commands).to.deep.equal([]);
  });

  it('scrolls if the finger moves before the long press ends', async () => {
    const live = gridWithFolders();
    await rendered();
    const item = live.item(3);
    const [x, y] = middle(item);
    finger('pointerdown', item, [x, y]);
    finger('pointermove', item, [x, y + 30]);
    const other = live.item(5);
    finger('pointerdown', other, middle(other));
    await until(() => label(live) !== null);
    expect(label(live)?.textContent).to.equal('Template 5');
    finger('pointercancel', other, middle(other));
    await until(() => label(live) === null);
    expect(live.drops).to.deep.equal([]);
  });
});
