import assert from 'node:assert/strict';
import { menuStep } from '../../../src/ui/menu/menu-keys';
import { menuPosition } from '../../../src/ui/menu/menu-position';

const labels = ['Insert', 'Preview', 'Rename', 'Move to …', 'Delete'];

describe('the keys of a menu', () => {
  const steps: readonly [key: string, now: number, step: ReturnType<typeof menuStep>][] = [
    ['ArrowDown', 0, { type: 'focus', index: 1 }],
    ['ArrowDown', 4, { type: 'focus', index: 0 }],
    ['ArrowDown', -1, { type: 'focus', index: 0 }],
    ['ArrowUp', 0, { type: 'focus', index: 4 }],
    ['ArrowUp', 3, { type: 'focus', index: 2 }],
    ['Home', 3, { type: 'focus', index: 0 }],
    ['End', 1, { type: 'focus', index: 4 }],
    ['d', 0, { type: 'focus', index: 4 }],
    ['I', 2, { type: 'focus', index: 0 }],
    ['i', 0, { type: 'focus', index: 0 }],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
    ['Escape', 2, { type: 'close' }],
    ['Tab', 2, { type: 'close' }],
  ];
  for (const [key, now, step] of steps) {
    it(`follow the APG: "${key}" at item ${now}`, () => {
      assert.deepEqual(menuStep(key, labels, now), step);
    });
  }
});

describe('the position of a menu', () => {
  const menu = { width: 200, height: 300 };
  const view = { width: 1000, height: 800 };
  const button = (left: number, top: number) => ({
    left,
    top,
    right: left + 40,
    bottom: top + 40,
  });

  it('is below its button, aligned at the end', () => {
    assert.deepEqual(menuPosition(button(500, 100), menu, view, false), { left: 340, top: 144 });
    assert.deepEqual(menuPosition(button(500, 100), menu, view, true), { left: 500, top: 144 });
  });

  it('is above its button if there is no room below', () => {
    assert.deepEqual(menuPosition(button(500, 700), menu, view, false), { left: 340, top: 396 });
  });

  it('is inside the window wherever the button is', () => {
    assert.deepEqual(menuPosition(button(0, 100), menu, view, false), { left: 8, top: 144 });
    assert.deepEqual(menuPosition(button(990, 100), menu, view, true), { left: 792, top: 144 });
    const low = { width: 1000, height: 320 };
    assert.deepEqual(menuPosition(button(500, 200), menu, low, false), { left: 340, top: 12 });
  });
});
