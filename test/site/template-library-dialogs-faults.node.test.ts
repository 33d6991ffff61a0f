import { expect } from 'chai';
import { visitTool } from './kits';
import {
  choose,
  chooseTwo,
  closes,
  focused,
  giveDraft,
  inCloud,
  isCalled,
  item,
  notedPlaces,
  notePlaces,
  openDialogSite,
  opens,
  pick,
  pressIn,
  says,
  titleAt,
  wrongs,
} from './template-dialogs';
import { connectAccount, disconnectAll, type SiteWithLibrary } from './templates';

let site: SiteWithLibrary;

before(async () => {
  site = await openDialogSite();
});
after(() => site.close());

it('keeps what was typed and chosen when a folder is gone, offline, and of a name too long', async () => {
  // Each folder is another place then.
  site.library.service.database.exec('UPDATE templates SET folder = NULL');
  const { page, leave } = await inCloud(site, { width: 390 });
  await page.focus(item(0));
  await choose(page, 'm');
  await opens(page, 'moveModal');
  expect(await wrongs(page)).to.deep.equal([]);
  await pick(page, 'Events');
  site.library.service.database.exec("UPDATE folders SET deleted = 1 WHERE name = 'Events'");
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

it('goes on with a new name after the account was lost and connected again', async () => {
  const { page, leave } = await inCloud(site);
  await page.focus(item(0));
  await page.keyboard.press('F2');
  await opens(page, 'renameDialog');
  await page.keyboard.type('Typed before the account was lost');
  disconnectAll(site.library);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [role="alert"]', 'No account is connected');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Connect an account');
  await connectAccount(page, 'ada');
  await opens(page, 'renameDialog');
  expect(await page.$eval('dialog input', ({ value }) => value)).to.equal(
    'Typed before the account was lost',
  );
  await pressIn(page, 'Rename');
  await closes(page, 'renameDialog');
  await isCalled(page, 0, 'Typed before the account was lost');
  await leave();
});

it('names those of several that somebody else has deleted, and moves the others', async () => {
  const { page, leave } = await inCloud(site, { width: 390, dark: true });
  await chooseTwo(page);
  const gone = await titleAt(page, 1);
  await pressIn(page, 'Move to …');
  await opens(page, 'bulkMoveModal');
  await pick(page, 'Spring');
  site.library.service.database
    .prepare('UPDATE templates SET deleted = 1 WHERE title = ? AND deleted IS NULL')
    .run(gone);
  await pressIn(page, 'Move');
  await says(page, 'dialog [role="alert"] h3', 'One template stays as it was');
  await says(page, 'dialog [role="alert"] li', `${gone}: It is not in the library any more`);
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await focused(page)).to.equal('Close');
  await page.keyboard.press('Enter');
  await closes(page, 'bulkMoveModal');
  await says(page, '[part="undo"]', 'is moved');
  await leave();
});

it('saves after connecting what was filled in before, and leads to the plans', async () => {
  disconnectAll(site.library);
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
  await connectAccount(page, 'eva');

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
  disconnectAll(site.library);
  await page.reload();

  await opens(page, 'saveModal');
  await pick(page, 'Cloud library');
  await opens(page, 'saveModalSelectConnect');
  await pressIn(page, 'Connect an account');
  await connectAccount(page, 'ada');
  await opens(page, 'saveModal');
  const filled = await page.$$eval('dialog input', (inputs) =>
    inputs.map(({ type, value, checked }) => (type === 'text' ? value : checked)),
  );
  expect(filled).to.deep.equal(['Typed before', true, true]);
  await pressIn(page, 'Save');
  await closes(page, 'saveModal');
  const { kept } = site.library.service.database
    .prepare("SELECT count(*) AS kept FROM templates WHERE title = 'Typed before'")
    .get() as { kept: number };
  expect(kept).to.equal(1);
  // The browser says itself that the library knows the account no more.
  expect(complaints.filter((one) => !one.includes('401'))).to.deep.equal([]);
  await leave();
});
