import { expect } from 'chai';
import {
  newestUndoable,
  reduceUndoQueue,
  shownUndos,
  type UndoAction,
  type Undoable,
  type UndoQueue,
} from '../../../../../src/elements/kits/libraries/listing/undo-queue';

const done = (undo: string): UndoAction => {
  const it: Undoable = { undo, library: 'site', action: 'delete', count: 2 };
  return { type: 'done', done: it };
};

const after = (...actions: UndoAction[]): UndoQueue =>
  actions.reduce<UndoQueue>(reduceUndoQueue, []);

const shown = (queue: UndoQueue): string[] => shownUndos(queue).map(({ undo }) => undo);

describe('the queue of what can be undone', () => {
  it('shows each, the newest last, until its time is over', () => {
    expect(shown(after(done('a'), done('b')))).to.deep.equal(['a', 'b']);
    expect(shown(after(done('a'), done('b'), { type: 'hide', undo: 'a' }))).to.deep.equal(['b']);
  });

  it('gives the keyboard the newest, shown or not', () => {
    const queue = after(done('a'), done('b'), { type: 'hide', undo: 'b' });
    expect(newestUndoable(queue)?.undo).to.equal('b');
    expect(newestUndoable([])).to.equal(undefined);
  });

  it('takes nothing back twice at the same time', () => {
    const queue = after(done('a'), done('b'), { type: 'begin', undo: 'b' });
    expect(newestUndoable(queue)?.undo).to.equal('a');
  });

  it('forgets what is taken back', () => {
    const queue = after(done('a'), { type: 'begin', undo: 'a' }, { type: 'over', undo: 'a' });
    expect(queue).to.deep.equal([]);
  });

  it('shows what could not be taken back again, so that it can be tried once more', () => {
    const queue = after(
      done('a'),
      { type: 'hide', undo: 'a' },
      { type: 'begin', undo: 'a' },
      { type: 'failed', undo: 'a' },
    );
    expect(shown(queue)).to.deep.equal(['a']);
    expect(newestUndoable(queue)?.undo).to.equal('a');
  });

  it('keeps the last twenty', () => {
    const queue = after(...Array.from({ length: 25 }, (_, index) => done(String(index))));
    expect(queue).to.have.length(20);
    expect(queue[0]?.undo).to.equal('5');
  });
});
