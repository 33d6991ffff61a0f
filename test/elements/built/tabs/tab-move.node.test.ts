import { expect } from 'chai';
import { tabMove } from '../../../../src/elements/built/tab-list/tab-move';

const row = { count: 3, isVertical: false, isRightToLeft: false };

describe('a key on a tab', () => {
  it('goes along the row, and round at its ends', () => {
    expect(tabMove('ArrowRight', 2, row)).to.equal(0);
    expect(tabMove('ArrowLeft', 0, row)).to.equal(2);
    expect(tabMove('Home', 2, row)).to.equal(0);
    expect(tabMove('End', 0, row)).to.equal(2);
  });

  it('goes the other way round where the page is read from right to left', () => {
    expect(tabMove('ArrowLeft', 0, { ...row, isRightToLeft: true })).to.equal(1);
    expect(tabMove('ArrowRight', 0, { ...row, isRightToLeft: true })).to.equal(2);
  });

  it('goes up and down, and not sideways, where the titles lie below each other', () => {
    expect(tabMove('ArrowDown', 0, { ...row, isVertical: true })).to.equal(1);
    expect(tabMove('ArrowUp', 0, { ...row, isVertical: true })).to.equal(2);
    expect(tabMove('ArrowRight', 0, { ...row, isVertical: true })).to.equal(undefined);
  });

  it('moves nothing when it is another key', () => {
    expect(tabMove('a', 0, row)).to.equal(undefined);
    expect(tabMove('ArrowDown', 0, row)).to.equal(undefined);
  });
});
