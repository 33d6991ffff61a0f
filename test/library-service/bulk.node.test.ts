import { expect } from 'chai';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { Folder } from '../../src/api/libraries/folder';
import { type Client, openService, type TestService } from './service';

const total = async (client: Client, query = ''): Promise<unknown> =>
  (await client.call('GET', `/templates?${query}`)).body.total;

const folder = async (client: Client, name: string): Promise<Folder> =>
  (await client.call<Folder>('POST', '/folders', { name })).body;

const bulk = (client: Client, request: unknown) =>
  client.call<BulkAnswer>('POST', '/templates/bulk', request);

const cloud = (into: string | null) => ({ place: 'cloud', folder: into });

describe('bulk actions on templates', () => {
  let library: TestService;
  before(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 3, bytes: 1000 },
      pro: { items: 1000, bytes: 1_000_000 },
    });
  });
  after(() => library.close());

  it('move templates into a folder and undo the move once', async () => {
    const client = await library.account();
    const { id } = await folder(client, 'Spring');
    const saved = await client.save(['a', 'b', 'c']);
    const ids = saved.slice(0, 2).map((template) => template.id);
    const request = { action: 'move', selected: { ids }, destination: cloud(id) };
    const { body } = await bulk(client, request);
    expect(body.done).to.equal(2);
    expect(await total(client, `folder=${id}`)).to.equal(2);
    expect((await client.call('POST', `/undo/${body.undo}`)).body.done).to.equal(2);
    expect(await total(client, 'folder=')).to.equal(3);
    expect((await client.call('POST', `/undo/${body.undo}`)).status).to.equal(410);
  });

  it('apply to all templates that match a filter, minus exceptions', async () => {
    const client = await library.account();
    const saved = await client.save(['red one', 'red two', 'red three', 'blue']);
    const [, two] = saved;
    const selected = { filter: { search: 'red' }, except: [two?.id] };
    const { body } = await bulk(client, { action: 'delete', selected });
    expect(body.done).to.equal(2);
    expect(await total(client)).to.equal(2);
    await client.call('POST', `/undo/${body.undo}`);
    expect(await total(client)).to.equal(4);
  });

  it('report templates that another request has deleted', async () => {
    const client = await library.account();
    const [first, second] = await client.save(['first', 'second']);
    await bulk(client, { action: 'delete', selected: { ids: [first?.id] } });
    const { id } = await folder(client, 'Here');
    const selected = { ids: [first?.id, second?.id] };
    const { body } = await bulk(client, { action: 'move', selected, destination: cloud(id) });
    expect(body.done).to.equal(1);
    const code = 'library-not-found';
    expect(body.failed).to.deep.equal([{ id: first?.id, title: 'first', code }]);
  });

  it('leave the templates in place when the target folder was deleted', async () => {
    const client = await library.account();
    const [saved] = await client.save(['a']);
    const { id } = await folder(client, 'Gone');
    await client.call('DELETE', `/folders/${id}`);
    const selected = { ids: [saved?.id] };
    for (const action of ['move', 'copy']) {
      const { body } = await bulk(client, { action, selected, destination: cloud(id) });
      expect(body).to.have.property('code', 'library-folder-not-found');
    }
    expect(await total(client)).to.equal(1);
  });

  it('copy all templates or none when the quota does not suffice', async () => {
    const client = await library.account('trial');
    const saved = await client.save(['a', 'b']);
    const selected = { ids: saved.map(({ id }) => id) };
    const { status, body } = await bulk(client, {
      action: 'copy',
      selected,
      destination: cloud(null),
    });
    expect(status).to.equal(403);
    expect(body).to.have.property('code', 'insufficient-quota');
    expect(await total(client)).to.equal(2);
    const one = { ids: [saved[0]?.id] };
    const copied = await bulk(client, { action: 'copy', selected: one, destination: cloud(null) });
    expect(copied.body.done).to.equal(1);
  });

  it('can be undone only within a day', async () => {
    const client = await library.account('trial');
    const [saved] = await client.save(['a']);
    const remove = () => bulk(client, { action: 'delete', selected: { ids: [saved?.id] } });
    const { body } = await remove();
    expect((await client.call('POST', `/undo/${body.undo}`)).status).to.equal(200);
    const again = await remove();
    library.now += 25 * 3_600_000;
    const { body: tooLate } = await client.call('POST', `/undo/${again.body.undo}`);
    expect(tooLate.code).to.equal('library-undo-gone');
  });

  it('stay within the quota when several requests arrive at the same time', async () => {
    const client = await library.account('trial');
    const saved = await Promise.all(Array.from({ length: 8 }, () => client.save(['one'])));
    expect(saved.filter(Boolean)).to.have.length(3);
    expect(await total(client)).to.equal(3);
  });
});

describe('the library’s folders', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  it('have unique names of 1 to 50 characters', async () => {
    const client = await library.account();
    await folder(client, 'Spring');
    const { body, status } = await client.call('POST', '/folders', { name: ' spring ' });
    expect(status).to.equal(409);
    expect(body.code).to.equal('library-folder-exists');
    for (const name of ['', '  ', 'x'.repeat(51)]) {
      expect((await client.call('POST', '/folders', { name })).status).to.equal(400);
    }
    expect((await client.call('POST', '/folders', { name: 'é'.repeat(50) })).status).to.equal(201);
  });

  it('are deleted and restored with their templates', async () => {
    const client = await library.account();
    const { id } = await folder(client, 'Summer');
    await client.save(['in it', 'too'], id);
    const { body } = await client.call<BulkAnswer>('DELETE', `/folders/${id}`);
    expect(body.done).to.equal(2);
    expect(await total(client)).to.equal(0);
    await client.call('POST', `/undo/${body.undo}`);
    const { folders } = (await client.call<{ folders: Folder[] }>('GET', '/folders')).body;
    expect(folders.map(({ name, count }) => ({ name, count }))).to.deep.equal([
      { name: 'Summer', count: 2 },
    ]);
  });

  it('are not restored when another folder has the same name', async () => {
    const client = await library.account();
    const { id } = await folder(client, 'Twice');
    const { body } = await client.call<BulkAnswer>('DELETE', `/folders/${id}`);
    await folder(client, 'Twice');
    const refused = await client.call('POST', `/undo/${body.undo}`);
    expect(refused.body.code).to.equal('library-folder-exists');
  });

  it('need an account with a plan', async () => {
    const client = await library.account('none');
    const { body } = await client.call('POST', '/folders', { name: 'Any' });
    expect(body.code).to.equal('library-upgrade-required');
    const templates = await client.call('POST', '/templates', { templates: [] });
    expect(templates.body.code).to.equal('library-upgrade-required');
  });
});
