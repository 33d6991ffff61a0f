import { expect } from 'chai';
import { folderCommand } from '../../../../../src/elements/libraries/template-library/cloud/folder-keys';

const names = ['Outside', 'Apple', 'Banana', 'Élan', 'Blueberry'];

function pressed(key: string, index = 1, held: object = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  return folderCommand({ key, ...none, ...held }, index, names);
}

describe('the keys of the list of folders', () => {
  it('move the focus, and stop at the ends', () => {
    expect(pressed('ArrowDown')).to.deep.equal({ type: 'focus', index: 2 });
    expect(pressed('ArrowUp')).to.deep.equal({ type: 'focus', index: 0 });
    expect(pressed('ArrowUp', 0)).to.deep.equal({ type: 'focus', index: 0 });
    expect(pressed('ArrowDown', 4)).to.deep.equal({ type: 'focus', index: 4 });
    expect(pressed('Home')).to.deep.equal({ type: 'focus', index: 0 });
    expect(pressed('End')).to.deep.equal({ type: 'focus', index: 4 });
  });

  it('focus the next name that starts with a letter, wrapping around', () => {
    expect(pressed('b')).to.deep.equal({ type: 'focus', index: 2 });
    expect(pressed('B', 2)).to.deep.equal({ type: 'focus', index: 4 });
    expect(pressed('b', 4)).to.deep.equal({ type: 'focus', index: 2 });
    expect(pressed('e')).to.deep.equal({ type: 'focus', index: 3 });
    expect(pressed('x')).to.equal(undefined);
  });

  it('open, rename and delete the focused folder', () => {
    expect(pressed('Enter')).to.deep.equal({ type: 'open', index: 1 });
    expect(pressed(' ')).to.deep.equal({ type: 'open', index: 1 });
    expect(pressed('F2')).to.deep.equal({ type: 'rename', index: 1 });
    expect(pressed('Delete')).to.deep.equal({ type: 'delete', index: 1 });
    expect(pressed('ContextMenu')).to.deep.equal({ type: 'menu', index: 1 });
    expect(pressed('F10', 1, { shiftKey: true })).to.deep.equal({ type: 'menu', index: 1 });
  });

  it('keep their default action with Ctrl, Alt or Meta, and for other keys', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(pressed('a', 1, held)).to.equal(undefined);
    }
    expect(pressed('Tab')).to.equal(undefined);
    expect(pressed('Escape')).to.equal(undefined);
  });
});
