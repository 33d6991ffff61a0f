import { expect } from 'chai';
import {
  type EditAction,
  type Edits,
  freshField,
  isDue,
  isUnsaved,
  reduceEdits,
  statusOf,
} from '../../../../src/elements/maps/region-editor/edits';
import type { FieldId } from '../../../../src/elements/maps/region-editor/fields';
import type { Reason } from '../../../../src/elements/maps/region-editor/save-result';

const id: FieldId = 'AT/0/link';
const other: FieldId = 'AT/1/link';
const refused: Reason = { code: 'refused', isRefused: true };
const timeout: Reason = { code: 'timeout', isRefused: false };

const fresh: Edits = {
  fields: { [id]: freshField('/a'), [other]: freshField('') },
  undo: [],
  redo: [],
};

function after(...actions: EditAction[]): Edits {
  return actions.reduce(reduceEdits, fresh);
}

function field(state: Edits, which = id) {
  const found = state.fields[which];
  if (!found) throw new Error('no such field');
  return found;
}

const type = (value: string, which = id): EditAction => ({ type: 'type', id: which, value });
const commit: EditAction = { type: 'commit', id };
const send: EditAction = { type: 'send', id };
const saved: EditAction = { type: 'saved', id };
const fail = (reason: Reason): EditAction => ({ type: 'failed', id, reason });
const undo: EditAction = { type: 'undo' };
const redo: EditAction = { type: 'redo' };

describe('a field of the editor', () => {
  it('goes through the states typed, waiting, saving and saved', () => {
    const states = [
      after(),
      after(type('/b')),
      after(type('/b'), commit),
      after(type('/b'), commit, send),
      after(type('/b'), commit, send, saved),
    ].map((state) => statusOf(field(state)));
    expect(states).to.deep.equal(['idle', 'typed', 'waiting', 'saving', 'saved']);
  });

  it('shows the value as the server has stored it', () => {
    const state = after(type('x.org/b'), commit, send, { ...saved, stored: 'http://x.org/b' });
    expect(field(state).value).to.equal('http://x.org/b');
    expect([statusOf(field(state)), isUnsaved(field(state))]).to.deep.equal(['saved', false]);
    expect(field(reduceEdits(state, undo)).value).to.equal('/a');
  });

  it('keeps text typed during its request', () => {
    const stored: EditAction = { ...saved, stored: 'http://x.org/b' };
    const typing = after(type('x.org/b'), commit, send, type('x.org/bc'), stored);
    expect([field(typing).value, statusOf(field(typing))]).to.deep.equal(['x.org/bc', 'typed']);
    const finished = after(type('x.org/b'), commit, send, type('/c'), commit, stored);
    expect([field(finished).value, isDue(field(finished))]).to.deep.equal(['/c', true]);
  });

  it('is due once when it is finished, and not again during its request', () => {
    expect(isDue(field(after(type('/b'))))).to.equal(false);
    expect(isDue(field(after(type('/b'), commit)))).to.equal(true);
    expect(isDue(field(after(type('/b'), commit, send)))).to.equal(false);
  });

  it('is not due if the typed value is the saved one again', () => {
    const state = after(type('/b'), type('/a'), commit);
    expect(isDue(field(state))).to.equal(false);
    expect(state.undo).to.deep.equal([]);
  });

  it('sends the latest value after any response', () => {
    const changed = [type('/b'), commit, send, type('/c'), commit, type('/d'), commit];
    for (const answer of [saved, fail(refused), fail(timeout)]) {
      const state = field(after(...changed, answer));
      expect(isDue(state)).to.equal(true);
      expect(state.committed).to.equal('/d');
    }
  });

  it('waits for a retry after a failure, and keeps the typed text', () => {
    const state = field(after(type('/b'), commit, send, fail(refused)));
    expect(statusOf(state)).to.equal('failed');
    expect(state.value).to.equal('/b');
    expect(isDue(state)).to.equal(false);
    expect(isUnsaved(state)).to.equal(true);
    const again = after(type('/b'), commit, send, fail(refused), { type: 'retry', id });
    expect(isDue(field(again))).to.equal(true);
  });

  it('is due again after another change', () => {
    const state = after(type('/b'), commit, send, fail(refused), type('/c'), commit);
    expect(isDue(field(state))).to.equal(true);
  });

  it('sends even the old value if it is uncertain whether the new one has arrived', () => {
    const unknown = after(type('/b'), commit, send, fail(timeout), undo);
    expect(isDue(field(unknown))).to.equal(true);
    const known = after(type('/b'), commit, send, fail(refused), undo);
    expect(isDue(field(known))).to.equal(false);
    expect(isUnsaved(field(known))).to.equal(false);
  });
});

describe('undo and redo', () => {
  it('undo and redo finished changes of all fields', () => {
    const changed = after(type('/b'), commit, type('/x', other), { type: 'commit', id: other });
    const back = [undo, undo].reduce(reduceEdits, changed);
    expect([field(back).value, field(back, other).value]).to.deep.equal(['/a', '']);
    const forth = [redo, redo].reduce(reduceEdits, back);
    expect([field(forth).value, field(forth, other).value]).to.deep.equal(['/b', '/x']);
  });

  it('save the changed values', () => {
    const state = after(type('/b'), commit, send, saved, undo);
    expect(field(state).committed).to.equal('/a');
    expect(isDue(field(state))).to.equal(true);
  });

  it('save after the running request', () => {
    const state = field(after(type('/b'), commit, send, undo, saved));
    expect(state.saved).to.deep.equal(['/b']);
    expect(isDue(state)).to.equal(true);
  });

  it('stop at the end of the history; a new change clears redo', () => {
    expect(after(undo)).to.equal(fresh);
    expect(after(redo)).to.equal(fresh);
    expect(after(type('/b'), commit, undo, type('/c'), commit).redo).to.deep.equal([]);
  });
});
