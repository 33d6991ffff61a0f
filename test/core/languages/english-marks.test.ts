import { expect } from '@open-wc/testing';
import { configure, contracts } from '../../../src';
import { visitorWords } from '../../../src/core/config';
import type { Contract } from '../../../src/core/element';
import { openLightbox } from '../../../src/elements/works/lightbox/viewer/open-lightbox';
import { newSpecies, placed, type Specimen, treeOf } from '../../contract/specimen';
import { until } from '../../page-objects/until';

const html = document.documentElement;

afterEach(() => {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  configure({ messages: undefined });
  html.lang = 'en';
});

const carousel = (contracts as readonly Contract[]).find(({ tag }) => tag === 'nh-image-carousel');
const form = (contracts as readonly Contract[]).find(({ tag }) => tag === 'nh-contact-form');
const menuToggle = (contracts as readonly Contract[]).find(({ tag }) => tag === 'nh-menu-toggle');
const fields = [
  { type: 'text', name: 'name', label: 'Nimi' },
  {
    type: 'captcha',
    name: 'captcha',
    label: 'Merkit',
    image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  },
];

/** A form that is drawn on a page in a language. The texts of its settings are Finnish. */
async function formIn(lang: string, shadow: 'open' | false = false): Promise<Specimen> {
  html.lang = lang;
  await visitorWords.coming();
  const species = newSpecies(form as Contract, shadow);
  species.define();
  const settings = JSON.stringify({ id: 1, schema: { rules: [] }, fields });
  const host = await placed(`<${species.tag} settings='${settings}'></${species.tag}>`);
  await until(() => treeOf(host).querySelector('[type=submit]'));
  return host;
}

/** A carousel that is drawn on a page in a language. */
async function carouselIn(lang: string): Promise<HTMLElement> {
  html.lang = lang;
  const slides = ['Lautta', 'Laatikko'].map((alt) => ({
    image: { url: '/demo/assets/box.svg', alt },
    caption: alt,
  }));
  const species = newSpecies(carousel as Contract, false);
  species.define();
  return placed(`<${species.tag} settings='${JSON.stringify({ slides })}'></${species.tag}>`);
}

/** The language in which an element is read. */
const languageOf = (element: Element | null): string | null | undefined =>
  element?.closest('[lang]')?.getAttribute('lang');

/** The names and texts of the marked nodes. */
const marked = (host: Element): string[] =>
  [...treeOf(host).querySelectorAll('[lang=en]')].map(
    (node) => node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? node.textContent,
  );

const isMarked = (host: Element): boolean => marked(host).includes('Send');

describe('the texts of an element in a language without a pack', () => {
  for (const shadow of [false, 'open'] as const) {
    it(`are marked as English in ${shadow ? 'shadow' : 'light'} DOM, but not those of its settings`, async () => {
      const host = await formIn('fi', shadow);
      await until(() => isMarked(host));
      expect(marked(host)).to.deep.equal(['Contact form', 'Characters to type', 'Send']);
    });
  }

  it('are marked where they name a box, whose content keeps the language of the page', async () => {
    const host = await carouselIn('fi');
    await until(() => host.querySelector('[part=slide]')?.matches('[lang=en]'));
    const box = host.querySelector('[part=carousel]');
    expect(box?.getAttribute('aria-roledescription')).to.equal('carousel');
    expect(box?.getAttribute('lang')).to.equal('en');
    expect(languageOf(host.querySelector('figcaption'))).to.equal('fi');
    expect(languageOf(host.querySelector('img'))).to.equal('fi');
    configure({ messages: { 'carousel.label': 'Kuvat', 'carousel.role': 'karuselli' } });
    await until(() => !box?.hasAttribute('lang'));
    expect(languageOf(host.querySelector('figcaption'))).to.equal('fi');
  });

  it('are marked in a menu outside its tag, whose links keep the language of the page', async () => {
    html.lang = 'fi';
    await visitorWords.coming();
    const { tag, define } = newSpecies(menuToggle as Contract, false);
    define();
    const host = await placed(
      `<${tag} for="menu"><button class="menu-toggle">≡</button></${tag}>
      <div id="menu" class="ast-mobile-popup-drawer"><nav aria-label="Sivusto"><a href="#a">Kirjat</a></nav></div>`,
    );
    const panel = document.querySelector('#menu');
    host.querySelector('button')?.click();
    await until(() => panel?.querySelector('[data-nh-menu-close]')?.matches('[lang=en]'));
    expect(panel?.getAttribute('lang')).to.equal('en');
    expect(languageOf(panel?.querySelector('nav') ?? null)).to.equal('fi');
    panel?.querySelector<HTMLElement>('[data-nh-menu-close]')?.click();
    await until(() => !panel?.hasAttribute('lang'));
  });

  it('are not marked where the site has given them', async () => {
    configure({ messages: { 'form.captcha': 'Kirjoitettavat merkit' } });
    const host = await formIn('fi');
    await until(() => isMarked(host));
    expect(marked(host)).to.deep.equal(['Contact form', 'Send']);
  });

  it('lose their mark when the site gives them later', async () => {
    const host = await formIn('fi');
    await until(() => isMarked(host));
    configure({ messages: { 'form.submit': 'Lähetä' } });
    await until(() => !isMarked(host));
    expect(treeOf(host).querySelector('[type=submit]')?.textContent).to.equal('Lähetä');
  });

  it('are marked in a lightbox, which stands beside the elements', async () => {
    html.lang = 'fi';
    const { close, closed } = openLightbox({
      items: [
        { type: 'image', url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
      ],
    });
    await until(() => document.querySelector('dialog [aria-label=Close]')?.matches('[lang=en]'));
    close();
    await closed;
  });
});

describe('the texts of an element that are in the language of the page', () => {
  for (const lang of ['de', 'en']) {
    it(`are not marked: ${lang}`, async () => {
      const unknown = await formIn('fi');
      await until(() => isMarked(unknown));
      unknown.remove();
      const host = await formIn(lang);
      // The marks of a change are made in the microtask after it.
      treeOf(host).querySelector('form')?.append(document.createElement('i'));
      await Promise.resolve();
      expect(marked(host)).to.deep.equal([]);
    });
  }
});
