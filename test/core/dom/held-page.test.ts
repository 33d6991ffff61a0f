import { expect } from '@open-wc/testing';
import { holdPage } from '../../../src/core/dom/held-page';

const root = document.documentElement;
const overflow = () => getComputedStyle(document.body).overflow;

describe('a held page', () => {
  it('is held until all who hold it have let go, each once', () => {
    const [first, second] = [holdPage(document), holdPage(document)];
    first();
    first();
    expect(overflow()).to.equal('hidden');
    second();
    expect(overflow()).to.equal('visible');
    expect(root.getAttribute('style') ?? '').to.equal('');
    expect(document.body.getAttribute('style') ?? '').to.equal('');
  });

  it('stays where it is, in a theme whose body has an overflow of its own', () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'html, body { block-size: 100%; } body { overflow-x: hidden; }';
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    scrollTo(0, 900);
    const release = holdPage(document);
    expect(scrollY).to.equal(900);
    release();
    expect(scrollY).to.equal(900);
    sheet.remove();
    tall.remove();
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
