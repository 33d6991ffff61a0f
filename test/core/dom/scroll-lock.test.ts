import { expect } from '@open-wc/testing';
import { lockScroll } from '../../../src/core/dom/scroll-lock';

const root = document.documentElement;
const { style } = document.body;
const overflow = () => getComputedStyle(document.body).overflow;

describe('a locked page', () => {
  it('cannot be scrolled until every caller has unlocked it', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)];
    first();
    first();
    expect(overflow()).to.equal('hidden');
    second();
    expect(overflow()).to.equal('visible');
    expect(root.getAttribute('style') ?? '').to.equal('');
    expect(document.body.getAttribute('style') ?? '').to.equal('');
  });

  it('keeps its scroll position in a theme whose body has an overflow', () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'html, body { block-size: 100%; } body { overflow-x: hidden; }';
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    scrollTo(0, 900);
    const unlock = lockScroll(document);
    expect(scrollY).to.equal(900);
    unlock();
    expect(scrollY).to.equal(900);
    sheet.remove();
    tall.remove();
  });

  it('does not grow into the space of its scrollbar', () => {
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    const width = root.getBoundingClientRect().width;
    const unlock = lockScroll(document);
    expect(root.getBoundingClientRect().width).to.equal(width);
    unlock();
    tall.remove();
  });

  it('restores the page’s own inline declarations', () => {
    for (const { style } of [document.body, root]) {
      for (const own of [
        'overflow: hidden',
        'overflow-x: clip !important',
        'overflow: var(--lock)',
      ]) {
        style.cssText = own;
        const before = style.cssText;
        const unlocks = [lockScroll(document), lockScroll(document)];
        for (const unlock of unlocks) unlock();
        expect(style.cssText).to.equal(before);
      }
      style.cssText = '';
    }
  });

  it('keeps a scroll lock that a script of the page has set or removed during the hold', () => {
    for (const [before, meanwhile] of [
      ['', 'hidden'],
      ['hidden', ''],
    ] as const) {
      style.overflow = before;
      const unlock = lockScroll(document);
      style.overflow = meanwhile;
      unlock();
      expect(style.overflow).to.equal(meanwhile);
    }
    style.overflow = '';
  });
});
