import { expect } from 'chai';
import {
  newestUndoable,
  reduceUndoQueue,
  shownUndos,
  type UndoAction,
  type Undoable,
  type UndoQueue,
} from '../../../src/ui/listing/undo-queue';

const done = (undo: string): UndoAction => {
  const it: Undoable = { undo, library: 'site', action: 'delete', count: 2 };
  return { type: 'done', done: it };
};

const after = (...actions: UndoAction[]): UndoQueue =>
  actions.reduce<UndoQueue>(reduceUndoQueue, []);

const shown = (queue: UndoQueue): string[] => shownUndos(queue).map(({ undo }) => undo);

describe('the undo queue', () => {
  it('shows each entry until it expires, the newest last', () => {
    expect(shown(after(done('a'), done('b')))).to.deep.equal(['a', 'b']);
    expect(shown(after(done('a'), done('b'), { type: 'hide', undo: 'a' }))).to.deep.equal(['b']);
  });

  it('offers the newest entry to the keyboard, even if its note is hidden', () => {
    const queue = after(done('a'), done('b'), { type: 'hide', undo: 'b' });
    expect(newestUndoable(queue)?.undo).to.equal('b');
    expect(newestUndoable([])).to.equal(undefined);
  });

  it('does not undo an entry whose request is pending', () => {
    const queue = after(done('a'), done('b'), { type: 'begin', undo: 'b' });
    expect(newestUndoable(queue)?.undo).to.equal('a');
  });

  it('removes an undone entry', () => {
    const queue = after(done('a'), { type: 'begin', undo: 'a' }, { type: 'over', undo: 'a' });
    expect(queue).to.deep.equal([]);
  });

  it('shows an entry again after its request failed, so that it can be retried', () => {
    const queue = after(
      done('a'),
      { type: 'hide', undo: 'a' },
      { type: 'begin', undo: 'a' },
      { type: 'failed', undo: 'a' },
    );
    expect(shown(queue)).to.deep.equal(['a']);
    expect(newestUndoable(queue)?.undo).to.equal('a');
  });

  it('keeps the last twenty entries', () => {
    const queue = after(...Array.from({ length: 25 }, (_, index) => done(String(index))));
    expect(queue).to.have.length(20);
    expect(queue[0]?.undo).to.equal('5');
  });
});
