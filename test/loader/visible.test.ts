import { expect } from '@open-wc/testing';
import { lateElement, painted, show } from './fixtures';

describe('a visible element far from the viewport', () => {
  it('does not have its style read if it has a box', async () => {
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

describe('a visible element to which the page’s address points', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is loaded at once, however far down it is', async () => {
    const [named, drawing, other] = [lateElement(), lateElement(), lateElement()];
    history.replaceState(null, '', '#f%C3%BCnf');
    show(`<p style="height: 5000px"></p>
<${named.tag} loading="visible" style="display: block"><i id="fünf">A</i></${named.tag}>
<${drawing.tag} loading="visible" style="display: block" settings='{"items":[{"title":"B","id":"fünf"}]}'>B</${drawing.tag}>
<${other.tag} loading="visible" style="display: block"><i id="six">C</i></${other.tag}>`);
    await painted();
    expect([named, drawing, other].map(({ asked }) => asked())).to.deep.equal([1, 1, 0]);
  });
});
