import { expect } from 'chai';
import { run } from '../library-service/service';
import { visitTool } from '../page-objects/site/kits';
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
} from '../page-objects/site/template-dialogs';
import {
  connectAccount,
  disconnectAll,
  type SiteWithLibrary,
} from '../page-objects/site/templates';

let site: SiteWithLibrary;

before(async () => {
  site = await openDialogSite();
});
after(() => site.close());

it('keeps typed text and choices when a folder was deleted, offline, and with a name that is too long', async () => {
  // Each folder is another place then.
  await run(site.library.service, 'UPDATE templates SET folder = NULL');
  const { page, leave } = await inCloud(site, { width: 390 });
  await page.focus(item(0));
  await choose(page, 'm');
  await opens(page, 'Move to Modal');
  expect(await wrongs(page)).to.deep.equal([]);
  await pick(page, 'Events');
  await run(site.library.service, "UPDATE folders SET deleted = 1 WHERE name = 'Events'");
  await pressIn(page, 'Move');
  await says(page, 'dialog [role="alert"]', 'The folder no longer exists');
  await says(page, 'dialog [part="fault"]', 'The selected folder was deleted');
  await pick(page, 'Shop');
  await pressIn(page, 'Try again');
  await closes(page, 'Move to Modal');

  await page.focus(item(0));
  await page.keyboard.press('F2');
  await opens(page, 'Rename Dialog');
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
  await closes(page, 'Rename Dialog');
  await isCalled(page, 0, 'Typed offline');
  await leave();
});

it('keeps a typed name while the account is lost and connected again', async () => {
  const { page, leave } = await inCloud(site);
  await page.focus(item(0));
  await page.keyboard.press('F2');
  await opens(page, 'Rename Dialog');
  await page.keyboard.type('Typed before the account was lost');
  await disconnectAll(site.library);
  await page.keyboard.press('Enter');
  await says(page, 'dialog [role="alert"]', 'No account is connected');
  expect(await wrongs(page)).to.deep.equal([]);
  await pressIn(page, 'Connect an account');
  await connectAccount(page, 'ada');
  await opens(page, 'Rename Dialog');
  expect(await page.$eval('dialog input', ({ value }) => value)).to.equal(
    'Typed before the account was lost',
  );
  await pressIn(page, 'Rename');
  await closes(page, 'Rename Dialog');
  await isCalled(page, 0, 'Typed before the account was lost');
  await leave();
});

it('names templates that another administrator deleted, and moves the others', async () => {
  const { page, leave } = await inCloud(site, { width: 390, dark: true });
  await chooseTwo(page);
  const gone = await titleAt(page, 1);
  await pressIn(page, 'Move to …');
  await opens(page, 'Bulk Move to Modal');
  await pick(page, 'Spring');
  await site.library.service.database
    .updateTable('templates')
    .set({ deleted: 1 })
    .where('title', '=', gone)
    .where('deleted', 'is', null)
    .execute();
  await pressIn(page, 'Move');
  await says(page, 'dialog [role="alert"] h3', 'One template was not changed');
  await says(page, 'dialog [role="alert"] li', `${gone}: The item is no longer in the library`);
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await focused(page)).to.equal('Close');
  await page.keyboard.press('Enter');
  await closes(page, 'Bulk Move to Modal');
  await says(page, '[part="undo"]', 'moved.');
  await leave();
});

it('keeps the values of the save dialog while connecting, and links to the plans', async () => {
  await disconnectAll(site.library);
  const { page, complaints, leave } = await visitTool(site, '/template-library', {
    width: 390,
    dark: true,
  });
  await notePlaces(page);
  await giveDraft(page, 'Draft');
  await page.keyboard.type('Typed before');
  await pick(page, 'Cloud library');
  await opens(page, 'Save to Modal - connect');
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await notedPlaces(page)).to.deep.equal(['Save to Modal', 'Save to Modal - connect']);
  await pressIn(page, 'Connect an account');
  await connectAccount(page, 'eva');

  await opens(page, 'Save to Modal');
  await notePlaces(page);
  await pick(page, 'Cloud library');
  await opens(page, 'Save to Modal - upgrade');
  expect(await wrongs(page)).to.deep.equal([]);
  expect(await notedPlaces(page)).to.deep.equal(['Save to Modal - upgrade']);
  const plans = await page.$eval('dialog a', (link) => new URL((link as HTMLAnchorElement).href));
  expect(plans).to.exist;
  await page.keyboard.press('Escape');
  await closes(page, 'Save to Modal - upgrade');
  await disconnectAll(site.library);
  await page.reload();

  await opens(page, 'Save to Modal');
  await pick(page, 'Cloud library');
  await opens(page, 'Save to Modal - connect');
  await pressIn(page, 'Connect an account');
  await connectAccount(page, 'ada');
  await opens(page, 'Save to Modal');
  const filled = await page.$$eval('dialog input', (inputs) =>
    inputs.map(({ type, value, checked }) => (type === 'text' ? value : checked)),
  );
  expect(filled).to.deep.equal(['Typed before', true, true]);
  await pressIn(page, 'Save');
  await closes(page, 'Save to Modal');
  const kept = await run(
    site.library.service,
    "SELECT id FROM templates WHERE title = 'Typed before'",
  );
  expect(kept).to.have.length(1);
  // The browser says itself that the library knows the account no more.
  expect(complaints.filter((one) => !one.includes('401'))).to.deep.equal([]);
  await leave();
});
