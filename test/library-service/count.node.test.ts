import { expect } from 'chai';
import { makeAccount } from '../../library-service/accounts/accounts';
import { purge } from '../../library-service/purge';
import { startLibraryService } from '../../library-service/server';
import { postgresMigrations } from '../../library-service/storage/postgres-tables';
import type { Connection } from '../../src/api/libraries/account';
import type { Folder } from '../../src/api/libraries/folder';
import type { Filter, TemplatePage } from '../../src/api/libraries/listing';
import type { Template } from '../../src/api/libraries/template';
import { temporaryFolder } from '../shared';
import { newDatabase } from './new-database';
import { Client, newTemplate, openService, run, type TestService, tokenFor } from './service';

const DAY = 86_400_000;

const page = async (client: Client, query = ''): Promise<TemplatePage> =>
  (await client.call<TemplatePage>('GET', `/templates?limit=100&${query}`)).body;

const bulk = (client: Client, action: string, ids: readonly string[], folder?: string | null) =>
  client.call<{ undo: string }>('POST', '/templates/bulk', {
    action,
    selected: { ids },
    ...(folder !== undefined && { destination: { place: 'cloud', folder } }),
  });

/** Expects the totals of filters to be the numbers of templates that these filters select. */
async function expectExactTotals(client: Client, after: string): Promise<void> {
  const { items } = await page(client);
  const filters = items.flatMap(({ folder, type, author, edited: since }) => [
    { folder },
    { type },
    { author },
    { since },
    { folder, type, author, since },
  ]);
  const unique = new Map<string, Partial<(typeof filters)[number]>>([['', {}]]);
  for (const { folder, ...rest } of filters) {
    const query = { ...(folder !== undefined && { folder: folder ?? '' }), ...rest };
    unique.set(String(new URLSearchParams(query as Record<string, string>)), { folder, ...rest });
  }
  const check = async ([query, { folder, type, since = 0 }]: [string, Filter]): Promise<void> => {
    const expected = items.filter(
      (item) =>
        (folder === undefined || item.folder === folder) &&
        (type === undefined || item.type === type) &&
        item.edited >= since,
    );
    const { total } = await page(client, query);
    expect(total, `"${query}" after ${after}`).to.equal(expected.length);
  };
  await Promise.all([...unique].map(check));
}

/** Two templates of each type in the folder, edited at different times of two days. */
async function fill(library: TestService, client: Client, folder: string): Promise<string[]> {
  const ids: string[] = [];
  for (const type of ['page', 'section', 'page', 'section']) {
    library.now += DAY / 3;
    const templates = [{ ...newTemplate(type, folder), type }];
    const { body } = await client.call<{ templates: Template[] }>('POST', '/templates', {
      templates,
    });
    ids.push(...body.templates.map(({ id }) => id));
  }
  return ids;
}

