import { expect } from '@open-wc/testing';
import { holdPage } from '../../../src/core/dom/held-page';

const root = document.documentElement;
const overflow = () => getComputedStyle(root).overflow;

describe('a held page', () => {
  it('is held until all who hold it have let go, each once', () => {
    const [first, second] = [holdPage(document), holdPage(document)];
    first();
    first();
    expect(overflow()).to.equal('hidden');
    second();
    expect(overflow()).to.equal('visible');
    expect(root.getAttribute('style') ?? '').to.equal('');
  });

  it('does not grow into the place of its scrollbar', () => {
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    const width = root.getBoundingClientRect().width;
    const release = holdPage(document);
    expect(root.getBoundingClientRect().width).to.equal(width);
    release();
    tall.remove();
  });
});
