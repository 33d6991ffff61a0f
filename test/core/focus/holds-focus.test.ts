import { expect } from '@open-wc/testing';
import { holdsFocus } from '../../../src/core/focus';

let box: HTMLElement;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('main'));
});
afterEach(() => box.remove());

describe('the focus', () => {
  it('is held by the focused element and by what it lies in', () => {
    box.innerHTML = '<p><button>A</button></p><p></p>';
    const [first, second] = box.children;
    const button = box.querySelector('button') as HTMLElement;
    button.focus();
    expect([button, first, second].map((element) => holdsFocus(element as Element))).to.deep.equal([
      true,
      true,
      false,
    ]);
  });

  it('is held in a shadow root', () => {
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<p><button>A</button></p>';
    root.querySelector('button')?.focus();
    expect(holdsFocus(root.firstElementChild as Element)).to.equal(true);
    expect(holdsFocus(box)).to.equal(true);
  });
});
