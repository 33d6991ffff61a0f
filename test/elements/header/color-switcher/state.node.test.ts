import { expect } from 'chai';
import { nextState } from '../../../../src/elements/header/color-switcher/state';

const state = (isSwitched: boolean, isChosen: boolean) => ({ isSwitched, isChosen });

describe('the state of a palette', () => {
  it('is turned over by a toggle, which is a choice', () => {
    expect(nextState(state(false, false), { type: 'toggled' })).to.deep.equal(state(true, true));
    expect(nextState(state(true, true), { type: 'toggled' })).to.deep.equal(state(false, true));
  });

  it('follows the site, or the system, until the visitor has chosen', () => {
    const dark = { type: 'unchosen', isSwitched: true } as const;
    expect(nextState(state(false, false), dark)).to.deep.equal(state(true, false));
    const chosen = state(false, true);
    expect(nextState(chosen, dark)).to.equal(chosen);
  });

  it('takes a choice made elsewhere', () => {
    const choice = { type: 'chosen', isSwitched: false } as const;
    expect(nextState(state(true, true), choice)).to.deep.equal(state(false, true));
    expect(nextState(state(false, false), choice)).to.deep.equal(state(false, true));
  });

  it('is the same object where nothing changes', () => {
    const before = state(true, true);
    expect(nextState(before, { type: 'chosen', isSwitched: true })).to.equal(before);
    const followed = state(true, false);
    expect(nextState(followed, { type: 'unchosen', isSwitched: true })).to.equal(followed);
  });
});
