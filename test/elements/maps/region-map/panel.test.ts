import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { cleared, drawnMap, type LiveRegionMap } from './fixtures';

afterEach(cleared);

const KEY = 'nhRegionSelectorPosY';

async function drag(
  map: LiveRegionMap,
  type: string,
  clientY: number,
  more: PointerEventInit = {},
): Promise<void> {
  map.find('[part="handle"]').dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientY,
      ...more,
    }),
  );
  await rendered();
}

const top = (map: LiveRegionMap): number => map.find('[part="selector"]').offsetTop;

describe('the panel of the selector', () => {
  it('is dragged up and down, never sideways, and its position is stored', async () => {
    const map = await drawnMap();
    const left = map.find('[part="selector"]').offsetLeft;
    await drag(map, 'pointerdown', 100);
    await drag(map, 'pointermove', 180, { clientX: 90 });
    expect(top(map)).to.equal(80);
    expect(map.find('[part="selector"]').offsetLeft).to.equal(left);
    await drag(map, 'pointermove', 150);
    await drag(map, 'pointerup', 150);
    await drag(map, 'pointermove', 300);
    expect(top(map)).to.equal(50);
    expect(localStorage.getItem(KEY)).to.equal('50');
    expect(top(await drawnMap())).to.equal(50);
  });

  it('is stored once, on release or pointercancel', async () => {
    const map = await drawnMap();
    for (const [end, at] of [
      ['pointerup', '80'],
      ['pointercancel', '160'],
    ] as const) {
      const before = localStorage.getItem(KEY);
      await drag(map, 'pointerdown', 100);
      await drag(map, 'pointermove', 140);
      await drag(map, 'pointermove', 180);
      expect(localStorage.getItem(KEY)).to.equal(before);
      await drag(map, end, 180);
      expect(localStorage.getItem(KEY)).to.equal(at);
    }
    localStorage.clear();
    await drag(map, 'pointerdown', 100);
    await drag(map, 'pointerup', 100);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('stays inside the map', async () => {
    const map = await drawnMap();
    await rendered();
    const most = map.host.clientHeight - map.find('[part="selector"]').offsetHeight;
    await drag(map, 'pointerdown', 0);
    await drag(map, 'pointermove', 5000);
    expect(top(map)).to.equal(most);
    await drag(map, 'pointermove', -5000);
    expect(top(map)).to.equal(0);
  });

  it('moves inside when the map shrinks, and back when it grows', async () => {
    localStorage.setItem(KEY, '500');
    const map = await drawnMap();
    await rendered();
    expect(top(map)).to.equal(500);
    const box = map.host.parentElement as HTMLElement;
    box.style.inlineSize = '285px';
    await rendered();
    expect(top(map)).to.be.lessThan(405);
    box.style.inlineSize = '570px';
    await rendered();
    expect(top(map)).to.equal(500);
  });

  it('ends its drag on pointercancel, and ignores a second finger', async () => {
    const map = await drawnMap();
    await drag(map, 'pointerdown', 0, { pointerType: 'touch' });
    await drag(map, 'pointermove', 900, { pointerId: 2, isPrimary: false });
    expect(top(map)).to.equal(0);
    await drag(map, 'pointercancel', 0);
    await drag(map, 'pointermove', 90);
    expect(top(map)).to.equal(0);
    expect(getComputedStyle(map.find('[part="handle"]')).touchAction).to.equal('none');
  });

  it('is a slider for the keyboard', async () => {
    const map = await drawnMap();
    await rendered();
    const handle = map.find('[part="handle"]');
    const press = async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      handle.dispatchEvent(event);
      await rendered();
      return event.defaultPrevented;
    };
    expect(handle.tabIndex).to.equal(0);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'])
      expect(await press(key)).to.equal(true);
    expect(top(map)).to.equal(10);
    expect(handle.getAttribute('aria-valuenow')).to.equal('10');
    expect(await press('Tab')).to.equal(false);
    await press('End');
    expect(String(top(map))).to.equal(handle.getAttribute('aria-valuemax'));
    expect(localStorage.getItem(KEY)).to.equal(String(top(map)));
  });

  it('ignores a stored position that is not a number', async () => {
    localStorage.setItem(KEY, '<b>');
    expect(top(await drawnMap())).to.equal(0);
  });
});
