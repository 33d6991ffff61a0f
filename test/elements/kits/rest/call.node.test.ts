import { expect } from 'chai';
import * as z from 'zod/mini';
import { configure } from '../../../../src/core/config';
import { kitCall, kitFileAddress } from '../../../../src/elements/kits/rest';
import { type Answering, answering, json } from './server';

const shape = z.object({ session: z.string() });

let server: Answering;

/** In a suite alone: hooks of a file are those of every file that runs in its process. */
function withServer(): void {
  beforeEach(() => {
    server = answering();
    configure({ restRoot: '/wp-json', restNonce: 'first' });
  });
  afterEach(() => {
    server.restore();
    configure({ restRoot: undefined, restNonce: undefined });
  });
}

describe('a call of the kit tools', () => {
  withServer();

  it('goes to the CMS with cookie and nonce, and brings a checked answer', async () => {
    server.next(json({ session: 's1', more: 1 }));
    const { value } = await kitCall('kits/exports', { method: 'POST', body: { a: 1 }, shape });
    expect(value).to.deep.equal({ session: 's1' });
    const [{ address, init, headers } = expect.fail('no call')] = server.calls;
    expect(address).to.equal('/wp-json/nh/v1/kits/exports');
    expect(init).to.include({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
    expect(headers).to.include({ 'x-wp-nonce': 'first', 'content-type': 'application/json' });
  });

  it('sends bytes as they are', async () => {
    const body = new Blob(['chunk']);
    server.next(json({ session: 's1' }));
    await kitCall('kits/uploads/1/chunks/0', { method: 'PUT', body, shape });
    expect(server.calls[0]?.headers['content-type']).to.equal('application/octet-stream');
    expect(server.calls[0]?.init.body).to.equal(body);
  });

  it('names what is done once, the same for as long as no answer has come', async () => {
    const post = (body: unknown) =>
      kitCall('things', { method: 'POST', isOnce: true, body, shape });
    const keyAt = (index: number): string =>
      server.calls[index]?.headers['idempotency-key'] ?? expect.fail('no key');
    for (const answer of [new Error('offline'), json('', 502), json({ session: 's' })]) {
      server.next(answer);
      await post({ a: 1 });
    }
    expect(keyAt(0)).to.match(/^[\da-f]{32}$/);
    expect([keyAt(1), keyAt(2)]).to.deep.equal([keyAt(0), keyAt(0)]);
    server.next(json({ code: 'library-invalid' }, 400));
    await post({ a: 1 });
    server.next(new Error('offline'));
    await post({ a: 1 });
    server.next(json({ session: 's' }));
    await post({ a: 2 });
    const keys = [2, 3, 4, 5].map(keyAt);
    expect(new Set(keys).size).to.equal(4);
    server.next(json({ session: 's' }));
    await kitCall('things', { method: 'POST', body: { a: 2 }, shape });
    expect(server.calls.at(-1)?.headers).not.to.have.property('idempotency-key');
  });

  it('reaches a CMS without permalinks, files too', async () => {
    configure({ restRoot: '/?rest_route=/' });
    server.next(json({ session: 's1' }));
    await kitCall('kits/contents', { shape });
    expect(server.calls[0]?.address).to.equal('/?rest_route=/nh/v1/kits/contents');
    expect(kitFileAddress('kits/exports/s1/file')).to.equal(
      '/?rest_route=/nh/v1/kits/exports/s1/file&_wpnonce=first',
    );
    configure({ restRoot: '/wp-json' });
    expect(kitFileAddress('kits/exports/s1/file')).to.equal(
      '/wp-json/nh/v1/kits/exports/s1/file?_wpnonce=first',
    );
  });

  it('is made again with a new nonce where the old one has expired', async () => {
    server.next(json({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } }, 403));
    server.next(new Response('second\n'));
    server.next(json({ session: 's1' }));
    expect((await kitCall('kits/contents', { shape })).value).to.deep.equal({ session: 's1' });
    expect(server.calls.map(({ address }) => address)).to.deep.equal([
      '/wp-json/nh/v1/kits/contents',
      '/wp-admin/admin-ajax.php?action=rest-nonce',
      '/wp-json/nh/v1/kits/contents',
    ]);
    expect(server.calls[2]?.headers['x-wp-nonce']).to.equal('second');
  });

  it('says that the person is logged out where there is no new nonce', async () => {
    server.next(json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }, 403));
    server.next(new Response('0', { status: 400 }));
    const { error } = await kitCall('kits/contents', { shape });
    expect(error).to.include({
      code: 'general',
      reason: 'logged-out',
      message: 'Cookie check failed',
    });
    expect(server.calls).to.have.length(2);
  });
});

describe('a call of the kit tools that fails', () => {
  withServer();

  const refusals: [what: string, status: number, body: unknown, expected: object][] = [
    ['a code of the wire', 507, { code: 'insufficient-quota' }, { code: 'insufficient-quota' }],
    [
      'the fault of an archive',
      422,
      { code: 'invalid-zip-file', data: { reason: 'link', entry: 'a' } },
      { code: 'invalid-zip-file', reason: 'link', data: { reason: 'link', entry: 'a' } },
    ],
    ['a code that nobody knows', 500, { code: 'x' }, { code: 'general', reason: undefined }],
    ['the status 408', 408, undefined, { code: 'timeout', message: 'HTTP status 408' }],
    ['the status 504', 504, '<h1>Gateway</h1>', { code: 'timeout' }],
    ['the status 403', 403, { code: 'rest_forbidden' }, { code: 'general', reason: 'forbidden' }],
    ['the status 404', 404, { code: 'nh_none' }, { code: 'general', reason: 'not-found' }],
    [
      'the status 409',
      409,
      { code: 'nh_kit_edited', data: { edited: [] } },
      { code: 'general', reason: 'conflict', data: { edited: [] } },
    ],
  ];
  for (const [what, status, body, expected] of refusals) {
    it(`answers with data: ${what}`, async () => {
      server.next(json(body, status));
      const { error } = await kitCall('kits/contents', { shape });
      expect(error).to.deep.include(expected);
      expect(error?.status).to.equal(status);
    });
  }

  it('tells an answer of another shape from the right one', async () => {
    for (const body of [{ session: 7 }, [], undefined]) {
      server.next(json(body));
      const { error } = await kitCall('kits/contents', { shape });
      expect(error).to.include({ code: 'general', reason: 'unreadable' });
    }
  });

  it('tells that there is no server from one that takes too long', async () => {
    server.next(new TypeError('Failed to fetch'));
    const offline = await kitCall('kits/contents', { shape });
    expect(offline.error).to.include({ code: 'general', reason: 'offline' });
    server.next('never');
    const late = await kitCall('kits/contents', { shape, timeout: 5 });
    expect(late.error).to.include({ code: 'timeout' });
  });

  it('throws only what it was ended with', async () => {
    const end = new AbortController();
    server.next('never');
    const call = kitCall('kits/contents', { shape, signal: end.signal });
    const reason = new Error('cancelled');
    end.abort(reason);
    expect(await call.catch((error: unknown) => error)).to.equal(reason);
  });
});
