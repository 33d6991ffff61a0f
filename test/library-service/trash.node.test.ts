import { join } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import { type Account, lockAccount } from '../../library-service/accounts/accounts';
import { accountOfToken } from '../../library-service/accounts/grants';
import { purge, purgeOnce } from '../../library-service/purge';
import { SQLITE_FILE } from '../../library-service/storage/sqlite';
import { transaction } from '../../library-service/storage/storage';
import type { Connection } from '../../src/api/libraries/account';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { Folder } from '../../src/api/libraries/folder';
import type { Kit } from '../../src/api/libraries/kit';
import type { TrashPage } from '../../src/api/libraries/trash';
import { kitArchive } from './kit-archive';
import { type Client, openService, run, type TestService } from './service';

const HOUR = 3_600_000;

const used = async (client: Client): Promise<number | undefined> =>
  (await client.call<Connection>('GET', '/account')).body.account?.quota?.items.used;

const trash = async (client: Client): Promise<TrashPage> =>
  (await client.call<TrashPage>('GET', '/trash')).body;

const remove = (client: Client, ids: readonly (string | undefined)[]) =>
  client.call<BulkAnswer>('POST', '/templates/bulk', { action: 'delete', selected: { ids } });

const titles = async (client: Client, query = ''): Promise<readonly string[]> => {
  const { body } = await client.call<{ items: { title: string }[] }>('GET', `/templates?${query}`);
  return body.items.map(({ title }) => title);
};

