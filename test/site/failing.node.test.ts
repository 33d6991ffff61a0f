import { expect } from 'chai';
import type { ElementHandle, HTTPRequest, Page } from 'puppeteer-core';
import { fileOf, fillContact, openSite, type Site, type Visit } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Intercepts each POST of the page; requests that `handle` ignores continue. */
async function interceptPosts(
  page: Page,
  decide: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'POST') void decide(request);
    else void request.continue();
  });
}

/** Blocks one chunk of the library; returns the requests for it. */
async function withholdChunk(
  page: Page,
  name: string,
  decide: (post: HTTPRequest) => unknown = (post) => post.continue(),
): Promise<string[]> {
  const asked: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'POST') void decide(request);
    else if (!request.url().includes(`/chunks/${name}-`)) void request.continue();
    else {
      asked.push(request.url());
      void request.abort();
    }
  });
  return asked;
}

/** Shortens the timeout of 30 s by the tag's setting, before the element is enhanced. */
function shortTimeout(page: Page, seconds: number): Promise<unknown> {
  return page.evaluateOnNewDocument((timeout) => {
    document.addEventListener('DOMContentLoaded', () => {
      document
        .querySelector('nh-contact-form')
        ?.setAttribute('settings', JSON.stringify({ timeout }));
    });
  }, seconds);
}

async function attachFile(page: Page, name: string, bytes: number): Promise<void> {
  const input = (await page.$('[name="attachment"]')) as ElementHandle<HTMLInputElement> | null;
  await input?.uploadFile(fileOf(site.dataDir, name, bytes));
}

/** 200 kB per second. */
async function slowUpload(page: Page): Promise<void> {
  const network = await page.createCDPSession();
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
}

async function expectToEndWell(visit: Visit, sentence: RegExp): Promise<void> {
  const { page } = visit;
  await visit.status('failed');
  expect(await visit.text('.wpcf7-response-output')).to.match(sentence);
  expect(
    await page.$eval('.wpcf7-spinner', (wheel) => getComputedStyle(wheel).visibility),
  ).to.equal('hidden');
  expect(
    await page.$eval('[name="your-message"]', (text) => (text as HTMLTextAreaElement).value),
  ).to.contain('atlas');
}

describe('a submission that fails', () => {
  it('because the visitor is offline can be retried when the network is back', async () => {
    const visit = await site.visit('/contact');
    const { page } = visit;
    await fillContact(page, 'The atlas again.');
    await page.setOfflineMode(true);
    await page.click('.wpcf7-submit');
    await expectToEndWell(visit, /may be offline/);
    await page.setOfflineMode(false);
    await page.click('.nh-form-retry');
    await visit.status('sent');
    await visit.leave();
    expect(site.mailWith('The atlas again.')).to.be.a('string');
  });

  const answers: [what: string, respond: (request: HTTPRequest) => unknown][] = [
    ['the server fails', (request) => request.respond({ status: 500, body: '{"code":"oops"}' })],
    [
      'the server sends HTML',
      (request) => request.respond({ status: 200, contentType: 'text/html', body: '<p>Hi' }),
    ],
  ];
  for (const [what, respond] of answers) {
    it(`because ${what} shows the reason`, async () => {
      const visit = await site.visit('/contact');
      await fillContact(visit.page);
      await interceptPosts(visit.page, respond);
      await visit.page.click('.wpcf7-submit');
      await expectToEndWell(visit, /may have been sent/);
      await visit.leave();
    });
  }

  it('because the server fails shows a general message when the code for details does not load', async () => {
    const visit = await site.visit('/contact');
    const { page } = visit;
    await fillContact(page);
    const asked = await withholdChunk(page, 'second-look', (request) =>
      request.respond({ status: 413, body: '' }),
    );
    await page.click('.wpcf7-submit');
    await expectToEndWell(visit, /may have been sent/);
    expect(asked.length).to.equal(1);
    await visit.leave();
  });

  it('because the connection breaks shows the reason', async () => {
    const visit = await site.visit('/contact');
    await fillContact(visit.page);
    await interceptPosts(visit.page, (request) => request.abort('connectionreset'));
    await visit.page.click('.wpcf7-submit');
    await expectToEndWell(visit, /may be offline/);
    await visit.leave();
  });

  it('because the server does not respond ends with a timeout', async () => {
    const visit = await site.visit('/contact', {
      prepare: (page) => shortTimeout(page, 0.3),
    });
    await fillContact(visit.page);
    await interceptPosts(visit.page, () => undefined);
    await visit.page.click('.wpcf7-submit');
    await expectToEndWell(visit, /has not responded/);
    await visit.leave();
  });
});

describe('a large upload', () => {
  it('shows its progress, and can be cancelled', async () => {
    const visit = await site.visit('/contact');
    const { page } = visit;
    await fillContact(page);
    await attachFile(page, 'large.pdf', 4_000_000);
    await slowUpload(page);
    await page.click('.wpcf7-submit');
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    expect(await page.$eval('.nh-form-progress', (label) => label.textContent?.trim())).to.equal(
      'Uploading',
    );
    await page.click('.nh-form-cancel');
    await visit.status('aborted');
    expect(await visit.text('.wpcf7-response-output')).to.contain('cancelled');
    expect(
      await page.$eval('[name="your-name"]', (name) => (name as HTMLInputElement).value),
    ).to.equal('Ada Fenn');
    await visit.leave();
  });

  it('on a slow connection may take longer than the timeout, which counts only time without progress', async () => {
    const visit = await site.visit('/contact', { prepare: (page) => shortTimeout(page, 2) });
    const { page } = visit;
    await fillContact(page, 'Slow but sure.');
    await attachFile(page, 'slow.pdf', 800_000);
    await slowUpload(page);
    await page.click('.wpcf7-submit');
    await visit.status('sent');
    await visit.leave();
    expect(site.mailWith('Slow but sure.')).to.contain('slow.pdf');
  });

  it('arrives complete', async () => {
    const visit = await site.visit('/contact');
    const { page } = visit;
    await fillContact(page, 'With a large file.');
    await attachFile(page, 'whole.pdf', 1_500_000);
    await page.click('.wpcf7-submit');
    await visit.status('sent');
    await visit.leave();
    expect(site.mailWith('whole.pdf')).to.be.a('string');
  });

  it('arrives complete when the code for its progress does not load', async () => {
    const visit = await site.visit('/contact');
    const { page } = visit;
    await fillContact(page, 'With a silent file.');
    await attachFile(page, 'silent.pdf', 1_500_000);
    const asked = await withholdChunk(page, 'upload');
    await page.click('.wpcf7-submit');
    await visit.status('sent');
    await visit.leave();
    expect(asked.length).to.equal(1);
    expect(site.mailWith('silent.pdf')).to.be.a('string');
  });
});

describe('a browser that blocks', () => {
  it('storage can still send the form', async () => {
    const visit = await site.visit('/contact', {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }
        }),
    });
    await fillContact(visit.page, 'No storage here.');
    await visit.page.click('.wpcf7-submit');
    await visit.status('sent');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });

  it('the library’s code posts the form without JavaScript', async () => {
    const visit = await site.visit('/contact', {
      alive: false,
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          if (request.url().includes('/chunks/')) void request.abort();
          else void request.continue();
        });
      },
    });
    const { page } = visit;
    await fillContact(page, 'No code came.');
    await Promise.all([page.waitForNavigation(), page.click('.wpcf7-submit')]);
    expect(await visit.text('.wpcf7-response-output')).to.contain('Thank you');
    await visit.leave();
  });
});
