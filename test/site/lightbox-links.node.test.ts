import { expect } from 'chai';
import type { HTTPRequest } from 'puppeteer-core';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const LINK = 'a[data-elementor-open-lightbox="yes"]:not([download])';

/** Opens a page and records its requests for library chunks; requests for `missing` ones get a 404. */
async function visitNoting(path: string, missing?: RegExp) {
  const chunks: string[] = [];
  const visit = await site.visit(path, {
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request: HTTPRequest) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/chunks/'))
          chunks.push(pathname.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
        if (missing?.test(pathname)) void request.respond({ status: 404 });
        else void request.continue();
      });
    },
  });
  await visit.page.waitForNetworkIdle();
  return { ...visit, chunks };
}

describe('the code of lightbox links', () => {
  it('is not loaded on pages without such links', async () => {
    const { chunks, leave } = await visitNoting('/contact');
    expect(chunks).to.not.include('links');
    expect(chunks).to.not.include('photoswipe');
    await leave();
  });

  it('opens a link under the page’s policy, and loads the lightbox on click', async () => {
    const { page, chunks, complaints, leave } = await visitNoting('/lightbox');
    // The link is below the viewport.
    expect(chunks).to.not.include('links');
    await page.$eval(LINK, (link) => link.scrollIntoView());
    await page.waitForNetworkIdle();
    expect(chunks).to.include('links');
    expect(chunks).to.not.include('photoswipe');
    await page.click(LINK);
    await page.waitForSelector('dialog[open] img');
    expect((await page.$$('dialog[open]')).length).to.equal(1);
    expect(chunks).to.include('photoswipe');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('leaves the link to the browser when it does not load', async () => {
    const { page, leave } = await visitNoting('/lightbox', /\/chunks\/links/);
    const address = await page.$eval(LINK, (link) => (link as HTMLAnchorElement).href);
    await Promise.all([page.waitForNavigation(), page.click(LINK)]);
    expect(page.url()).to.equal(address);
    await leave();
  });

  it('leaves the link to the browser when only the lightbox does not load', async () => {
    const { page, leave } = await visitNoting('/lightbox', /\/chunks\/open-lightbox/);
    const address = await page.$eval(LINK, (link) => (link as HTMLAnchorElement).href);
    await Promise.all([page.waitForNavigation(), page.click(LINK)]);
    expect(page.url()).to.equal(address);
    await leave();
  });

  it('shows a link to the image when only PhotoSwipe does not load', async () => {
    const { page, leave } = await visitNoting('/lightbox', /\/chunks\/photoswipe/);
    const address = await page.$eval(LINK, (link) => (link as HTMLAnchorElement).href);
    await page.click(LINK);
    const instead = await page.waitForSelector('dialog[open].nh-lightbox a[href]');
    expect(await instead?.evaluate((link) => (link as HTMLAnchorElement).href)).to.equal(address);
    await leave();
  });

  it('leaves a gallery’s link to the browser when the lightbox does not load', async () => {
    const { page, leave } = await visitNoting('/lightbox', /\/chunks\/open-lightbox/);
    const LINK = 'nh-lightbox a';
    const address = await page.$eval(LINK, (link) => (link as HTMLAnchorElement).href);
    await Promise.all([page.waitForNavigation(), page.click(LINK)]);
    expect(page.url()).to.equal(address);
    await leave();
  });

  it('closes a gallery that a script has opened when it does not load, without an event', async () => {
    const { page, complaints, leave } = await visitNoting('/lightbox', /\/chunks\/open-lightbox/);
    await lives(page, 'nh-lightbox');
    const told = await page.evaluateHandle(async () => {
      const gallery = document.querySelector('nh-lightbox') as HTMLElement & {
        open: boolean;
        updateComplete: Promise<void>;
      };
      const types: string[] = [];
      for (const type of ['nh-lightbox-open', 'nh-lightbox-close'])
        gallery.addEventListener(type, () => types.push(type));
      gallery.open = true;
      await gallery.updateComplete;
      return types;
    });
    const isOpen = () => page.$eval('nh-lightbox', (gallery) => Reflect.get(gallery, 'open'));
    await eventually('a closed gallery', async () => !(await isOpen()));
    expect(await told.jsonValue()).to.deep.equal([]);
    expect(complaints.join()).to.include('<nh-lightbox>: its code could not be loaded');
    await leave();
  });

  it('runs the action in the page’s address', async () => {
    const first = await site.visit('/lightbox');
    const hash = await first.page.$eval('[data-e-action-hash]', (element) =>
      element.getAttribute('data-e-action-hash'),
    );
    await first.leave();
    const { page, complaints, leave } = await site.visit(`/lightbox${hash}`);
    await page.waitForSelector('dialog[open]');
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});
