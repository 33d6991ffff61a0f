import { expect } from 'chai';
import {
  type Arrangement,
  type KeyCommand,
  keyCommand,
} from '../../../../../src/elements/kits/libraries/grid/keys';

const list: Arrangement = { total: 100, columns: 1, linesInView: 10, isRtl: false };
const tiles: Arrangement = { total: 10, columns: 4, linesInView: 2, isRtl: false };

/** A key with its modifiers in front: `Ctrl+Shift+End`. */
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

/** Where a key leads to. */
function place(keys: string, focus: number, arrangement = list): number | undefined {
  const command = press(keys, focus, arrangement);
  return command?.type === 'go' ? command.place : undefined;
}

describe('a key in a list', () => {
  it('goes by one line, and no further than the ends', () => {
    expect(place('ArrowDown', 4)).to.equal(5);
    expect(place('ArrowUp', 4)).to.equal(3);
    expect(place('ArrowUp', 0)).to.equal(0);
    expect(place('ArrowDown', 99)).to.equal(99);
  });

  it('goes to the ends, and by what is in view but a line', () => {
    expect(place('Home', 50)).to.equal(0);
    expect(place('End', 50)).to.equal(99);
    expect(place('PageDown', 50)).to.equal(59);
    expect(place('PageUp', 50)).to.equal(41);
    expect(place('PageDown', 95)).to.equal(99);
    expect(place('PageUp', 3)).to.equal(0);
  });

  it('chooses where it goes; with Ctrl it only goes, with Shift it reaches there', () => {
    expect(press('ArrowDown', 4)).to.deep.include({ how: 'choose' });
    expect(press('Ctrl+ArrowDown', 4)).to.deep.include({ how: 'focus' });
    expect(press('Cmd+ArrowDown', 4)).to.deep.include({ how: 'focus' });
    expect(press('Shift+End', 4)).to.deep.equal({ type: 'go', place: 99, how: 'extend' });
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
    it(`means ${type}: ${keys}`, () => {
      expect(press(keys, 4)).to.deep.equal({ type });
    });
  }

  for (const keys of ['a', 'Tab', 'Alt+ArrowLeft', 'Ctrl+Shift+a', 'ArrowLeft', 'Ctrl+F2']) {
    it(`keeps what it does elsewhere: ${keys}`, () => {
      expect(press(keys, 4)).to.equal(undefined);
    });
  }

  it('goes nowhere in an empty list', () => {
    expect(press('End', 0, { ...list, total: 0 })).to.equal(undefined);
  });
});

describe('a key among tiles', () => {
  it('goes beside, and by lines', () => {
    expect(place('ArrowRight', 4, tiles)).to.equal(5);
    expect(place('ArrowLeft', 4, tiles)).to.equal(3);
    expect(place('ArrowDown', 4, tiles)).to.equal(8);
    expect(place('ArrowDown', 7, tiles)).to.equal(7);
    expect(place('ArrowUp', 2, tiles)).to.equal(2);
  });

  it('goes the other way from right to left', () => {
    expect(place('ArrowRight', 4, { ...tiles, isRtl: true })).to.equal(3);
    expect(place('ArrowLeft', 4, { ...tiles, isRtl: true })).to.equal(5);
  });

  it('stays in its column when it goes up by a page', () => {
    expect(place('PageUp', 9, tiles)).to.equal(5);
    expect(place('PageUp', 2, tiles)).to.equal(2);
    expect(place('PageDown', 1, tiles)).to.equal(5);
  });
});
