import { expect } from 'chai';
import type { Frame, Page } from 'puppeteer-core';
import { openSite, type Site } from '../page-objects/site/browser';
import { chooseEntry, type EditorVisit, visitEditor } from '../page-objects/site/page-editor';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Adds an element by Enter in the list of elements. */
async function insert(page: Page, name: string): Promise<void> {
  await page.$eval(`[data-insert="${name}"]`, (item) => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    item.dispatchEvent(enter);
  });
}

/** Resolves when a frame has drawn what was changed. */
async function painted(frame: Frame): Promise<void> {
  await frame.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe('the lightbox in the preview of the page editor', () => {
  const LINK = '.nh-page .nh-box-image a';

  /** The editor with a chosen picture that opens in the lightbox. */
  async function withPicture(): Promise<EditorVisit & { readonly preview: Frame }> {
    const visit = await visitEditor(site, 'about');
    const { page } = visit;
    await insert(page, 'image');
    await page.waitForSelector('[data-key="link_to"] select');
    await page.select('[data-key="link_to"] select', 'file');
    await page.waitForSelector('[data-key="open_lightbox"] select');
    await page.select('[data-key="open_lightbox"] select', 'yes');
    const preview = await visit.frame();
    await preview.waitForSelector(`${LINK}[data-elementor-open-lightbox="yes"]`);
    return { ...visit, preview };
  }

  const click = (frame: Frame) => frame.$eval(LINK, (link) => (link as HTMLElement).click());

  async function opens(frame: Frame): Promise<void> {
    await click(frame);
    await frame.waitForSelector('dialog[open] img');
    await frame.evaluate(() => {
      const open = document.querySelector('dialog[open]');
      open?.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    await frame.waitForFunction(() => !document.querySelector('dialog[open]'));
  }

  async function staysClosed(frame: Frame): Promise<void> {
    await click(frame);
    // The code is here by now: an open lightbox would be drawn in the next frames.
    await painted(frame);
    expect(await frame.$('dialog[open]')).to.equal(null);
  }

  async function prefer(page: Page): Promise<void> {
    await page.click('[aria-haspopup="menu"][part="button"]');
    await chooseEntry(page, 'preferences');
    const choice = '::-p-xpath(//label[contains(., "Open the lightbox in the preview")]//input)';
    await (await page.waitForSelector(choice))?.click();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog:modal'));
  }

  it('follows the person’s preference at once', async () => {
    const { page, preview, complaints, leave } = await withPicture();
    await opens(preview);
    await prefer(page);
    await staysClosed(preview);
    await prefer(page);
    await opens(preview);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});
