import '../../../../src/define/text-editor';
import { expect, fixture } from '@open-wc/testing';
import { defineElement } from '../../../../src/core/element';
import first from '../../../../src/elements/built/text-editor/first.css?inline';
import { textEditor } from '../../../../src/elements/built/text-editor/text-editor.element';
import { until } from '../../../page-objects/until';

async function living(content: string, settings = '{"drop_cap":"yes"}') {
  const host = await fixture<HTMLElement>(
    `<nh-text-editor settings='${settings}'>${content}</nh-text-editor>`,
  );
  await Reflect.get(host, 'updateComplete');
  return host;
}

const CAP = (letter: string): string =>
  `<span class="elementor-drop-cap" role="presentation"><span class="elementor-drop-cap-letter" role="presentation">${letter}</span></span>`;

function html(host: HTMLElement): string {
  for (const element of host.querySelectorAll('[data-nh-live]')) {
    element.removeAttribute('data-nh-live');
  }
  return host.innerHTML;
}

describe('the builder’s text', () => {
  it('wraps its first letter in two spans without changing the text', async () => {
    const host = await living('<p>A book</p><p>Another</p>');
    expect(host.textContent).to.equal('A bookAnother');
    expect(html(host)).to.equal(`<p>${CAP('A')} book</p><p>Another</p>`);
    await expect(host).to.be.accessible();
  });

  it('uses the first paragraph with a letter', async () => {
    const host = await living('<p> </p><p>…</p><p>“A book”</p>');
    expect(html(host)).to.equal(`<p> </p><p>…</p><p>“${CAP('A')} book”</p>`);
  });

  it('finds the letter inside a link or bold text', async () => {
    const host = await living('<p> <b>“</b><a href="#x"><b>A book</b></a></p>');
    expect(html(host)).to.equal(`<p> <b>“</b><a href="#x"><b>${CAP('A')} book</b></a></p>`);
  });

  it('contains a first letter that is higher than the text', async () => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `${first} .elementor-drop-cap { float: left; block-size: 200px }`;
    const host = await living('<p>A book</p>');
    const { height } = host.getBoundingClientRect();
    sheet.remove();
    expect(height).to.be.at.least(200);
  });

  it('contains the first letter of a drawn text in shadow DOM too', async () => {
    defineElement({ ...textEditor, tag: 'nh-text-editor-shadowed' }, { shadow: 'open' });
    const host = await fixture<HTMLElement>(
      `<nh-text-editor-shadowed style="--nh-drop-cap-size: 200px" settings='{"drop_cap":"yes","editor":"<p>A book</p>"}'></nh-text-editor-shadowed>`,
    );
    await until(() => host.shadowRoot?.querySelector('.elementor-drop-cap'));
    expect(host.getBoundingClientRect().height).to.be.at.least(200);
  });

  it('is unchanged without the setting', async () => {
    expect(html(await living('<p>A book</p>', '{}'))).to.equal('<p>A book</p>');
  });

  it('is unchanged without a paragraph', async () => {
    expect(html(await living('<div>A book</div>'))).to.equal('<div>A book</div>');
  });

  it('never uses a letter of a nested widget', async () => {
    const inner =
      '<div data-element_type="widget"><div data-element_type="widget"><p>Inner</p></div></div>';
    const host = await living(`<div>${inner}</div><p>Outer</p>`);
    expect(host.querySelector('.elementor-drop-cap')?.textContent).to.equal('O');
  });

  it('is restored when the setting is turned off, and when it ends', async () => {
    const host = await living('<p>A book</p>');
    host.setAttribute('settings', '{}');
    await Reflect.get(host, 'updateComplete');
    expect(html(host)).to.equal('<p>A book</p>');
    expect(host.querySelector('p')?.childNodes).to.have.length(1);
    host.setAttribute('settings', '{"drop_cap":"yes"}');
    await Reflect.get(host, 'updateComplete');
    expect(host.querySelector('.elementor-drop-cap')).not.to.equal(null);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(html(host)).to.equal('<p>A book</p>');
  });
});
