import { expect } from '@open-wc/testing';
import { holdPage } from '../../../src/core/dom/held-page';

const root = document.documentElement;
const { style } = document.body;
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

  it('has the inline declarations of its own again that the holding took the place of', () => {
    for (const { style } of [document.body, root]) {
      for (const own of [
        'overflow: hidden',
        'overflow-x: clip !important',
        'overflow: var(--lock)',
      ]) {
        style.cssText = own;
        const before = style.cssText;
        const releases = [holdPage(document), holdPage(document)];
        for (const release of releases) release();
        expect(style.cssText).to.equal(before);
      }
      style.cssText = '';
    }
  });

  it('keeps the lock that a script of its own has set or taken away meanwhile', () => {
    for (const [before, meanwhile] of [
      ['', 'hidden'],
      ['hidden', ''],
    ] as const) {
      style.overflow = before;
      const release = holdPage(document);
      style.overflow = meanwhile;
      release();
      expect(style.overflow).to.equal(meanwhile);
    }
    style.overflow = '';
  });
});
