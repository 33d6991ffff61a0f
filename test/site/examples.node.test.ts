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

/** Examples that can stand on one page, because they need the same configuration and the same responses. */
function together(examples: readonly Example[]): Example[][] {
  const byNeeds = new Map<string, Example[]>();
  for (const example of examples) {
    const key = JSON.stringify(example.needs ?? {});
    byNeeds.set(key, [...(byNeeds.get(key) ?? []), example]);
  }
  return [...byNeeds.values()];
}

const titlesOf = (examples: readonly Example[]): string =>
  examples.map(({ title }) => title).join(', ');

/** Without those that two examples have only beside each other: each has a landmark of the same name. */
async function ownViolations(page: Page): Promise<unknown[]> {
  const found = (await violations(page)) as [string, unknown][];
  return found.filter(([rule]) => rule !== 'landmark-unique');
}

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">${head}
<script type="module" src="/assets/nh/autoload.js"></script></head>
<body><main><h1>Examples</h1>${body}</main></body></html>`;

/** Shows examples as a page of the demo site prints them. The responses that they need come from the test. */
async function open(tag: string, examples: readonly Example[]): Promise<Visit> {
  const { config = {}, responses = {} } = examples[0]?.needs ?? {};
  const head = `<link rel="stylesheet" href="/assets/nh/nh.css"><script type="application/json" id="nh-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  const body = examples.map((example) => `<h2>${example.title}</h2>${exampleHtml(tag, example)}`);
  const answer = (request: HTTPRequest): unknown => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/example') return html(request, page(tag, head, body.join('')));
    const json = responses[pathname + search];
    if (json === undefined) return request.continue();
    return request.respond({ contentType: 'application/json', body: JSON.stringify(json) });
  };
  return site.visit('/example', { prepare: (page) => intercepted(page, answer), alive: false });
}

/** Shows examples of a block as a printed page: with their CSS in a file, beside the stylesheet of blocks. */
async function openBlock(widgetType: string, examples: readonly Example[]): Promise<Visit> {
  const settings = examples.map((example) => {
    if (!('settings' in example)) throw new Error(`"${example.title}" has no settings.`);
    return example.settings;
  });
  const { html: body, css, problems } = printedExample(widgetType, ...settings);
  expect(problems, titlesOf(examples)).to.deep.equal([]);
  const sheets = ['/assets/nh/nh-theme.css', '/assets/nh/nh-blocks.css', '/example.css'];
  const head = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const answer = (request: HTTPRequest): unknown => {
    const { pathname } = new URL(request.url());
    if (pathname === '/example')
      return html(request, page(widgetType, head, `<h2>${widgetType}</h2>${body}`));
    if (pathname !== '/example.css') return request.continue();
    return request.respond({ contentType: 'text/css', body: css });
  };
  return site.visit('/example', { prepare: (page) => intercepted(page, answer), alive: false });
}

function html(request: HTTPRequest, body: string): unknown {
  const headers = { 'Content-Security-Policy': POLICY };
  return request.respond({ contentType: 'text/html', headers, body });
}

async function intercepted(page: Page, answer: (request: HTTPRequest) => unknown): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // The first page of a browser asks for an icon of the site.
    const isIcon = new URL(request.url()).pathname === '/favicon.ico';
    void (isIcon ? request.respond({ status: 204 }) : answer(request));
  });
}

describe('the examples of the documentation', () => {
  for (const { contract, examples } of found) {
    const { tag } = contract;

    it(`of <${tag}> are live, accessible and without complaints under a strict policy`, async () => {
      for (const group of together(examples)) {
        const { page, complaints, leave } = await open(tag, group);
        await page.$$eval(tag, (elements) => {
          for (const element of elements) element.setAttribute('loading', 'eager');
        });
        await lives(page, tag);
        // What the element fetches later, such as the slider, changes its nodes.
        await page.waitForNetworkIdle({ idleTime: 100 });
        expect(await ownViolations(page), titlesOf(group)).to.deep.equal([]);
        expect(complaints, titlesOf(group)).to.deep.equal([]);
        await leave();
      }
    });
  }

  for (const { widgetType, examples } of blocks.values()) {
    it(`of the block "${widgetType}" are accessible and without complaints under a strict policy`, async () => {
      const { page, complaints, leave } = await openBlock(widgetType, examples);
      const shown = await page.$$eval('.nh-page .nh-box-widget', (boxes) =>
        boxes.map(({ childElementCount }) => childElementCount > 0),
      );
      expect(shown).to.deep.equal(examples.map(() => true));
      expect(await ownViolations(page)).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }

  it('have unique titles within an element', () => {
    for (const { contract, examples } of found) {
      const titles = new Set(examples.map(({ title }) => title));
      expect(titles.size, contract.tag).to.equal(examples.length);
    }
  });
});
