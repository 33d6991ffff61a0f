import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import S3rver from 's3rver';
import { purge } from '../../library-service/purge';
import type { Kit } from '../../src/api/libraries/kit';
import { temporaryFolder } from '../shared';
import { kitArchive } from './kit-archive';
import { openService, type TestService } from './service';

const HOUR = 3_600_000;

describe('the library’s kits in an S3-compatible store', () => {
  let store: S3rver;
  let blobsUrl = '';
  let library: TestService;
  before(async () => {
    // The keys of s3rver.
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
    store = new S3rver({
      port: 0,
      silent: true,
      directory: temporaryFolder('nh-s3'),
      configureBuckets: [{ name: 'library', configs: [] }],
    });
    const { port } = await store.run();
    blobsUrl = `s3://library/kits?endpoint=http://localhost:${port}`;
    library = await openService(undefined, { blobsUrl });
  });
  after(async () => {
    await library.close();
    await store.close();
  });

  it('are downloaded with the bytes that were uploaded, and leave nothing in the folder', async () => {
    const client = await library.account();
    const kit = await kitArchive({ name: 'kit', title: 'Stored far away' });
    const { status, body } = await client.call<Kit>('POST', '/kits', kit);
    expect(status).to.equal(201);
    const { service, url } = library;
    const headers = { Authorization: `Bearer ${client.token}` };
    const file = await fetch(`${url}/v1/kits/${body.id}/file`, { headers });
    expect(new Uint8Array(await file.arrayBuffer())).to.deep.equal(kit);
    expect(readdirSync(join(service.dataDir, 'kits'))).to.deep.equal([]);
  });

  it('are removed from the store a day after their deletion', async () => {
    const client = await library.account();
    const kit = await kitArchive({ name: 'kit', title: 'Short-lived' });
    const { body } = await client.call<Kit>('POST', '/kits', kit);
    const [{ file }] = (await library.service.database
      .selectFrom('kits')
      .select('file')
      .where('id', '=', Number(body.id))
      .execute()) as [{ file: string }];
    await client.call('DELETE', `/kits/${body.id}`);
    library.now += 25 * HOUR;
    await purge(library.service);
    expect(await library.service.blobs.read(file)).to.equal(undefined);
  });

  it('are refused without a valid manifest, and leave nothing behind', async () => {
    const client = await library.account();
    const { status } = await client.call('POST', '/kits', new TextEncoder().encode('no zip'));
    expect(status).to.equal(400);
    expect(readdirSync(join(library.service.dataDir, 'kits'))).to.deep.equal([]);
  });

  it('are stored in a bucket that is created if the address says so', async () => {
    const address = `${blobsUrl.replace('library', 'created')}&create=1`;
    for (const _ of ['create', 'find']) {
      const other = await openService(undefined, { blobsUrl: address });
      const kit = await kitArchive({ name: 'kit', title: 'First' });
      expect((await (await other.account()).call('POST', '/kits', kit)).status).to.equal(201);
      await other.close();
    }
  });

  it('need a bucket that can be reached', async () => {
    for (const address of ['https://s3.example', 's3://?', blobsUrl.replace('library', 'other')]) {
      const error = await openService(undefined, { blobsUrl: address }).catch((e: unknown) => e);
      expect(String(error), address).to.include('BLOBS_URL');
    }
  });
});
