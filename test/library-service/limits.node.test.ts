import { expect } from 'chai';
import { MOST_IDS } from '../../src/api/libraries/bulk';
import type { Route } from '../../src/api/route';
import { servicePath, serviceRoutes } from '../../src/api/routes';
import { zipFile } from '../elements/kits/archive/zip-file';
import { archive } from './kit-archive';
import { type Client, openService, type TestService } from './service';

/** The routes that read JSON, as method and path. */
const jsonRoutes = Object.values<Route>(serviceRoutes)
  .filter(({ body }) => body && !('file' in body))
  .map(({ method, path, maxBytes = 64 * 1024 }) => {
    return { method, path: servicePath(path).replace(/\{\w+\}/g, '1'), maxBytes };
  });

/** All other routes that can have a body: those that read none, and those of people and sites that connect. */
const otherRoutes = [
  ...Object.values<Route>(serviceRoutes)
    .filter(({ method, body }) => method !== 'GET' && !body)
    .map(({ method, path }) => ({
      method,
      path: `/v1${servicePath(path).replace(/\{\w+\}/g, '1')}`,
    })),
  { method: 'POST', path: '/authorize' },
  { method: 'POST', path: '/token' },
];

const MB = 1024 * 1024;
const CHUNK = new Uint8Array(64 * 1024);

const raw = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a request to the library', () => {
  let library: TestService;
  let client: Client;
  before(async () => {
    library = await openService();
    client = await library.account();
  });
  after(() => library.close());

  for (const { method, path, maxBytes } of jsonRoutes) {
    it(`is refused when its body is too large: ${method} ${path}`, async () => {
      const { status, body } = await client.call(method, path, raw(`"${'x'.repeat(maxBytes)}"`));
      expect([status, body.code]).to.deep.equal([413, 'library-too-large']);
    });

    it(`is refused when its JSON has 3,000 levels: ${method} ${path}`, async () => {
      const deep = `{"content":${'['.repeat(3000)}${']'.repeat(3000)}}`;
      const { status, body } = await client.call(method, path, raw(deep));
      expect([status, body.code]).to.deep.equal([400, 'library-invalid']);
    });
  }

  for (const { method, path } of otherRoutes) {
    it(`is answered without reading a body of 60 MB: ${method} ${path}`, async () => {
      // One of the routes disconnects the account.
      const { token } = await library.account();
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += CHUNK.length;
          if (sent > 60 * MB) controller.close();
          else controller.enqueue(CHUNK);
        },
      });
      const response = await fetch(`${library.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
        body,
        duplex: 'half',
      } as RequestInit).catch(() => undefined);
      // Without a response, the service has closed the connection.
      expect(response?.status ?? 413).to.be.within(200, 499);
      await response?.arrayBuffer();
      expect(sent).to.be.below(20 * MB);
    });
  }

  it('is refused when a template is nested too deeply', async () => {
    let element: object = { id: 'a', elType: 'container', settings: {}, elements: [] };
    for (let level = 0; level < 1500; level += 1) element = { ...element, elements: [element] };
    const template = { title: 'Deep', type: 'page', content: [element], page_settings: {} };
    const { status } = await client.call('POST', '/templates', { templates: [template] });
    expect(status).to.equal(400);
  });

  it('is refused when it names more than 20,000 templates', async () => {
    const ids = Array.from({ length: MOST_IDS + 1 }, (_, index) => String(index));
    const bulk = (selected: object) =>
      client.call('POST', '/templates/bulk', { action: 'delete', selected });
    for (const selected of [{ ids }, { filter: {}, except: ids }]) {
      expect((await bulk(selected)).status).to.equal(400);
    }
    expect((await bulk({ ids: ids.slice(1) })).status).to.equal(200);
  });

  it('is refused when a file in its kit is larger than the kit says', async () => {
    const content = JSON.stringify({ name: 'kit', title: 'Kit', description: 'x'.repeat(9000) });
    for (const both of [{ size: 100 }, { size: 20_000 }, { crc: 1 }]) {
      const kit = zipFile([{ name: 'manifest.json', content, both }]);
      const { status, body } = await client.call('POST', '/kits', kit);
      expect([status, body.code]).to.deep.equal([400, 'library-invalid']);
    }
  });

  it('is refused when the manifest of its kit has 3,000 levels', async () => {
    const kit = await archive({ 'manifest.json': '['.repeat(3000) + ']'.repeat(3000) });
    expect((await client.call('POST', '/kits', kit)).status).to.equal(400);
  });
});
