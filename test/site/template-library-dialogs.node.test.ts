import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ElementHandle } from 'puppeteer-core';
import { zipFile } from '../elements/kits/archive/zip-file';
import { run } from '../library-service/service';
import { tabTo } from '../page-objects/site/kits';
import { tap } from '../page-objects/site/tap';
import {
  choose,
  chooseTwo,
  closes,
  focused,
  folderNamed,
  giveDraft,
  inCloud,
  isCalled,
  item,
  notedPlaces,
  openDialogSite,
  opens,
  pick,
  pressIn,
  says,
  titleAt,
  wrongs,
} from '../page-objects/site/template-dialogs';
import type { SiteWithLibrary } from '../page-objects/site/templates';
import { temporaryFolder } from '../shared';

let site: SiteWithLibrary;

before(async () => {
  site = await openDialogSite();
});
after(() => site.close());

it('renames, moves, copies and deletes templates and folders by keyboard', async () => {
  const { page, complaints, leave } = await inCloud(site);
  const { keyboard } = page;

  await page.focus('nh-template-library [part="folders"] [data-action="create-folder"]');
  await keyboard.press('Enter');
  await opens(page, 'Create Folder Dialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('autumn');
  await keyboard.press('Enter');
  await says(page, 'dialog [part="fault"]', 'Another folder has this name');
  await keyboard.type(' and winter');
  await keyboard.press('Enter');
  await closes(page, 'Create Folder Dialog');
  expect(await focused(page)).to.equal('Create folder');
  expect(await notedPlaces(page)).to.deep.equal(['Create Folder Dialog']);

  await (await folderNamed(page, 'autumn and winter')).focus();
  await keyboard.press('F2');
  await opens(page, 'Rename Dialog');
  await keyboard.type('Cold season');
  await keyboard.press('Enter');
  await closes(page, 'Rename Dialog');
  await folderNamed(page, 'Cold season');

  await page.focus(item(0));
  await keyboard.press('F2');
  await opens(page, 'Rename Dialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('Snow');
  await keyboard.press('Enter');
  await closes(page, 'Rename Dialog');
  await isCalled(page, 0, 'Snow');
  expect(await page.$eval(item(0), (node) => node === document.activeElement)).to.equal(true);
  expect(await notedPlaces(page)).to.deep.equal(['Rename Dialog', 'Rename Dialog']);

  await choose(page, 'c');
  await opens(page, 'Copy to Modal');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await closes(page, 'Copy to Modal');
  await says(page, '[role="status"]', '“Snow” copied.');

  await choose(page, 'm');
  await opens(page, 'Move to Modal');
  await tabTo(page, 'dialog [part="folder-choice"] > [part="button"]');
  await keyboard.press('Enter');
  await opens(page, 'New Folder Modal');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('Frost');
  await keyboard.press('Enter');
  await closes(page, 'New Folder Modal');
  expect(await focused(page)).to.equal('New folder');
  await tabTo(page, 'dialog [data-kind="main"]');
  await keyboard.press('Enter');
  await closes(page, 'Move to Modal');
  await folderNamed(page, 'Frost', 1);
  expect(await notedPlaces(page)).to.deep.equal([
    'Copy to Modal',
    'Move to Modal',
    'New Folder Modal',
  ]);

  const gone = await titleAt(page, 1);
  await page.focus(item(0));
  await keyboard.press('ArrowDown');
  await keyboard.press('Delete');
  await opens(page, 'Delete Dialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await closes(page, 'Delete Dialog');
  await says(page, '[role="status"]', `“${gone}” deleted.`);

  await (await folderNamed(page, 'Frost')).focus();
  await keyboard.press('Delete');
  await opens(page, 'Delete Folder Dialog');
  await says(page, 'dialog', 'Its template is deleted too.');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await closes(page, 'Delete Folder Dialog');
  await says(page, '[role="status"]', '“Frost” is deleted');
  expect(await notedPlaces(page)).to.deep.equal(['Delete Dialog', 'Delete Folder Dialog']);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('moves and copies several templates, imports, saves and inserts by mouse', async () => {
  const { page, complaints, leave } = await inCloud(site, { dark: true });
  await chooseTwo(page);
  const { length: before } = await run(
    site.library.service,
    `SELECT templates.id FROM templates JOIN folders ON folders.id = folder
      WHERE folders.name = 'Autumn' AND templates.deleted IS NULL`,
  );
  await pressIn(page, 'Copy to …');
  await opens(page, 'Bulk Copy to Modal');
  await pick(page, 'Autumn');
  await pressIn(page, 'Copy');
  await closes(page, 'Bulk Copy to Modal');
  await folderNamed(page, 'Autumn', before + 2);

  await chooseTwo(page);
  const second = await titleAt(page, 2);
  await pressIn(page, 'Move to …');
  await opens(page, 'Bulk Move to Modal');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Move');
  await says(page, 'dialog [part="fault"]', 'Choose a destination.');
  await pick(page, 'This site');
  await pressIn(page, 'Move');
  await closes(page, 'Bulk Move to Modal');
  await isCalled(page, 0, second);
  expect(await notedPlaces(page)).to.deep.equal(['Bulk Copy to Modal', 'Bulk Move to Modal']);

  const template = (title: string) => JSON.stringify({ title, type: 'page', content: [] });
  const folder = temporaryFolder('nh-template-files');
  const files = [join(folder, 'one.json'), join(folder, 'two.zip'), join(folder, 'bad.json')];
  writeFileSync(files[0] as string, template('Brought one'));
  writeFileSync(
    files[1] as string,
    zipFile([{ name: 'a.json', content: template('Brought two') }]),
  );
  writeFileSync(files[2] as string, '{"title":');
  await pressIn(page, 'Import');
  await opens(page, 'Import Modal');
  const input = await page.$('dialog input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...files);
  await says(page, 'dialog [role="alert"]', 'bad.json: This is not valid JSON');
  await says(page, 'dialog [part="found"]', '2 templates will be imported');
  expect(await wrongs(page)).to.deep.equal([]);
  await page.click('dialog [data-kind="main"]');
  await closes(page, 'Import Modal');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[part="item-title"]')].some(
      ({ textContent }) => textContent === 'Brought two',
    ),
  );

  await giveDraft(page, 'Kept part');
  await pick(page, 'Cloud library');
  await pressIn(page, 'Select folder');
  await opens(page, 'Save to Modal - select folder');
  expect(await wrongs(page)).to.deep.equal([]);
  await pick(page, 'Cold season');
  await pressIn(page, 'Select');
  await closes(page, 'Save to Modal - select folder');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Save');
  await closes(page, 'Save to Modal');
  await says(page, '[role="status"]', '“Kept part” saved.');
  await folderNamed(page, 'Cold season', 1);
  expect(await notedPlaces(page)).to.deep.equal([
    'Import Modal',
    'Save to Modal',
    'Save to Modal - select folder',
  ]);

  const [{ title = '' } = {}] = await run<{ title: string }>(
    site.library.service,
    `SELECT title FROM templates WHERE deleted IS NULL AND page_settings <> '{}' LIMIT 1`,
  );
  await page.type('nh-template-library input[type="search"]', title);
  await isCalled(page, 0, title);
  for (const answer of ['Cancel', 'Don’t apply']) {
    await page.click(`${item(0)} [part="menu-button"]`);
    await page.locator('[role="menuitem"] ::-p-text(Insert)').click();
    await opens(page, 'Apply Settings Dialog');
    expect(await wrongs(page)).to.deep.equal([]);
    await pressIn(page, answer);
    await closes(page, 'Apply Settings Dialog');
    expect(await focused(page)).to.equal(`Actions for ${title}`);
  }
  expect(new Set(await notedPlaces(page))).to.deep.equal(new Set(['Apply Settings Dialog']));
  await says(page, '[role="status"]', `“${title}” is inserted into “About the bindery”.`);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('deletes and restores by touch', async () => {
  const { page, complaints, leave } = await inCloud(site);
  await page.setViewport({ width: 390, height: 800, hasTouch: true, isMobile: true });
  // The emulation of another kind of device reloads the page.
  await page.waitForSelector(`${item(0)} [part="item-title"]`);
  const title = await titleAt(page, 0);
  await tap(page, `${item(0)} [part="menu-button"]`);
  await page.waitForSelector('[role="menu"]:popover-open');
  await tap(page, '[role="menuitem"][data-action="delete"]');
  await opens(page, 'Delete Dialog');
  await tap(page, 'dialog [part="dialog-foot"] [part="button"]');
  await closes(page, 'Delete Dialog');
  expect(await titleAt(page, 0)).to.equal(title);
  await tap(page, `${item(0)} [part="menu-button"]`);
  await page.waitForSelector('[role="menu"]:popover-open');
  await tap(page, '[role="menuitem"][data-action="delete"]');
  await opens(page, 'Delete Dialog');
  await tap(page, 'dialog [data-kind="main"]');
  await closes(page, 'Delete Dialog');
  await says(page, '[part="undo"]', `“${title}” deleted.`);
  await tap(page, '[part="undo"] button');
  await isCalled(page, 0, title);
  expect(complaints).to.deep.equal([]);
  await leave();
});
