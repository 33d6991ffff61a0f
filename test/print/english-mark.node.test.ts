import { expect } from 'chai';
import { configure } from '../../src/core/config';
import { printedPage, widget } from './pages';
import { faultsOf } from './validator';

const fields = [{ type: 'text', name: 'nimi', label: 'Nimi' }];
const search = widget('nh-search-overlay', { action: '/haku' });
const named = widget('nh-account-menu', { label: 'Tili', items: [{ title: 'Tilini', url: '/' }] });
const unnamed = widget('nh-login-popup', { login_url: '/kirjaudu' });
const form = widget('nh-contact-form', { id: 7, fields });

/** The printed texts that are marked as English. */
function marked(language: string): string[] {
  const { html } = printedPage([search, named, unnamed, form], { language });
  expect(faultsOf(html)).to.deep.equal([]);
  return [...html.matchAll(/<[^>]*lang="en"[^>]*>([^<]*)/g)].map(
    ([tag, text]) => /(?:aria-label|alt)="([^"]*)"/.exec(tag)?.[1] ?? `${text}`,
  );
}

describe('the English texts of a printed page', () => {
  afterEach(() => configure({ messages: undefined }));

  it('are marked where the page is in another language, but not those of the settings', () => {
    const texts = [
      ...['Search', 'Search for', 'Search', 'Close search', 'Log in'],
      ...['Contact form', 'Send'],
    ];
    expect(marked('fi')).to.deep.equal(texts);
  });

  it('are marked where they name a box, whose content has the language of the page', () => {
    const slides = ['Lautta', 'Laatikko'].map((caption) => ({
      image: { url: '/kuva.jpg', alt: caption },
      caption,
    }));
    const { html } = printedPage([widget('image-carousel', { slides })], { language: 'fi' });
    expect(faultsOf(html)).to.deep.equal([]);
    expect(html).to.match(/<section [^>]*aria-roledescription="carousel"[^>]* lang="en"/);
    expect(html).to.match(/<div lang="fi" class="[^"]*swiper-wrapper/);
    expect(html).to.match(/aria-label="1 of 2" lang="en" part="slide"><figure lang="fi"/);
    const { html: inForm } = printedPage([form], { language: 'fi' });
    expect(inForm).to.match(/<form [^>]*aria-label="Contact form"[^>]* lang="en"/);
    expect(inForm).to.match(/<fieldset lang="fi"[\s\S]*<div lang="fi" class="nh-form-field/);
    const { html: english } = printedPage([widget('image-carousel', { slides })], {
      language: 'en',
    });
    expect(english).not.to.contain(' lang=');
  });

  it('are not marked on a page in English', () => {
    for (const language of ['en', 'en-GB', 'en_US']) expect(marked(language)).to.deep.equal([]);
  });

  it('are not marked where the site has given them', () => {
    configure({ messages: { 'search.submit': 'Hae', 'form.submit': 'Lähetä' } });
    const texts = ['Search', 'Search for', 'Close search', 'Log in', 'Contact form'];
    expect(marked('fi')).to.deep.equal(texts);
  });
});
