import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { kitErrorWords } from '../../src/elements/kits/rest';
import { type KitErrorCode, kitErrorCodes } from '../../src/elements/kits/wire/import';
import { violations } from './axe';
import { openSite, type Site } from './browser';
import { exportedKit, pick, says } from './kit-importing';
import { atStep, errorTitle, press, tick, visitTool } from './kits';

let site: Site;
let kit: string;
/** What the server's surroundings fail with at a call, until it is taken back. */
let fault: { readonly call: RegExp; readonly code: KitErrorCode } | undefined;

describe('an import that fails on the demo site', () => {
  before(async () => {
    kit = await exportedKit();
    site = await openSite({
      kits: {
        mayInstallPlugins: false,
        fault: (call) => (fault?.call.test(call) ? fault.code : undefined),
      },
    });
  });
  after(() => site.close());
  beforeEach(() => {
    fault = undefined;
  });

  it('an upload says what is the matter for each code of the server, and goes on by Try again', async () => {
    const { page, leave } = await visitTool(site, '/kit-import', { width: 390 });
    for (const code of kitErrorCodes) {
      fault = { call: /^POST \/imports$/, code };
      await pick(page, kit);
      expect(await errorTitle(page)).to.equal(kitErrorWords({ code, message: '' }).title);
      await atStep(page, 'upload');
      await press(page, 'Cancel');
      await page.waitForFunction(() => !document.querySelector('[role="alert"] h3'));
    }
    fault = { call: /^POST \/imports$/, code: 'no-write-permissions' };
    await pick(page, kit);
    await errorTitle(page);
    expect(await violations(page, '.nh-kit-import')).to.deep.equal([]);
    fault = undefined;
    await press(page, 'Try again');
    await atStep(page, 'customize');
    await leave();
  });

  it('a run stops at a step that fails with its sentence, and goes on at it or is taken back', async () => {
    const { page, leave } = await visitTool(site, '/kit-import', { width: 390 });
    await atStep(page, 'customize');
    for (const code of [
      'third-party-error',
      'timeout',
      'plugin-installation-permissions-error',
    ] as const) {
      fault = { call: /runners\/templates$/, code };
      await press(page, code === 'third-party-error' ? 'Import' : 'Try again');
      const { title } = kitErrorWords({ code, message: '' });
      await says(page, title);
      await atStep(page, 'stopped');
    }
    expect(await violations(page, '.nh-kit-import')).to.deep.equal([]);
    fault = undefined;
    await press(page, 'Try again');
    await atStep(page, 'summary');
    fault = { call: /revert$/, code: 'general' };
    await press(page, 'Take the import back');
    await page.waitForSelector('dialog:modal');
    await press(page, 'Take the import back');
    expect(await errorTitle(page)).to.equal('Something went wrong');
    fault = undefined;
    await press(page, 'Try again');
    await says(page, 'is taken back.');
    await leave();
  });

  it('an arrival that the server refuses ends with a sentence', async () => {
    fault = { call: /^GET \/imports\/current$/, code: 'general' };
    const { page, leave } = await visitTool(site, '/kit-import');
    expect(await errorTitle(page)).to.equal('Something went wrong');
    fault = undefined;
    await press(page, 'Try again');
    await page.waitForFunction(() => !document.querySelector('[role="alert"] h3'));
    await leave();
  });

  it('trackers hear of each place, of the upload, the choice, its failure, its end and the revert', async () => {
    const { page, leave } = await visitTool(site, '/kit-import');
    await page.goto(`${site.url}/tracked`);
    await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
    await page.goto(`${site.url}/kit-import`);
    fault = { call: /^POST \/imports$/, code: 'invalid-zip-file' };
    await pick(page, kit);
    await errorTitle(page);
    fault = { call: /runners\/content$/, code: 'third-party-error' };
    await press(page, 'Try again');
    await atStep(page, 'customize');
    await tick(page, 'Settings');
    await press(page, 'Import');
    await atStep(page, 'stopped');
    fault = undefined;
    await press(page, 'Try again');
    await atStep(page, 'summary');
    await press(page, 'Take the import back');
    await page.waitForSelector('dialog:modal');
    await press(page, 'Take the import back');
    await says(page, 'is taken back.');

    const events = await tracked(page, 11);
    const view = (place: string) => ({
      event: 'page_views_website_templates',
      fields: { page_loaded: place, secondary_location: place, trigger: 'Page Loaded' },
    });
    const uploaded = (status: string) => ({
      event: 'kit_import_upload_file',
      fields: { kit_import_upload_file_status: status, trigger: 'Click' },
    });
    const ended = (fields: object) => ({
      event: 'kit_import_status',
      fields: { ...fields, trigger: 'Page Loaded' },
    });
    const did = (action: string) => ({
      event: 'ie_admin_action',
      fields: { action_type: action, trigger: 'Click' },
    });
    expect(events).to.deep.include.members([
      view('kit_import_upload_box'),
      view('kit_import_customization'),
      view('kit_import_summary'),
      uploaded('The file is no kit.'),
      uploaded('Success'),
      did('Import'),
      did('Revert'),
      ended({ kit_import_status: false, kit_import_error: 'Other code on the site failed.' }),
      ended({ kit_import_status: true }),
    ]);
    const start = events.find(({ event }) => event === 'import_kit_customization');
    expect(start?.fields).to.deep.include({
      kit_import_content: true,
      kit_import_settings: false,
      kit_import_deselected: ['settings'],
      kit_source: 'file',
      kit_description: true,
      trigger: 'Click',
    });
    await leave();
  });

  interface Tracked {
    readonly event: string;
    readonly fields: object;
  }

  /** What the server was told, once it is so many. */
  async function tracked(page: Page, count: number): Promise<Tracked[]> {
    for (;;) {
      const answer = await fetch(`${site.url}/wp-json/nh/v1/tracked`);
      const { events } = (await answer.json()) as { events: Tracked[] };
      if (events.length >= count) return events.map(({ event, fields }) => ({ event, fields }));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
});
