import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { adminPassword } from '../kits/administrator';
import { startSite } from '../site';
import { Person } from './person';

/** A library that connects every account, and holds the responses to its API until `release` is called. */
async function slowLibrary() {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  let arrived = 0;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/authorize') {
      const back = `${form.get('redirect_uri')}?code=a&state=${form.get('state')}`;
      response.writeHead(302, { Location: back }).end();
    } else if (request.url === '/token') {
      response.end(JSON.stringify({ access_token: 'token' }));
    } else {
      arrived += 1;
      await held;
      response.end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => release(),
    close: () => server.close(),
    /** Waits until the library has so many requests. */
    async holds(count: number): Promise<void> {
      while (arrived < count) await new Promise((next) => setImmediate(next));
    },
  };
}

describe('a site whose library answers late', () => {
  it('prints its pages while more requests than it runs at once wait for the library', async () => {
    const library = await slowLibrary();
    const site = await startSite({ adminPassword, libraryService: library.url });
    const person = await Person.at(site);
    try {
      expect((await person.connect()).status).to.equal(200);
      const waiting = Array.from({ length: 20 }, () => person.call('GET library/folders'));
      await library.holds(8);
      expect((await fetch(site.url)).status).to.equal(200);
      library.release();
      for (const { status } of await Promise.all(waiting)) expect(status).to.equal(200);
    } finally {
      library.release();
      await site.close();
      library.close();
    }
  });
});
