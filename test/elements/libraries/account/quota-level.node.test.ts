import { expect } from 'chai';
import {
  hasRoomFor,
  quotaUse,
} from '../../../../src/elements/libraries/account/quota-bar/quota-level';

const quota = (items: number, bytes = 0) => ({
  items: { used: items, limit: 1000 },
  bytes: { used: bytes, limit: 1000 },
});

describe('the quota level', () => {
  for (const [used, percent, level] of [
    [0, 0, 'normal'],
    [794, 79, 'normal'],
    [795, 80, 'warning'],
    [994, 99, 'warning'],
    [1000, 100, 'full'],
    [1200, 120, 'full'],
  ] as const) {
    it(`is ${level} at ${percent} % with ${used} of 1000 items`, () => {
      expect(quotaUse(quota(used))).to.include({ percent, level, of: 'items', used });
    });
  }

  it('follows the larger share of items and bytes', () => {
    expect(quotaUse(quota(10, 900))).to.include({ percent: 90, of: 'bytes', level: 'warning' });
  });

  it('is full if the plan’s limit is zero', () => {
    const nothing = { used: 0, limit: 0 };
    expect(quotaUse({ items: nothing, bytes: nothing }).level).to.equal('full');
  });

  it('tells if one more item fits', () => {
    expect(hasRoomFor(quota(999, 900), 100)).to.equal(true);
    expect(hasRoomFor(quota(999, 900), 101)).to.equal(false);
    expect(hasRoomFor(quota(1000), 1)).to.equal(false);
  });

  it('tells if several items fit', () => {
    expect(hasRoomFor(quota(990), 0, 10)).to.equal(true);
    expect(hasRoomFor(quota(990), 0, 11)).to.equal(false);
  });
});
