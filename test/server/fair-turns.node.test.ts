import { expect } from 'chai';
import { Hono } from 'hono';
import { fairTurns } from '../../server/fair-turns';
import { Refusal } from '../../server/refusal';

describe('the turns of a server’s clients', () => {
  /** An app that notes the order in which it runs requests; `/held` runs until `release` is called. */
  function appOf() {
    const order: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const app = new Hono();
    app.use(
      fairTurns({
        clientOf: ({ req }) => req.header('X-Client') ?? '',
        isLong: ({ req }) => req.method === 'POST',
        tooMany: () => new Refusal(429, 'busy', 'Too many.'),
      }),
    );
    app.all('/now', (context) => {
      order.push(context.req.header('X-Client') ?? '');
      return context.text('done');
    });
    app.all('/held', async (context) => {
      order.push(context.req.header('X-Client') ?? '');
      await held;
      return context.text('done');
    });
    const call = (client: string, path = '/now', method = 'GET') =>
      app.request(path, { method, headers: { 'X-Client': client } });
    return { order, call, release: () => release() };
  }

  const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

  it('run a client’s few requests before the rest of another’s hundred', async () => {
    const { order, call } = appOf();
    const busy = many(100, () => call('busy'));
    await call('other');
    expect(order.indexOf('other')).to.be.at.most(8);
    await Promise.all(busy);
    expect(order).to.have.length(101);
  });

  it('let eight requests of a client run at once, and the others wait', async () => {
    const { order, call, release } = appOf();
    const busy = many(20, () => call('busy', '/held'));
    await call('other');
    expect(order.filter((client) => client === 'busy')).to.have.length(8);
    release();
    for (const response of await Promise.all(busy)) expect(response.status).to.equal(200);
  });

  it('refuse a client with more than two hundred waiting requests', async () => {
    const { call, release } = appOf();
    const busy = many(300, () => call('busy', '/held'));
    expect((await call('other')).status).to.equal(200);
    release();
    const statuses = (await Promise.all(busy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).to.have.length(92);
    expect((await call('busy')).status).to.equal(200);
  });

  it('do not keep a client’s requests waiting for its uploads', async () => {
    const { call, release } = appOf();
    const uploads = many(20, () => call('busy', '/held', 'POST'));
    expect((await call('busy')).status).to.equal(200);
    release();
    await Promise.all(uploads);
  });
});
