import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

describe('an autoload.js whose other files are gone from the server', () => {
  it('names each element that stays without code in the console', async () => {
    let tell = (): void => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { leave } = await site.visit('/contact', {
      alive: false,
      prepare: async (page) => {
        page.on('console', (line) => {
          if (line.text().includes('<nh-contact-form>: its code did not come')) tell();
        });
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const isGone = /\/nh\/(chunks|define|body)\//.test(request.url());
          void (isGone ? request.respond({ status: 404 }) : request.continue());
        });
      },
    });
    await told;
    await leave();
  });
});

describe('a page whose security policy blocks the files of the library', () => {
  it('names the policy in the console', async () => {
    let tell = (_line: string): void => {};
    const told = new Promise<string>((resolve) => {
      tell = resolve;
    });
    // A policy that names one file blocks all files that it imports.
    const policy = `script-src ${site.url}/assets/nh/autoload.js`;
    const headers = { 'Content-Security-Policy': policy };
    const body = `<!doctype html><html lang="en"><title>A form</title>
      <script type="module" src="/assets/nh/autoload.js"></script>
      <nh-counter loading="eager" settings='{"ending_number":7}'></nh-counter>`;
    const { leave } = await site.visit('/blocked', {
      alive: false,
      prepare: async (page) => {
        page.on('console', (line) => {
          if (line.text().includes('<nh-counter>: ')) tell(line.text());
        });
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const isPage = request.url().endsWith('/blocked');
          const page = { contentType: 'text/html', headers, body };
          void (isPage ? request.respond(page) : request.continue());
        });
      },
    });
    expect(await told).to.include('allow it in the Content-Security-Policy');
    await leave();
  });
});

describe('an eager element whose code has failed once', () => {
  it('asks again by itself', async () => {
    let requests = 0;
    const { page, leave } = await site.visit('/privacy', {
      alive: false,
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const isCode = request.url().includes('/define/counter');
          if (isCode) requests++;
          // The second one is the fallback of the first.
          void (isCode && requests <= 2 ? request.respond({ status: 503 }) : request.continue());
        });
      },
    });
    await page.evaluate(() => {
      const counter = document.createElement('nh-counter');
      counter.setAttribute('loading', 'eager');
      document.body.append(counter);
    });
    await page.waitForSelector('html.nh-counter-failed');
    await page.waitForSelector('nh-counter:defined');
    await page.waitForSelector('html:not(.nh-counter-failed)');
    await leave();
  });
});
