import { expect } from 'chai';
import { type Client, newTemplate, openService, type TestService } from './service';

describe('a request that has a name', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  const keep = (client: Client, title: string, key: string) =>
    client.call(
      'POST',
      '/templates',
      { templates: [newTemplate(title)] },
      { 'Idempotency-Key': key },
    );
  const total = async (client: Client): Promise<unknown> =>
    (await client.call('GET', '/templates')).body.total;

  it('is done once, and answered the same each time', async () => {
    const client = await library.account();
    const first = await keep(client, 'a', 'k');
    const again = await keep(client, 'a', 'k');
    expect([again.status, again.body]).to.deep.equal([201, first.body]);
    expect(await total(client)).to.equal(1);
    await keep(client, 'a', 'another');
    expect(await total(client)).to.equal(2);
  });

  it('is another one of another account, at another address, and after a day', async () => {
    const [client, other] = [await library.account(), await library.account()];
    await keep(client, 'a', 'k');
    await keep(other, 'b', 'k');
    expect(await total(other)).to.equal(1);
    const folder = await client.call('POST', '/folders', { name: 'F' }, { 'Idempotency-Key': 'k' });
    expect(folder.body.name).to.equal('F');
    library.now += 24 * 60 * 60_000;
    await keep(client, 'c', 'unrelated');
    await keep(client, 'a', 'k');
    expect(await total(client)).to.equal(3);
  });

  it('can be made again when it was refused', async () => {
    const client = await library.account();
    expect((await keep(client, '', 'k')).status).to.equal(400);
    expect((await keep(client, 'a', 'k')).status).to.equal(201);
  });
});
