import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { exportedKit, fileIn, held, pick, reload, says } from '../page-objects/site/kit-importing';
import { atStep, press, tabTo, tick, visitTool } from '../page-objects/site/kits';

let kit: string;
let site: Site;

/** The heading of a page that the site shows. */
async function heading(path: string): Promise<string | undefined> {
  const html = await (await fetch(site.url + path)).text();
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The complaints without the browser's line about the 404 answer, which means: no earlier import. */
const unexpected = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !line.includes('404'));

/** Waits until the tool has checked for an earlier import. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('.nh-kit-import')?.textContent.includes('Checking for'),
  );

/** Records the events of the tool. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Reflect.set(window, 'told', told);
    for (const name of ['page-view', 'upload-file', 'import-start', 'import-status', 'action']) {
      document.addEventListener(`nh-kit-${name}`, (event) => {
        const { detail } = event as CustomEvent<Record<string, unknown>>;
        told.push([name, detail.status ?? detail.place ?? detail.action ?? null]);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'told'));
}

describe('the import on the demo site', () => {
  before(async () => {
    kit = await exportedKit();
  });
  afterEach(() => site.close());

  for (const [width, dark] of [
    [390, true],
    [1280, false],
  ] as const) {
    it(`makes a site the one that was exported, and takes it back, at ${width} px in ${dark ? 'dark' : 'light'}, accessible at each step`, async () => {
      site = await openSite();
      const visit = await visitTool(site, '/kit-import', { width, dark });
      const { page, complaints } = visit;
      const seen = async (): Promise<void> => {
        expect(await violations(page, '.nh-kit-import')).to.deep.equal([]);
        expect(await overflow(page)).to.equal(0);
      };
      await settled(page);
      const told = await listen(page);
      await seen();
      await pick(page, kit);
      await atStep(page, 'customize');
      await page.$$eval('[part="conflict"] summary', (all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      await page.waitForSelector('[part="changes"]');
      await seen();
      await press(page, 'Overwrite all');
      await press(page, 'Import');
      await atStep(page, 'summary');
      await seen();
      expect(await heading('/pages/about')).to.equal('Who we are');
      await press(page, 'Undo import');
      await page.waitForSelector('dialog:modal');
      await seen();
      await press(page, 'Undo import');
      await says(page, 'was undone.');
      await seen();
      expect(await heading('/pages/about')).to.equal('About the bindery');
      expect(await told()).to.deep.equal([
        ['upload-file', 'Success'],
        ['page-view', 'kit_import_customization'],
        ['action', 'Import'],
        ['import-start', null],
        ['import-status', null],
        ['page-view', 'kit_import_summary'],
        ['action', 'Revert'],
        ['page-view', 'kit_import_upload_box'],
      ]);
      expect(unexpected(complaints)).to.deep.equal([]);
    });
  }

  it('keeps or renames content by the user’s decisions, and skips deselected parts', async () => {
    site = await openSite();
    const { page } = await visitTool(site, '/kit-import');
    await pick(page, kit);
    await atStep(page, 'customize');
    await tick(page, 'Import under another name');
    await tick(page, 'Settings');
    await press(page, 'Import');
    await atStep(page, 'summary');
    expect(await heading('/pages/about')).to.equal('About the bindery');
    expect(await heading('/pages/about-2')).to.equal('Who we are');
    await says(page, '1 renamed');
    expect(await page.$('[data-part="settings"]')).to.equal(null);
  });

  it('continues automatically after reloads and lost connections in each step', async () => {
    site = await openSite({ limits: { kitChunkBytes: 5_000 } });
    const { page } = await visitTool(site, '/kit-import', { width: 390 });
    await settled(page);

    const chunk = await held(page, 'chunks/3');
    await pick(page, kit);
    const waiting = await chunk.call;
    await page.setOfflineMode(true);
    await waiting.abort('internetdisconnected');
    await says(page, 'You are offline');
    const later = await held(page, 'chunks/9');
    await page.setOfflineMode(false);
    await later.call;
    await reload(page);
    await says(page, 'The upload of “atelier.zip” was interrupted');
    await says(page, '45 kB of');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chunks/')) sent.push(request.url());
    });
    await pick(page, kit);
    await atStep(page, 'customize');
    expect(sent[0]).to.contain('/chunks/9');

    await press(page, 'Overwrite all');
    await tick(page, 'Settings');
    await reload(page);
    await atStep(page, 'customize');
    await says(page, 'Keep 0 · overwrite 1 · rename 0');
    expect(
      await page.$eval('[data-part="settings"] input', (box) => Reflect.get(box, 'checked')),
    ).to.equal(false);

    const runner = await held(page, 'runners/content');
    await press(page, 'Import');
    await runner.call;
    await reload(page);
    const works = await held(page, 'runners/works');
    const step = await Promise.race([
      works.call,
      page.waitForSelector('[data-step="summary"]').then(() => undefined),
    ]);
    await step?.continue();
    await atStep(page, 'summary');
    expect(await heading('/pages/about')).to.equal('Who we are');

    await reload(page);
    await says(page, 'Last import');
  });

  it('works with the keyboard alone', async () => {
    site = await openSite();
    const { page } = await visitTool(site, '/kit-import');
    await settled(page);
    // A late answer may redraw the box while the key is pressed.
    await page.waitForNetworkIdle();
    // The browser must know that the dialog is caught before the key comes; `tabTo` asks the page meanwhile.
    const chooser = page.waitForFileChooser();
    await tabTo(page, 'input[type="file"]');
    await page.keyboard.press('Enter');
    await (await chooser).accept([kit]);
    await atStep(page, 'customize');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).to.equal('Choose what to import');
    await tabTo(page, '[data-part="content"] button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog:modal');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).to.equal(
      'Edit Content',
    );
    await tabTo(page, 'input[value="keep"]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '[part="actions"] [data-kind="main"]');
    await page.keyboard.press('Enter');
    await atStep(page, 'summary');
    expect(await focused()).to.contain('was imported');
    expect(await heading('/pages/about')).to.equal('Who we are');
  });

  it('refuses a file that is no kit before sending it, and says why', async () => {
    site = await openSite();
    const { page } = await visitTool(site, '/kit-import', { width: 390 });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/kits/uploads')) calls.push(request.url());
    });
    await pick(page, fileIn('notes.txt', new Uint8Array(3)));
    await says(page, '“notes.txt” is not a zip file');
    await pick(page, fileIn('broken.zip', new Uint8Array(300)));
    await says(page, 'The file is not a zip file');
    expect(calls).to.deep.equal([]);
  });
});
