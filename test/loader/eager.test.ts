import { expect } from '@open-wc/testing';
import { lateElement, observe, settled } from './fixtures';

/** A shadow root, not yet observed, with a late element in it. */
function rootWith(markup: string): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return root;
}

describe('an eager element', () => {
  it('is requested in the task in which its root is observed, before the first layout', () => {
    const late = lateElement();
    observe(rootWith(`<${late.tag} loading="eager">A</${late.tag}>`));
    expect(late.asked()).to.equal(1);
  });

  it('is requested in a later task if a preload link has requested its code', async () => {
    const late = lateElement();
    const link = document.createElement('link');
    link.href = `/chunks/define/${late.tag.slice('nh-'.length)}-Bo3_x9aZ.js`;
    document.head.append(link);
    observe(rootWith(`<${late.tag} loading="eager">A</${late.tag}>`));
    expect(late.asked()).to.equal(0);
    await settled();
    expect(late.asked()).to.equal(1);
    link.remove();
  });
});

describe('an element that loads near the viewport', () => {
  it('is observed in a later task than its root', async () => {
    const late = lateElement();
    const original = IntersectionObserver.prototype.observe;
    const watched: Element[] = [];
    IntersectionObserver.prototype.observe = function (target) {
      watched.push(target);
      original.call(this, target);
    };
    try {
      const root = rootWith(`<${late.tag} loading="visible">A</${late.tag}>`);
      observe(root);
      expect(watched).to.deep.equal([]);
      await settled();
      expect(watched).to.deep.equal([...root.children]);
    } finally {
      IntersectionObserver.prototype.observe = original;
    }
  });
});
