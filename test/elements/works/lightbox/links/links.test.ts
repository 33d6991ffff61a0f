import { expect } from '@open-wc/testing';
import { actionHash } from '../../../../../src/core/actions';
import { configure } from '../../../../../src/core/config';
import { dialog, until } from '../viewer/fixtures';
import { answered, clickOn, endLinks, openCount, PICTURE, page, warnings } from './link-fixtures';

const YES = 'data-elementor-open-lightbox="yes"';

// A script of the page that listens before us, as early as it can at the document.
let seenBefore = 0;
document.addEventListener('click', () => seenBefore++, { capture: true });

afterEach(endLinks);

describe('a click on a lightbox link', () => {
  it('opens it once, and the builder’s own script does not see the click', async () => {
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

  it('gives the focus back to the link', async () => {
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

  it('opens an element that is no link by its lightbox attribute', async () => {
    const settings = JSON.stringify({ type: 'video', url: '/demo/assets/none.webm' });
    const find = page(`<div id="it" data-elementor-lightbox='${settings}'>A</div>`);
    clickOn(find('it'));
    await until(() => openCount() === 1);
  });

  it('opens what only the kit’s switch makes one', async () => {
    configure({ kit: { global_image_lightbox: 'yes' } });
    clickOn(page(`<a id="it" href="${PICTURE}">A</a>`)('it'));
    await until(() => openCount() === 1);
  });
});

describe('a click is left alone', () => {
  it('that passes a form which has a field named like one of its methods', () => {
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

  it('that ends a swipe of a carousel', () => {
    const find = page(`<div id="carousel"><a id="it" href="${PICTURE}" ${YES}>A</a></div>`);
    Object.assign(find('carousel'), { swiper: { allowClick: false } });
    expect(clickOn(find('it'))).to.equal(true);
    Object.assign(find('carousel'), { swiper: { allowClick: true } });
    expect(clickOn(find('it'))).to.equal(false);
  });

  it('that a script of the page has used, where only the kit’s switch asks', async () => {
    configure({ kit: { global_image_lightbox: 'yes' } });
    const find = page(`<a id="it" href="${PICTURE}">A</a>`);
    find('it').addEventListener('click', (event) => event.preventDefault());
    clickOn(find('it'));
    await answered();
    expect(openCount()).to.equal(0);
  });
});

describe('on a page that is being edited', () => {
  const markup = `<div class="elementor-edit-area"><a id="it" href="${PICTURE}" ${YES}>A</a><a id="other" href="/x">B</a></div>`;

  it('a lightbox link opens by the preference', async () => {
    configure({ mode: 'edit' });
    clickOn(page(markup)('it'));
    await until(() => openCount() === 1);
  });

  it('no link is followed, and none opens without the preference or while a colour is picked', async () => {
    configure({ mode: 'edit', lightboxInEditor: false });
    const find = page(markup);
    expect([clickOn(find('it')), clickOn(find('other'))]).to.deep.equal([false, false]);
    await answered();
    expect(openCount()).to.equal(0);
    configure({ lightboxInEditor: true });
    document.body.className = 'elementor-editor__ui-state__color-picker';
    expect(clickOn(find('it'))).to.equal(false);
    await answered();
    expect(openCount()).to.equal(0);
  });
});

describe('an action link', () => {
  it('runs its action, whatever way its address is written', async () => {
    const hash = actionHash('elementor', 'lightbox', { id: 1, url: PICTURE });
    for (const href of [hash, `#${encodeURIComponent(hash.slice(1))}`, hash.replace('#', '%23')]) {
      const find = page(`<a id="it" href="${href}">A</a>`);
      expect(clickOn(find('it'))).to.equal(false);
      await until(() => openCount() === 1);
      await endLinks();
    }
  });

  it('that is another script’s goes on to it, and leads nowhere', async () => {
    let seen = 0;
    const builder = (): void => void seen++;
    document.addEventListener('click', builder);
    const log = warnings();
    const find = page('<a id="it" href="#elementor-action:action=popup:open">A</a>');
    expect([clickOn(find('it')), clickOn(find('it'))]).to.deep.equal([false, false]);
    log.restore();
    document.removeEventListener('click', builder);
    expect(seen).to.equal(2);
    expect(log.told.map(([words]) => String(words).includes('popup:open'))).to.deep.equal([true]);
  });
});
