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
