import { expect } from 'chai';
import {
  closedMenu,
  isBranchOpen,
  type MenuEvent,
  type MenuState,
  nextState,
} from '../../../../src/elements/header/menu-toggle/state';

const after = (...events: readonly MenuEvent[]): MenuState => events.reduce(nextState, closedMenu);
const hovered = (...path: readonly number[]): MenuEvent => ({ type: 'hovered', path });
const toggled = (...path: readonly number[]): MenuEvent => ({ type: 'branch-toggled', path });

describe('the state of a menu', () => {
  it('closes all branches when the menu opens or closes', () => {
    const opened = after(toggled(1), { type: 'toggled' });
    expect(opened).to.deep.equal({ isOpen: true, branch: [], hovered: [] });
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

  it('keeps the branches around an inner branch open, and closes those inside an outer one', () => {
    const inner = after(toggled(0), toggled(0, 2));
    expect([isBranchOpen(inner, [0]), isBranchOpen(inner, [0, 2])]).to.deep.equal([true, true]);
    expect(nextState(inner, toggled(0, 2)).branch).to.deep.equal([0]);
    expect(nextState(inner, toggled(0)).branch).to.deep.equal([]);
  });

  it('closes branches without closing the menu', () => {
    const state = after({ type: 'toggled' }, toggled(1), { type: 'branches-closed' });
    expect(state).to.deep.equal({ isOpen: true, branch: [], hovered: [] });
  });

  it('opens branches on hover, while the pointer is there', () => {
    const inside = after(hovered(0, 2));
    expect([[0], [0, 2]].map((path) => isBranchOpen(inside, path))).to.deep.equal([true, true]);
    expect(nextState(inside, hovered(1)).hovered).to.deep.equal([1]);
    expect(nextState(inside, hovered())).to.deep.equal(closedMenu);
  });

  it('keeps a pressed branch open when the pointer leaves, until another opens', () => {
    const pressed = after(hovered(0), toggled(0));
    expect(isBranchOpen(nextState(pressed, hovered()), [0])).to.equal(true);
    expect(isBranchOpen(nextState(pressed, hovered(0, 2)), [0, 2])).to.equal(true);
    expect(isBranchOpen(nextState(pressed, hovered(1)), [0])).to.equal(false);
  });

  it('closes the branch under the pointer by the second press, and opens only the pressed one elsewhere', () => {
    expect(isBranchOpen(after(hovered(0), toggled(0), toggled(0)), [0])).to.equal(false);
    expect(isBranchOpen(after(hovered(0), toggled(3)), [0])).to.equal(false);
  });
});
