import { expect } from '@open-wc/testing';
import { documentOf } from '../../../src/page-scripts';
import { show } from '../adoption/fixtures';

describe('the document of a node', () => {
  const markup = `<div data-elementor-id="12" data-elementor-type="wp-page"><p id="page"></p>
    <div data-elementor-id="30" data-elementor-type="popup"><p id="inner"></p><div id="host"></div></div></div>
    <p id="outside"></p>`;

  it('is the innermost one around it, also across shadow roots', () => {
    const find = show(markup);
    expect(documentOf(find('#page'))).to.deep.equal({ id: '12', type: 'wp-page' });
    expect(documentOf(find('#inner'))).to.deep.equal({ id: '30', type: 'popup' });
    const inside = document.createElement('p');
    find('#host').attachShadow({ mode: 'open' }).append(inside);
    expect(documentOf(inside)).to.deep.equal({ id: '30', type: 'popup' });
  });

  it('is undefined outside of documents', () => {
    expect(documentOf(show(markup)('#outside'))).to.equal(undefined);
  });
});
