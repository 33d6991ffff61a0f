import { expect } from 'chai';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { expectQuality } from '../page-objects/site/quality';

const pages = [
  '/',
  '/lightbox',
  '/contact',
  '/contact/every-field',
  '/contact/json',
  '/contact/json-every-field',
  '/contact/outcomes',
  '/header-tools',
  '/login',
  '/color-switcher',
  '/color-switcher/reload',
  '/search-overlay',
  '/search?s=book',
  '/template-preview',
  '/privacy',
];

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

for (const path of pages) {
  for (const [width, dark] of [
    [390, false],
    [1280, true],
  ] as const) {
    it(`${path} at ${width} px in ${dark ? 'dark' : 'light'} mode is accessible, without overflow and errors`, async () => {
      const visit = await site.visit(path, { width, dark });
      await expectQuality(visit);
      await visit.leave();
    });
  }
}

it('a form with errors is accessible', async () => {
  const visit = await site.visit('/contact');
  await visit.page.click('[name="privacy"]');
  await visit.page.click('.wpcf7-submit');
  await visit.status('invalid');
  expect(await violations(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('a printed form does not shift when the library loads', async () => {
  const visit = await site.visit('/contact', {
    prepare: noteShifts,
  });
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('pages run under the strict policy with Trusted Types, in shadow DOM too', async () => {
  const visit = await site.visit('/contact/json', {
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', async (request) => {
        if (request.resourceType() !== 'document') return request.continue();
        const answer = await fetch(request.url());
        const html = (await answer.text()).replace(
          'type="module"',
          'type="module" data-shadow="open"',
        );
        return request.respond({
          status: 200,
          headers: Object.fromEntries(answer.headers),
          body: html,
        });
      });
    },
  });
  const inShadow = await visit.page.$eval(
    'nh-contact-form',
    (host) => host.shadowRoot?.querySelector('form') !== null,
  );
  expect(inShadow).to.equal(true);
  expect(visit.complaints).to.deep.equal([]);
  await visit.leave();
});
