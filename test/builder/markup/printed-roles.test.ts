import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { bringPageAlive, isLive, show, widget } from '../adoption/fixtures';

const item = (id: string, title: string): string =>
  `<div class="elementor-accordion-item">
    <div id="t${id}" class="elementor-tab-title" data-tab="${id}" role="button"><a class="elementor-accordion-title" tabindex="0">${title}</a></div>
    <div class="elementor-tab-content" data-tab="${id}" role="region" aria-labelledby="t${id}">${title}!</div></div>`;

const accordion = (...titles: string[]): string =>
  `<div class="elementor-accordion">${titles.map((title, at) => item(String(at + 1), title)).join('')}</div>`;

const tabs = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">
  <div class="elementor-tab-title elementor-tab-desktop-title" data-tab="1" role="tab" aria-selected="true">One</div></div>
  <div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
  <div class="elementor-tab-title elementor-tab-mobile-title" data-tab="1" role="tab" aria-selected="true">One</div>
  <div class="elementor-tab-content" data-tab="1" role="tabpanel"><p>One!</p></div></div></div>`;

const nested = `<div class="e-n-accordion"><details id="d1" class="e-n-accordion-item"><summary class="e-n-accordion-item-title">A</summary>
  <div class="outer" role="region" aria-labelledby="d1"><div class="inner" role="region" aria-labelledby="d1">A!</div></div></details></div>`;

/** Out of reach of the code that is loaded near the viewport. */
const FAR = '<div style="block-size: 30000px"></div>';

const find = show(
  FAR +
    widget('accordion.default', accordion('Shipping', 'Returns'), 'id="first"') +
    widget('accordion.default', accordion('Payment', 'shipping '), 'id="second"') +
    widget('tabs.default', tabs, 'id="tabs"') +
    widget('nested-accordion.default', nested, 'id="nested"') +
    '<div id="foreign" role="tablist"><div role="tabpanel"></div></div>',
);
await bringPageAlive({ adopt: true, features: ['nested-elements'] });

const roles = (id: string): (string | null)[] =>
  [...find(id).querySelectorAll('.elementor-tab-content')].map((one) => one.getAttribute('role'));

describe('a page of the builder that has loaded', () => {
  it('has the right roles in widgets that are far from the viewport, before their code is loaded', async () => {
    await until(() => find('#tabs .elementor-tabs-content-wrapper').getAttribute('role') === null);
    expect(document.querySelectorAll('[data-nh-live]').length).to.equal(0);
    const mobile = find('#tabs .elementor-tab-mobile-title');
    expect(mobile.getAttribute('role')).to.equal('button');
    expect(mobile.hasAttribute('aria-selected')).to.equal(false);
    expect(find('#tabs .elementor-tabs-wrapper').getAttribute('role')).to.equal('tablist');
    expect(find('#nested .outer').getAttribute('role')).to.equal('region');
    expect(find('#nested .inner').getAttribute('role')).to.equal(null);
  });

  it('has one landmark of each name, and each panel is named by its own title', () => {
    expect([roles('#first'), roles('#second')]).to.deep.equal([
      ['region', 'region'],
      ['region', 'group'],
    ]);
    for (const panel of document.querySelectorAll('.elementor-accordion .elementor-tab-content')) {
      const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      expect(title).to.equal(panel.previousElementSibling);
    }
  });

  it('has the roles of other software unchanged', () => {
    expect(find('#foreign').getAttribute('role')).to.equal('tablist');
  });

  it('keeps one landmark of each name when widgets become live in any order', async () => {
    for (const id of ['#second', '#first']) {
      find(id).scrollIntoView();
      await until(() => isLive(find(id)));
    }
    await rendered();
    expect([roles('#first'), roles('#second')]).to.deep.equal([
      ['region', 'region'],
      ['region', 'group'],
    ]);
  });
});
