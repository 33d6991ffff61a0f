import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { lives, readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const CODE = /\/chunks\/form-controller-/;
const LIBRARY = /\/assets\/nh\/(.+\.js)$/;

/** A form as the form plugin prints it. */
const FORM = `<nh-contact-form><div class="wpcf7 no-js" id="wpcf7-f7-o1" data-wpcf7-id="7">
  <div class="screen-reader-response"><p role="status"></p><ul></ul></div>
  <form action="/sent-by-the-browser" method="get" class="wpcf7-form init" data-status="init">
    <input type="hidden" name="_wpcf7" value="7">
    <span class="wpcf7-form-control-wrap" data-name="who">
      <input name="who" class="wpcf7-form-control">
    </span>
    <input type="reset" value="Clear">
    <input class="wpcf7-submit" type="submit" value="Send">
    <div class="wpcf7-response-output" aria-hidden="true"></div>
  </form>
</div></nh-contact-form>`;

/** A page with nothing but autoload and these forms. */
const pageOf = (...forms: string[]): string => `<!doctype html><html lang="en"><title>A form</title>
<script type="module" src="/assets/nh/autoload.js"></script>${forms.join('')}`;

const RULES = { rules: [{ rule: 'required', field: 'who', error: 'Who are you?' }] };
const ANSWER = { contact_form_id: 7, status: 'mail_failed', message: 'Not today.' };

/** Opens the page; the form's code gets a 404, or waits for `release`. */
async function openForm(code: 'at hand' | 'late' | 'missing' = 'at hand', forms = [FORM]) {
  const asked: string[] = [];
  const posted: string[] = [];
  const held: HTTPRequest[] = [];
  const answer = (request: HTTPRequest): unknown => {
    const file = LIBRARY.exec(request.url())?.[1];
    if (file) asked.push(file);
    const { pathname } = new URL(request.url());
    if (pathname === '/form-alone') return html(request, pageOf(...forms));
    if (pathname === '/sent-by-the-browser') return html(request, '<p>Sent.</p>');
    if (pathname.endsWith('/schema')) return json(request, RULES);
    if (pathname.endsWith('/feedback')) posted.push(request.method());
    if (pathname.endsWith('/feedback')) return json(request, ANSWER);
    if (CODE.test(pathname) && code === 'missing') return request.respond({ status: 404 });
    return CODE.test(pathname) && code === 'late' ? held.push(request) : request.continue();
  };
  const visit = await site.visit('/form-alone', {
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => void answer(request));
    },
  });
  await lives(visit.page, 'nh-contact-form');
  const release = () => held.splice(0).map((request) => request.continue());
  return { ...visit, asked, posted, held, release };
}

const html = (request: HTTPRequest, body: string) =>
  request.respond({ contentType: 'text/html', body });
const json = (request: HTTPRequest, body: object) =>
  request.respond({ contentType: 'application/json', body: JSON.stringify(body) });

const gzipOf = (file: string): number =>
  gzipSync(readFileSync(join(root, 'dist/cdn', file)), { level: 9 }).length;

const entryOf = (page: Page): Promise<string> =>
  page.$eval('[name="who"]', (input) => (input as HTMLInputElement).value);

describe('a page with a printed form alone', () => {
  it('loads at most 26 kB of script in at most 5 files', async () => {
    const { page, asked, leave } = await openForm();
    await page.waitForNetworkIdle();
    const files = [...new Set(asked)];
    expect(files.length, files.join(' ')).to.be.at.most(5);
    const bytes = files.map(gzipOf).reduce((sum, size) => sum + size, 0);
    expect(bytes, files.join(' ')).to.be.at.most(26_000);
    await leave();
  });

  it('requests the shared files together with the module that imports them', async () => {
    const { asked, leave } = await openForm();
    const module = asked.findIndex((file) => file.startsWith('chunks/define/contact-form-'));
    const shared = ['chunks/core-', 'chunks/form-'].map((start) =>
      asked.findIndex((file) => file.startsWith(start)),
    );
    expect(Math.min(...shared)).to.be.at.least(0);
    expect(Math.max(...shared)).to.be.below(module);
    await leave();
  });

  it('loads the rest of the form’s code when a pointer reaches the form', async () => {
    const { page, asked, leave } = await openForm();
    const loaded = page.waitForResponse((response) => CODE.test(response.url()));
    expect(asked.filter((file) => CODE.test(`/${file}`))).to.deep.equal([]);
    await page.hover('[name="who"]');
    await loaded;
    await leave();
  });
});

describe('a form whose code is on its way', () => {
  it('sends a submission once, with what was typed until then', async () => {
    const { page, posted, held, release, status, leave, text } = await openForm('late');
    await page.type('[name="who"]', 'Ada');
    await page.click('.wpcf7-submit');
    await page.click('.wpcf7-submit');
    expect(held).to.have.length(1);
    release();
    await status('failed');
    expect(await text('.wpcf7-response-output')).to.equal('Not today.');
    expect(posted).to.deep.equal(['POST']);
    expect(await entryOf(page)).to.equal('Ada');
    await leave();
  });

  it('validates a field that was changed', async () => {
    const { page, release, leave, text } = await openForm('late');
    await page.type('[name="who"]', 'A');
    await page.keyboard.press('Backspace');
    await page.$eval('[name="who"]', (input) =>
      input.dispatchEvent(new Event('change', { bubbles: true })),
    );
    release();
    await page.waitForSelector('.wpcf7-not-valid-tip');
    expect(await text('.wpcf7-not-valid-tip')).to.equal('Who are you?');
    await leave();
  });

  it('is reset afterwards, with the entries in the event', async () => {
    const { page, release, leave } = await openForm('late');
    await page.type('[name="who"]', 'Ada');
    await page.evaluate(() => {
      document.addEventListener('nh-form-reset', (event) => {
        const { formData } = (event as CustomEvent<{ formData: FormData }>).detail;
        document.title = `was ${formData.get('who')}`;
      });
    });
    await page.click('[type="reset"]');
    release();
    await page.waitForFunction(() => document.title === 'was Ada');
    expect(await entryOf(page)).to.equal('');
    await leave();
  });
});

describe('a form beside one whose code has loaded', () => {
  it('is reset with the entries in the event', async () => {
    const { page, leave } = await openForm('at hand', [FORM, FORM.replaceAll('f7-o1', 'f7-o2')]);
    const loaded = page.waitForResponse((response) => CODE.test(response.url()));
    await page.hover('#wpcf7-f7-o1 [name="who"]');
    await loaded;
    const entry = await page.$eval('#wpcf7-f7-o2 form', async (form) => {
      const told = new Promise<Event>((resolve) => form.addEventListener('nh-form-reset', resolve));
      (form.querySelector('[name="who"]') as HTMLInputElement).value = 'Ada';
      (form as HTMLFormElement).reset();
      return ((await told) as CustomEvent<{ formData: FormData }>).detail.formData.get('who');
    });
    expect(entry).to.equal('Ada');
    await leave();
  });
});

describe('a form whose code is missing', () => {
  it('is submitted by the browser, with what was typed', async () => {
    const { page, complaints, leave } = await openForm('missing');
    await page.type('[name="who"]', 'Ada');
    await Promise.all([page.waitForNavigation(), page.click('.wpcf7-submit')]);
    expect(page.url()).to.contain('/sent-by-the-browser?').and.to.contain('who=Ada');
    expect(complaints.join()).to.contain('so the browser handles the form itself');
    await leave();
  });
});
