import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import type { KitErrorCode } from '../../src/api/kits/errors';
import { keepFewWorks } from '../demo/kits/few-works';
import { LibraryDouble } from '../demo/kits/library-double';
import { violations } from '../page-objects/site/axe';
import { openSite, type Site } from '../page-objects/site/browser';
import { atStep, errorTitle, press, tick, visitTool } from '../page-objects/site/kits';

let site: Site;
let library = new LibraryDouble();
/** The failure of each POST request to the server while it is set. */
let fault: KitErrorCode | undefined;

before(async () => {
  site = await openSite({
    kits: {
      library: {
        quota: () => library.quota(),
        store: (person, kit, signal) => library.store(person, kit, signal),
        fetch: () => library.fetch(),
      },
      fault: (call) => (call.startsWith('POST') ? fault : undefined),
    },
  });
  keepFewWorks(site);
});
after(() => site.close());
beforeEach(() => {
  library = new LibraryDouble();
  fault = undefined;
});

async function toCustomize(target: 'file' | 'cloud') {
  const visit = await visitTool(site, '/kit-export', { width: 390 });
  await press(visit.page, 'Next: customise');
  await tick(visit.page, target === 'file' ? 'A file' : 'The cloud');
  return visit;
}

/** Each way out of an error: Cancel to the choices, Try again to the end. */
async function leavesBothWays(page: Page, start: string, mend: () => void): Promise<void> {
  expect(await violations(page)).to.deep.equal([]);
  await press(page, 'Cancel');
  await atStep(page, 'customize');
  await press(page, start);
  await errorTitle(page);
  mend();
  await press(page, 'Try again');
  await atStep(page, 'summary');
}

const faults: readonly (readonly [KitErrorCode, string])[] = [
  ['zip-archive-module-missing', 'The server cannot handle zip files'],
  ['no-write-permissions', 'The server cannot write its files'],
  ['timeout', 'The server took too long'],
  ['third-party-error', 'A plugin or theme caused an error'],
  ['general', 'Something went wrong'],
];
for (const [code, title] of faults) {
  it(`an export to a file names its failure, and continues by both buttons: ${code}`, async () => {
    const { page, leave } = await toCustomize('file');
    fault = code;
    await press(page, 'Export as a file');
    expect(await errorTitle(page)).to.equal(title);
    await leavesBothWays(page, 'Export as a file', () => {
      fault = undefined;
    });
    await leave();
  });
}

const refusals: readonly (readonly [string, string, Partial<LibraryDouble>])[] = [
  ['insufficient-quota', 'Your cloud library is full', { left: { kits: 0, bytes: 1 } }],
  [
    'failed-to-fetch-quota',
    'Your cloud library’s free space is unknown',
    { left: new Error('The line is dead.') },
  ],
  ['cloud-upload-failed', 'The kit did not reach the cloud library', { storing: 'fails' }],
];
for (const [code, title, state] of refusals) {
  it(`an export to the cloud names its failure, and continues by both buttons: ${code}`, async () => {
    const { page, leave } = await toCustomize('cloud');
    Object.assign(library, state);
    await press(page, 'Export to the cloud library');
    expect(await errorTitle(page)).to.equal(title);
    await leavesBothWays(page, 'Export to the cloud library', () => {
      library = new LibraryDouble();
    });
    expect(await page.$eval('.nh-kits a', (link) => link.getAttribute('href'))).to.equal(
      'https://library.example/kits/1',
    );
    await leave();
  });
}
