import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { fillContact, readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('a browser that is older than the supported versions', () => {
  const prepare = (page: Page): Promise<unknown> =>
    page.evaluateOnNewDocument(() => Reflect.deleteProperty(AbortSignal, 'any'));

  it('shows the printed form, which posts to its own page', async () => {
    const { page, complaints, text, leave } = await site.visit('/contact', {
      alive: false,
      prepare,
    });
    await page.waitForSelector('html.nh-contact-form-failed');
    expect(complaints).to.deep.equal([]);
    await fillContact(page, 'From an old browser.');
    await Promise.all([page.waitForNavigation(), page.click('.wpcf7-submit')]);
    expect(await text('.wpcf7-response-output')).to.contain('Thank you');
    await leave();
  });

  it('shows the menu’s links without its button', async () => {
    const { page, leave } = await site.visit('/contact', { alive: false, width: 390, prepare });
    await page.waitForSelector('html.nh-menu-toggle-failed');
    await page.waitForSelector('#site-menu a', { visible: true });
    await page.waitForSelector('.menu-toggle', { hidden: true });
    await leave();
  });
});

describe('an error tracker that throws in console.error', () => {
  it('does no harm when code does not load', async () => {
    const { page, complaints, leave } = await site.visit('/contact', {
      alive: false,
      prepare: async (page) => {
        await page.evaluateOnNewDocument(() => {
          console.error = () => {
            document.documentElement.dataset.told = '';
            throw new Error('The tracker has failed.');
          };
        });
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          if (request.url().includes('/define/')) void request.respond({ status: 503 });
          else void request.continue();
        });
      },
    });
    await page.waitForSelector('html.nh-contact-form-failed[data-told]');
    await page.waitForNetworkIdle();
    expect(complaints.filter((complaint) => complaint.includes('tracker'))).to.deep.equal([]);
    await leave();
  });
});
