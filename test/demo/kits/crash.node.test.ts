import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import { startServer } from '../../../demo/server/server';
import { bundled } from '../../bundled';
import { temporaryFolder } from '../../shared';
import { startSite, type TestSite } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import {
  beginUpload,
  contentOf,
  finished,
  opened,
  outcomes,
  sendChunk,
  sessionOf,
  started,
} from './importing';
import { kitOfPages, pageFile } from './made-kits';

const limits = { kitChunkBytes: 600 };

const slugs = ['first', 'second', 'third', 'fourth'];
const kit = kitOfPages(...slugs.map((slug) => pageFile({ slug, title: slug })));

let script: string;
const servers: ChildProcess[] = [];

/** A server process that kills itself before the `count`th statement that starts with `sql`. */
async function dyingServer(dataDir: string, sql: string, count: number) {
  const server = spawn(process.execPath, [script, dataDir, sql, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const died = once(server, 'exit');
  const [url] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    site: { url } as TestSite,
    /** Resolves with the signal that ended the process. */
    died: async () => {
      const [, signal] = (await died) as [number | null, string | null];
      return signal;
    },
  };
}

/** Sends a call that the server does not survive. */
async function lastCall(call: Promise<unknown>): Promise<void> {
  const answer = await call.then(
    () => 'answered',
    () => 'died',
  );
  expect(answer).to.equal('died');
}

describe('a server that is killed', () => {
  let dataDir: string;
  let admin: Administrator;
  /** The server that is started afterwards on the same data. */
  let site: TestSite;

  before(async () => {
    script = await bundled('test/demo/kits/dying-server.ts');
  });

  beforeEach(async () => {
    dataDir = temporaryFolder('nh-crash');
    await (await startServer({ port: 0, dataDir, adminPassword, seed: false })).close();
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) server.kill('SIGKILL');
    await site.close();
  });

  async function restarted(): Promise<TestSite> {
    site = await startSite({ dataDir, adminPassword, limits });
    return site;
  }

  async function begun(dying: TestSite) {
    admin = await administrator(dying);
    return started(dying, admin, await opened(dying, admin, kit));
  }

  for (const [where, sql, count] of [
    ['when its pages are written', 'INSERT INTO documents', 1],
    [
      'when all pages are written, and it is not kept that they are',
      'UPDATE kit_import_runners',
      1,
    ],
    ['at the very end of the import', 'UPDATE kit_imports', 4],
  ] as const) {
    it(`in a step of an import, ${where}, leaves the site unchanged, and the import can continue`, async () => {
      const { site: dying, died } = await dyingServer(dataDir, sql, count);
      const state = await begun(dying);
      await lastCall(kitCall(dying, admin, `POST imports/${state.session}/runners/content`));
      expect(await died()).to.equal('SIGKILL');
      await restarted();
      for (const slug of slugs) {
        expect(site.rows('SELECT id FROM documents WHERE slug = ?', slug)).to.deep.equal([]);
      }
      const current = sessionOf(await kitCall(site, admin, 'GET imports/current'));
      expect(current.runners).to.deep.equal(state.runners);
      const done = await finished(site, admin, current);
      expect(Object.values(outcomes(done))).to.deep.equal(slugs.map(() => 'created'));
      expect(
        site.rows("SELECT id FROM documents WHERE title IN ('first', 'fourth')").length,
      ).to.equal(2);
    });
  }

  it('while it undoes an import undoes nothing, and a retry undoes all', async () => {
    await restarted();
    const untouched = contentOf(site);
    const state = await begun(site);
    const done = await finished(site, admin, state);
    const brought = contentOf(site);
    await site.stop();
    const { site: dying, died } = await dyingServer(dataDir, 'DELETE FROM documents', 3);
    await lastCall(kitCall(dying, admin, `POST imports/${done.session}/revert`, {}));
    expect(await died()).to.equal('SIGKILL');
    expect(contentOf(site)).to.deep.equal(brought);
    await restarted();
    const back = await kitCall(site, admin, `POST imports/${done.session}/revert`, {});
    expect(sessionOf(back).state).to.equal('reverted');
    expect(contentOf(site)).to.deep.equal(untouched);
  });

  it('while it opens a kit discards the incomplete import, and can open the kit again', async () => {
    const { site: dying, died } = await dyingServer(
      dataDir,
      'INSERT OR IGNORE INTO kit_import_items',
      3,
    );
    admin = await administrator(dying);
    const upload = await beginUpload(dying, admin, kit);
    for (const index of upload.missing) await sendChunk(dying, admin, upload, index, kit);
    await lastCall(kitCall(dying, admin, 'POST imports', { upload: upload.upload }));
    expect(await died()).to.equal('SIGKILL');
    await restarted();
    expect(site.rows('SELECT id FROM kit_imports')).to.deep.equal([]);
    const open = await kitCall(site, admin, 'POST imports', { upload: upload.upload });
    await finished(site, admin, await started(site, admin, sessionOf(open, 201)));
  });

  it('during an upload keeps the received chunks', async () => {
    const { site: dying, died } = await dyingServer(
      dataDir,
      'INSERT OR IGNORE INTO kit_upload_chunks',
      2,
    );
    admin = await administrator(dying);
    const upload = await beginUpload(dying, admin, kit);
    expect(upload.missing).to.deep.equal([0, 1, 2]);
    await sendChunk(dying, admin, upload, 1, kit);
    await lastCall(sendChunk(dying, admin, upload, 0, kit));
    expect(await died()).to.equal('SIGKILL');
    await restarted();
    const again = await beginUpload(site, admin, kit);
    expect(again).to.deep.equal({ ...upload, missing: [0, 2] });
    for (const index of again.missing) await sendChunk(site, admin, again, index, kit);
    sessionOf(await kitCall(site, admin, 'POST imports', { upload: again.upload }), 201);
  });
});
