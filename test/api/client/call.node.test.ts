import { expect } from 'chai';
import * as z from 'zod/mini';
import { callApi, fileAddress } from '../../../src/api/client';
import type { Route } from '../../../src/api/route';
import { exportRoutes } from '../../../src/api/routes/kit-exports';
import { configure } from '../../../src/core/config';
import { json, type RestServer, restServer } from '../../server-doubles/rest-server';

const response = z.object({ session: z.string() });

const base = {
  method: 'GET',
  path: '/kits/contents',
  summary: '',
  response,
  errors: [],
} as const satisfies Route;

/** A route for the tests, whose response has a session. */
function route<const Fields extends Partial<Route>>(
  fields: Fields,
): Fields & Omit<typeof base, keyof Fields> {
  return { ...base, ...fields };
}

const contents = route({});
const anyBody = { body: z.unknown() };

let server: RestServer;

/** Called inside a suite: top-level hooks would run for every test file of the process. */
function withServer(): void {
  beforeEach(() => {
    server = restServer();
    configure({ restRoot: '/wp-json', restNonce: 'first' });
  });
  afterEach(() => {
    server.restore();
    configure({ restRoot: undefined, restNonce: undefined });
  });
}

describe('a call of the API', () => {
  withServer();

  it('sends cookie and nonce to the CMS, and returns a validated response', async () => {
    server.next(json({ session: 's1', more: 1 }));
    const { value } = await callApi(route({ method: 'POST', path: '/kits/exports', ...anyBody }), {
      body: { a: 1 },
    });
    expect(value).to.deep.equal({ session: 's1' });
    const [{ address, init, headers } = expect.fail('no call')] = server.calls;
    expect(address).to.equal('/wp-json/nh/v1/kits/exports');
    expect(init).to.include({ method: 'POST', credentials: 'same-origin', body: '{"a":1}' });
    expect(headers).to.include({ 'x-wp-nonce': 'first', 'content-type': 'application/json' });
  });

  it('sends a binary body unchanged', async () => {
    const body = new Blob(['chunk']);
    server.next(json({ session: 's1' }));
    const chunk = route({
      method: 'PUT',
      path: '/kits/uploads/{upload}/chunks/{index}',
      body: { file: 'application/octet-stream' },
    });
    await callApi(chunk, { params: { upload: '1/2', index: '0' }, body });
    expect(server.calls[0]?.address).to.equal('/wp-json/nh/v1/kits/uploads/1%2F2/chunks/0');
    expect(server.calls[0]?.headers['content-type']).to.equal('application/octet-stream');
    expect(server.calls[0]?.init.body).to.equal(body);
  });

  it('repeats the idempotency key until a response arrives', async () => {
    const post = (body: unknown) =>
      callApi(route({ method: 'POST', path: '/things', isOnce: true, ...anyBody }), { body });
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
    const repeatable = route({ method: 'POST', path: '/things', ...anyBody });
    await callApi(repeatable, { body: { a: 2 } });
    expect(server.calls.at(-1)?.headers).not.to.have.property('idempotency-key');
  });

  it('uses rest_route on a CMS without permalinks, for files too', async () => {
    configure({ restRoot: '/?rest_route=/' });
    server.next(json({ session: 's1' }));
    await callApi(contents, {});
    expect(server.calls[0]?.address).to.equal('/?rest_route=/nh/v1/kits/contents');
    expect(fileAddress(exportRoutes.readExportFile, { session: 's1' })).to.equal(
      '/?rest_route=/nh/v1/kits/exports/s1/file&_wpnonce=first',
    );
    configure({ restRoot: '/wp-json' });
    expect(fileAddress(exportRoutes.readExportFile, { session: 's1' })).to.equal(
      '/wp-json/nh/v1/kits/exports/s1/file?_wpnonce=first',
    );
  });

  it('is repeated with a new nonce when the old one has expired', async () => {
    server.next(json({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } }, 403));
    server.next(new Response('second\n'));
    server.next(json({ session: 's1' }));
    expect((await callApi(contents, {})).value).to.deep.equal({ session: 's1' });
    expect(server.calls.map(({ address }) => address)).to.deep.equal([
      '/wp-json/nh/v1/kits/contents',
      '/wp-admin/admin-ajax.php?action=rest-nonce',
      '/wp-json/nh/v1/kits/contents',
    ]);
    expect(server.calls[2]?.headers['x-wp-nonce']).to.equal('second');
  });

  it('reports a logged-out person when there is no new nonce', async () => {
    server.next(json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }, 403));
    server.next(new Response('0', { status: 400 }));
    const { error } = await callApi(contents, {});
    expect(error).to.include({
      code: 'general',
      reason: 'logged-out',
      message: 'Cookie check failed',
    });
    expect(server.calls).to.have.length(2);
  });
});

describe('a failed call of the API', () => {
  withServer();

  const refusals: [name: string, status: number, body: unknown, expected: object][] = [
    ['a known error code', 507, { code: 'insufficient-quota' }, { code: 'insufficient-quota' }],
    [
      'the fault of an archive',
      422,
      { code: 'invalid-zip-file', data: { reason: 'link', entry: 'a' } },
      { code: 'invalid-zip-file', reason: 'link', data: { reason: 'link', entry: 'a' } },
    ],
    ['an unknown error code', 500, { code: 'x' }, { code: 'general', reason: undefined }],
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
  for (const [name, status, body, expected] of refusals) {
    it(`returns an error for ${name}`, async () => {
      server.next(json(body, status));
      const { error } = await callApi(contents, {});
      expect(error).to.deep.include(expected);
      expect(error?.status).to.equal(status);
    });
  }

  it('rejects a response of another shape', async () => {
    for (const body of [{ session: 7 }, [], undefined]) {
      server.next(json(body));
      const { error } = await callApi(contents, {});
      expect(error).to.include({ code: 'general', reason: 'unreadable' });
    }
  });

  it('distinguishes an unreachable server from a slow one', async () => {
    server.next(new TypeError('Failed to fetch'));
    const offline = await callApi(contents, {});
    expect(offline.error).to.include({ code: 'general', reason: 'offline' });
    server.next('never');
    const late = await callApi(contents, {}, { timeout: 5 });
    expect(late.error).to.include({ code: 'timeout' });
  });

  it('throws the reason of its signal', async () => {
    const end = new AbortController();
    server.next('never');
    const call = callApi(contents, {}, { signal: end.signal });
    const reason = new Error('cancelled');
    end.abort(reason);
    expect(await call.catch((error: unknown) => error)).to.equal(reason);
  });
});
