import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { seal, sealKeyIn, unseal } from '../../server/sealed-text';
import { temporaryFolder } from '../shared';

describe('a sealed text', () => {
  const key = sealKeyIn(join(temporaryFolder('nh-seal'), 'first.key'));

  it('is opened with its key, for its owner', () => {
    const sealed = seal(key, 'a token', 'ada');
    expect(sealed).not.to.include('a token');
    expect(unseal(key, sealed, 'ada')).to.equal('a token');
    expect(seal(key, 'a token', 'ada')).not.to.equal(sealed);
  });

  it('stays shut for another owner, another key, and when it was changed', () => {
    const sealed = seal(key, 'a token', 'ada');
    const other = sealKeyIn(join(temporaryFolder('nh-seal'), 'other.key'));
    expect(unseal(key, sealed, 'tom')).to.equal(undefined);
    expect(unseal(other, sealed, 'ada')).to.equal(undefined);
    expect(unseal(key, `${sealed.slice(0, -4)}AAAA`, 'ada')).to.equal(undefined);
    for (const text of ['', 'a token', 'sealed:', 'sealed:AAAA']) {
      expect(unseal(key, text, 'ada'), text).to.equal(undefined);
    }
  });

  it('has a key that its owner alone reads, and that stays the same', () => {
    const path = join(temporaryFolder('nh-seal'), 'kept.key');
    const made = sealKeyIn(path);
    expect(sealKeyIn(path).equals(made)).to.equal(true);
    expect(statSync(path).mode & 0o777).to.equal(0o600);
  });

  it('is refused a file without a key', () => {
    const path = join(temporaryFolder('nh-seal'), 'empty.key');
    writeFileSync(path, '');
    expect(() => sealKeyIn(path)).to.throw('has no key');
  });
});
