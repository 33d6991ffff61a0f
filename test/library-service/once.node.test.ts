import { expect } from 'chai';
import { type Client, newTemplate, openService, type TestService } from './service';

describe('a request with an idempotency key', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  const save = (client: Client, title: string, key: string) =>
    client.call(
      'POST',
      '/templates',
      { templates: [newTemplate(title)] },
      { 'Idempotency-Key': key },
    );
  const total = async (client: Client): Promise<unknown> =>
    (await client.call('GET', '/templates')).body.total;

  it('is executed once and gets the same response each time', async () => {
    const client = await library.account();
    const first = await save(client, 'a', 'k');
    const again = await save(client, 'a', 'k');
    expect([again.status, again.body]).to.deep.equal([201, first.body]);
    expect(await total(client)).to.equal(1);
    await save(client, 'a', 'another');
    expect(await total(client)).to.equal(2);
  });

  it('is a new request for another account, at another path, and after a day', async () => {
    const [client, other] = [await library.account(), await library.account()];
    await save(client, 'a', 'k');
    await save(other, 'b', 'k');
    expect(await total(other)).to.equal(1);
    const folder = await client.call('POST', '/folders', { name: 'F' }, { 'Idempotency-Key': 'k' });
    expect(folder.body.name).to.equal('F');
    library.now += 24 * 60 * 60_000;
    await save(client, 'c', 'unrelated');
    await save(client, 'a', 'k');
    expect(await total(client)).to.equal(3);
  });

  it('is refused with another body', async () => {
    const client = await library.account();
    const first = await save(client, 'a', 'k');
    const { status, body } = await save(client, 'b', 'k');
    expect([status, body.code]).to.deep.equal([422, 'library-key-reused']);
    expect((await save(client, 'a', 'k')).body).to.deep.equal(first.body);
  });

  it('can be retried after a refusal', async () => {
    const client = await library.account();
    expect((await save(client, '', 'k')).status).to.equal(400);
    expect((await save(client, 'a', 'k')).status).to.equal(201);
  });
});
