import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const RULES = /\/chunks\/rules-/;
const TIP = '[data-name="your-email"] .wpcf7-not-valid-tip';

describe('the validation code of a form', () => {
  it('is loaded once, when a field gets the focus', async () => {
    const asked: string[] = [];
    const { page, leave } = await site.visit('/contact', {
      prepare: async (opened) => {
        opened.on('request', (request) => {
          if (RULES.test(request.url())) asked.push(request.url());
        });
      },
    });
    await page.waitForNetworkIdle();
    expect(asked).to.deep.equal([]);
    await page.type('[name="your-email"]', 'nobody');
    await page.keyboard.press('Tab');
    await page.waitForSelector(TIP);
    expect(asked).to.have.length(1);
    await leave();
  });

  it('leaves the validation to the server when it does not load', async () => {
    const { page, leave } = await site.visit('/contact', {
      prepare: async (opened) => {
        await opened.setRequestInterception(true);
        opened.on('request', (request) =>
          RULES.test(request.url()) ? request.abort() : request.continue(),
        );
      },
    });
    await page.type('[name="your-email"]', 'nobody');
    await page.keyboard.press('Tab');
    await page.$eval('form.wpcf7-form', (form) => (form as HTMLFormElement).requestSubmit());
    await page.waitForSelector(TIP);
    await leave();
  });
});
