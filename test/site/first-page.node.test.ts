import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { samplesIn } from '../../scripts/samples';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';

const guide = 'docs/start.md';
const [firstPage, tags] = samplesIn(guide, readFileSync(root + guide, 'utf8'))
  .filter(({ language }) => language === 'html')
  .map(({ code }) => code);
/** The page of the guide, with the tags that the guide puts into it. */
const completePage = firstPage?.replace('</h1>', `</h1>\n${tags}`);
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"/>';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Answers the reader's own files, and records all requests for data. */
async function answerFiles(page: Page, asked: string[]): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wp-json')) asked.push(`${request.method()} ${pathname}`);
    if (pathname === '/first.html')
      void request.respond({ contentType: 'text/html', body: completePage });
    // The first page of a browser asks for an icon of the site.
    else if (pathname === '/favicon.ico') void request.respond({ status: 204 });
    else if (pathname.startsWith('/pictures/'))
      void request.respond({ contentType: 'image/svg+xml', body: picture });
    else void request.continue();
  });
}

const openPage = (asked: string[]): Promise<Visit> =>
  site.visit('/first.html', { prepare: (page) => answerFiles(page, asked), alive: false });

describe('the page of the first steps', () => {
  it('draws works that the categories filter and the lightbox opens, without a request for data', async () => {
    const asked: string[] = [];
    const { page, complaints, leave } = await openPage(asked);
    await page.waitForSelector('nh-portfolio [part~="filters"] button');
    await page.click('nh-portfolio [part~="filters"] button::-p-text(Boxes)');
    await page.waitForFunction(
      () => document.querySelectorAll('nh-portfolio [part~="tile"]').length === 1,
    );
    await page.click('nh-lightbox a');
    await page.waitForFunction(
      () => document.querySelector('dialog[open] .nh-lightbox-counter')?.textContent === '1 / 2',
    );
    expect(asked.filter((request) => !request.includes('/contact-forms/'))).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('draws a form that sends to the address that the guide to forms names', async () => {
    const asked: string[] = [];
    const { page, leave } = await openPage(asked);
    await page.waitForSelector('nh-contact-form form[novalidate]');
    await page.type('[name="your-name"]', 'Ada Fenn');
    await page.click('nh-contact-form [type="submit"]');
    await page.waitForSelector('nh-contact-form .wpcf7-response-output:not(:empty)');
    expect(asked).to.include('POST /wp-json/contact-form-7/v1/contact-forms/7/feedback');
    await leave();
  });
});
