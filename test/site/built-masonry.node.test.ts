import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from './axe';
import { readSite, type Site } from './browser';
import { builtPages, visitWidget } from './built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Waits until each note is as far below the one above it as the others are. */
async function isMasonry(page: Page, columns: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const boxes = [...document.querySelectorAll('.built-note')].map((note) =>
        note.getBoundingClientRect(),
      );
      return boxes
        .slice(count)
        .every(({ top }, at) => Math.abs(top - (boxes[at]?.bottom ?? 0) - 16) < 1);
    },
    {},
    columns,
  );
}

describe('a masonry on a built page', () => {
  for (const address of builtPages) {
    it(`has its items close below each other, in narrow windows too, on ${address}`, async () => {
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
