import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { documentPath } from '../../demo/server/cms/document';
import { starterPages } from '../../server/starters';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { expectQuality } from '../page-objects/site/quality';
import { pageFaults } from '../print/validator';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** A window in which the whole page is in view, so that every element is loaded. */
const TALL = 9000;

/** Waits until all shown elements of the page are ready: those hidden at this width are not loaded. */
async function allReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(
      (element) => element.localName.startsWith('nh-') && element.parentElement?.checkVisibility(),
    );
    await Promise.all(tags.map(({ localName }) => customElements.whenDefined(localName)));
    await Promise.all(tags.map((tag) => Reflect.get(tag, 'updateComplete')));
  });
  await page.waitForFunction(() => !document.querySelector('.swiper:not(.swiper-initialized)'));
}

/** False for shifts that round to 0: parts of the browser's own player, and boxes that grow without moving. */
const isSeen = (shift: string): boolean => !shift.startsWith('0.0000');

/** Waits until no colour changes any more. */
async function transitionsEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(ending.map(({ finished }) => finished));
}

/**
 * The texts that a page without scripts does not show, except those of closed details: phones have the menu there, and
 * the same actions below it.
 */
function hiddenTexts(): string[] {
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const texts = [...document.querySelectorAll('main :not(option)')].filter(hasText);
  const isReached = (element: Element): boolean =>
    element.checkVisibility() || element.closest('details:not([open])') !== null;
  const reached = new Set(texts.filter(isReached).map(({ textContent }) => textContent));
  return texts
    .filter((element) => !isReached(element) && !reached.has(element.textContent))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

for (const starter of starterPages) {
  const path = documentPath(starter);

  it(`the starter page ${starter.slug} is valid HTML`, async () => {
    const answer = await fetch(site.url + path);
    expect(answer.status).to.equal(200);
    expect(pageFaults(await answer.text())).to.deep.equal([]);
  });

  for (const width of [390, 768, 1280]) {
    it(`the starter page ${starter.slug} at ${width} px is accessible, light and dark, without overflow, messages and shifts`, async () => {
      const visit = await site.visit(path, {
        width,
        prepare: async (page) => {
          await page.setViewport({ width, height: TALL });
          await noteShifts(page);
        },
      });
      await allReady(visit.page);
      expect((await shifts(visit.page)).filter(isSeen)).to.deep.equal([]);
      await expectQuality(visit);
      await visit.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
      await visit.page.evaluate(transitionsEnd);
      await expectQuality(visit);
      await visit.leave();
    });
  }

  it(`the starter page ${starter.slug} shows all its text without scripts`, async () => {
    const plain = await site.visit(path, { javaScript: false, width: 390 });
    expect(await plain.page.evaluate(hiddenTexts)).to.deep.equal([]);
    await plain.leave();
  });
}

it('the starter page documentation opens its list of pages on phones', async () => {
  const { page, leave } = await site.visit('/pages/documentation', { width: 390 });
  await lives(page, 'nh-nested-accordion');
  const isShown = (): Promise<boolean> =>
    page.$$eval('main nav a[href="#weave"]', (links) =>
      links.some((link) => link.checkVisibility()),
    );
  expect(await isShown()).to.equal(false);
  await page.locator('nh-nested-accordion summary').click();
  await page.waitForFunction(() =>
    document.querySelector('nh-nested-accordion a[href="#weave"]')?.checkVisibility(),
  );
  await leave();
});
