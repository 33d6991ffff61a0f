import { expect } from '@open-wc/testing';
import { lateElement, painted, show } from './fixtures';

describe('a visible element far from the viewport', () => {
  it('is not asked for its style if it has a box', async () => {
    const late = lateElement();
    const original = window.getComputedStyle;
    const asked: Element[] = [];
    window.getComputedStyle = (element, pseudo) => {
      asked.push(element);
      return original(element, pseudo);
    };
    try {
      show(`<p style="height: 5000px"></p>
<${late.tag} loading="visible" style="display: block">A</${late.tag}>
<${late.tag} loading="visible" style="display: none">B</${late.tag}>`);
      await painted();
      await painted();
    } finally {
      window.getComputedStyle = original;
    }
    expect(asked.map((element) => element.textContent)).to.deep.equal(['B']);
    expect(late.asked()).to.equal(0);
  });
});
