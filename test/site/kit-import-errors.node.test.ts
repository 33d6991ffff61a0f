import { expect } from 'chai';
import { apiErrorMessage } from '../../src/api/client';
import { type KitErrorCode, kitErrorCodes } from '../../src/api/kits/errors';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { exportedKit, pick, says } from '../page-objects/site/kit-importing';
import { atStep, errorTitle, press, tick, visitTool } from '../page-objects/site/kits';
import { trackedEvents } from '../page-objects/site/tracked-events';

let site: Site;
let kit: string;
/** The failing calls to the server, and their error code, while it is set. */
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

  it('a failed upload shows a text for each code of the server, and continues by “Try again”', async () => {
    const { page, leave } = await visitTool(site, '/kit-import', { width: 390 });
    for (const code of kitErrorCodes) {
      fault = { call: /^POST \/imports$/, code };
      await pick(page, kit);
      expect(await errorTitle(page)).to.equal(apiErrorMessage({ code, message: '' }).title);
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
      const { title } = apiErrorMessage({ code, message: '' });
      await says(page, title);
      await atStep(page, 'stopped');
    }
    expect(await violations(page, '.nh-kit-import')).to.deep.equal([]);
    fault = undefined;
    await press(page, 'Try again');
    await atStep(page, 'summary');
    fault = { call: /revert$/, code: 'general' };
    await press(page, 'Undo import');
    await page.waitForSelector('dialog:modal');
    await press(page, 'Undo import');
    expect(await errorTitle(page)).to.equal('Something went wrong');
    fault = undefined;
    await press(page, 'Try again');
    await says(page, 'was undone.');
    await leave();
  });

  it('a failed check for an earlier visit ends with an error', async () => {
    fault = { call: /^GET \/imports\/current$/, code: 'general' };
    const { page, leave } = await visitTool(site, '/kit-import');
    expect(await errorTitle(page)).to.equal('Something went wrong');
    fault = undefined;
    await press(page, 'Try again');
    await page.waitForFunction(() => !document.querySelector('[role="alert"] h3'));
    await leave();
  });

  it('trackers receive each screen, the upload, the selection, its failure, its end and the revert', async () => {
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
    await press(page, 'Undo import');
    await page.waitForSelector('dialog:modal');
    await press(page, 'Undo import');
    await says(page, 'was undone.');

    const stored = await trackedEvents(site, 'an eleventh event', ({ length }) => length >= 11);
    const events = stored.map(({ event, fields }) => ({ event, fields }));
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
      uploaded('The file is not a kit.'),
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
});
