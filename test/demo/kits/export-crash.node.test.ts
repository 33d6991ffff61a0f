import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { saveDocument } from '../../../demo/server/cms/documents';
import { openDatabase } from '../../../demo/server/database';
import { closeDatabase } from '../../../server/database';
import { exportSession } from '../../../src/api/kits/export';
import { kitManifest } from '../../../src/api/kits/manifest';
import { temporaryFolder } from '../../shared';
import { type Administrator, administrator, kitCall } from './administrator';
import { beginExport, zipOf } from './exporting';
import { killServerProcesses, type ServerProcess, serverProcess, until } from './server-process';

/** Fills a data folder with templates that take some time to pack. */
function fill(dataDir: string, count: number, kilobytes: number): void {
  const database = openDatabase(dataDir);
  for (let number = 0; number < count; number += 1) {
    saveDocument(database, {
      type: 'template',
      docType: 'section',
      slug: `large-${number}`,
      title: `Large ${number}`,
      excerpt: '',
      status: 'publish',
      author: 'admin',
      thumbnail: '',
      content: [
        {
          id: '0000000',
          elType: 'widget',
          widgetType: 'text-editor',
          settings: { editor: randomBytes(kilobytes * 768).toString('base64') },
          elements: [],
        },
      ],
      terms: {},
      created: 0,
      edited: 0,
    });
  }
  closeDatabase(database);
}

describe('an export whose server crashes', () => {
  const dataDir = temporaryFolder('cms-crash');
  let server: ServerProcess;
  let admin: Administrator;
  before(() => fill(dataDir, 60, 400));
  after(async () => {
    killServerProcesses();
    rmSync(dataDir, { recursive: true, force: true });
  });

  // Calls identify a site by its address only.
  const site = () => ({ url: server.url }) as Parameters<typeof kitCall>[0];
  const start = async () => {
    server = await serverProcess(dataDir, { KIT_STEP_TIME: '60000' });
    admin = await administrator(site());
  };

  it('continues with the interrupted step, and leaves no incomplete file', async () => {
    await start();
    const { session } = await beginExport(site(), admin, { includes: ['templates'] });
    const folder = join(dataDir, 'kits', 'exports', session);
    const step = (runner: string) =>
      kitCall(site(), admin, `POST exports/${session}/runners/${runner}`);

    const staging = step('templates').catch(() => undefined);
    await until(() => existsSync(join(folder, 'templates.part', 'templates')));
    await server.kill();
    expect(await staging).to.equal(undefined);
    expect(readdirSync(folder)).to.deep.equal(['templates.part']);

    await start();
    const before = exportSession.parse(
      (await kitCall(site(), admin, `GET exports/${session}`)).body,
    );
    expect(before.runners.map(({ isDone }) => isDone)).to.deep.equal([false, false, false]);
    for (const runner of ['templates', 'plugins'])
      expect((await step(runner)).status).to.equal(200);

    const packing = step('archive').catch(() => undefined);
    await until(() => existsSync(join(folder, 'kit.zip.part')));
    await server.kill();
    expect(await packing).to.equal(undefined);
    expect(existsSync(join(folder, 'kit.zip'))).to.equal(false);

    await start();
    const early = await kitCall(site(), admin, `GET exports/${session}/file`);
    expect([early.status, early.body.code]).to.deep.equal([409, 'nh_kit_not_ready']);
    const done = exportSession.parse((await step('archive')).body);
    expect(done.state).to.equal('completed');
    expect(existsSync(join(folder, 'kit.zip.part'))).to.equal(false);
    const { files } = await zipOf(site(), admin, session);
    const manifest = kitManifest.parse(files.json('manifest.json'));
    expect(Object.keys(manifest.templates ?? {}).length).to.equal(80);
    for (const id of Object.keys(manifest.templates ?? {})) files.json(`templates/${id}.json`);
    await server.kill();
  });
});
