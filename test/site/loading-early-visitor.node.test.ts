import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Opens a page without forms. Requests for its code get a 404 or wait for `release`. */
async function visitWithout(code: 'missing' | 'late') {
  const asked: string[] = [];
  const held: HTTPRequest[] = [];
  let isHolding = true;
  const visit = await site.visit('/privacy', {
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!request.url().includes('/define/contact-form')) return void request.continue();
        asked.push(request.url());
        if (code === 'missing') return void request.respond({ status: 404 });
        if (isHolding) held.push(request);
        else void request.continue();
      });
    },
  });
  const release = () => {
    isHolding = false;
    for (const request of held) void request.continue();
  };
  return { ...visit, asked, release };
}

/** Inserts markup at the start of the page, and counts the clicks on nodes with an id. */
async function insert(page: Page, markup: string): Promise<void> {
  await page.evaluate((markup) => {
    const types = Reflect.get(window, 'trustedTypes');
    const policy = types.createPolicy('nh', { createHTML: (text: string) => text });
    document.body.insertAdjacentHTML('afterbegin', policy.createHTML(markup));
    const clicks: Record<string, number> = {};
    Object.assign(window, { clicks });
    for (const { id } of document.querySelectorAll('nh-contact-form [id]')) {
      document.getElementById(id)?.addEventListener('click', () => {
        clicks[id] = (clicks[id] ?? 0) + 1;
      });
    }
  }, markup);
}

const clicksOf = (page: Page, id: string): Promise<number | undefined> =>
  page.evaluate((id) => Reflect.get(window, 'clicks')[id], id);

const host = (content: string) =>
  `<nh-contact-form loading="interaction">${content}</nh-contact-form>`;

describe('a site whose library folder is missing', () => {
  it('delivers one click after one or two requests', async () => {
    const { page, asked, leave } = await visitWithout('missing');
    await insert(page, host('<button type="button" id="it">B</button>'));
    await page.click('#it');
    await page.waitForFunction(() => Reflect.get(window, 'clicks').it >= 1);
    // With a new request for each click, the network would never be idle.
    await page.waitForNetworkIdle();
    expect(await clicksOf(page, 'it')).to.equal(1);
    expect(asked.length).to.be.at.most(2);
    await leave();
  });
});

describe('a visitor who acts before the code is loaded', () => {
  it('can follow links and check boxes inside a control that needs scripts', async () => {
    const { page, leave } = await visitWithout('late');
    const controls = '<a href="#m" id="link">L</a><input type="checkbox" id="box">';
    await insert(page, host(`<div role="menuitem">${controls}</div>`));
    await page.click('#link');
    await page.click('#box');
    expect(await page.evaluate(() => location.hash)).to.equal('#m');
    expect(await page.$eval('#box', (box) => (box as HTMLInputElement).checked)).to.equal(true);
    await leave();
  });

  it('can follow a link of an element inside a control', async () => {
    const { page, leave } = await visitWithout('late');
    await insert(page, `<div role="button">${host('<a href="#m" id="link">L</a>')}</div>`);
    await page.click('#link');
    expect(await page.evaluate(() => location.hash)).to.equal('#m');
    await leave();
  });

  it('stays on the page after a submit inside a shadow root', async () => {
    const { page, release, leave } = await visitWithout('late');
    await insert(page, '<div id="root"></div>');
    await page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="autoload"]');
      const { observe } = await import(script?.src ?? '');
      const root = document.getElementById('root')?.attachShadow({ mode: 'open' });
      const form = document.createElement('form');
      form.action = '/posted';
      form.append(document.createElement('button'));
      const late = document.createElement('nh-contact-form');
      late.setAttribute('loading', 'interaction');
      late.append(form);
      root?.append(late);
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        Object.assign(window, { submits: (Reflect.get(window, 'submits') ?? 0) + 1 });
      });
      observe(root);
      observe(root);
    });
    await page.click('#root >>> button');
    await page.click('#root >>> button');
    expect(await page.evaluate(() => Reflect.get(window, 'submits'))).to.equal(undefined);
    release();
    await page.waitForFunction(() => Reflect.get(window, 'submits') === 1);
    expect(new URL(page.url()).pathname).to.equal('/privacy');
    await leave();
  });
});
