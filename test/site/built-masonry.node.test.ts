import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Waits until all vertical gaps between the notes of a column are equal. */
async function isMasonry(page: Page, columns: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const boxes = [...document.querySelectorAll('.built-note')].map((note) =>
        note.getBoundingClientRect(),
      );
      const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))];
      const stacks = lefts.map((one) =>
        boxes.filter(({ left }) => Math.round(left) === one).sort((a, b) => a.top - b.top),
      );
      const isClosed = (stack: readonly DOMRect[]) =>
        stack.slice(1).every(({ top }, at) => Math.abs(top - (stack[at]?.bottom ?? 0) - 16) < 1);
      return stacks.length === count && stacks.every(isClosed);
    },
    {},
    columns,
  );
}

describe('a masonry on a built page', () => {
  for (const address of builtPages) {
    it(`places its items without vertical holes, also in narrow windows, on ${address}`, async () => {
      const { page, complaints, leave } = await visitWidget(site, address, 'masonry');
      await isMasonry(page, 3);
      await page.setViewport({ width: 390, height: 900 });
      await isMasonry(page, 2);
      expect(complaints).to.deep.equal([]);
      expect(await violations(page, 'main')).to.deep.equal([]);
      await leave();
    });
  }
});
