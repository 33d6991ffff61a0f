import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parseSync, Visitor } from 'vite';
import { root } from '../../../scripts/contracts';
import { findSentences, messageCatalogue } from '../../../scripts/manifest/messages';

/** How often a module calls `wording()`. */
function wordingCalls(file: string): number {
  let count = 0;
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'wording') count++;
    },
  }).visit(parseSync(file, readFileSync(root + file, 'utf8')).program);
  return count;
}

describe('the catalogue of messages', () => {
  it('has the sentences of every module that words some', async () => {
    const found = new Map<string, number>();
    for (const { file } of await findSentences()) found.set(file, (found.get(file) ?? 0) + 1);
    const called = new Map<string, number>();
    for (const name of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = `src/${name}`;
      const count = /\.tsx?$/.test(name) ? wordingCalls(file) : 0;
      if (count > 0) called.set(file, count);
    }
    expect(called.size).to.be.greaterThan(10);
    expect([...found]).to.deep.equal([...called]);
  });

  it('is sorted by key and holds the English sentences, forms for numbers too', async () => {
    const catalogue = messageCatalogue(await findSentences());
    expect(catalogue['form.submit']).to.equal('Send');
    expect(catalogue['portfolio.found.one']).to.equal('{count} item found');
    expect(Object.keys(catalogue)).to.deep.equal(Object.keys(catalogue).sort());
  });

  it('refuses a key that two modules word', () => {
    const twice = [
      { file: 'a.ts', sentences: { 'x.close': 'Close' } },
      { file: 'b.ts', sentences: { 'x.close': 'Shut' } },
    ];
    expect(() => messageCatalogue(twice)).to.throw('"x.close" of b.ts is worded elsewhere too');
  });
});
