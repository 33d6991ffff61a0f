import { pbkdf2 } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { purge } from '../../library-service/purge';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { Kit } from '../../src/api/libraries/kit';
import { archive, kitArchive } from './kit-archive';
import { openService, run, type TestService } from './service';

const derive = promisify(pbkdf2);

const kitOf = (title: string): Promise<Uint8Array> =>
  kitArchive({ name: 'kit', title, description: 'A test kit.' });

describe('the library’s kits', () => {
  let library: TestService;
  before(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 10, bytes: 2000 },
      pro: { items: 100, bytes: 1_000_000 },
    });
  });
  after(() => library.close());

  const files = (): string[] => readdirSync(join(library.service.dataDir, 'kits'));

  it('are downloaded with the bytes that were uploaded', async () => {
    const client = await library.account();
    const sent = await kitOf('Bookbinder');
    const { status, body } = await client.call<Kit>('POST', '/kits', sent);
    expect(status).to.equal(201);
    expect(body).to.include({
      title: 'Bookbinder',
      description: 'A test kit.',
      bytes: sent.length,
    });
    const response = await fetch(`${library.url}/v1/kits/${body.id}/file`, {
      headers: { Authorization: `Bearer ${client.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(sent))).to.equal(true);
  });

  it('are stored once when an upload is retried with the same idempotency key', async () => {
    const client = await library.account();
    const sent = await kitOf('Once');
    const key = { 'Idempotency-Key': 'export-1' };
    const first = await client.call<Kit>('POST', '/kits', sent, key);
    const again = await client.call<Kit>('POST', '/kits', sent, key);
    expect(again.body.id).to.equal(first.body.id);
    expect((await client.call('GET', '/kits')).body.total).to.equal(1);
  });

  it('are refused with the idempotency key of another kit', async () => {
    const client = await library.account();
    const key = { 'Idempotency-Key': 'export-1' };
    await client.call<Kit>('POST', '/kits', await kitOf('One'), key);
    const { status, body } = await client.call('POST', '/kits', await kitOf('Other'), key);
    expect([status, body.code]).to.deep.equal([422, 'library-key-reused']);
    expect((await client.call('GET', '/kits')).body.total).to.equal(1);
  });

  it('are stored once when four uploads with the same key arrive at once', async () => {
    const client = await library.account();
    const before = files();
    const key = { 'Idempotency-Key': 'four-at-once' };
    const kit = await kitOf('Raced');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call<Kit>('POST', '/kits', kit, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).to.equal(1);
    expect((await client.call('GET', '/kits')).body.total).to.equal(1);
    expect(files()).to.have.length(before.length + 1);
  });

  it('keep their thumbnail when a trash is emptied and a purge runs during the upload', async () => {
    const [client, other] = [await library.account(), await library.account()];
    const { blobs } = library.service;
    const { keep } = blobs;
    const keepSlowly = async (name: string): Promise<void> => {
      await other.call('DELETE', '/trash');
      await purge(library.service);
      await keep(name);
    };
    const sent = await archive({
      'manifest.json': JSON.stringify({ name: 'kit', title: 'Kit', thumbnail: 'cover.webp' }),
      'cover.webp': 'RIFF1234WEBP',
    });
    Object.assign(blobs, { keep: keepSlowly });
    const { status, body } = await client.call<Kit>('POST', '/kits', sent);
    Object.assign(blobs, { keep });
    expect(status).to.equal(201);
    await purge(library.service);
    expect((await client.call('GET', `/${body.thumbnail}`)).status).to.equal(200);
    await client.call('DELETE', `/kits/${body.id}`);
    await client.call('DELETE', '/trash');
    await purge(library.service);
    expect(await run(library.service, 'SELECT name FROM thumbnails')).to.deep.equal([]);
  });

  it('are restored although the same upload was repeated after the deletion', async () => {
    const client = await library.account();
    const key = { 'Idempotency-Key': 'twice' };
    const kit = await kitOf('Twice');
    const { body } = await client.call<Kit>('POST', '/kits', kit, key);
    const deleted = await client.call<BulkAnswer>('DELETE', `/kits/${body.id}`);
    await client.call('POST', '/kits', kit, key);
    const { status } = await client.call('POST', `/undo/${deleted.body.undo}`);
    expect(status).to.equal(200);
    expect((await client.call('GET', '/kits')).body.total).to.equal(2);
  });

  it('can be searched, sorted, deleted and restored', async () => {
    const client = await library.account();
    for (const title of ['Café', 'Atelier', '100 % paper']) {
      await client.call('POST', '/kits', await kitOf(title));
    }
    const list = async (query: string): Promise<string[]> => {
      const { body } = await client.call<{ items: Kit[] }>('GET', `/kits?${query}`);
      return body.items.map(({ title }) => title);
    };
    expect(await list('sort=title&order=asc')).to.deep.equal(['100 % paper', 'Atelier', 'Café']);
    expect(await list('search=%25')).to.deep.equal(['100 % paper']);
    const { body } = await client.call<{ items: Kit[] }>('GET', '/kits?search=Atelier');
    const deleted = await client.call<BulkAnswer>('DELETE', `/kits/${body.items[0]?.id}`);
    expect(await list('search=Atelier')).to.deep.equal([]);
    await client.call('POST', `/undo/${deleted.body.undo}`);
    expect(await list('search=Atelier')).to.deep.equal(['Atelier']);
  });

  it('are not found when their file is lost', async () => {
    const client = await library.account();
    const before = files();
    const { body } = await client.call<Kit>('POST', '/kits', await kitOf('Lost'));
    const [file = ''] = files().filter((name) => !before.includes(name));
    rmSync(join(library.service.dataDir, 'kits', file));
    const { status } = await client.call('GET', `/kits/${body.id}/file`);
    expect(status).to.equal(404);
  });

  it('are removed from disk a day after their deletion', async () => {
    const client = await library.account();
    const before = files();
    const { body } = await client.call<Kit>('POST', '/kits', await kitOf('Short-lived'));
    await client.call('DELETE', `/kits/${body.id}`);
    await purge(library.service);
    expect(files()).to.have.length(before.length + 1);
    library.now += 25 * 3_600_000;
    await purge(library.service);
    expect(files()).to.deep.equal(before);
  });

  it('are refused without a valid manifest, and leave no file behind', async () => {
    const client = await library.account();
    const before = files();
    const broken = [
      new TextEncoder().encode('no zip'),
      await archive({ 'readme.txt': 'No manifest.' }),
      await archive({ 'manifest.json': '{' }),
      await archive({ 'manifest.json': '[]' }),
    ];
    for (const bytes of broken) {
      const { status, body } = await client.call('POST', '/kits', bytes);
      expect(status).to.equal(400);
      expect(body.code).to.equal('library-invalid');
    }
    expect(files()).to.deep.equal(before);
  });

  it('are refused during the upload when they exceed the quota, and leave no file behind', async () => {
    const client = await library.account('trial');
    const before = files();
    const large = await archive({ 'manifest.json': '{}', 'large.txt': 'x'.repeat(100_000) });
    // Busy worker threads delay Node's disk access.
    const busy = Array.from({ length: 12 }, () => derive('a', 'b', 30_000, 32, 'sha256'));
    const { status, body } = await client.call('POST', '/kits', large);
    expect(status).to.equal(403);
    expect(body.code).to.equal('insufficient-quota');
    await Promise.all(busy);
    expect(files()).to.deep.equal(before);
    const free = await library.account('none');
    expect((await free.call('POST', '/kits', large)).body.code).to.equal(
      'library-upgrade-required',
    );
  });
});
