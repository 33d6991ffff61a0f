import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { ElementHandle, Page } from 'puppeteer-core';
import { seed } from '../../library-service/seeds';
import { type RunningLibraryService, startLibraryService } from '../../library-service/server';
import { zipFile } from '../elements/kits/archive/zip-file';
import { temporaryFolder } from '../shared';
import { violations } from './axe';
import { openSite, type Site, type Visit } from './browser';
import { tabTo, visitTool } from './kits';
import {
  closes,
  disconnectAll,
  focused,
  folderNamed,
  giveDraft,
  logIntoLibrary,
  notedPlaces,
  notePlaces,
  opens,
  overflow,
  pick,
  pressIn,
  says,
} from './template-dialogs';

let library: RunningLibraryService;
let site: Site;

before(async () => {
  const dataDir = temporaryFolder('nh-template-dialogs');
  library = await startLibraryService({ port: 0, dataDir, seed: false });
  await seed(library.service, { templates: 60, folders: 6, kits: 0 });
  // What is changed in a test is the newest.
  library.service.database.exec('UPDATE templates SET edited = created');
  site = await openSite({ libraryService: library.url });
});
after(async () => {
  await site.close();
  await library.close();
});

/** A visit to the Cloud tab with Ada's account, which the site keeps between visits. */
async function inCloud(options: Parameters<typeof visitTool>[2] = {}): Promise<Visit> {
  const visit = await visitTool(site, '/template-library', options);
  const { page } = visit;
  await page.locator('nh-template-library [role="tab"] ::-p-text(Cloud)').click();
  const shown = await page.waitForSelector(
    'nh-template-library [data-screen="connect"] button, nh-template-library [data-place="1"]',
  );
  if (await shown?.evaluate((node) => node.matches('button'))) {
    await pressIn(page, 'Connect');
    await logIntoLibrary(page, 'ada');
  }
  await page.waitForSelector('nh-template-library [data-place="1"] [part="item-title"]');
  await notePlaces(page);
  return visit;
}

const item = (place: number): string => `nh-template-library [data-place="${place}"]`;

const titleAt = (page: Page, place: number): Promise<string> =>
  page.$eval(`${item(place)} [part="item-title"]`, ({ textContent }) => textContent);

/** Opens the menu of the item that has the focus, and goes to an action by its letter. */
async function choose(page: Page, letter: string): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('F10');
  await page.keyboard.up('Shift');
  await page.waitForSelector('[role="menu"]:popover-open');
  await page.keyboard.press(letter as 'm');
  await page.keyboard.press('Enter');
}

/** Waits until an item has a title. */
const isCalled = (page: Page, place: number, title: string): Promise<unknown> =>
  page.waitForFunction(
    (one, wanted) => document.querySelector(`${one} [part="item-title"]`)?.textContent === wanted,
    {},
    item(place),
    title,
  );

/** What is wrong with the dialog on top: for axe, and for the width of the window. */
async function wrongs(page: Page): Promise<unknown[]> {
  const found = await violations(page, 'dialog:modal');
  return (await overflow(page)) > 0 ? [...found, 'wider than the window'] : found;
}