describe('the trash of the library', () => {
  let library: TestService;
  before(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 3, bytes: 1_000_000 },
      pro: { items: 1000, bytes: 1_000_000 },
    });
  });
  after(() => library.close());

  it('holds what was deleted, which counts toward the quota until it is emptied', async () => {
    const client = await library.account('trial');
    const [a, b] = await client.save(['a', 'b', 'c']);
    await remove(client, [a?.id, b?.id]);
    expect(await used(client)).to.equal(3);
    const refused = await client.call('POST', '/folders', { name: 'F' });
    expect(refused.status).to.equal(201);
    expect(await client.save(['d'])).to.equal(undefined);
    const { items, total, bytes } = await trash(client);
    expect(items.map(({ title }) => title)).to.have.members(['a', 'b']);
    expect([total, bytes]).to.deep.equal([2, (a?.bytes ?? 0) + (b?.bytes ?? 0)]);
    expect((await client.call('DELETE', '/trash')).body).to.deep.equal({ done: 2 });
    expect(await used(client)).to.equal(1);
    expect(await trash(client)).to.deep.equal({ items: [], total: 0, bytes: 0 });
    expect(await client.save(['d'])).to.have.length(1);
  });

  it('tells when an item will be removed, and a purge removes it then', async () => {
    const client = await library.account();
    const [a] = await client.save(['a']);
    await remove(client, [a?.id]);
    const [item] = (await trash(client)).items;
    expect(item?.expires).to.equal(library.now + 24 * HOUR);
    library.now += 24 * HOUR;
    await purge(library.service);
    expect([(await trash(client)).total, await used(client)]).to.deep.equal([0, 0]);
  });

  it('waits for the next purge while another program, such as a backup, locks the database', async function () {
    const { service } = library;
    if (service.isShared) return this.skip();
    const client = await library.account();
    const [a] = await client.save(['a']);
    await remove(client, [a?.id]);
    library.now += 24 * HOUR;
    const backup = new SQLite(join(service.dataDir, SQLITE_FILE));
    backup.exec('BEGIN IMMEDIATE');
    const { error } = console;
    const reported: unknown[] = [];
    console.error = (...words) => reported.push(...words);
    try {
      await purgeOnce(service);
    } finally {
      console.error = error;
      backup.exec('ROLLBACK');
      backup.close();
    }
    expect(String(reported[0])).to.match(/a purge failed, so it is tried again/);
    expect((await trash(client)).total).to.equal(1);
    library.now += HOUR;
    await purgeOnce(service);
    expect([(await trash(client)).total, await used(client)]).to.deep.equal([0, 0]);
  });

  it('returns templates into their folder, also when the folder was deleted', async () => {
    const client = await library.account();
    const { body: spring } = await client.call<Folder>('POST', '/folders', { name: 'Spring' });
    await client.save(['in'], spring.id);
    await client.save(['out']);
    await client.call('DELETE', `/folders/${spring.id}`);
    const { items } = await trash(client);
    expect(items.map(({ title, folder }) => [title, folder])).to.deep.equal([['in', 'Spring']]);
    const { body } = await client.call('POST', '/trash/restore', { items });
    expect(body).to.deep.equal({ done: 1 });
    expect(await titles(client, `folder=${spring.id}`)).to.deep.equal(['in']);
    expect(await titles(client, 'folder=')).to.deep.equal(['out']);
  });

  it('returns templates into the folder that has the name of theirs now', async () => {
    const client = await library.account();
    const make = async () =>
      (await client.call<Folder>('POST', '/folders', { name: 'Spring' })).body.id;
    const first = await make();
    await client.save(['first'], first);
    await client.call('DELETE', `/folders/${first}`);
    const second = await make();
    const { items } = await trash(client);
    await client.call('POST', '/trash/restore', { items });
    expect(await titles(client, `folder=${second}`)).to.deep.equal(['first']);
  });

  it('restores kits, and nothing of another account', async () => {
    const [client, stranger] = [await library.account(), await library.account()];
    const { body: kit } = await client.call<Kit>(
      'POST',
      '/kits',
      await kitArchive({ name: 'kit', title: 'Atelier' }),
    );
    await client.call('DELETE', `/kits/${kit.id}`);
    const items = [{ kind: 'kit', id: kit.id }];
    const restore = async (by: Client) =>
      (await by.call('POST', '/trash/restore', { items })).body.done;
    expect(await restore(stranger)).to.equal(0);
    expect((await stranger.call('DELETE', '/trash')).body.done).to.equal(0);
    expect(await restore(client)).to.equal(1);
    expect((await client.call('GET', `/kits/${kit.id}/file`)).status).to.equal(200);
  });

  it('leaves the files of other accounts to the purge when it is emptied', async () => {
    const [client, other] = [await library.account(), await library.account()];
    const { database } = library.service;
    const { id } = (await accountOfToken(library.service, other.token)) as Account;
    const row = { file: 'other.zip', account: id, bytes: 0, expires: 0 };
    await database.insertInto('pending_files').values(row).execute();
    await client.call('DELETE', '/trash');
    const pending = await run(library.service, 'SELECT file FROM pending_files');
    expect(pending).to.deep.equal([{ file: 'other.zip' }]);
    await purge(library.service);
    expect(await run(library.service, 'SELECT file FROM pending_files')).to.deep.equal([]);
  });

  it('is emptied after another request of the account has ended', async function () {
    const { service } = library;
    if (!service.isShared) return this.skip();
    const client = await library.account();
    const account = (await accountOfToken(service, client.token)) as Account;
    const order: string[] = [];
    let emptying: Promise<unknown> = Promise.resolve();
    await transaction(service, async (inner) => {
      await lockAccount(inner, account);
      emptying = client.call('DELETE', '/trash').then(() => order.push('emptied'));
      const waiting = async (): Promise<boolean> => {
        const rows = await run(
          service,
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      };
      while (order.length === 0 && !(await waiting()));
      order.push('other request');
    });
    await emptying;
    expect(order).to.deep.equal(['other request', 'emptied']);
  });

  it('leaves nothing to undo when it is emptied, and removes the files of kits', async () => {
    const client = await library.account();
    const file = await kitArchive({ name: 'kit', title: 'Gone' });
    const { body: kit } = await client.call<Kit>('POST', '/kits', file);
    const { body } = await client.call<BulkAnswer>('DELETE', `/kits/${kit.id}`);
    const { database, blobs } = library.service;
    const { file: name } = await database
      .selectFrom('kits')
      .select('file')
      .where('id', '=', Number(kit.id))
      .executeTakeFirstOrThrow();
    await client.call('DELETE', '/trash');
    expect((await client.call('POST', `/undo/${body.undo}`)).status).to.equal(410);
    expect(await blobs.read(name)).to.equal(undefined);
  });
});
