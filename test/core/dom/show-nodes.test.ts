import { expect } from '@open-wc/testing';
import { showNodes } from '../../../src/core/dom/show-nodes';

const field = (name: string) => Object.assign(document.createElement('input'), { name });

describe('showNodes', () => {
  it('makes the nodes the only children, in their order', () => {
    const parent = document.createElement('div');
    const [a, b, c] = [field('a'), field('b'), field('c')];
    parent.append(c, 'text', a);
    showNodes(parent, [a, b, c]);
    expect([...parent.childNodes].map((node) => (node as HTMLInputElement).name)).to.deep.equal([
      'a',
      'b',
      'c',
    ]);
  });

  it('keeps the focus in a node that stays while its siblings change', () => {
    const parent = document.body.appendChild(document.createElement('div'));
    const [before, kept, after] = [field('before'), field('kept'), field('after')];
    parent.append(before, kept);
    kept.focus();
    showNodes(parent, [kept, after]);
    showNodes(parent, [before, kept, after]);
    expect((document.activeElement as HTMLInputElement).name).to.equal('kept');
    parent.remove();
  });
});