it('names, moves, copies and deletes templates and folders by keys alone', async () => {
  const { page, complaints, leave } = await inCloud();
  const { keyboard } = page;

  await page.focus('nh-template-library [part="folders"] button');
  await keyboard.press('Enter');
  await opens(page, 'createFolderDialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('autumn');
  await keyboard.press('Enter');
  await says(page, 'dialog [part="fault"]', 'Another folder has this name');
  await keyboard.type(' and winter');
  await keyboard.press('Enter');
  await closes(page, 'createFolderDialog');
  expect(await focused(page)).to.equal('Create folder');
  expect(await notedPlaces(page)).to.deep.equal(['Create Folder Dialog']);

  await (await folderNamed(page, 'autumn and winter')).focus();
  await keyboard.press('F2');
  await opens(page, 'renameDialog');
  await keyboard.type('Cold season');
  await keyboard.press('Enter');
  await closes(page, 'renameDialog');
  await folderNamed(page, 'Cold season');

  await page.focus(item(0));
  await keyboard.press('F2');
  await opens(page, 'renameDialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('Snow');
  await keyboard.press('Enter');
  await closes(page, 'renameDialog');
  await isCalled(page, 0, 'Snow');
  expect(await page.$eval(item(0), (node) => node === document.activeElement)).to.equal(true);
  expect(await notedPlaces(page)).to.deep.equal(['Rename Dialog', 'Rename Dialog']);

  await choose(page, 'c');
  await opens(page, 'copyModal');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await closes(page, 'copyModal');
  await says(page, '[role="status"]', '“Snow” is copied.');

  await choose(page, 'm');
  await opens(page, 'moveModal');
  await tabTo(page, 'dialog [part="folder-choice"] > [part="button"]');
  await keyboard.press('Enter');
  await opens(page, 'newFolderModal');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.type('Frost');
  await keyboard.press('Enter');
  await closes(page, 'newFolderModal');
  expect(await focused(page)).to.equal('New folder');
  await tabTo(page, 'dialog [data-kind="main"]');
  await keyboard.press('Enter');
  await closes(page, 'moveModal');
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
  await opens(page, 'deleteDialog');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await closes(page, 'deleteDialog');
  await says(page, '[role="status"]', `“${gone}” is deleted.`);

  await (await folderNamed(page, 'Frost')).focus();
  await keyboard.press('Delete');
  await opens(page, 'deleteFolderDialog');
  await says(page, 'dialog', 'The template in it is deleted too.');
  expect(await wrongs(page)).to.deep.equal([]);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await closes(page, 'deleteFolderDialog');
  await says(page, '[role="status"]', '“Frost” is deleted');
  expect(await notedPlaces(page)).to.deep.equal(['Delete Dialog', 'Delete Folder Dialog']);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('moves and copies several, imports, saves and inserts by the mouse', async () => {
  const { page, complaints, leave } = await inCloud({ dark: true });
  const chooseTwo = async (): Promise<void> => {
    await page.click(`${item(0)} [part="item-title"]`);
    await page.keyboard.down('Control');
    await page.click(`${item(1)} [part="item-title"]`);
    await page.keyboard.up('Control');
    await says(page, '[part="bulk"] [part="count"]', '2 of');
  };

  await chooseTwo();
  const { before } = library.service.database
    .prepare(
      `SELECT count(*) AS before FROM templates JOIN folders ON folders.id = folder
       WHERE name = 'Autumn' AND templates.deleted IS NULL`,
    )
    .get() as { before: number };
  await pressIn(page, 'Copy to …');
  await opens(page, 'bulkCopyModal');
  await pick(page, 'Autumn');
  await pressIn(page, 'Copy');
  await closes(page, 'bulkCopyModal');
  await folderNamed(page, 'Autumn', before + 2);

  await chooseTwo();
  const second = await titleAt(page, 2);
  await pressIn(page, 'Move to …');
  await opens(page, 'bulkMoveModal');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Move');
  await says(page, 'dialog [part="fault"]', 'Choose a place.');
  await pick(page, 'This site');
  await pressIn(page, 'Move');
  await closes(page, 'bulkMoveModal');
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
  await opens(page, 'importModal');
  const input = await page.$('dialog input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...files);
  await says(page, 'dialog [role="alert"]', 'bad.json: It holds no JSON');
  await says(page, 'dialog [part="found"]', '2 templates will be imported');
  expect(await wrongs(page)).to.deep.equal([]);
  await page.click('dialog [data-kind="main"]');
  await closes(page, 'importModal');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[part="item-title"]')].some(
      ({ textContent }) => textContent === 'Brought two',
    ),
  );

  await giveDraft(page, 'Kept part');
  await pick(page, 'Cloud library');
  await pressIn(page, 'Select a folder');
  await opens(page, 'saveModalSelectFolder');
  expect(await wrongs(page)).to.deep.equal([]);
  await pick(page, 'Cold season');
  await pressIn(page, 'Select');
  await closes(page, 'saveModalSelectFolder');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Save');
  await closes(page, 'saveModal');
  await says(page, '[role="status"]', '“Kept part” is saved.');
  await folderNamed(page, 'Cold season', 1);
  expect(await notedPlaces(page)).to.deep.equal([
    'Import Modal',
    'Save to Modal',
    'Save to Modal - select folder',
  ]);

  const { title } = library.service.database
    .prepare(
      `SELECT title FROM templates
       WHERE deleted IS NULL AND page_settings <> '{}' LIMIT 1`,
    )
    .get() as { title: string };
  await page.type('nh-template-library input[type="search"]', title);
  await isCalled(page, 0, title);
  for (const answer of ['Cancel', 'Don’t apply']) {
    await page.click(`${item(0)} [part="menu-button"]`);
    await page.locator('[role="menuitem"] ::-p-text(Insert)').click();
    await opens(page, 'applySettingsDialog');
    expect(await wrongs(page)).to.deep.equal([]);
    await pressIn(page, answer);
    await closes(page, 'applySettingsDialog');
    expect(await focused(page)).to.equal(`Actions for ${title}`);
  }
  expect(new Set(await notedPlaces(page))).to.deep.equal(new Set(['Apply Settings Dialog']));
  await says(page, '[role="status"]', `“${title}” is inserted into “About the bindery”.`);
  expect(complaints).to.deep.equal([]);
  await leave();
});

it('keeps what was typed and chosen when a folder is gone, offline, and of a name too long', async () => {
  const { page, leave } = await inCloud({ width: 390 });
  await page.focus(item(0));
  await choose(page, 'm');
  await opens(page, 'moveModal');
  expect(await wrongs(page)).to.deep.equal([]);
  await pick(page, 'Events');
  library.service.database.exec("UPDATE folders SET deleted = 1 WHERE name = 'Events'");
  await pressIn(page, 'Move');
  await says(page, 'dialog [role="alert"]', 'The folder is not there any more');
  await says(page, 'dialog [part="fault"]', 'The folder that was chosen is not there');
  await pick(page, 'Shop');
  await pressIn(page, 'Try again');
  await closes(page, 'moveModal');

  await page.focus(item(0));
  await page.keyboard.press('F2');
  await opens(page, 'renameDialog');
  const long = 'Long '.repeat(50).trim();
  await page.keyboard.type(long);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [part="fault"]', 'this one has 249');
  await page.keyboard.press('Home');
  await page.keyboard.down('Shift');
  await page.keyboard.press('End');
  await page.keyboard.up('Shift');
  await page.keyboard.type('Typed offline');
  await page.setOfflineMode(true);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [role="alert"]', 'The server cannot be reached');
  expect(await wrongs(page)).to.deep.equal([]);
  await page.setOfflineMode(false);
  await pressIn(page, 'Try again');
  await closes(page, 'renameDialog');
  await isCalled(page, 0, 'Typed offline');
  await leave();
});

it('saves after connecting what was filled in before, and leads to the plans', async () => {
  disconnectAll(library);
  const { page, complaints, leave } = await visitTool(site, '/template-library', {
    width: 390,
    dark: true,
  });
  await notePlaces(page);
  await giveDraft(page, 'Draft');
  await page.keyboard.type('Typed before');
  await pick(page, 'Cloud library');
  await opens(page, 'saveModalSelectConnect');
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await notedPlaces(page)).to.deep.equal(['Save to Modal', 'Save to Modal - connect']);
  await pressIn(page, 'Connect an account');
  await logIntoLibrary(page, 'eva');

  await opens(page, 'saveModal');
  await notePlaces(page);
  await pick(page, 'Cloud library');
  await opens(page, 'saveModalSelectUpgrade');
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await notedPlaces(page)).to.deep.equal(['Save to Modal - upgrade']);
  const plans = await page.$eval('dialog a', (link) => new URL((link as HTMLAnchorElement).href));
  expect(plans).to.exist;
  await page.keyboard.press('Escape');
  await closes(page, 'saveModalSelectUpgrade');
  disconnectAll(library);
  await page.reload();

  await opens(page, 'saveModal');
  await pick(page, 'Cloud library');
  await opens(page, 'saveModalSelectConnect');
  await pressIn(page, 'Connect an account');
  await logIntoLibrary(page, 'ada');
  await opens(page, 'saveModal');
  const filled = await page.$$eval('dialog input', (inputs) =>
    inputs.map(({ type, value, checked }) => (type === 'text' ? value : checked)),
  );
  expect(filled).to.deep.equal(['Typed before', true, true]);
  await pressIn(page, 'Save');
  await closes(page, 'saveModal');
  const { kept } = library.service.database
    .prepare("SELECT count(*) AS kept FROM templates WHERE title = 'Typed before'")
    .get() as { kept: number };
  expect(kept).to.equal(1);
  // The browser says itself that the library knows the account no more.
  expect(complaints.filter((one) => !one.includes('401'))).to.deep.equal([]);
  await leave();
});
