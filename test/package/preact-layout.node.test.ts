import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { isReactOnly } from '../../scripts/build/react-only';
import { root } from '../../scripts/contracts';
import { registry } from '../../src/registry';

describe('the page layout with Preact', () => {
  const names = Object.keys(registry).map((tag) => tag.slice('nh-'.length));

  it('does without the tools for administrators, and knows nothing of them', () => {
    const autoload = readFileSync(`${root}dist/cdn-preact/autoload.js`, 'utf8');
    expect(names.filter(isReactOnly)).to.include('kit-export');
    for (const name of names.filter(isReactOnly)) {
      expect(existsSync(`${root}dist/cdn-preact/define/${name}.js`), name).to.equal(false);
      expect(autoload).not.to.match(new RegExp(`\\b${name}\\b`));
    }
  });

  it('has all other elements', () => {
    for (const name of names.filter((one) => !isReactOnly(one))) {
      expect(existsSync(`${root}dist/cdn-preact/define/${name}.js`), name).to.equal(true);
    }
  });
});
