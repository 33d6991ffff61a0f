import { expect } from '@open-wc/testing';
import { captureConsole } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import { bringPageAlive, show } from '../adoption/fixtures';
import { atomicForm, atomicTabs, atomicVideo, interactions } from './printed-atomic';

const find = show(atomicTabs('a1') + atomicVideo() + atomicForm + interactions);
const captured = captureConsole('warn');
await bringPageAlive({ adopt: true });

/** Our warnings so far. */
const warnings = (): string[] =>
  captured.calls.map(([text]) => String(text)).filter((text) => text.startsWith('nh-elements'));

const selected = (id: string): (string | null)[] =>
  [...find(`#${id}`).querySelectorAll('[role=tab]')].map((one) =>
    one.getAttribute('aria-selected'),
  );

function press(on: Element, key: string): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe('a page whose atomic elements lack their scripts', () => {
  it('warns once, with the handles to keep and with what stays as printed', async () => {
    await until(() => warnings().length > 0);
    await rendered();
    const texts = warnings();
    captured.restore();
    expect(texts).to.have.lengthOf(1);
    expect(texts[0]).to.match(/e-tabs, e-youtube, e-form, interactions are missing/);
    expect(texts[0]).to.match(/activates e-tabs, e-youtube instead/);
    expect(texts[0]).to.match(/e-form, interactions stay as printed/);
    for (const handle of [
      'elementor-webpack-runtime',
      'elementor-v2-frontend-handlers',
      'elementor-v2-alpinejs',
      'elementor-v2-form-handlers',
      'elementor-tabs-handler',
      'elementor-youtube-handler',
      'elementor-interactions',
    ]) {
      expect(texts[0]).to.include(handle);
    }
  });

  it('leaves forms as printed', () => {
    expect(find('#form').outerHTML).to.not.include('data-nh');
  });
});

describe('atomic tabs without their script', () => {
  it('show the selected panel, and change it by click', async () => {
    await until(() => find('#a1').hasAttribute('data-nh-live'));
    expect(selected('a1')).to.deep.equal(['false', 'true', 'false']);
    find('#a1-tab-2').click();
    expect(selected('a1')).to.deep.equal(['false', 'false', 'true']);
    const panels = [...find('#a1').querySelectorAll('[role=tabpanel] p')];
    expect(panels.map((one) => one.checkVisibility())).to.deep.equal([false, false, true]);
    expect(find('#a1-tab-2').className).to.match(/e--selected/);
    expect(find('#a1-tab-1').className).to.not.match(/e--selected/);
    expect(find('#a1-tab-content-2').className).to.match(/e--selected/);
  });

  it('have one tab stop, which arrow keys move', () => {
    find('#a1-tab-2').focus();
    press(find('#a1-tab-2'), 'ArrowRight');
    expect(document.activeElement?.id).to.equal('a1-tab-0');
    press(find('#a1-tab-0'), 'ArrowLeft');
    expect(document.activeElement?.id).to.equal('a1-tab-2');
    expect(selected('a1')).to.deep.equal(['false', 'false', 'true']);
  });

  it('live when they are added later, and leave the markup as it was when they end', async () => {
    find('#a1').insertAdjacentHTML('afterend', atomicTabs('a2'));
    const added = find('#a2');
    const printed = added.outerHTML;
    await until(() => added.hasAttribute('data-nh-live'));
    added.remove();
    await until(() => !added.hasAttribute('data-nh-live'));
    expect(added.outerHTML.replaceAll(' style=""', '')).to.equal(printed);
  });

  it('do not touch tabs in their panels', async () => {
    find('#a1-tab-content-2').insertAdjacentHTML('beforeend', atomicTabs('a3'));
    await until(() => find('#a3').hasAttribute('data-nh-live'));
    find('#a3-tab-0').click();
    expect(selected('a3')).to.deep.equal(['true', 'false', 'false']);
    expect(find('#a1-tab-2').getAttribute('aria-selected')).to.equal('true');
  });
});

describe('an atomic video without its script', () => {
  it('is a frame with the printed settings', async () => {
    await until(() => find('#video').querySelector('iframe'));
    const { host, pathname, searchParams } = new URL(find<HTMLIFrameElement>('iframe').src);
    expect([host, pathname]).to.deep.equal(['www.youtube-nocookie.com', '/embed/XHOmBV4js_E']);
    expect(searchParams.get('start')).to.equal('10');
    expect(searchParams.get('rel')).to.equal('0');
    const { width, height } = find('iframe').getBoundingClientRect();
    const box = find('#video').getBoundingClientRect();
    expect([width, height]).to.deep.equal([box.width, box.height]);
  });

  it('waits for the viewport if it is lazy, and is empty again when it ends', async () => {
    find('#video').remove();
    document.body.insertAdjacentHTML('beforeend', atomicVideo({ lazyload: true }));
    const video = find('#video');
    video.scrollIntoView();
    await until(() => video.querySelector('iframe'));
    video.remove();
    await until(() => video.childElementCount === 0);
  });
});
