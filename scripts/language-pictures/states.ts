import type { HTTPRequest, Page } from 'puppeteer-core';

/** A state of a demo page in which elements show their own words. */
export interface State {
  readonly path: string;
  /** Prepares the page before it navigates. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state. */
  readonly show: (page: Page, width: number) => Promise<unknown>;
}

/** Answers requests that the condition selects, and lets all others pass. */
async function intercept(
  page: Page,
  isMeant: (request: HTTPRequest) => boolean,
  answer: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isMeant(request)) void answer(request);
    else void request.continue();
  });
}

const isPost = (request: HTTPRequest): boolean => request.method() === 'POST';
const isWorks = (request: HTTPRequest): boolean => /astra-portfolio[/?]/.test(request.url());
const abort = (request: HTTPRequest) => request.abort();
const drawnForm = 'nh-contact-form form[novalidate]';

/** Fills the contact form and sends it. */
async function send(page: Page): Promise<void> {
  await page.waitForSelector(drawnForm);
  await page.type('[name="your-name"]', 'Ada Fenn');
  await page.type('[name="your-email"]', 'ada@example.com');
  await page.select('[name="your-subject"]', 'A repair');
  await page.type('[name="your-message"]', 'A page came loose.');
  await page.click('[name="privacy"]');
  await page.click('.wpcf7-submit');
}

/** Waits until all elements of a tag are ready. */
async function lives(page: Page, tag: string): Promise<void> {
  await page.evaluate(async (tag) => {
    await customElements.whenDefined(tag);
    const elements = [...document.querySelectorAll<HTMLElement>(tag)];
    await Promise.all(elements.map((element) => Reflect.get(element, 'updateComplete')));
  }, tag);
}

/** Scrolls through the page, so that elements load that wait until they are visible. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 5; frames++) await frame();
    }
  });
}

async function openLightbox(page: Page): Promise<void> {
  await lives(page, 'nh-lightbox');
  await page.click('nh-lightbox a');
  await page.waitForSelector('dialog[open] .pswp__item[aria-hidden="false"]');
}

async function openChat(page: Page): Promise<void> {
  const button = '.e-contact-buttons__chat-button.visible';
  await page.waitForSelector(button);
  await page.click(button);
  await page.waitForSelector('.e-contact-buttons__content.visible');
}

/** The states by their names, which are the names of the pictures. */
export const states: Readonly<Record<string, State>> = {
  'form-errors': {
    path: '/contact/json',
    async show(page) {
      await page.waitForSelector(drawnForm);
      await page.click('[name="privacy"]');
      await page.click('.wpcf7-submit');
      await page.waitForSelector('.wpcf7-not-valid-tip');
    },
  },
  'form-fields': {
    path: '/contact/json-every-field',
    show: (page) => page.waitForSelector(drawnForm),
  },
  'form-sending': {
    path: '/contact/json',
    prepare: (page) => intercept(page, isPost, () => undefined),
    async show(page) {
      await send(page);
      await page.waitForSelector('form[data-status="submitting"]');
    },
  },
  'form-offline': {
    path: '/contact/json',
    prepare: (page) => intercept(page, isPost, abort),
    async show(page) {
      await send(page);
      await page.waitForSelector('.nh-form-notice button', { visible: true });
    },
  },
  'form-unreadable': {
    path: '/contact/json',
    prepare: (page) =>
      intercept(page, isPost, (request) => request.respond({ status: 200, body: 'oops' })),
    async show(page) {
      await send(page);
      await page.waitForSelector('.nh-form-notice button', { visible: true });
    },
  },
  header: {
    path: '/header-tools',
    async show(page, width) {
      await page.waitForSelector('#site-menu[data-nh-menu]');
      if (width < 900) await page.click('.site-header .menu-toggle');
    },
  },
  login: {
    path: '/header-tools',
    async show(page) {
      await page.waitForSelector('nh-login-popup dialog');
      await page.click('.ast-account-action-login');
      await page.waitForSelector('nh-login-popup #user_login:focus', { visible: true });
    },
  },
  search: {
    path: '/search-overlay',
    async show(page) {
      await page.waitForSelector('.site-header .astra-search-icon[aria-expanded]');
      await page.click('.site-header .astra-search-icon');
      await page.waitForSelector('.site-header .search-field:focus');
    },
  },
  colors: { path: '/color-switcher', show: (page) => lives(page, 'nh-color-switcher') },
  lightbox: { path: '/lightbox', show: openLightbox },
  'lightbox-share': {
    path: '/lightbox',
    async show(page) {
      await openLightbox(page);
      await page.click('dialog .nh-lightbox-button[aria-expanded]');
    },
  },
  'lightbox-failed': {
    path: '/lightbox',
    prepare: (page) => intercept(page, (request) => /large/.test(request.url()), abort),
    show: openLightbox,
  },
  portfolio: { path: '/portfolio', show: (page) => page.waitForSelector('[part~="tile"]') },
  'portfolio-none': {
    path: '/portfolio',
    async show(page) {
      await page.waitForSelector('[part~="tile"]');
      await page.type('nh-portfolio input[type="search"]', 'qqqq');
      await page.waitForFunction(() => !document.querySelector('[part~="tile"]'));
    },
  },
  'portfolio-failed': {
    path: '/portfolio',
    prepare: (page) => intercept(page, isWorks, abort),
    show: (page) => page.waitForSelector('[part~="message"]:not(:empty)', { visible: true }),
  },
  map: {
    path: '/regions/json',
    show: (page) => page.waitForSelector('nh-region-map [part="list"]'),
  },
  built: {
    path: '/built?markup=containers',
    async show(page) {
      await scrollThrough(page);
      await page.waitForSelector('[data-nh-live]');
    },
  },
  chat: { path: '/built?markup=containers&only=contact-buttons', show: openChat },
  bar: {
    path: '/built?markup=containers&only=floating-bars',
    show: (page) => page.waitForSelector('.e-floating-bars'),
  },
  bare: {
    path: '/bare?theme',
    async show(page) {
      await scrollThrough(page);
      await page.waitForSelector(drawnForm);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
};
