import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { makeSeedAccounts } from '../../library-service/seeds';
import { seedTemplates } from '../../library-service/seeds/templates';
import { type RunningLibraryService, startLibraryService } from '../../library-service/server';
import { run } from '../library-service/service';
import { openSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';
import { press } from '../page-objects/site/kits';
import { connect, folderNames, says } from '../page-objects/site/template-library';
import { visitAsAdministrator } from '../page-objects/site/templates';
import { temporaryFolder } from '../shared';

const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** A library that has moved templates, but does not live to end the transaction. */
async function dyingLibrary(dataDir: string): Promise<{ url: string; died: Promise<unknown> }> {
  const script = [
    'test/page-objects/site/dying-library.ts',
    dataDir,
    'insert into "undo_steps"',
    '1',
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const died = once(child, 'exit').then(([, signal]) => signal);
  const [output] = await once(child.stdout, 'data');
  return { url: String(output).trim(), died };
}

/** A library's data: ada has 30 templates in three folders, tom seven in one. */
async function filledFolder(): Promise<string> {
  const dataDir = temporaryFolder('nh-template-faults');
  const library = await startLibraryService({ port: 0, dataDir, seed: false });
  const ada = await makeSeedAccounts(library.service);
  await seedTemplates(library.service, ada, 30, 3);
  await seedTemplates(library.service, { ...ada, id: ada.id - 1, name: 'Tom Berg' }, 7, 1);
  await library.close();
  return dataDir;
}

/** The Cloud tab of the library, with an account of it connected. */
async function atCloud(site: Site, log: 'admin' | 'editor', account: string) {
  const visit = await visitAsAdministrator(site, '/template-library', '[role="tab"]', { log });
  await visit.page.click('[role="tab"][data-tab="cloud"]');
  await connect(visit.page, account);
  await visit.page.waitForSelector('[part~="item-title"]');
  return visit;
}

const shownCount = (page: Page): Promise<string> =>
  page.$eval('[part="count"]', ({ textContent }) => textContent);

describe('the template library, when requests fail', () => {
  let site: Site;
  let library: RunningLibraryService | undefined;
  afterEach(async () => {
    await site.close();
    await library?.close();
    library = undefined;
  });

  it('keeps the move dialog open when the library service is killed, and completes the move on retry', async () => {
    const dataDir = await filledFolder();
    const dying = await dyingLibrary(dataDir);
    site = await openSite({ libraryService: dying.url });
    const { page, leave } = await atCloud(site, 'admin', 'ada');
    const [target = ''] = await folderNames(page);
    await press(page, 'Select all');
    const [chosen] = /^\d+/.exec(await shownCount(page)) ?? [];
    await press(page, 'Move to …');
    const place = await page.waitForSelector(`dialog:modal label ::-p-text(${target})`);
    await place?.click();
    await press(page, 'Move');
    expect(await dying.died).to.equal('SIGKILL');
    await says(page, 'dialog:modal [role="alert"]', 'The library does not respond');
    library = await startLibraryService({
      port: Number(new URL(dying.url).port),
      dataDir,
      seed: false,
    });
    expect(await run(library.service, 'SELECT item FROM undo_steps')).to.deep.equal([]);
    await press(page, 'Try again');
    await says(page, '[part="undos"]', `${chosen} templates moved.`);
    await press(page, 'Undo');
    await says(page, '[part="undos"]', `${chosen} templates moved back.`);
    await leave();
  });

  it('shows two people their own accounts at the same time', async () => {
    const dataDir = await filledFolder();
    library = await startLibraryService({ port: 0, dataDir, seed: false });
    site = await openSite({ libraryService: library.url });
    const [one, two] = [await atCloud(site, 'admin', 'ada'), await atCloud(site, 'editor', 'tom')];
    expect((await folderNames(one.page)).length).to.equal(3);
    expect((await folderNames(two.page)).length).to.equal(1);
    await press(one.page, 'Select all');
    await press(one.page, 'Delete …');
    await press(one.page, 'Delete');
    await says(one.page, '[part="undos"]', 'deleted');
    // Under the mouse it stays: a busy machine may need more than its ten seconds for the other person.
    await one.page.hover('[part="undos"] [part="undo"]');
    await two.page.reload();
    await two.page.waitForSelector('[part~="item-title"]');
    await press(two.page, 'Disconnect');
    await two.page.waitForSelector('[part="cloud-tab"][data-screen="connect"]');
    await press(one.page, 'Undo');
    await says(one.page, '[part="undos"]', 'templates restored.');
    await one.page.waitForSelector('[part~="item-title"]');
    await one.leave();
    await two.leave();
  });

  it('sends a change once, even if the response is slow', async () => {
    library = await startLibraryService({ port: 0, dataDir: await filledFolder(), seed: false });
    site = await openSite({ libraryService: library.url });
    const { page, complaints, leave } = await atCloud(site, 'admin', 'ada');
    await page.setRequestInterception(true);
    const held: (() => void)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/bulk')) held.push(() => void request.continue());
      else void request.continue();
    });
    await press(page, 'Select all');
    await press(page, 'Delete …');
    await page.waitForSelector('dialog:modal');
    await press(page, 'Delete');
    const button = await page.waitForSelector(
      'dialog:modal [data-kind="main"][aria-disabled="true"]',
    );
    await button?.click();
    await page.keyboard.press('Escape');
    expect(await page.$('dialog:modal')).not.to.equal(null);
    await eventually('a request', () => held.length);
    expect(held.length).to.equal(1);
    for (const release of held) release();
    await says(page, '[part="undos"]', 'templates deleted.');
    expect(held.length).to.equal(1);
    expect(complaints).to.deep.equal([]);
    await leave();
  });
});
