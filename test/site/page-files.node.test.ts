import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { filesOf, pageLimits, preloadsOf, weightOf } from '../page-objects/site/page-files';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('the scripts of a page with a printed form and the header’s tools', () => {
  const alive = (page: Page) => lives(page, 'nh-contact-form');

  it('are few and small, and do not include React', async () => {
    const files = await filesOf(site, '/contact', alive);
    const limit = pageLimits.react['/contact'];
    expect(files.length, files.join(' ')).to.be.at.most(limit?.files as number);
    expect(weightOf(files)).to.be.at.most(limit?.bytes as number);
    expect(files.filter((file) => /react|zod|body\//.test(file))).to.deep.equal([]);
  });

  it('are exactly the files of its preload links', async () => {
    const files = await filesOf(site, '/contact', alive);
    const preloads = await preloadsOf(site, '/contact');
    expect(files.filter((file) => file !== 'autoload.js').sort()).to.deep.equal(preloads.sort());
  });
});

describe('the scripts of a page with a drawn form', () => {
  it('include React once, in files of its preload links', async () => {
    const files = await filesOf(site, '/contact/json', (page) => lives(page, 'nh-contact-form'));
    expect(files.filter((file) => /\/react-/.test(file)).length).to.equal(1);
    const preloads = await preloadsOf(site, '/contact/json');
    expect(files.filter((file) => !preloads.includes(file))).to.deep.equal(['autoload.js']);
  });
});
