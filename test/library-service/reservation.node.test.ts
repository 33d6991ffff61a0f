import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Account } from '../../library-service/accounts/accounts';
import { accountOfToken } from '../../library-service/accounts/grants';
import { Reservation } from '../../library-service/kits/reservation';
import { purge } from '../../library-service/purge';
import type { Connection } from '../../src/api/libraries/account';
import { archive } from './kit-archive';
import { type Client, newTemplate, openService, type TestService } from './service';

const HOUR = 3_600_000;
const manifest = { 'manifest.json': JSON.stringify({ name: 'kit', title: 'Kit' }) };

describe('an upload to the library', () => {
  let library: TestService;
  before(async () => {
    library = await openService({
      none: { items: 0, bytes: 0 },
      trial: { items: 10, bytes: 50_000 },
      pro: { items: 10, bytes: 50_000 },
    });
  });
  after(() => library.close());

  /** Begins an upload whose body does not end. */
  const begin = (client: Client, headers: Record<string, string | number>): ClientRequest => {
    const upload = request(`${library.url}/v1/kits`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${client.token}`, ...headers },
    });
    upload.on('error', () => undefined);
    upload.write('PK');
    return upload;
  };
  const used = async (client: Client): Promise<number> =>
    (await client.call<Connection>('GET', '/account')).body.account?.quota?.bytes.used ?? 0;
  const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
    while (!(await isTrue()));
  };
  const files = (): string[] => readdirSync(join(library.service.dataDir, 'kits'));

  it('reserves its announced size, which another upload cannot use, and frees it when it breaks off', async () => {
    const client = await library.account();
    const upload = begin(client, { 'Content-Length': 40_000 });
    await until(async () => (await used(client)) === 40_000);
    const kit = await archive({ ...manifest, 'large.txt': 'x'.repeat(20_000) });
    const { status, body } = await client.call('POST', '/kits', kit);
    expect([status, body.code]).to.deep.equal([403, 'insufficient-quota']);
    upload.destroy();
    await until(async () => (await used(client)) === 0);
    expect((await client.call('POST', '/kits', kit)).status).to.equal(201);
  });

  it('reserves what is left when its size is not announced', async () => {
    const client = await library.account();
    const upload = begin(client, { 'Transfer-Encoding': 'chunked' });
    await until(async () => (await used(client)) === 50_000);
    const templates = [newTemplate('No room')];
    const { body } = await client.call('POST', '/templates', { templates });
    expect(body.code).to.equal('insufficient-quota');
    upload.end();
    const [response] = await once(upload, 'response');
    response.resume();
    expect(response.statusCode).to.equal(400);
    await until(async () => (await used(client)) === 0);
  });

  it('is refused at once when its announced size exceeds the quota', async () => {
    const client = await library.account();
    const upload = begin(client, { 'Content-Length': 60_000 });
    const [response] = await once(upload, 'response');
    expect(response.statusCode).to.equal(403);
    upload.destroy();
  });

  it('of a process that has ended loses its room and its file after an hour', async () => {
    const client = await library.account();
    const { service } = library;
    const account = (await accountOfToken(service, client.token)) as Account;
    const before = files();
    const upload = await Reservation.of(service, account, 'lost.zip', 1000);
    writeFileSync(service.blobs.partialPath('lost.zip'), 'PK');
    await purge(service);
    expect([await used(client), files().length]).to.deep.equal([1000, before.length + 1]);
    library.now += HOUR;
    expect(await used(client)).to.equal(0);
    await purge(service);
    expect(files()).to.deep.equal(before);
    const late = await upload.cover(2000).catch((error: unknown) => error);
    expect(String(late)).to.include('Send it again');
  });
});
