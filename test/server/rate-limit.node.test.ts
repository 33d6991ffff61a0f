import { expect } from 'chai';
import { rateLimit } from '../../server/rate-limit';

describe('the rate limit', () => {
  it('counts the requests of each key separately', () => {
    const allows = rateLimit(2, () => 0);
    expect([allows('a'), allows('a'), allows('a')]).to.deep.equal([true, true, false]);
    expect(allows('b')).to.equal(true);
  });

  it('allows requests again a minute after the first', () => {
    let now = 0;
    const allows = rateLimit(1, () => now);
    expect([allows('a'), allows('a')]).to.deep.equal([true, false]);
    now = 60_001;
    expect(allows('a')).to.equal(true);
  });

  it('counts refused requests, so that a client that never pauses stays blocked', () => {
    let now = 0;
    const allows = rateLimit(1, () => now);
    allows('a');
    for (now = 30_000; now <= 120_000; now += 30_000) expect(allows('a')).to.equal(false);
  });
});
