import { expect } from 'chai';
import { purge } from '../../library-service/purge';
import type { Connection } from '../../src/api/libraries/account';
import { type Client, newTemplate, openService, run, type TestService } from './service';

const DAY = 86_400_000;

describe('the room that an account uses', () => {
  let library: TestService;
  before(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 4, bytes: 1e6 },
      pro: { items: 1000, bytes: 1e6 },
    });
  });
  after(() => library.close());

  const used = async (client: Client) => {
    const { body } = await client.call<Connection>('GET', '/account');
    const { items, bytes } = body.account?.quota ?? {};
    return [items?.used, bytes?.used];
  };

  /** The bytes of a template with a text of this length. */
  const bytesOf = (length: number): number => {
    const { content, page_settings } = newTemplate('x'.repeat(length));
    return JSON.stringify(content).length + JSON.stringify(page_settings).length;
  };

  const bulk = (client: Client, action: string, ids: readonly string[]) =>
    client.call<{ undo: string }>('POST', '/templates/bulk', {
      action,
      selected: { ids },
      ...(action === 'copy' && { destination: { place: 'cloud', folder: null } }),
    });

  it('is exact after templates are saved, renamed, copied, deleted, restored and removed', async () => {
    const client = await library.account();
    const other = await library.account();
    const [short, long] = await client.save(['x', 'x'.repeat(90)]);
    await other.save(['x'.repeat(30)]);
    const ids = [short?.id ?? '', long?.id ?? ''];
    const both = bytesOf(1) + bytesOf(90);
    expect(await used(client), 'saved').to.deep.equal([2, both]);
    await client.call('PATCH', `/templates/${ids[0]}`, { title: 'Renamed' });
    expect(await used(client), 'renamed').to.deep.equal([2, both]);
    await bulk(client, 'copy', ids);
    expect(await used(client), 'copied').to.deep.equal([4, 2 * both]);
    const { body } = await bulk(client, 'delete', ids);
    expect(await used(client), 'deleted').to.deep.equal([4, 2 * both]);
    await client.call('POST', `/undo/${body.undo}`);
    expect(await used(client), 'restored').to.deep.equal([4, 2 * both]);
    await bulk(client, 'delete', ids.slice(1));
    await client.call('DELETE', '/trash');
    expect(await used(client), 'trash emptied').to.deep.equal([3, 2 * both - bytesOf(90)]);
    await bulk(client, 'delete', ids.slice(0, 1));
    library.now += 2 * DAY;
    await purge(library.service);
    expect(await used(client), 'purged').to.deep.equal([2, both]);
    expect(await used(other), 'of another account').to.deep.equal([1, bytesOf(30)]);
  });

  it('is exact after concurrent and refused requests', async () => {
    const client = await library.account('trial');
    const saves = await Promise.all(
      Array.from({ length: 9 }, () =>
        client.call('POST', '/templates', { templates: [newTemplate('x')] }),
      ),
    );
    expect(saves.filter(({ status }) => status === 201)).to.have.length(4);
    expect(await used(client)).to.deep.equal([4, 4 * bytesOf(1)]);
  });

  it('is forgotten with the last template', async () => {
    await run(library.service, 'DELETE FROM templates');
    expect(await run(library.service, 'SELECT * FROM template_room')).to.deep.equal([]);
  });

  it('follows a change of the size in the database', async () => {
    const client = await library.account();
    await client.save(['x', 'x']);
    await run(library.service, 'UPDATE templates SET bytes = bytes + 5');
    expect(await used(client)).to.deep.equal([2, 2 * bytesOf(1) + 10]);
  });
});
