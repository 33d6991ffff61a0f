import { expect } from 'chai';
import { lives, readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Names that old scripts add to Object.prototype, and names that the library's data use. */
const NAMES = ['extend', 'each', 'clone', 'size', 'default', 'action', 'problem', 'description'];

/** Runs in the page before all other scripts: every `for…in` and every `in` sees these names. */
function extendObjects(names: readonly string[]): void {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  for (const name of names) prototype[name] = () => name;
}

const pages: Readonly<Record<string, readonly string[]>> = {
  '/portfolio': ['nh-portfolio'],
  '/lightbox': ['nh-lightbox'],
  '/contact': ['nh-contact-form', 'nh-menu-toggle', 'nh-search-overlay'],
  '/contact/json-every-field': ['nh-contact-form'],
  '/header-tools': ['nh-color-switcher', 'nh-login-popup'],
  '/template-preview': ['nh-color-switcher'],
  '/regions/json': ['nh-region-map'],
};

describe('a script that extends Object.prototype', () => {
  for (const [path, tags] of Object.entries(pages)) {
    it(`does not break any element of ${path}, and causes no errors`, async () => {
      const visit = await site.visit(path, {
        prepare: (page) => page.evaluateOnNewDocument(extendObjects, NAMES),
      });
      for (const tag of tags) {
        await visit.page.$eval(tag, (element) => element.scrollIntoView());
        await lives(visit.page, tag);
      }
      expect(visit.complaints).to.deep.equal([]);
      await visit.leave();
    });
  }

  it('does not break the lightbox', async () => {
    const visit = await site.visit('/lightbox', {
      prepare: (page) => page.evaluateOnNewDocument(extendObjects, NAMES),
    });
    await lives(visit.page, 'nh-lightbox');
    await visit.page.click('nh-lightbox a');
    await visit.page.waitForSelector('dialog[open] img');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });

  it('does not break the contact form', async () => {
    const visit = await site.visit('/contact', {
      prepare: (page) => page.evaluateOnNewDocument(extendObjects, NAMES),
    });
    await visit.page.click('[name="privacy"]');
    await visit.page.click('.wpcf7-submit');
    await visit.status('invalid');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });
});
