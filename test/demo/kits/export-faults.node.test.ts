import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { KitLibrary } from '../../../demo/server/kits/kit-library';
import { type KitErrorCode, kitErrorCodes } from '../../../src/api/kits/errors';
import { exportSession } from '../../../src/api/kits/export';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { beginExport, exported, wholeKit } from './exporting';
import { LibraryDouble } from './library-double';

describe('an export to the cloud', () => {
  let library = new LibraryDouble();
  const connected: KitLibrary = {
    quota: () => library.quota(),
    store: (person, kit, signal) => library.store(person, kit, signal),
    fetch: () => library.fetch(),
  };
  const site = siteForTests({ adminPassword, kits: { library: connected } });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });
  beforeEach(() => {
    library = new LibraryDouble();
  });
  const cloudKit = {
    ...wholeKit,
    includes: ['settings'] as ('settings' | 'plugins')[],
    target: 'cloud' as const,
  };

  /** An export with all steps done except the last. */
  async function packed(): Promise<string> {
    const { session } = await beginExport(site(), admin, cloudKit);
    for (const runner of ['settings', 'plugins', 'archive']) {
      await kitCall(site(), admin, `POST exports/${session}/runners/${runner}`);
    }
    return session;
  }

  it('ends with the kit’s address, and stores the kit once', async () => {
    const { session, summary, state, runners } = await exported(site(), admin, cloudKit);
    expect(runners.at(-1)).to.deep.equal({ runner: 'cloud', title: 'Cloud library', isDone: true });
    expect(state).to.equal('completed');
    expect(summary?.cloud).to.deep.equal({
      kit_cloud_id: `kit-${session}`,
      url: 'https://library.example/kits/1',
    });
    expect([...library.kept.values()]).to.deep.equal([
      { title: wholeKit.title, bytes: summary?.size },
    ]);
    await kitCall(site(), admin, `POST exports/${session}/runners/cloud`);
    expect(library.kept.size).to.equal(1);
  });

  const noRoom: readonly (readonly [string, KitErrorCode, (double: LibraryDouble) => void])[] = [
    [
      'has no place for another kit',
      'insufficient-quota',
      (double) => Object.assign(double, { left: { kits: 0, bytes: 9e9 } }),
    ],
    [
      'does not tell its quota',
      'failed-to-fetch-quota',
      (double) => Object.assign(double, { left: new Error('down') }),
    ],
  ];
  for (const [what, code, set] of noRoom) {
    it(`does not start when the library ${what}: ${code}`, async () => {
      set(library);
      const { body } = await kitCall(site(), admin, 'POST exports', cloudKit);
      expect(body.code).to.equal(code);
    });
  }

  const refusals: readonly (readonly [string, KitErrorCode, number, Partial<LibraryDouble>])[] = [
    ['has too few bytes left', 'insufficient-quota', 507, { left: { kits: 1, bytes: 10 } }],
    ['has been filled meanwhile', 'insufficient-quota', 507, { storing: 'is-full' }],
    ['does not tell its quota any more', 'failed-to-fetch-quota', 502, { left: new Error('down') }],
    ['loses the upload', 'cloud-upload-failed', 502, { storing: 'fails' }],
  ];
  for (const [what, code, status, fault] of refusals) {
    it(`can be retried when the library ${what}: ${code}`, async () => {
      const session = await packed();
      Object.assign(library, fault);
      const call = `POST exports/${session}/runners/cloud`;
      const failed = await kitCall(site(), admin, call);
      expect([failed.status, failed.body.code]).to.deep.equal([status, code]);
      expect((await kitCall(site(), admin, `GET exports/${session}`)).body.state).to.equal(
        'running',
      );
      library = new LibraryDouble();
      expect(exportSession.parse((await kitCall(site(), admin, call)).body).state).to.equal(
        'completed',
      );
    });
  }

  it('ends at once when it is cancelled during the upload', async () => {
    const session = await packed();
    library.storing = 'hangs';
    const upload = kitCall(site(), admin, `POST exports/${session}/runners/cloud`);
    await library.hanging;
    expect((await kitCall(site(), admin, `DELETE exports/${session}`)).status).to.equal(200);
    expect((await upload).status).to.equal(404);
    expect(library.kept.size).to.equal(0);
    expect(existsSync(join(site().dataDir, 'kits', 'exports', session))).to.equal(false);
  });
});

describe('a site without a cloud library', () => {
  const site = siteForTests({ adminPassword });

  it('refuses an export to the cloud before it starts', async () => {
    const admin = await administrator(site());
    const { status, body } = await kitCall(site(), admin, 'POST exports', {
      ...wholeKit,
      target: 'cloud',
    });
    expect([status, body.code]).to.deep.equal([502, 'error-loading-resource']);
    expect(site().rows('SELECT * FROM kit_exports')).to.deep.equal([]);
  });
});

describe('a simulated fault', () => {
  let fault: { readonly call: RegExp; readonly code: KitErrorCode } | undefined;
  const site = siteForTests({
    adminPassword,
    kits: { fault: (call) => (fault?.call.test(call) ? fault.code : undefined) },
  });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });
  afterEach(() => {
    fault = undefined;
  });

  for (const code of kitErrorCodes) {
    it(`fails only its call until it is removed: ${code}`, async () => {
      const { session } = await beginExport(site(), admin, { includes: ['plugins'] });
      const step = (runner: string) =>
        kitCall(site(), admin, `POST exports/${session}/runners/${runner}`);
      fault = { call: /runners\/archive$/, code };
      expect((await step('plugins')).status).to.equal(200);
      const { status, body } = await step('archive');
      expect(body).to.deep.equal({ code, message: body.message, data: { status } });
      expect(status).to.be.within(400, 599);
      if (code === 'timeout') expect(status).to.equal(408);
      fault = undefined;
      expect((await step('archive')).body.state).to.equal('completed');
    });
  }

  it('is not shown to visitors without permission', async () => {
    fault = { call: /contents/, code: 'timeout' };
    const { status } = await kitCall(site(), { cookie: '', nonce: '' }, 'GET contents');
    expect(status).to.equal(401);
  });
});