describe('the total of a list of templates', () => {
  let library: TestService;
  beforeEach(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 6, bytes: 1e6 },
      pro: { items: 1000, bytes: 1e6 },
    });
  });
  afterEach(() => library.close());

  const begin = async (plan: 'pro' | 'trial' = 'pro') => {
    const client = await library.account(plan);
    const { body: folder } = await client.call<Folder>('POST', '/folders', { name: 'Spring' });
    const ids = await fill(library, client, folder.id);
    return {
      client,
      folder: folder.id,
      ids,
      undo: (id = '') => client.call('POST', `/undo/${id}`),
    };
  };

  it('is exact for each filter after changes, moves, copies, and their undo', async () => {
    const { client, folder, ids, undo } = await begin();
    await expectExactTotals(client, 'saving');
    library.now += DAY;
    await client.call('PATCH', `/templates/${ids[0]}`, { title: 'Renamed' });
    await expectExactTotals(client, 'renaming');
    const moved = await bulk(client, 'move', ids.slice(0, 3), null);
    expect((await page(client, `folder=${folder}`)).total).to.equal(1);
    await expectExactTotals(client, 'moving');
    await undo(moved.body.undo);
    await expectExactTotals(client, 'undoing the move');
    await bulk(client, 'copy', ids, null);
    expect((await page(client)).total).to.equal(8);
    await expectExactTotals(client, 'copying');
  });

  it('is exact after templates are deleted, restored and removed', async () => {
    const { client, ids, undo } = await begin();
    const removed = await bulk(client, 'delete', ids.slice(0, 2));
    await expectExactTotals(client, 'deleting');
    await undo(removed.body.undo);
    expect((await page(client)).total).to.equal(4);
    await expectExactTotals(client, 'undoing the deletion');
    await bulk(client, 'delete', ids.slice(1));
    await client.call('POST', '/trash/restore', { items: [{ kind: 'template', id: ids[1] }] });
    await expectExactTotals(client, 'restoring');
    await client.call('DELETE', '/trash');
    expect((await page(client)).total).to.equal(2);
    await bulk(client, 'delete', ids);
    library.now += 2 * DAY;
    await purge(library.service);
    expect((await page(client)).total).to.equal(0);
    expect(await run(library.service, 'SELECT * FROM template_counts')).to.deep.equal([]);
  });

  it('is exact after a folder is deleted and restored', async () => {
    const { client, folder, undo } = await begin();
    await client.save(['outside']);
    const { body } = await client.call<{ undo: string }>('DELETE', `/folders/${folder}`);
    expect((await page(client)).total).to.equal(1);
    await expectExactTotals(client, 'deleting the folder');
    await undo(body.undo);
    expect((await page(client)).total).to.equal(5);
    await expectExactTotals(client, 'restoring the folder');
    const { body: list } = await client.call<{ folders: Folder[] }>('GET', '/folders');
    expect(list.folders.map(({ count }) => count)).to.deep.equal([4]);
  });

  it('does not count what was refused, nor the templates of others', async () => {
    const { client, ids } = await begin('trial');
    const other = await library.account();
    await other.save(['Other']);
    expect((await bulk(client, 'copy', ids, null)).status).to.be.at.least(400);
    expect((await page(client)).total).to.equal(4);
    expect((await page(other)).total).to.equal(1);
  });

  it('is exact after concurrent requests', async () => {
    const { client, ids } = await begin();
    library.now += DAY;
    await Promise.all([
      ...ids.map((id) => client.call('PATCH', `/templates/${id}`, { title: `Again ${id}` })),
      ...ids.map((id) => bulk(client, 'copy', [id], null)),
      ...ids.map((id) => client.save([`New ${id}`])),
      bulk(client, 'delete', ids.slice(1)),
    ]);
    await expectExactTotals(client, 'concurrent requests');
  });
});

describe('the first start of this release', () => {
  it('counts the templates that an earlier release has stored, and their bytes', async () => {
    const dataDir = temporaryFolder('nh-count');
    const databaseUrl = await newDatabase();
    const open = () => startLibraryService({ port: 0, dataDir, databaseUrl, seed: false });
    const earlier = await open();
    const { service } = earlier;
    const person = { email: 'a@example.org', name: 'Ada', plan: 'pro', password: 'a password' };
    const token = await tokenFor(service, await makeAccount(service, person as never));
    const [kept] = await new Client(earlier.url, token).save(['kept', 'second']);
    for (const table of ['counts', 'room']) await run(service, `DROP TABLE template_${table}`);
    for (const statement of service.isShared ? earlierPostgres : earlierSqlite)
      await run(service, statement);
    const columns =
      'account, title, title_key, type, author, author_key, content, page_settings, bytes, created, edited';
    await run(
      service,
      `INSERT INTO templates (${columns}) SELECT ${columns} FROM templates WHERE title = 'second'`,
    );
    await earlier.close();
    const later = await open();
    const client = new Client(later.url, token);
    const { items, total } = await page(client);
    expect(total).to.equal(3);
    const { body } = await client.call<Connection>('GET', '/account');
    const { items: used, bytes } = body.account?.quota ?? {};
    const sum = items.reduce((all, one) => all + one.bytes, 0);
    expect([used?.used, bytes?.used]).to.deep.equal([3, sum]);
    await bulk(client, 'delete', [kept?.id ?? '']);
    expect((await page(client, `since=${kept?.edited}`)).total).to.equal(2);
    await later.close();
  });
});

const earlierSqlite = [
  ...['added', 'removed', 'left', 'entered'].map((event) => `DROP TRIGGER count_${event}`),
  ...['taken', 'freed', 'changed'].map((event) => `DROP TRIGGER room_${event}`),
];

const counting = postgresMigrations.findIndex((statement) =>
  statement.includes('CREATE TABLE template_counts'),
);

const earlierPostgres = [
  ...['insert', 'update', 'delete'].flatMap((event) =>
    ['count', 'room'].map((kind) => `DROP FUNCTION ${kind}_templates_on_${event} CASCADE`),
  ),
  `DELETE FROM migrations WHERE number > ${counting}`,
];
