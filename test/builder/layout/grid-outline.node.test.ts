import { expect } from 'chai';
import { cellCount, tracks } from '../../../src/builder/layout/grid-outline';

describe('the cells of a grid', () => {
  it('include explicit rows and the implicit rows of further items', () => {
    expect([cellCount(3, 2, 1), cellCount(3, 1, 7), cellCount(1, 1, 0)]).to.deep.equal([6, 9, 1]);
  });

  it('are counted by tracks, ignoring line names', () => {
    expect(tracks('[start] 100px [a b] 200px [end]')).to.equal(2);
    expect([tracks('none'), tracks('')]).to.deep.equal([1, 1]);
  });
});
