import { expect } from 'chai';
import { folderKey } from '../../../../../src/elements/kits/template-library/cloud/folder-keys';

const names = ['Outside', 'Apple', 'Banana', 'Élan', 'Blueberry'];

function pressed(key: string, place = 1, held: object = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  return folderKey({ key, ...none, ...held }, place, names);
}

describe('the keys of the list of folders', () => {
  it('go through it, and no further than its ends', () => {
    expect(pressed('ArrowDown')).to.deep.equal({ does: 'go', place: 2 });
    expect(pressed('ArrowUp')).to.deep.equal({ does: 'go', place: 0 });
    expect(pressed('ArrowUp', 0)).to.deep.equal({ does: 'go', place: 0 });
    expect(pressed('ArrowDown', 4)).to.deep.equal({ does: 'go', place: 4 });
    expect(pressed('Home')).to.deep.equal({ does: 'go', place: 0 });
    expect(pressed('End')).to.deep.equal({ does: 'go', place: 4 });
  });

  it('go on to the next name that begins with a letter, around the end', () => {
    expect(pressed('b')).to.deep.equal({ does: 'go', place: 2 });
    expect(pressed('B', 2)).to.deep.equal({ does: 'go', place: 4 });
    expect(pressed('b', 4)).to.deep.equal({ does: 'go', place: 2 });
    expect(pressed('e')).to.deep.equal({ does: 'go', place: 3 });
    expect(pressed('x')).to.equal(undefined);
  });

  it('open, rename and delete what has the focus', () => {
    expect(pressed('Enter')).to.deep.equal({ does: 'open', place: 1 });
    expect(pressed(' ')).to.deep.equal({ does: 'open', place: 1 });
    expect(pressed('F2')).to.deep.equal({ does: 'rename', place: 1 });
    expect(pressed('Delete')).to.deep.equal({ does: 'delete', place: 1 });
    expect(pressed('ContextMenu')).to.deep.equal({ does: 'menu', place: 1 });
    expect(pressed('F10', 1, { shiftKey: true })).to.deep.equal({ does: 'menu', place: 1 });
  });

  it('are the browser’s own with Ctrl, Alt or Meta, and otherwise', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(pressed('a', 1, held)).to.equal(undefined);
    }
    expect(pressed('Tab')).to.equal(undefined);
    expect(pressed('Escape')).to.equal(undefined);
  });
});
