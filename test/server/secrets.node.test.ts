import { expect } from 'chai';
import { isPassword, isSame, passwordHash, randomToken, tokenHash } from '../../server/secrets';

describe('a password', () => {
  it('matches its stored hash, and no other password does', async () => {
    const stored = await passwordHash('correct horse');
    expect(await isPassword('correct horse', stored)).to.equal(true);
    expect(await isPassword('correct house', stored)).to.equal(false);
  });

  it('has another hash each time, which does not contain it', async () => {
    const hashes = [await passwordHash('secret'), await passwordHash('secret')];
    expect(hashes[0]).not.to.equal(hashes[1]);
    expect(hashes[0]).not.to.include('secret');
  });

  it('never matches without a stored hash, not even when empty', async () => {
    expect(await isPassword('', undefined)).to.equal(false);
    expect(await isPassword('', '')).to.equal(false);
    expect(await isPassword('', ':')).to.equal(false);
  });
});

describe('a token', () => {
  it('is random, with 256 bits', () => {
    const tokens = Array.from({ length: 20 }, randomToken);
    expect(new Set(tokens).size).to.equal(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).to.have.lengthOf(32);
  });

  it('has the code challenge of RFC 7636 as its hash', () => {
    // The example of appendix B.
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(tokenHash(verifier)).to.equal('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });
});

describe('comparing two texts', () => {
  it('tells equal ones from others, of any length', () => {
    expect([isSame('ab', 'ab'), isSame('ab', 'ac'), isSame('ab', 'abc')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });
});
