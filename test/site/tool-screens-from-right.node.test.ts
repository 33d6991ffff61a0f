import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { cutOffTexts } from '../../scripts/language-pictures/cut-off';
import type { Site } from '../page-objects/site/browser';
import { announced, pressButton } from '../page-objects/site/page-editor';
import {
  openFromRight,
  openToolSite,
  type ToolScreen,
  toolScreens,
} from '../page-objects/site/tool-screens';

let site: Site;
before(async () => {
  site = await openToolSite();
});
after(() => site.close());

const screen = (name: string): ToolScreen =>
  toolScreens.find((one) => one.name === name) as ToolScreen;

/** The distances of a part from the edges of the window, beginning with the edge at which lines begin. */
const edges = (page: Page, part: string): Promise<number[]> =>
  page.$eval(part, (box) => {
    const { left, right } = box.getBoundingClientRect();
    const distances = [left, innerWidth - right].map(Math.round);
    return getComputedStyle(box).direction === 'rtl' ? distances.reverse() : distances;
  });

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe('administrators’ screens from right to left', () => {
  for (const one of toolScreens) {
    for (const width of one.isWide ? [1280] : [390, 1280]) {
      it(`are mirrored, without cut texts and sideways scrolling: ${one.name} at ${width} px`, async () => {
        const fromLeft = await one.open(site, { width });
        const usual = await edges(fromLeft.page, one.part);
        const cutAnyway = await fromLeft.page.evaluate(cutOffTexts);
        await fromLeft.leave();
        const { page, leave } = await openFromRight(one, site, { width });
        expect(await page.$eval(one.part, (box) => getComputedStyle(box).direction)).to.equal(
          'rtl',
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow).to.equal(0);
        expect(await edges(page, one.part)).to.deep.equal(usual);
        const cut = await page.evaluate(cutOffTexts);
        expect(cut.filter((text) => !cutAnyway.includes(text))).to.deep.equal([]);
        await leave();
      });
    }
  }

  it('have tabs and tiles that the left arrow steps through', async () => {
    const { page, leave } = await openFromRight(screen('template library'), site, {});
    await page.click('nh-template-library [part="view"][aria-pressed="false"]');
    await page.waitForSelector('[part~="tile"]');
    const names = await page.$$eval('[part~="item-title"]', (all) =>
      all.map(({ textContent }) => textContent),
    );
    await page.focus('[part~="item"]');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).to.contain(names[1]);
    await page.keyboard.press('ArrowRight');
    expect(await focusedText(page)).to.contain(names[0]);
    await page.focus('[role="tab"][data-tab="site"]');
    await page.keyboard.press('ArrowLeft');
    expect(await focusedText(page)).to.equal('Cloud');
    await page.keyboard.press('ArrowRight');
    expect(await focusedText(page)).to.equal('Site');
    await leave();
  });

  it('have a search field that shows its whole label on a phone', async () => {
    const { page, leave } = await openFromRight(screen('template library'), site, { width: 390 });
    const cut = await page.evaluate(cutOffTexts);
    expect(cut.filter((text) => text.includes('Search templates'))).to.deep.equal([]);
    await leave();
  });

  it('have a tree of the page in which the left arrow leads inwards', async () => {
    const { page, leave } = await openFromRight(screen('page editor'), site, {});
    await pressButton(page, 'Structure');
    await page.waitForSelector('[role="treeitem"]');
    await page.focus('[role="treeitem"]');
    const isOpen = () => page.evaluate(() => document.activeElement?.ariaExpanded);
    await page.keyboard.press('ArrowRight');
    expect(await isOpen()).to.equal('false');
    await page.keyboard.press('ArrowLeft');
    expect(await isOpen()).to.equal('true');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.ariaLevel)).to.equal('2');
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Alt');
    await announced(page, 'Container is now 2 of 4 in the page.');
    await leave();
  });
});
