import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { events } from '../../src/tracking/catalogue/events';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site, type Visit } from '../page-objects/site/browser';
import { trackedEvents } from '../page-objects/site/tracked-events';

let site: Site;

before(async () => {
  site = await openSite();
});

after(() => site.close());

/** The events that are on the server now. */
const present = () => trackedEvents(site, 'a response', () => true);

async function clear(): Promise<void> {
  await fetch(`${site.url}/tracked/clear`, { method: 'POST', redirect: 'manual' });
}

/** Opens a page as a visitor who has given consent. */
async function visitAgreed(path: string, width = 1280): Promise<Visit> {
  const visit = await site.visit('/tracked', { width });
  await agree(visit.page);
  if (path !== '/tracked') await visit.page.goto(site.url + path);
  return visit;
}

async function agree(page: Page): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
}

/** Loads the page again, which then sends no event for its age: a busy machine may take the five seconds for a click. */
async function keepsQueued(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const later = window.setTimeout;
    const never = (act: TimerHandler, delay = 0) => (delay === 5000 ? 0 : later(act, delay));
    window.setTimeout = never as typeof setTimeout;
  });
  await page.reload();
}

/** Waits until the page's tracking has started. */
async function listens(page: Page): Promise<void> {
  const file = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/assets/nh/chunks/start-tracking-')),
  );
  // A second import returns the same module, which has started by then.
  await page.evaluate((file) => import(String(file)), await file.jsonValue());
}

/** Tracks an event like a kit tool. */
const tell = (page: Page, type: string, detail: object) =>
  page.evaluate(
    (type, detail) =>
      document.body.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })),
    type,
    detail,
  );

