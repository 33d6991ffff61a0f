import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { fillContact, openSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

describe('the library', () => {
  it('works from any folder', async () => {
    const visit = await site.visit('/contact', {
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', async (request) => {
          const { pathname } = new URL(request.url());
          if (pathname === '/contact') {
            const answer = await fetch(request.url());
            const body = (await answer.text()).replaceAll('/assets/nh/', '/some/other/folder/');
            return request.respond({
              status: 200,
              headers: Object.fromEntries(answer.headers),
              body,
            });
          }
          if (!pathname.startsWith('/some/other/folder/')) return request.continue();
          const file = `${root}dist/cdn/${pathname.slice('/some/other/folder/'.length)}`;
          const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
          return request.respond({ status: 200, contentType, body: readFileSync(file) });
        });
      },
    });
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });

  it('runs from source', async () => {
    const source = await openSite({ fromSource: true });
    try {
      const visit = await source.visit('/contact');
      await fillContact(visit.page, 'From the source.');
      await visit.page.click('.wpcf7-submit');
      await visit.status('sent');
      expect(visit.complaints).to.deep.equal([]);
      await visit.leave();
    } finally {
      await source.close();
    }
  });
});
