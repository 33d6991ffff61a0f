import { expect } from 'chai';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { fillContact, openSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

const CODE = '/chunks/define/contact-form-';

/** Opens a page without elements of the library, and records requests for the form's code. */
async function emptyPage(): Promise<{
  page: Page;
  asked: Promise<unknown>;
  isAsked(): boolean;
  leave(): Promise<void>;
}> {
  let isAsked = false;
  let tell = (): void => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const visit = await site.visit('/privacy', {
    prepare: async (page) => {
      page.on('request', (request) => {
        if (!request.url().includes(CODE)) return;
        isAsked = true;
        tell();
      });
    },
  });
  return { page: visit.page, asked, isAsked: () => isAsked, leave: visit.leave };
}

/** Inserts markup at the start or end of the page, by the policy `nh`, the only one that the page allows. */
async function insert(
  page: Page,
  markup: string,
  place: 'afterbegin' | 'beforeend' = 'afterbegin',
): Promise<void> {
  await page.evaluate(
    (markup, place) => {
      const types = Reflect.get(window, 'trustedTypes');
      const policy = types.createPolicy('nh', { createHTML: (text: string) => text });
      document.body.insertAdjacentHTML(place as InsertPosition, policy.createHTML(markup));
    },
    markup,
    place,
  );
}

const content =
  '<div class="wpcf7"><form action="/posted" method="post"><input type="hidden" name="_wpcf7" value="7">' +
  '<input id="early"><button type="button" id="scripted">B</button></form></div>';

/** Resolves after two frames, when immediate effects have happened. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe('the loading mode', () => {
  it('nothing is loaded on a page without elements of the library', async () => {
    const { page, isAsked, leave } = await emptyPage();
    await painted(page);
    expect(isAsked()).to.equal(false);
    await leave();
  });

  for (const mode of ['eager', 'idle'] as const) {
    it(`${mode} loads without interaction`, async () => {
      const { page, asked, leave } = await emptyPage();
      await insert(
        page,
        `<nh-contact-form loading="${mode}">${content}</nh-contact-form>`,
        'beforeend',
      );
      await asked;
      await leave();
    });
  }

  it('visible waits until the element is near the viewport', async () => {
    const { page, asked, isAsked, leave } = await emptyPage();
    await insert(
      page,
      `<p style="height:5000px"></p><nh-contact-form loading="visible">${content}</nh-contact-form>`,
      'beforeend',
    );
    await page.evaluate(() => document.querySelector('body > p')?.toggleAttribute('hidden', false));
    await painted(page);
    expect(isAsked()).to.equal(false);
    await page.evaluate(() => document.querySelector('nh-contact-form')?.scrollIntoView());
    await asked;
    await leave();
  });

  for (const [way, act] of [
    ['the pointer', (page: Page) => page.hover('#early')],
    ['the focus', (page: Page) => page.focus('#early')],
  ] as const) {
    it(`interaction waits for ${way}`, async () => {
      const { page, asked, isAsked, leave } = await emptyPage();
      // Headless Chromium has the pointer on the page's first pixel: elements there are hovered.
      await insert(
        page,
        `<p>Above</p><nh-contact-form loading="interaction">${content}</nh-contact-form>`,
      );
      await painted(page);
      expect(isAsked()).to.equal(false);
      await act(page);
      await asked;
      await leave();
    });
  }

  it('interaction loads an element without controls at once', async () => {
    const { page, asked, leave } = await emptyPage();
    await insert(page, '<nh-contact-form loading="interaction" form-id="7"></nh-contact-form>');
    await asked;
    await leave();
  });
});

describe('interaction before the code has loaded', () => {
  /** Delays the library's chunks until `release` is called. */
  async function heldVisit(path: string) {
    const held: HTTPRequest[] = [];
    let isHolding = true;
    const visit = await site.visit(path, {
      alive: false,
      prepare: async (page) => {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          if (isHolding && request.url().includes('/chunks/')) held.push(request);
          else void request.continue();
        });
      },
    });
    return {
      ...visit,
      release() {
        isHolding = false;
        for (const request of held) void request.continue();
      },
    };
  }

  it('delays a submit, and replays it once', async () => {
    const visit = await heldVisit('/contact');
    const { page } = visit;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await fillContact(page, 'Faster than the code.');
    await page.click('.wpcf7-submit');
    await page.click('.wpcf7-submit');
    visit.release();
    await visit.status('sent');
    expect(posts).to.deep.equal(['/wp-json/contact-form-7/v1/contact-forms/7/feedback']);
    await visit.leave();
    expect(site.mailWith('Faster than the code.')).to.be.a('string');
  });

  it('keeps typed values, checked boxes and the focus', async () => {
    const visit = await heldVisit('/contact');
    const { page } = visit;
    await fillContact(page, 'Early.');
    await page.focus('[name="your-tel"]');
    visit.release();
    await page.waitForSelector('.nh-form-notice');
    expect(
      await page.$eval('[name="your-message"]', (text) => (text as HTMLTextAreaElement).value),
    ).to.equal('Early.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).to.equal(
      'your-tel',
    );
    expect(
      await page.$eval('.wpcf7-submit', (button) => (button as HTMLInputElement).disabled),
    ).to.equal(false);
    await visit.leave();
  });

  it('replays a click on a control that needs scripts once', async () => {
    const visit = await heldVisit('/privacy');
    const { page } = visit;
    await insert(page, `<nh-contact-form loading="idle">${content}</nh-contact-form>`);
    await page.evaluate(() => {
      Object.assign(window, { clicks: 0 });
      document.querySelector('#scripted')?.addEventListener('click', () => {
        Object.assign(window, { clicks: Reflect.get(window, 'clicks') + 1 });
      });
    });
    await page.click('#scripted');
    await page.click('#scripted');
    expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).to.equal(0);
    visit.release();
    await page.waitForFunction(() => Reflect.get(window, 'clicks') === 1);
    await page.click('#scripted');
    expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).to.equal(2);
    await visit.leave();
  });
});
