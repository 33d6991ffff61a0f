import { expect } from 'chai';
import { createApp } from '../../library-service/app';
import { openService, type TestService } from './service';

describe('the turns of the library’s clients', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  /** Requests from one address, each with a token. */
  const sender = () => {
    const app = createApp({ ...library.service, proxies: 1 });
    return async (token: string, address = '203.0.113.1'): Promise<number> => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address };
      return (await app.request('/v1/account', { headers })).status;
    };
  };
  const count = (statuses: readonly number[], wanted: number): number =>
    statuses.filter((status) => status === wanted).length;
  const times = <T>(length: number, make: (at: number) => T): T[] =>
    Array.from({ length }, (_, at) => make(at));

  it('are counted by address for tokens that nobody has, also within one network', async () => {
    const send = sender();
    const statuses = await Promise.all(times(300, (at) => send(`random-${at}`)));
    expect([count(statuses, 401), count(statuses, 429)]).to.deep.equal([208, 92]);
    const network = await Promise.all(
      times(300, (at) => send('a', `2001:db8::${at.toString(16)}`)),
    );
    expect(count(network, 429)).to.equal(92);
  });

  it('are counted by account for known tokens, so that one address serves many people', async () => {
    const send = sender();
    const { token } = await library.account();
    expect(await send(token, '203.0.113.2')).to.equal(200);
    const random = times(300, (at) => send(`random-${at}`));
    const known = times(208, () => send(token));
    expect(count(await Promise.all(known), 200)).to.equal(208);
    expect(count(await Promise.all(random), 429)).to.equal(92);
  });

  it('are counted by address again after a token was revoked', async () => {
    const send = sender();
    const client = await library.account();
    await send(client.token);
    await client.call('DELETE', '/account');
    expect(await send(client.token)).to.equal(401);
    const other = times(300, (at) => send(`random-${at}`));
    expect(await send(client.token)).to.equal(429);
    await Promise.all(other);
  });
});
