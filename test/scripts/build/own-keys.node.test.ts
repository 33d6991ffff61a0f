import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { withOwnKeys } from '../../../scripts/build/own-keys';
import { root } from '../../../scripts/contracts';

describe('a for…in of a dependency', () => {
  it('iterates over the own keys of its object', () => {
    const code = 'for (const key in shape) seen.push(key);';
    const shape = Object.create({ fromAnOldScript: { dark: true } }, {});
    const seen: string[] = [];
    new Function('shape', 'seen', withOwnKeys(code, 'x.js'))(
      Object.assign(shape, { own: 1 }),
      seen,
    );
    expect(seen).to.deep.equal(['own']);
  });

  it('is in none of the bundler’s own helpers in the page layout', () => {
    const chunks = `${root}dist/cdn/chunks/`;
    const [helpers = ''] = readdirSync(chunks).filter((name) =>
      name.startsWith('rolldown-runtime'),
    );
    expect(readFileSync(chunks + helpers, 'utf8')).not.to.match(/for\s*\([^)]*\bin\b/);
  });
});
