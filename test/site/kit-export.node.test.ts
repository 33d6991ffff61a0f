import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { guest } from '../../demo/pages/guest';
import { keepFewWorks } from '../demo/kits/few-works';
import { ZipFiles } from '../demo/kits/zip';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { atStep, errorTitle, press, tabTo, tick, visitTool } from '../page-objects/site/kits';
import { trackedEvents } from '../page-objects/site/tracked-events';

let site: Site;
before(async () => {
  site = await openSite();
  keepFewWorks(site);
});
after(() => site.close());

/** Goes to the second screen. */
async function toCustomize(page: Page): Promise<void> {
  await press(page, 'Next: customise');
  await page.waitForSelector('[data-part="content"] button');
}

/** Downloads the kit from the summary's link; returns its files and the header with its file name. */
async function downloaded(page: Page): Promise<{ files: ZipFiles; header: string | null }> {
  const { bytes, header } = await page.$eval('a[download]', async (link) => {
    // As the browser does it for a link: with the cookie, and without a header of ours.
    const response = await fetch(Reflect.get(link, 'href'), { credentials: 'same-origin' });
    const header = response.headers.get('Content-Disposition');
    return { bytes: [...new Uint8Array(await response.arrayBuffer())], header };
  });
  return { files: await ZipFiles.open(Uint8Array.from(bytes)), header };
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, dark] of [
  [390, false],
  [1280, true],
] as const) {
  it(`exports the chosen content, at ${width} px in ${dark ? 'dark' : 'light'}, accessible at each step`, async () => {
    const { page, complaints, leave } = await visitTool(site, '/kit-export', { width, dark });
    const seen = async (): Promise<void> => {
      expect(await violations(page)).to.deep.equal([]);
      expect(await overflow(page)).to.equal(0);
    };
    await seen();
    await toCustomize(page);
    await seen();
    await press(page, 'Edit Content');
    await page.waitForSelector('dialog:modal');
    await seen();
    await tick(page, 'Prices');
    await press(page, 'Save');
    await tick(page, 'Templates');
    await press(page, 'Export as a file');
    await atStep(page, 'summary');
    await seen();
    expect(await page.$eval('[part="file"]', (file) => file.textContent)).to.contain(
      'linden-bindery.zip',
    );
    const { files, header } = await downloaded(page);
    expect(header).to.contain('linden-bindery.zip');
    const manifest = files.json('manifest.json') as Record<string, object>;
    const pages = JSON.stringify(Object.values(manifest.content ?? {}));
    expect(pages).to.contain('Visit us').and.not.to.contain('"Prices"');
    expect(Object.keys(manifest.templates ?? {})).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
}

it('exports by keyboard alone, and at 320 px from right to left', async () => {
  const { page, complaints, leave } = await visitTool(site, '/kit-export', { width: 320 });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const choose = async (selector: string, key: 'Enter' | 'Space'): Promise<void> => {
    await tabTo(page, selector);
    await page.keyboard.press(key);
  };
  await choose('[data-part="settings"] input', 'Space');
  await choose('[part="button"][data-kind="main"]', 'Enter');
  await page.waitForSelector('[data-part="content"] button');
  await choose('[data-part="content"] button', 'Enter');
  await page.waitForSelector('dialog:modal input:focus');
  await page.keyboard.press('Space');
  expect(await overflow(page)).to.equal(0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-part="content"] button:focus');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog:modal input:focus');
  await page.keyboard.press('Space');
  await choose('dialog [data-kind="main"]', 'Enter');
  await page.waitForSelector('[data-part="content"] button:focus');
  expect(
    await page.$eval('[data-part="content"] [part="count"]', (one) => one.textContent),
  ).to.match(/^\d+ of \d+ chosen$/);
  await choose('[part="actions"] [data-kind="main"]', 'Enter');
  await atStep(page, 'summary');
  expect(await overflow(page)).to.equal(0);
  await choose('a[download]', 'Enter');
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('continues after a reload and a lost connection at each step', async () => {
  const { page, leave } = await visitTool(site, '/kit-export');
  await page.$eval('[data-field="title"]', (input) => (input as HTMLInputElement).select());
  await page.keyboard.type('Haarlem');
  await page.type('[data-field="description"]', 'For the new shop');
  await page.reload();
  await page.waitForSelector('[part="step"]');
  await toCustomize(page);
  await page.reload();
  await press(page, 'Edit Content');
  await tick(page, 'Prices');
  await page.reload();
  await page.waitForSelector('dialog:modal');
  await press(page, 'Save');
  await page.setOfflineMode(true);
  await press(page, 'Export as a file');
  expect(await errorTitle(page)).to.equal('The server cannot be reached');
  await page.setOfflineMode(false);
  await atStep(page, 'summary');
  await page.reload();
  await atStep(page, 'summary');
  const { files } = await downloaded(page);
  expect(files.json('manifest.json')).to.include({
    title: 'Haarlem',
    description: 'For the new shop',
  });
  await leave();
});

it('continues with the step that a reload has interrupted', async () => {
  const { page, leave } = await visitTool(site, '/kit-export');
  await toCustomize(page);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // The second step never arrives: the page is left before.
    if (!/runners\/templates/.test(request.url())) void request.continue();
  });
  await press(page, 'Export as a file');
  await page.waitForSelector('[part="runner"][data-status="running"]:nth-child(2)');
  page.removeAllListeners('request');
  await page.setRequestInterception(false);
  await page.reload();
  await atStep(page, 'summary');
  await leave();
});

it('renews a nonce that has expired, for its calls and for the link to the file', async () => {
  const { page, leave } = await visitTool(site, '/kit-export');
  await toCustomize(page);
  await page.evaluate(async () => {
    const { src = '' } = document.querySelector<HTMLScriptElement>('script[src*="autoload"]') ?? {};
    const { configure } = await import(src.replace('autoload', 'index'));
    configure({ restNonce: 'of-yesterday' });
  });
  const refused = page.waitForResponse((response) => response.status() === 403);
  await press(page, 'Export as a file');
  await refused;
  await atStep(page, 'summary');
  const { files } = await downloaded(page);
  expect(files.names).to.include('manifest.json');
  await leave();
});

it('reports its screens, the selection and the action to trackers', async () => {
  const { page, leave } = await visitTool(site, '/kit-export');
  await page.goto(`${site.url}/tracked`);
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
  await page.goto(`${site.url}/kit-export`);
  await toCustomize(page);
  await press(page, 'Edit Content');
  await tick(page, 'Prices');
  await press(page, 'Save');
  await press(page, 'Export as a file');
  await atStep(page, 'summary');
  const stored = await trackedEvents(site, 'a sixth event', ({ length }) => length >= 6);
  const events = stored.map(({ event, fields }) => ({ event, fields }));
  const view = (place: string) => ({
    event: 'page_views_website_templates',
    fields: { page_loaded: place, secondary_location: place, trigger: 'Page Loaded' },
  });
  expect(events).to.deep.include.members([
    view('kit_export'),
    view('kit_export_customization'),
    view('kit_export_customization_edit'),
    view('kit_export_summary'),
    { event: 'ie_admin_action', fields: { action_type: 'Export', trigger: 'Click' } },
  ]);
  const { fields } = events.find(({ event }) => event === 'export_kit_customization') ?? {};
  expect(fields).to.include({
    kit_export_content_pages: 'Partial',
    kit_export_content_posts: 'All',
    kit_source: 'file',
    trigger: 'Click',
  });
  await leave();
});

it('opens after an administrator has logged in', async () => {
  const { page, leave } = await site.visit('/kit-export', { alive: false });
  await page.type('main [name="log"]', 'admin');
  await page.type('main [name="pwd"]', 'open sesame');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).pathname).to.equal('/kit-export');
  await page.waitForSelector('nh-kit-export [part="step"]');
  await leave();
});

it('is for administrators only', async () => {
  const visit = await site.visit('/kit-export', { alive: false });
  const { page } = visit;
  expect(new URL(page.url()).pathname).to.equal('/login');
  expect(await page.$('a[href="/kit-export"]')).to.equal(null);
  await page.type('main [name="log"]', guest.name);
  await page.type('main [name="pwd"]', guest.password);
  const [answer] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(answer?.status()).to.equal(403);
  expect(await page.$('nh-kit-export')).to.equal(null);
  await visit.leave();
});