describe('tracking on the demo site', () => {
  beforeEach(clear);

  it('loads, stores and sends nothing before the visitor’s consent', async () => {
    const asked: string[] = [];
    const visit = await site.visit('/contact', {
      prepare: async (page) => page.on('request', (request) => asked.push(request.url())),
    });
    await tell(visit.page, 'nh-kit-action', { action: 'Revert' });
    await visit.page.goto(`${site.url}/tracked`);
    await listens(visit.page);
    await tell(visit.page, 'nh-kit-action', { action: 'Revert' });
    expect(await visit.page.evaluate(() => sessionStorage.length)).to.equal(0);
    await visit.page.goto(`${site.url}/contact`);
    const onContact = asked.filter((address) => /tracking/.test(address));
    expect(onContact).to.deep.equal([
      ...onContact.filter((address) => /chunks\/(start-)?tracking-[\w-]+\.js$/.test(address)),
    ]);
    expect(asked.filter((address) => /wp-json\/nh\/v1\/tracked$/.test(address))).to.deep.equal([]);
    expect(await present()).to.deep.equal([]);
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });

  it('sends the events of the kit tools, as catalogued, when the visitor leaves the page', async () => {
    const { page, complaints, leave } = await visitAgreed('/contact');
    await keepsQueued(page);
    await listens(page);
    await tell(page, 'nh-kit-page-view', { place: 'kit_export' });
    await tell(page, 'nh-kit-import-status', { error: 'Time-out' });
    await tell(page, 'nh-kit-action', { action: 'Revert' });
    await page.waitForFunction(() => (sessionStorage.getItem('nh-tracking') ?? '').includes('ie_'));
    await page.goto(`${site.url}/regions`);
    const events = await trackedEvents(site, 'a third event', ({ length }) => length >= 3);
    expect(events.map(({ event, fields }) => [event, fields])).to.deep.equal([
      [
        'page_views_website_templates',
        { trigger: 'Page Loaded', page_loaded: 'kit_export', secondary_location: 'kit_export' },
      ],
      [
        'kit_import_status',
        { trigger: 'Page Loaded', kit_import_status: false, kit_import_error: 'Time-out' },
      ],
      ['ie_admin_action', { trigger: 'Click', action_type: 'Revert' }],
    ]);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('uses sendBeacon when the browser has no fetchLater', async () => {
    const { page, complaints, leave } = await visitAgreed('/tracked');
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'fetchLater'));
    await page.goto(`${site.url}/contact`);
    await keepsQueued(page);
    await listens(page);
    await tell(page, 'nh-kit-upload-file', { status: 'Success' });
    await page.waitForFunction(() => sessionStorage.getItem('nh-tracking') !== null);
    await page.goto(`${site.url}/regions`);
    const [kept] = await trackedEvents(site, 'an event', ({ length }) => length > 0);
    expect(kept?.fields.kit_import_upload_file_status).to.equal('Success');
    expect(await page.evaluate(() => sessionStorage.length)).to.equal(0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('sends offline events when the network is back', async () => {
    const { page, leave } = await visitAgreed('/contact');
    await keepsQueued(page);
    await listens(page);
    await tell(page, 'nh-kit-action', { action: 'Export' });
    await page.waitForFunction(() => sessionStorage.getItem('nh-tracking') !== null);
    await page.setOfflineMode(true);
    await tell(page, 'nh-kit-action', { action: 'Import' });
    await page.waitForFunction(() => sessionStorage.getItem('nh-tracking')?.includes('"Import"'));
    expect(await present()).to.deep.equal([]);
    await page.setOfflineMode(false);
    const kept = await trackedEvents(site, 'a second event', ({ length }) => length >= 2);
    expect(kept.map(({ fields }) => fields.action_type)).to.deep.equal(['Export', 'Import']);
    await page.waitForFunction(() => sessionStorage.getItem('nh-tracking') === null);
    await leave();
  });

  it('shows every event of the catalogue live with its trigger, and can filter and clear them', async () => {
    const { page, complaints, leave } = await visitAgreed('/tracked', 390);
    const names = await page.$$eval('#event option', (options) =>
      options.map(({ value }) => value),
    );
    expect(names).to.include.members(Object.keys(events));
    for (const name of names) {
      await page.select('#event', name);
      await page.click('.tracked-try button');
    }
    await page.waitForFunction(
      (count) => document.querySelectorAll('.tracked-table tbody tr').length === count,
      {},
      names.length,
    );
    const kept = await present();
    expect(kept.map(({ event }) => event)).to.have.members(names);
    const without = kept.filter(({ event, fields }) => !event.includes('/') && !fields.trigger);
    expect(without).to.deep.equal([]);

    await page.type('.tracked-filter input', 'TOP_BAR_FIN');
    const shown = await page.$$eval('tbody tr', (rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.textContent),
    );
    expect(shown.length).to.equal(1);
    expect(shown[0]).to.contain('secondaryLocation Finder');
    const told = await page.$eval('.tracked-count', (text) => text.textContent);
    expect(told).to.equal(`1 of ${names.length} events`);
    expect(await violations(page)).to.deep.equal([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(390);
    await clear();
    await page.waitForFunction(() => document.querySelector('tbody')?.childElementCount === 0);
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('sends nothing after consent is withdrawn, not even queued events', async () => {
    const { page, leave } = await visitAgreed('/tracked');
    await keepsQueued(page);
    await page.select('#event', 'top_bar_finder');
    await page.click('.tracked-try button');
    await page.waitForFunction(() => sessionStorage.getItem('nh-tracking') !== null);
    await agree(page);
    expect(await page.$eval('#consent', (heading) => heading.textContent)).to.contain('off');
    expect(await page.evaluate(() => sessionStorage.length)).to.equal(0);
    await page.goto(`${site.url}/contact`);
    expect(await present()).to.deep.equal([]);
    await leave();
  });

  it('shows its information and takes the decision without scripts', async () => {
    const { page, leave } = await site.visit('/tracked', { javaScript: false });
    await agree(page);
    expect(await page.$eval('#consent', (heading) => heading.textContent)).to.contain('on');
    expect(await page.$eval('.tracked-try', (card) => card.checkVisibility())).to.equal(false);
    await leave();
  });
});
