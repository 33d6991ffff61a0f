import { expect } from 'chai';
import { initialState, reduce } from '../../../../src/elements/libraries/kit-library/reduce';

const winter = { id: 'a', title: 'Winter' };
const summer = { id: 'b', title: 'Summer' };

describe('the offer of the kit library to undo a deletion', () => {
  it('ends when it was shown for its time', () => {
    const before = { ...initialState(), undo: winter };
    expect(reduce(before, { type: 'undo-expired', undo: winter }).undo).to.equal(undefined);
  });

  it('stays when an older one ends, while it waits for the end of a dialog', () => {
    const before = { ...initialState(), undo: summer };
    expect(reduce(before, { type: 'undo-expired', undo: winter }).undo).to.equal(summer);
  });
});
