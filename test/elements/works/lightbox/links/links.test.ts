import { expect } from '@open-wc/testing';
import { actionHash } from '../../../../../src/builder/runtime/actions';
import { configure } from '../../../../../src/core/config';
import { captureConsole } from '../../../../page-objects/captured-console';
import { until } from '../../../../page-objects/until';
import { dialog } from '../viewer/fixtures';
import { clickOn, endLinks, lightboxLoaded, openCount, PICTURE, page } from './link-fixtures';

const YES = 'data-elementor-open-lightbox="yes"';

// A script of the page that listens before us, in the capture phase of the document.
let seenBefore = 0;
document.addEventListener('click', () => seenBefore++, { capture: true });

afterEach(endLinks);

describe('a click on a lightbox link', () => {
  it('opens it once, hidden from the builder’s own script', async () => {
    const find = page(`<a id="it" href="${PICTURE}" ${YES}><b id="inside">A</b></a>`);
    let seen = 0;
    seenBefore = 0;
    const builder = (): void => void seen++;
    document.addEventListener('click', builder);
    find('it').addEventListener('click', builder);
    expect(clickOn(find('inside'))).to.equal(false);
    document.removeEventListener('click', builder);
    await until(() => openCount() === 1);
    expect([seenBefore, seen]).to.deep.equal([0, 0]);
  });

  it('returns the focus to the link', async () => {
    const find = page(`<a id="it" href="${PICTURE}" ${YES}>A</a>`);
    find('it').focus();
    clickOn(find('it'));
    await until(() => openCount() === 1);
    dialog().querySelector<HTMLElement>('[aria-label^="Close"]')?.click();
    await until(() => openCount() === 0 && document.activeElement === find('it'));
  });

  it('opens it inside an open shadow root', async () => {
    const root = page('<div id="host"></div>')('host').attachShadow({ mode: 'open' });
    root.innerHTML = `<a href="${PICTURE}" ${YES}>A</a>`;
    clickOn(root.querySelector('a') as Element);
    await until(() => openCount() === 1);
  });

  it('opens the lightbox attribute of an element other than a link', async () => {
    const settings = JSON.stringify({ type: 'video', url: '/demo/assets/none.webm' });
    const find = page(`<div id="it" data-elementor-lightbox='${settings}'>A</div>`);
    clickOn(find('it'));
    await until(() => openCount() === 1);
  });

  it('opens a link that only the kit’s setting enables', async () => {
    configure({ kit: { global_image_lightbox: 'yes' } });
    clickOn(page(`<a id="it" href="${PICTURE}">A</a>`)('it'));
    await until(() => openCount() === 1);
  });
});

describe('a click is ignored', () => {
  it('if its path contains a form with a field named like a method', () => {
    const find = page('<form><input name="matches"><p id="it">A</p></form>');
    const errors: string[] = [];
    const note = (event: ErrorEvent): void => void errors.push(event.message);
    window.addEventListener('error', note);
    clickOn(find('it'));
    window.removeEventListener('error', note);
    expect(errors).to.deep.equal([]);
  });

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    it(`with ${key}`, () => {
      const find = page(`<a id="it" href="${PICTURE}" ${YES}>A</a>`);
      expect(clickOn(find('it'), { [key]: true })).to.equal(true);
    });
  }

  const native = {
    'on a link that does not ask': `<a id="it" href="${PICTURE}">A</a>`,
    'on a download': `<a id="it" href="${PICTURE}" download ${YES}>A</a>`,
    'on a link elsewhere': `<a id="it" href="/elsewhere" ${YES}>A</a>`,
    'inside a gallery element': `<nh-lightbox><a id="it" href="${PICTURE}" ${YES}>A</a></nh-lightbox>`,
  };
  for (const [name, markup] of Object.entries(native)) {
    it(name, () => {
      expect(clickOn(page(markup)('it'))).to.equal(true);
    });
  }

  it('if it ends the swipe of a carousel', async () => {
    const find = page(`<div id="carousel"><a id="it" href="${PICTURE}" ${YES}>A</a></div>`);
    Object.assign(find('carousel'), { swiper: { allowClick: false } });
    expect(clickOn(find('it'))).to.equal(true);
    Object.assign(find('carousel'), { swiper: { allowClick: true } });
    expect(clickOn(find('it'))).to.equal(false);
    // This click opens the lightbox, which must be closed before the next test.
    await lightboxLoaded();
  });

  it('if a script of the page prevented it, and only the kit’s setting enables the link', async () => {
    configure({ kit: { global_image_lightbox: 'yes' } });
    const find = page(`<a id="it" href="${PICTURE}">A</a>`);
    find('it').addEventListener('click', (event) => event.preventDefault());
    clickOn(find('it'));
    await lightboxLoaded();
    expect(openCount()).to.equal(0);
  });
});

describe('a link on a page that is being edited', () => {
  const markup = `<div class="elementor-edit-area"><a id="it" href="${PICTURE}" ${YES}>A</a><a id="other" href="/x">B</a></div>`;

  it('opens the lightbox if the preference allows it', async () => {
    configure({ mode: 'edit' });
    clickOn(page(markup)('it'));
    await until(() => openCount() === 1);
  });

  it('is not followed, and does not open without the preference or while a colour is picked', async () => {
    configure({ mode: 'edit', lightboxInEditor: false });
    const find = page(markup);
    expect([clickOn(find('it')), clickOn(find('other'))]).to.deep.equal([false, false]);
    await lightboxLoaded();
    expect(openCount()).to.equal(0);
    configure({ lightboxInEditor: true });
    for (const picks of [
      'elementor-editor__ui-state__color-picker',
      'e-ui-state--elements-color-picker-color-picking__on',
    ]) {
      document.body.className = picks;
      expect(clickOn(find('it'))).to.equal(false);
    }
    await lightboxLoaded();
    expect(openCount()).to.equal(0);
  });
});

describe('an action link', () => {
  it('runs its action, however its address is encoded', async () => {
    const hash = actionHash('elementor', 'lightbox', { id: 1, url: PICTURE });
    for (const href of [hash, `#${encodeURIComponent(hash.slice(1))}`, hash.replace('#', '%23')]) {
      const find = page(`<a id="it" href="${href}">A</a>`);
      expect(clickOn(find('it'))).to.equal(false);
      await until(() => openCount() === 1);
      await endLinks();
    }
  });

  it('is passed to other scripts if it is unknown, and is not followed', async () => {
    let seen = 0;
    const builder = (): void => void seen++;
    document.addEventListener('click', builder);
    const log = captureConsole('warn');
    const find = page('<a id="it" href="#elementor-action:action=popup:open">A</a>');
    expect([clickOn(find('it')), clickOn(find('it'))]).to.deep.equal([false, false]);
    log.restore();
    document.removeEventListener('click', builder);
    expect(seen).to.equal(2);
    expect(log.messages.map((text) => text.includes('popup:open'))).to.deep.equal([true]);
  });
});
