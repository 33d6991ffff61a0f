import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parseSync, Visitor } from 'vite';
import { root } from '../../../scripts/contracts';
import { findMessages, messageCatalogue } from '../../../scripts/manifest/messages';

/** The number of messages' declarations in a module. */
function definitions(file: string): number {
  let count = 0;
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const isDeclaration = given.some(({ type }) => type === 'ObjectExpression');
      const isCall = callee.type === 'Identifier' && /^define(Tool)?Messages$/.test(callee.name);
      if (isCall && isDeclaration) count++;
    },
  }).visit(parseSync(file, readFileSync(root + file, 'utf8')).program);
  return count;
}

describe('the message catalogue', () => {
  it('holds the messages of every module that declares some', async () => {
    const found = new Map<string, number>();
    const common = 'src/core/config/common-messages.ts';
    const modules = (await findMessages()).filter(({ file }) => file !== common);
    for (const { file } of modules) found.set(file, (found.get(file) ?? 0) + 1);
    const calls = new Map<string, number>();
    for (const name of readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = `src/${name}`;
      const count = /\.tsx?$/.test(name) ? definitions(file) : 0;
      if (count > 0) calls.set(file, count);
    }
    expect(calls.size).to.be.greaterThan(10);
    expect([...found]).to.deep.equal([...calls]);
  });

  it('is sorted by key and holds the English texts with their plural forms', async () => {
    const catalogue = messageCatalogue(await findMessages());
    expect(catalogue['form.submit']).to.equal('Send');
    expect(catalogue['portfolio.found.one']).to.equal('{count} item found');
    expect(Object.keys(catalogue)).to.deep.equal(Object.keys(catalogue).sort());
  });

  it('begins with the common text under every key that ends like a common key', async () => {
    const catalogue = messageCatalogue(await findMessages());
    for (const [key, text] of Object.entries(catalogue)) {
      const common = catalogue[`common${key.slice(key.lastIndexOf('.'))}`];
      expect(text.startsWith(common ?? ''), key).to.equal(true);
    }
  });

  it('rejects a key that two modules declare', () => {
    const duplicates = [
      { file: 'a.ts', defaults: { 'x.close': 'Close' } },
      { file: 'b.ts', defaults: { 'x.close': 'Shut' } },
    ];
    expect(() => messageCatalogue(duplicates)).to.throw(
      '"x.close" of b.ts is declared elsewhere too',
    );
  });
});
