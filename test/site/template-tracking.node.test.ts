import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { StoredEvent } from '../../demo/server/tracked/records';
import { templateEvents } from '../../src/tracking/catalogue/generated';
import { says } from '../page-objects/site/builder';
import { press } from '../page-objects/site/kits';
import { type CloudSite, connect, openCloudSite } from '../page-objects/site/template-library';
import { actionsOf, chooseAction, visitAsAdministrator } from '../page-objects/site/templates';
import { temporaryFolder } from '../shared';

let cloud: CloudSite;
before(async () => {
  // More than four fifths of its room are taken.
  cloud = await openCloudSite({ templates: 42, folders: 4, room: 50 });
});
after(() => cloud.close());

/** Returns the events that the server has received. */
async function tracked(): Promise<readonly StoredEvent[]> {
  const answer = await fetch(`${cloud.site.url}/wp-json/nh/v1/tracked`);
  return ((await answer.json()) as { events: StoredEvent[] }).events;
}

const told = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction(
    (words) => document.querySelector('nh-template-library')?.textContent?.includes(words),
    {},
    wanted,
  );

const showTab = (page: Page, tab: 'site' | 'cloud'): Promise<void> =>
  page.click(`[role="tab"][data-tab="${tab}"]`);

it('shows each event of the template library at /tracked', async () => {
  const { page, complaints, leave } = await visitAsAdministrator(
    cloud.site,
    '/tracked',
    '.tracked-consent',
  );
  await Promise.all([page.waitForNavigation(), page.click('.tracked-consent button')]);
  await page.goto(`${cloud.site.url}/content/build/page/about`);
  await saveAndInsert(page);
  await page.goto(`${cloud.site.url}/template-library`);
  await browse(page);
  await workOnTheSite(page);
  await workInTheCloud(page);
  await page.goto(`${cloud.site.url}/tracked`);
  const names = Object.keys(templateEvents);
  await page.waitForFunction(
    (wanted) => {
      const cells = [...document.querySelectorAll('.tracked-table th[scope="row"] code')];
      const shown = new Set(cells.map(({ textContent }) => textContent));
      return wanted.every((name) => shown.has(name));
    },
    {},
    names,
  );
  const events = await tracked();
  const fields = (name: string) => events.find(({ event }) => event === name)?.fields;
  const library = { location: 'Templates Library' };
  expect(fields('save_template_context_menu_exposure')).to.deep.equal({
    location: 'Elementor Editor',
    secondaryLocation: 'Context Menu',
    trigger: 'Visible',
  });
  expect(fields('template_inserted')).to.include({ ...library, library_type: 'site' });
  expect(fields('template_transfer')).to.include({
    transfer_method: 'copy',
    template_origin: 'site',
    template_destination: 'cloud',
  });
  expect(fields('bulk_actions')).to.include({
    bulk_status: 'success',
    bulk_action: 'delete',
    bulk_count: 2,
  });
  expect(fields('insert_apply_settings')).to.include({ apply_modal_result: 'apply' });
  expect(fields('quota_bar_capacity')).to.include({ quota_usage_alert: '80%', trigger: 'Visible' });
  expect(fields('upgrade_clicked')).to.include({
    current_sub: 'pro',
    upgrade_position: 'Quota Bar',
  });
  expect(fields('connect_account')).to.include({ secondaryLocation: 'Cloud Tab - Connect' });
  expect(fields('account_connected')).to.include({ secondaryLocation: 'Cloud Tab - Connect' });
  const places = events.filter(({ event }) => event === 'page_viewed');
  expect(places.map(({ fields: { page_loaded } }) => page_loaded)).to.include.members([
    'Save to Modal',
    'Apply Settings Dialog',
    'Site Tab',
    'Rename Dialog',
    'Delete Dialog',
    'Import Modal',
    'Copy to Modal',
    'Cloud Tab - Connect',
    'Cloud Tab',
    'Create Folder Dialog',
  ]);
  expect(fields('template-library/search')).to.deep.equal({
    search_term: 'Course',
    page_source: 'site',
    event_type: 'search',
  });
  expect(fields('template-library/view')).to.include({ view_type_clicked: 'tiles' });
  const texts = JSON.stringify(events);
  for (const secret of ['Landing page', 'Sewn, not glued', 'A folder of ours', 'Called anew']) {
    expect(texts).not.to.include(secret);
  }
  expect(complaints).to.deep.equal([]);
  await leave();
});

