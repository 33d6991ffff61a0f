import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import type { RunningLibraryService } from '../../../library-service/server';
import type { BulkAnswer } from '../../../src/api/libraries/bulk';
import type { TemplatePage } from '../../../src/api/libraries/listing';
import type { Template } from '../../../src/api/libraries/template';
import { startSeededLibrary } from '../../library-service/seeded-library';
import { newTemplate } from '../../library-service/service';
import { temporaryFolder } from '../../shared';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Person } from './person';

/** Copies all templates of the library to the site. */
const all = {
  action: 'copy',
  selected: { filter: {}, except: [] },
  destination: { place: 'site' },
} as const;

describe('a library whose connection breaks', () => {
  let library: RunningLibraryService;
  let way: Server;
  let site: TestSite;
  let person: Person;
  /** The number of calls that still get through to the library. */
  let left = Number.POSITIVE_INFINITY;
  /** True: requests get through, but responses are lost. */
  let isDeaf = false;
  /** A body that replaces the library's. */
  let odd: (() => string) | undefined;
  /** Gets each response that is to be sent, instead. */
  let hold: ((response: ServerResponse) => void) | undefined;
  /** What the library has received: addresses and headers. */
  const received: string[] = [];

  before(async () => {
    const dataDir = temporaryFolder('nh-cut-off');
    library = await startSeededLibrary({ dataDir });
    way = createServer(async (request, response) => {
      left -= 1;
      received.push(request.url ?? '', ...request.rawHeaders);
      if (left < 0) {
        request.socket.destroy();
        return;
      }
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
      const key = request.headers['idempotency-key'];
      const body = await buffer(request);
      if (hold) {
        hold(response);
        return;
      }
      if (odd) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(odd());
        return;
      }
      const answer = await fetch(library.url + request.url, {
        method: request.method ?? 'GET',
        headers: {
          authorization,
          'content-type': type,
          ...(typeof key === 'string' && { 'idempotency-key': key }),
        },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
        redirect: 'manual',
      });
      if (isDeaf) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    const { port } = way.address() as AddressInfo;
    site = await startSite({ adminPassword, libraryService: `http://127.0.0.1:${port}` });
    person = await Person.at(site);
    await person.connect('ada');
  });
  after(async () => {
    await site.close();
    way.closeAllConnections();
    way.close();
    await library.close();
  });
  afterEach(() => {
    left = Number.POSITIVE_INFINITY;
    isDeaf = false;
    odd = undefined;
    hold = undefined;
  });

  const kept = async (place: string, title: string, count: number) => {
    const templates = Array.from({ length: count }, (_, at) => newTemplate(`${title} ${at}`));
    const { body } = await person.call<{ templates: Template[] }>(`POST ${place}`, { templates });
    return body.templates.map(({ id }) => id);
  };
  const total = async (place: string, title: string) =>
    (await person.call<TemplatePage>(`GET ${place}?search=${title}`)).body.total;

  for (const action of ['move', 'copy'] as const) {
    it(`leaves nothing on the site after an incomplete ${action}`, async () => {
      const ids = await kept('library/templates', `Down${action}`, 50);
      const request = { action, selected: { ids }, destination: { place: 'site' } };
      left = 30;
      const answer = await person.call('POST library/templates/bulk', request);
      expect([answer.status, answer.body.code]).to.deep.equal([502, 'error-loading-resource']);
      left = Number.POSITIVE_INFINITY;
      expect(await total('templates', `down${action}`)).to.equal(0);
      expect(await total('library/templates', `down${action}`)).to.equal(50);
      await person.call('POST library/templates/bulk', request);
      expect(await total('templates', `down${action}`)).to.equal(50);
    });
  }

  it('stores and copies once when a request is retried after a lost response', async () => {
    const ids = await kept('templates', 'Again', 3);
    const cloud = { place: 'cloud', folder: null };
    const calls: [call: string, body: unknown, title: string, count: number][] = [
      ['library/templates', { templates: [newTemplate('Deaf')] }, 'deaf', 1],
      ['templates/bulk', { action: 'copy', selected: { ids }, destination: cloud }, 'again', 3],
    ];
    for (const [call, body, title, count] of calls) {
      const send = () => person.call(`POST ${call}`, body, { 'Idempotency-Key': call });
      isDeaf = true;
      expect((await send()).status).to.equal(502);
      isDeaf = false;
      const again = await send();
      expect(again.status).to.be.below(300);
      expect(await total('library/templates', title)).to.equal(count);
      expect((await send()).body).to.deep.equal(again.body);
      expect(await total('library/templates', title)).to.equal(count);
    }
  });

  it('reports the templates of a move that did not arrive, and removes only the others from the site', async () => {
    const ids = await kept('templates', 'Up', 50);
    left = 1;
    const { body } = await person.call<BulkAnswer>('POST templates/bulk', {
      action: 'move',
      selected: { ids },
      destination: { place: 'cloud', folder: null },
    });
    left = Number.POSITIVE_INFINITY;
    expect([body.done, body.failed.length]).to.deep.equal([20, 30]);
    expect(body.failed[0]).to.include({ title: 'Up 20', code: 'error-loading-resource' });
    expect(await total('templates', 'up')).to.equal(30);
    expect(await total('library/templates', 'up')).to.equal(20);
  });

  for (const body of ['<p>Maintenance</p>', '{"id":', 'null', '{"content":1}']) {
    it(`is reported when it answers ${body} instead of a template`, async () => {
      const ids = await kept('library/templates', 'Odd', 1);
      odd = () => body;
      const request = { action: 'copy', selected: { ids }, destination: { place: 'site' } };
      const { status, body: said } = await person.call('POST library/templates/bulk', request);
      expect([status, said.code]).to.deep.equal([502, 'error-loading-resource']);
    });
  }

  it('never receives the cookie and the nonce of the site’s administrator', async () => {
    const [id] = await kept('library/templates', 'Secret', 1);
    const { cookie, nonce } = person;
    received.length = 0;
    const header = { 'X-WP-Nonce': nonce };
    for (const path of ['templates?search=secret&', `templates/${id}?`, 'kits/1/file?']) {
      await person.call(`GET library/${path}_wpnonce=${nonce}`, undefined, header);
    }
    await person.call(`PATCH library/templates/${id}?_wpnonce=${nonce}`, { title: 'Secrets' });
    expect(received).to.include(`/v1/templates/${id}`);
    const all = received.join('\n').toLowerCase();
    for (const secret of [nonce, 'nonce', cookie.split('=')[1] ?? cookie, 'cookie']) {
      expect(all).to.not.include(secret.toLowerCase());
    }
  });

  it('moves a template once when three requests arrive at once', async () => {
    const ids = await kept('templates', 'Thrice', 1);
    const destination = { place: 'cloud', folder: null };
    const request = { action: 'move', selected: { ids }, destination };
    await Promise.all([1, 2, 3].map(() => person.call('POST templates/bulk', request)));
    expect(await total('library/templates', 'thrice')).to.equal(1);
  });

  for (const [what, cursor] of [
    ['one cursor', () => 'more'],
    ['a cursor of its own for each page', () => `after ${received.length}`],
  ] as const) {
    it(`is asked no further when its list does not end, with ${what}`, async () => {
      const template = (await person.call<TemplatePage>('GET library/templates')).body.items[0];
      odd = () => JSON.stringify({ items: [template], total: 1, next: cursor() });
      received.length = 0;
      const { status } = await person.call('POST library/templates/bulk', all);
      expect(status).to.equal(502);
      const lists = received.filter((address) => address.startsWith('/v1/templates?'));
      expect(lists).to.have.lengthOf.within(1, 200);
    });
  }

  it('is asked no further when the browser has left', async () => {
    const asked = new Promise<ServerResponse>((resolve) => {
      hold = resolve;
    });
    const leaving = new AbortController();
    const call = person.call('POST library/templates/bulk', all, {}, leaving.signal);
    const response = await asked;
    // A list that goes on for as long as the site reads it.
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    leaving.abort();
    await call.catch(() => undefined);
    for (let sent = 0; sent < 500 && !response.destroyed; sent += 1) {
      response.write(' ');
      await person.call('GET templates');
    }
    expect(response.destroyed).to.equal(true);
  });
});
