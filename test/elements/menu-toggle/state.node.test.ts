import { expect } from 'chai';
import {
  closedMenu,
  isBranchOpen,
  type MenuEvent,
  type MenuState,
  nextState,
} from '../../../src/elements/menu-toggle/state';

const after = (...events: readonly MenuEvent[]): MenuState => events.reduce(nextState, closedMenu);
const toggled = (...path: readonly number[]): MenuEvent => ({ type: 'branch-toggled', path });

describe('the state of a menu', () => {
  it('opens and closes, and forgets its branches either way', () => {
    const opened = after(toggled(1), { type: 'toggled' });
    expect(opened).to.deep.equal({ isOpen: true, branch: [] });
    expect(after({ type: 'toggled' }, toggled(1), { type: 'toggled' })).to.deep.equal(closedMenu);
    expect(after({ type: 'toggled' }, toggled(1), { type: 'closed' })).to.deep.equal(closedMenu);
  });

  it('has one open branch: opening another closes the first, with all in it', () => {
    const state = after(toggled(0), toggled(0, 2), toggled(3));
    expect([[0], [0, 2], [3]].map((path) => isBranchOpen(state, path))).to.deep.equal([
      false,
      false,
      true,
    ]);
  });

  it('keeps what is around an inner branch open, and closes what is inside an outer one', () => {
    const inner = after(toggled(0), toggled(0, 2));
    expect([isBranchOpen(inner, [0]), isBranchOpen(inner, [0, 2])]).to.deep.equal([true, true]);
    expect(nextState(inner, toggled(0, 2)).branch).to.deep.equal([0]);
    expect(nextState(inner, toggled(0)).branch).to.deep.equal([]);
  });

  it('closes branches without closing the menu', () => {
    const state = after({ type: 'toggled' }, toggled(1), { type: 'branches-closed' });
    expect(state).to.deep.equal({ isOpen: true, branch: [] });
  });
});
