import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

describe('the sources', () => {
  it('observe views and sizes only through core/observers, which works where an extension blocks the browser’s observers', () => {
    const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' });
    const files = paths.filter((path) => /\.tsx?$/.test(path));
    const observing = files.filter((path) =>
      /new (Intersection|Resize)Observer\b/.test(readFileSync(`${root}src/${path}`, 'utf8')),
    );
    // Autoload has a wait of its own: it loads no file that a page may not need.
    expect(observing.sort()).to.deep.equal(['core/observers/observer.ts', 'loader/visible.ts']);
  });
});
