import { expect } from '@open-wc/testing';
import { adoptStyles } from '../../../src/core/element/styles';
import { unseenStyles } from '../../../src/core/parts/unseen';

describe('the sheet of visually hidden text', () => {
  it('hides the elements that its selector matches, against a theme’s plain rule, and nothing else', () => {
    const box = document.body.appendChild(document.createElement('div'));
    const root = box.attachShadow({ mode: 'open' });
    for (const part of ['heard', 'seen']) {
      const line = root.appendChild(document.createElement('p'));
      line.setAttribute('part', part);
      line.textContent = 'Sent.';
    }
    adoptStyles(root, 'p { position: static; inline-size: 200px; margin: 9px }');
    adoptStyles(root, unseenStyles('[part="heard"]'));
    const widths = [...root.querySelectorAll('p')].map((line) => line.offsetWidth);
    box.remove();
    expect(widths).to.deep.equal([1, 200]);
  });
});
