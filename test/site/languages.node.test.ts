import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { filesOf, preloadsOf } from '../page-objects/site/page-files';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const alive = (page: Page) => lives(page, 'nh-contact-form');
/** The note on required fields, in the words of the drawn form. */
const requiredNote = (page: Page) =>
  page.$eval('[data-nh-required]', (form) => form.getAttribute('data-nh-required'));
const isWords = (file: string) => file.includes('/language/');

describe('a page in another language', () => {
  it('requests one file of words, which its preload links name', async () => {
    const files = await filesOf(site, '/contact?language=de-AT', alive);
    expect(files.filter(isWords)).to.have.length(1);
    expect(files.find(isWords)).to.match(/^chunks\/language\/de-/);
    const preloads = await preloadsOf(site, '/contact?language=de-AT');
    expect(files.filter((file) => file !== 'autoload.js').sort()).to.deep.equal(preloads.sort());
  });

  it('has its words under the strict policy, also from right to left', async () => {
    const { page, leave } = await site.visit('/contact/json?language=ar');
    await lives(page, 'nh-contact-form');
    expect(await requiredNote(page)).to.equal('الحقول الإلزامية مشار إليها بـ *.');
    expect(await page.$eval('html', ({ dir, lang }) => [dir, lang])).to.deep.equal(['rtl', 'ar']);
    await leave();
  });

  it('speaks English when the file of words is missing, and reports nothing but the missing file', async () => {
    const prepare = async (page: Page): Promise<void> => {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        isWords(request.url()) ? request.abort() : request.continue(),
      );
    };
    const { page, complaints, leave } = await site.visit('/contact/json?language=ja', { prepare });
    await lives(page, 'nh-contact-form');
    expect(await requiredNote(page)).to.equal('Required fields are marked *.');
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).to.deep.equal(
      [],
    );
    await leave();
  });
});

describe('an English page', () => {
  it('requests no words', async () => {
    expect((await filesOf(site, '/contact', alive)).filter(isWords)).to.deep.equal([]);
    expect((await preloadsOf(site, '/contact')).filter(isWords)).to.deep.equal([]);
  });
});
