import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import type { StoredEvent } from '../../demo/server/tracked/records';
import { openSite, type Site } from '../page-objects/site/browser';
import { atStep, press, visitTool } from '../page-objects/site/kits';
import { trackedEvents } from '../page-objects/site/tracked-events';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

it('the actions of the export are listed at /tracked, from its first screen on', async () => {
  const { page, complaints, leave } = await visitTool(site, '/kit-export');
  await page.goto(`${site.url}/tracked`);
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
  await page.goto(`${site.url}/kit-export`);
  await press(page, 'Next: customise');
  await page.waitForSelector('[data-part="content"] button');
  await press(page, 'Export as a file');
  await atStep(page, 'summary');
  await page.goto(`${site.url}/tracked`);
  await page.waitForFunction(
    () => document.querySelectorAll('.tracked-table tbody tr').length === 5,
  );
  const { events } = (await (await fetch(`${site.url}/wp-json/nh/v1/tracked`)).json()) as {
    events: StoredEvent[];
  };
  const seen = (name: string) =>
    events.filter(({ event }) => event === name).map(({ fields }) => fields);
  const view = (place: string) => ({
    trigger: 'Page Loaded',
    page_loaded: place,
    secondary_location: place,
  });
  expect(seen('page_views_website_templates')).to.deep.equal(
    ['kit_export', 'kit_export_customization', 'kit_export_summary'].map(view),
  );
  expect(seen('ie_admin_action')).to.deep.equal([{ trigger: 'Click', action_type: 'Export' }]);
  const [customization] = seen('export_kit_customization');
  expect(customization).to.include({
    trigger: 'Click',
    kit_export_content: true,
    kit_export_plugins: true,
    kit_description: false,
    kit_source: 'file',
  });
  expect(customization?.kit_page_count).to.be.greaterThan(0);
  expect(complaints).to.deep.equal([]);
  await leave();
});

for (const [path, event] of [
  ['/kit-export', 'page_views_website_templates'],
  ['/kit-import', 'page_views_website_templates'],
  ['/template-library', 'page_viewed'],
] as const) {
  it(`${path} is tracked from its first screen on, even if the code of tracking arrives after it`, async () => {
    await fetch(`${site.url}/tracked/clear`, { method: 'POST', redirect: 'manual' });
    const { leave } = await site.visit(path, {
      isAdministrator: true,
      alive: false,
      prepare: async (page) => {
        await page.setCookie({ name: 'nh_tracking', value: 'yes', url: site.url });
        await withLateTracking(page);
      },
    });
    const stored = await trackedEvents(site, 'an event', ({ length }) => length > 0);
    expect(stored.map((one) => one.event)).to.deep.equal([event]);
    await leave();
  });
}

/** Holds the code of tracking back until a tool has told of its first screen. */
async function withLateTracking(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const note = () => document.documentElement.classList.add('has-told');
    for (const type of ['nh-kit-page-view', 'nh-template-page-view']) addEventListener(type, note);
  });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.url().includes('/start-tracking-')) await page.waitForSelector('html.has-told');
    await request.continue();
  });
}
