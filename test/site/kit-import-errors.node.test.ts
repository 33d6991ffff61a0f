import { expect } from 'chai';
import { kitErrorWords } from '../../src/elements/kits/rest';
import { type KitErrorCode, kitErrorCodes } from '../../src/elements/kits/wire/import';
import { violations } from './axe';
import { openSite, type Site } from './browser';
import { exportedKit, pick, says } from './kit-importing';
import { atStep, errorTitle, press, visitTool } from './kits';

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
});
