import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

interface Setup {
  /** The `display` of the element and of its parent. */
  readonly display?: string;
  readonly around?: string;
  /** Whether the element has visible content. */
  readonly isEmpty?: boolean;
  readonly isFar?: boolean;
}

/** Adds an element with loading="visible" at the end of a page; `isAsked` tells if its code is requested. */
async function visible(setup: Setup) {
  let isAsked = false;
  const { page, leave } = await site.visit('/privacy', {
    prepare: async (page) =>
      page.on('request', (request) => {
        isAsked ||= request.url().includes('/chunks/define/contact-form-');
      }),
  });
  await page.evaluate(build, setup);
  await painted(page);
  return {
    page,
    leave,
    isAsked: () => isAsked,
    async becomesAsked() {
      for (let turn = 0; turn < 50 && !isAsked; turn++) await painted(page);
      expect(isAsked).to.equal(true);
    },
  };
}

/** Runs in the page. */
function build({ display = '', around = '', isEmpty, isFar }: Setup): void {
  const box = document.createElement('div');
  box.id = 'around';
  box.style.display = around;
  const host = document.createElement('nh-contact-form');
  host.setAttribute('loading', 'visible');
  host.style.display = display;
  // The first child has no box.
  if (!isEmpty) host.append(document.createElement('i'), document.createElement('fieldset'));
  if (!isEmpty) (host.firstElementChild as HTMLElement).hidden = true;
  if (isFar) document.body.style.paddingTop = '5000px';
  document.body.append(box);
  box.append(host);
}

/** Resolves after some frames, when the browser has notified its observers. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
}

describe('a visible element with display: contents', () => {
  for (const [name, isEmpty] of [
    ['what is inside it', false],
    ['what is around it, if it is empty,', true],
  ] as const) {
    it(`is loaded when ${name} comes near the viewport`, async () => {
      const { page, isAsked, becomesAsked, leave } = await visible({
        display: 'contents',
        isEmpty,
        isFar: true,
      });
      expect(isAsked()).to.equal(false);
      await page.$eval('#around', (box) => box.scrollIntoView());
      await becomesAsked();
      await leave();
    });
  }

  it('is loaded when its parent has display: contents too', async () => {
    const { becomesAsked, leave } = await visible({
      display: 'contents',
      around: 'contents',
      isEmpty: true,
    });
    await becomesAsked();
    await leave();
  });
});

describe('a visible element with display: none', () => {
  for (const [name, setup] of [
    ['itself', { display: 'none' }],
    ['by the box around it', { around: 'none' }],
    ['and would have no box', { display: 'contents', around: 'none' }],
  ] as const) {
    it(`is loaded when it is displayed: ${name}`, async () => {
      const { page, isAsked, becomesAsked, leave } = await visible(setup);
      expect(isAsked()).to.equal(false);
      await page.evaluate(() => {
        for (const node of document.querySelectorAll<HTMLElement>('#around, #around *')) {
          if (node.style.display === 'none') node.style.display = 'block';
        }
        document.getElementById('around')?.scrollIntoView();
      });
      await becomesAsked();
      await leave();
    });
  }
});
