import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { readSite, type Site } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { bringAlive, servePrinted } from '../page-objects/site/printed-page';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

for (const width of [390, 1280]) {
  it(`a page with each element does not shift and is accessible at ${width} px`, async () => {
    const prepare = async (page: Page): Promise<void> => {
      await servePrinted(page);
      await noteShifts(page);
    };
    const visit = await site.visit('/printed', { width, prepare, alive: false });
    const { page } = visit;
    await bringAlive(page);
    expect(await shifts(page)).to.deep.equal([]);
    expect(await violations(page)).to.deep.equal([]);
    await visit.leave();
  });
}
