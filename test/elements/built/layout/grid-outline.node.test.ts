import { expect } from 'chai';
import { cellCount, tracks } from '../../../../src/elements/built/layout/grid-outline';

describe('the cells of a grid', () => {
  it('are those of its rows, and of the rows that its items make', () => {
    expect([cellCount(3, 2, 1), cellCount(3, 1, 7), cellCount(1, 1, 0)]).to.deep.equal([6, 9, 1]);
  });

  it('are counted by tracks, whatever the names of their lines', () => {
    expect(tracks('[start] 100px [a b] 200px [end]')).to.equal(2);
    expect([tracks('none'), tracks('')]).to.deep.equal([1, 1]);
  });
});
