import { expect } from 'chai';
import { type Arrangement, type KeyCommand, keyCommand } from '../../../src/ui/item-grid/keys';

const list: Arrangement = { total: 100, columns: 1, linesInView: 10, isRtl: false };
const tiles: Arrangement = { total: 10, columns: 4, linesInView: 2, isRtl: false };

/** Parses a key with modifiers: `Ctrl+Shift+End`. */
function press(keys: string, focus: number, arrangement = list): KeyCommand | undefined {
  const names = keys.split('+');
  const key = names.pop() ?? '';
  const has = (name: string) => names.includes(name);
  return keyCommand(
    {
      key: key === 'Space' ? ' ' : key,
      ctrlKey: has('Ctrl'),
      metaKey: has('Cmd'),
      shiftKey: has('Shift'),
      altKey: has('Alt'),
    },
    focus,
    arrangement,
  );
}

/** Returns the index that a key leads to. */
function index(keys: string, focus: number, arrangement = list): number | undefined {
  const command = press(keys, focus, arrangement);
  return command?.type === 'go' ? command.index : undefined;
}

describe('a key in a list', () => {
  it('moves by one line, and stops at the ends', () => {
    expect(index('ArrowDown', 4)).to.equal(5);
    expect(index('ArrowUp', 4)).to.equal(3);
    expect(index('ArrowUp', 0)).to.equal(0);
    expect(index('ArrowDown', 99)).to.equal(99);
  });

  it('moves to the ends, and by one line less than the view', () => {
    expect(index('Home', 50)).to.equal(0);
    expect(index('End', 50)).to.equal(99);
    expect(index('PageDown', 50)).to.equal(59);
    expect(index('PageUp', 50)).to.equal(41);
    expect(index('PageDown', 95)).to.equal(99);
    expect(index('PageUp', 3)).to.equal(0);
  });

  it('selects the target; with Ctrl it only moves the focus, with Shift it extends the selection', () => {
    expect(press('ArrowDown', 4)).to.deep.include({ how: 'choose' });
    expect(press('Ctrl+ArrowDown', 4)).to.deep.include({ how: 'focus' });
    expect(press('Cmd+ArrowDown', 4)).to.deep.include({ how: 'focus' });
    expect(press('Shift+End', 4)).to.deep.equal({ type: 'go', index: 99, how: 'extend' });
    expect(press('Ctrl+Shift+End', 4)).to.deep.include({ how: 'add' });
  });

  for (const [keys, type] of [
    ['Space', 'toggle'],
    ['Ctrl+Space', 'toggle'],
    ['Ctrl+a', 'all'],
    ['Cmd+A', 'all'],
    ['Ctrl+z', 'undo'],
    ['F2', 'rename'],
    ['Delete', 'delete'],
    ['Enter', 'open'],
    ['ContextMenu', 'menu'],
    ['Shift+F10', 'menu'],
    ['Escape', 'none'],
  ] as const) {
    it(`triggers ${type}: ${keys}`, () => {
      expect(press(keys, 4)).to.deep.equal({ type });
    });
  }

  for (const keys of ['a', 'Tab', 'Alt+ArrowLeft', 'Ctrl+Shift+a', 'ArrowLeft', 'Ctrl+F2']) {
    it(`keeps its default action: ${keys}`, () => {
      expect(press(keys, 4)).to.equal(undefined);
    });
  }

  it('does nothing in an empty list', () => {
    expect(press('End', 0, { ...list, total: 0 })).to.equal(undefined);
  });
});

describe('a key in the tile view', () => {
  it('moves by items and by lines', () => {
    expect(index('ArrowRight', 4, tiles)).to.equal(5);
    expect(index('ArrowLeft', 4, tiles)).to.equal(3);
    expect(index('ArrowDown', 4, tiles)).to.equal(8);
    expect(index('ArrowDown', 7, tiles)).to.equal(7);
    expect(index('ArrowUp', 2, tiles)).to.equal(2);
  });

  it('is mirrored in right-to-left pages', () => {
    expect(index('ArrowRight', 4, { ...tiles, isRtl: true })).to.equal(3);
    expect(index('ArrowLeft', 4, { ...tiles, isRtl: true })).to.equal(5);
  });

  it('stays in its column on Page Up', () => {
    expect(index('PageUp', 9, tiles)).to.equal(5);
    expect(index('PageUp', 2, tiles)).to.equal(2);
    expect(index('PageDown', 1, tiles)).to.equal(5);
  });
});
