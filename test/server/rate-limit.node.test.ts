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

  it('counts IPv6 addresses of one network together, and IPv4 addresses in both their forms', () => {
    const allows = rateLimit(1, () => 0);
    expect([allows('2001:db8::1'), allows('2001:db8:0:0:ffff::2')]).to.deep.equal([true, false]);
    expect(allows('2001:db8:0:1::1')).to.equal(true);
    expect([allows('192.0.2.1'), allows('::ffff:192.0.2.1')]).to.deep.equal([true, false]);
    expect([allows('::1'), allows('192.0.2.2')]).to.deep.equal([true, true]);
  });

  it('counts any number of keys at the same speed, and forgets the oldest', () => {
    const allows = rateLimit(1, () => 0);
    for (let key = 0; key < 300_000; key += 1) allows(`key ${key}`);
    expect(allows('key 299999')).to.equal(false);
    // Forgotten: the number of keys is limited.
    expect(allows('key 0')).to.equal(true);
  });
});
