import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

describe('the Node tests', () => {
  it('have their hooks in a suite, because a hook outside runs for the other files of the process too', () => {
    const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.node.test.ts') || /^rules\/.*\.test\.ts$/.test(file))
      // Each of these has a browser of its own, and a process.
      .filter((file) => !/^(site|wordpress)\//.test(file));
    const atRoot = /^(before|after)(Each)?\(/m;
    const wrong = files.filter((file) => atRoot.test(readFileSync(`${root}test/${file}`, 'utf8')));
    expect(files.length).to.be.greaterThan(100);
    expect(wrong).to.deep.equal([]);
  });
});
