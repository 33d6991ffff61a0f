import { expect } from '@open-wc/testing';
import { clickOn } from '../elements/works/lightbox/viewer/click';
import { until } from '../page-objects/until';
import { linksAsked, painted, settled, show } from './fixtures';

const LINK = '<a id="it" href="/demo/assets/box.svg" data-elementor-open-lightbox="yes">B</a>';
const openCount = () => document.querySelectorAll('dialog[open]').length;

describe('the code of lightbox links', () => {
  it('is not loaded for a page without such links', async () => {
    show('<a href="/a.png">A</a><a href="#there">B</a><div data-e-action-hash="#x">C</div>');
    await settled();
    expect(linksAsked()).to.equal(false);
  });

  it('is not loaded for a link far below the viewport', async () => {
    show(`<div style="block-size: 5000px"></div>${LINK}`);
    await painted();
    expect(linksAsked()).to.equal(false);
  });

  it('is loaded for a link that is added later, without losing a click', async () => {
    const find = show(LINK);
    await settled();
    expect(clickOn(find('#it'), { ctrlKey: true })).to.equal(true);
    expect([clickOn(find('#it')), clickOn(find('#it'))]).to.deep.equal([false, false]);
    expect(openCount()).to.equal(0);
    await until(() => openCount() === 1);
    expect(linksAsked()).to.equal(true);
    document.querySelector('dialog')?.close();
  });

  it('handles clicks itself once loaded', async () => {
    await until(() => openCount() === 0);
    expect(clickOn(show(LINK)('#it'))).to.equal(false);
    await until(() => openCount() === 1);
  });
});