async function saveAndInsert(page: Page): Promise<void> {
  await page.click('.build-handle');
  await page.click('.build-menu [data-do="save"]');
  await page.waitForSelector('[data-dialog="Save to Modal"]');
  await press(page, 'Save');
  await page.waitForSelector(actionsOf('Container'));
  await chooseAction(page, 'Landing page', 'Insert');
  await press(page, 'Apply');
  await says(page, '“Landing page” is inserted.');
}

async function browse(page: Page): Promise<void> {
  await press(page, 'Tiles');
  await press(page, 'List');
  await page.select('nh-template-library form select', 'title-asc');
  await page.focus('nh-template-library [type="search"]');
  // At once: of letters that come slowly, the first ones would be a search of their own.
  await page.keyboard.sendCharacter('Course');
  await told(page, ' for “Course”');
  for (const _ of 'Course') await page.keyboard.press('Backspace');
  await page.select('nh-template-library form select', 'date-desc');
  await page.waitForSelector(actionsOf('Three columns'));
}

async function workOnTheSite(page: Page): Promise<void> {
  await chooseAction(page, 'Course page', 'Rename');
  await page.waitForSelector('[data-dialog="Rename Dialog"] input');
  await page.keyboard.type('Called anew');
  await press(page, 'Rename');
  await chooseAction(page, 'Called anew', 'Delete');
  await press(page, 'Delete');
  await told(page, '“Called anew” deleted.');
  await press(page, 'Undo');
  await told(page, '“Called anew” restored.');
  await press(page, 'Import');
  const input = await page.waitForSelector('[data-dialog="Import Modal"] input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(templateFile());
  await told(page, 'From a file');
  await press(page, 'Import');
  await page.waitForSelector(actionsOf('From a file'));
  for (const title of ['From a file', 'Called anew']) {
    const tick = await page.waitForSelector(
      `[data-index]:has([aria-label="Actions for ${title}"]) [part~="tick"]`,
    );
    await tick?.click();
  }
  await press(page, 'Delete …');
  await press(page, 'Delete');
  await told(page, '2 templates deleted.');
}

async function workInTheCloud(page: Page): Promise<void> {
  await showTab(page, 'cloud');
  await connect(page, 'ada');
  await page.waitForSelector('[part~="quota"][data-level="warning"]');
  await press(page, 'Create folder');
  await page.waitForSelector('[data-dialog="Create Folder Dialog"] input');
  await page.keyboard.type('A folder of ours');
  await press(page, 'Create');
  await told(page, 'The folder “A folder of ours” is created.');
  await showTab(page, 'site');
  await chooseAction(page, 'Three columns', 'Copy to …');
  await page.waitForSelector('[data-dialog="Copy to Modal"]');
  const label = await page.waitForSelector(
    '[data-dialog="Copy to Modal"] label ::-p-text(A folder of ours)',
  );
  await label?.click();
  await press(page, 'Copy');
  await told(page, '“Three columns” copied.');
  await showTab(page, 'cloud');
  const link = await page.waitForSelector('[part~="quota"] a');
  await Promise.all([page.waitForNavigation(), link?.click()]);
}

/** A template as the library exports it. */
function templateFile(): string {
  const path = join(temporaryFolder('nh-template-file'), 'template.json');
  const element = { id: 'a1b2c3d', elType: 'container', settings: {}, elements: [] };
  const template = { title: 'From a file', type: 'section', content: [element], page_settings: {} };
  writeFileSync(path, JSON.stringify(template));
  return path;
}
