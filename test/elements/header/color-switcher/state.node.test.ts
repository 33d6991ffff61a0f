import { expect } from 'chai';
import { nextState, unknownState } from '../../../../src/elements/header/color-switcher/state';

const state = (isSwitched: boolean, isChosen: boolean) => ({ isSwitched, isChosen });

describe('the state of a palette', () => {
  it('follows the site or the system until the visitor chooses', () => {
    const dark = state(true, false);
    expect(nextState(unknownState, dark)).to.deep.equal(dark);
    const chosen = state(false, true);
    expect(nextState(chosen, dark)).to.equal(chosen);
  });

  it('follows each choice of the visitor', () => {
    const light = state(false, true);
    expect(nextState(state(true, true), light)).to.deep.equal(light);
    expect(nextState(state(false, false), light)).to.deep.equal(light);
  });
});
