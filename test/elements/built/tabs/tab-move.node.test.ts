import { expect } from 'chai';
import { tabMove } from '../../../../src/elements/built/tab-list/tab-move';

const row = { count: 3, isVertical: false, isRightToLeft: false };

describe('a key on a tab', () => {
  it('moves along the row, and wraps around', () => {
    expect(tabMove('ArrowRight', 2, row)).to.equal(0);
    expect(tabMove('ArrowLeft', 0, row)).to.equal(2);
    expect(tabMove('Home', 2, row)).to.equal(0);
    expect(tabMove('End', 0, row)).to.equal(2);
  });

  it('moves in the opposite direction in right-to-left pages', () => {
    expect(tabMove('ArrowLeft', 0, { ...row, isRightToLeft: true })).to.equal(1);
    expect(tabMove('ArrowRight', 0, { ...row, isRightToLeft: true })).to.equal(2);
  });

  it('moves only vertically if the titles are stacked', () => {
    expect(tabMove('ArrowDown', 0, { ...row, isVertical: true })).to.equal(1);
    expect(tabMove('ArrowUp', 0, { ...row, isVertical: true })).to.equal(2);
    expect(tabMove('ArrowRight', 0, { ...row, isVertical: true })).to.equal(undefined);
  });

  it('moves nothing if it is another key', () => {
    expect(tabMove('a', 0, row)).to.equal(undefined);
    expect(tabMove('ArrowDown', 0, row)).to.equal(undefined);
  });
});
