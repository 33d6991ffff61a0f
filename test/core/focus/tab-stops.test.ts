import { expect } from '@open-wc/testing';
import { tabStops } from '../../../src/core/focus/tab-stops';

let box: HTMLElement;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('main'));
});
afterEach(() => box.remove());

describe('the tab stops', () => {
  it('are the reachable elements in document order, also in open shadow roots', () => {
    box.innerHTML =
      '<a href="#a" id="a">a</a><a id="no">no</a><button disabled>no</button><input type="hidden">' +
      '<div id="host"></div><p tabindex="-1">no</p><div inert><button>no</button></div>' +
      '<div style="visibility: hidden"><button>no</button></div><div hidden><input></div>' +
      '<p tabindex="0" id="z">z</p>';
    const root = box.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<button id="inner">inner</button>';
    expect(tabStops(box).map(({ id }) => id)).to.deep.equal(['a', 'inner', 'z']);
  });
});
