import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { findContracts } from '../../scripts/contracts';
import { exampleHtml } from '../../scripts/manifest/examples/html';
import { printedExample } from '../../scripts/manifest/examples/printed-example';
import type { Example } from '../../src/core/element/example';
import { blocks } from '../../src/page/blocks';
import { violations } from '../page-objects/site/axe';
import { lives, readSite, type Site, type Visit } from '../page-objects/site/browser';

/** The policy of a strict site; the demo prints the same. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types nh";

const found = await findContracts();

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** A page with the example alone, as a site would print it. */
function pageOf(tag: string, example: Example): string {
  const config = JSON.stringify(example.needs?.config ?? {}).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${example.title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/nh/nh.css">
<script type="application/json" id="nh-config">${config}</script>
<script type="module" src="/assets/nh/autoload.js"></script></head>
<body><main><h1>Examples</h1><h2>${example.title}</h2>${exampleHtml(tag, example)}</main></body></html>`;
}

/** Shows the example as a page of the demo site. The responses that it needs come from the test. */
async function open(tag: string, example: Example): Promise<Visit> {
  const responses = example.needs?.responses ?? {};
  const answer = (request: HTTPRequest): unknown => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/example') {
      const headers = { 'Content-Security-Policy': POLICY };
      return request.respond({ contentType: 'text/html', headers, body: pageOf(tag, example) });
    }
    const json = responses[pathname + search];
    if (json === undefined) return request.continue();
    return request.respond({ contentType: 'application/json', body: JSON.stringify(json) });
  };
  return site.visit('/example', { prepare: (page) => intercepted(page, answer), alive: false });
}

/** Shows an example of a block as a printed page: with its CSS in a file, beside the stylesheet of blocks. */
async function openBlock(widgetType: string, title: string, settings: object): Promise<Visit> {
  const { html, css, problems } = printedExample(widgetType, settings);
  expect(problems, title).to.deep.equal([]);
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/nh/nh-theme.css">
<link rel="stylesheet" href="/assets/nh/nh-blocks.css"><link rel="stylesheet" href="/example.css">
<script type="module" src="/assets/nh/autoload.js"></script></head>
<body><main><h1>Examples</h1><h2>${title}</h2>${html}</main></body></html>`;
  const headers = { 'Content-Security-Policy': POLICY };
  const answer = (request: HTTPRequest): unknown => {
    const { pathname } = new URL(request.url());
    if (pathname === '/example')
      return request.respond({ contentType: 'text/html', headers, body });
    if (pathname !== '/example.css') return request.continue();
    return request.respond({ contentType: 'text/css', body: css });
  };
  return site.visit('/example', { prepare: (page) => intercepted(page, answer), alive: false });
}

async function intercepted(page: Page, answer: (request: HTTPRequest) => unknown): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
}

describe('the examples of the documentation', () => {
  for (const { contract, examples } of found) {
    const { tag } = contract;

    it(`of <${tag}> are live, accessible and without complaints under a strict policy`, async () => {
      for (const example of examples) {
        const { page, complaints, leave } = await open(tag, example);
        await page.$eval(tag, (element) => element.setAttribute('loading', 'eager'));
        await lives(page, tag);
        // What the element fetches later, such as the slider, changes its nodes.
        await page.waitForNetworkIdle({ idleTime: 100 });
        expect(await violations(page), example.title).to.deep.equal([]);
        expect(complaints, example.title).to.deep.equal([]);
        await leave();
      }
    });
  }

  for (const { widgetType, examples } of blocks.values()) {
    it(`of the block "${widgetType}" are accessible and without complaints under a strict policy`, async () => {
      for (const example of examples) {
        if (!('settings' in example)) throw new Error(`"${example.title}" has no settings.`);
        const { title, settings } = example;
        const { page, complaints, leave } = await openBlock(widgetType, title, settings);
        const content = '.nh-page .nh-box-widget > *';
        expect(await page.$$eval(content, ({ length }) => length), title).to.be.greaterThan(0);
        expect(await violations(page), title).to.deep.equal([]);
        expect(complaints, title).to.deep.equal([]);
        await leave();
      }
    });
  }

  it('have unique titles within an element', () => {
    for (const { contract, examples } of found) {
      const titles = new Set(examples.map(({ title }) => title));
      expect(titles.size, contract.tag).to.equal(examples.length);
    }
  });
});
