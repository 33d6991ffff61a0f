import { expect } from 'chai';
import type { RunningLibraryService } from '../../../library-service/server';
import type { Connection } from '../../../src/api/libraries/account';
import { startSeededLibrary } from '../../library-service/seeded-library';
import { run } from '../../library-service/service';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Person } from './person';

describe('the site’s connection to its library', () => {
  let library: RunningLibraryService;
  let site: TestSite;
  before(async () => {
    library = await startSeededLibrary();
    site = await startSite({ adminPassword, libraryService: library.url });
  });
  after(async () => {
    await site.close();
    await library.close();
  });

  const connection = async (person: Person): Promise<Connection> =>
    (await person.call<Connection>('GET library')).body;

  it('belongs to one person, and the token stays on the server', async () => {
    const [admin, editor] = [await Person.at(site), await Person.at(site, 'editor')];
    expect(await connection(admin)).to.deep.equal({});
    const page = await admin.connect('ada');
    expect(page.headers.get('Refresh')).to.equal(
      '0; url=/template-library?tab=cloud&library=connected',
    );
    await editor.connect('tom');
    expect((await connection(admin)).account?.email).to.equal('ada@library.example');
    expect((await connection(editor)).account?.email).to.equal('tom@library.example');
    const tokens = site.rows('SELECT token FROM library_tokens').map(({ token }) => String(token));
    // The database holds them encrypted.
    for (const token of tokens) {
      expect(token).to.match(/^sealed:/);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await fetch(`${library.url}/v1/account`, { headers })).status).to.equal(401);
    }
  });

  it('is refused with the reason when the site was opened under a name that it does not know', async () => {
    const person = await Person.at(site);
    // `fetch` cannot set the name.
    const { status, body } = await person.callNamed('shop.example', 'POST library/connect', {
      returnTo: '/',
    });
    expect([status, body.code]).to.deep.equal([409, 'library-site-unknown']);
    expect(body.message).to.include('SITE_URL');
  });

  it('can be declined', async () => {
    const person = await Person.at(site);
    const page = await person.comeBack(await person.goTo(''));
    expect(page.headers.get('Refresh')).to.include('library=refused');
  });

  it('can be completed once, in the browser that started it', async () => {
    const person = await Person.at(site);
    const address = await person.goTo('tom');
    expect((await fetch(address)).status).to.equal(400);
    const other = await Person.at(site, 'editor');
    await other.goTo('tom');
    expect((await other.comeBack(address)).status).to.equal(400);
    expect((await person.comeBack(address)).status).to.equal(200);
    expect((await person.comeBack(address)).status).to.equal(400);
  });

  it('redirects only to paths of the site', async () => {
    const person = await Person.at(site);
    const returnTo = '//evil.example/';
    await person.call('POST library/connect', { returnTo });
    const [row] = site.rows('SELECT return_to FROM library_connects ORDER BY expires DESC LIMIT 1');
    expect(row?.return_to).to.equal('/account');
  });

  it('is revoked at the library too', async () => {
    const person = await Person.at(site);
    await person.connect('ada');
    const tokens = () => run(library.service, 'SELECT token FROM tokens');
    const before = (await tokens()).length;
    await person.call('DELETE library');
    expect(await connection(person)).to.deep.equal({});
    expect(await tokens()).to.have.length(before - 1);
  });

  it('ends when the library revokes it', async () => {
    const person = await Person.at(site);
    await person.connect('ada');
    await run(library.service, 'DELETE FROM tokens');
    const { status, body } = await person.call('GET library/templates');
    expect(status).to.equal(401);
    expect(body.code).to.equal('library-not-connected');
    expect(await connection(person)).to.deep.equal({});
  });

  it('can change its plan', async () => {
    const person = await Person.at(site);
    await person.connect('eva');
    expect((await connection(person)).account?.plan).to.equal('none');
    const { body } = await person.call<Connection>('PUT library/account/plan', { plan: 'trial' });
    expect(body.account?.plan).to.equal('trial');
    await person.call('PUT library/account/plan', { plan: 'none' });
  });

  it('requires an administrator with a nonce', async () => {
    for (const path of ['library', 'library/templates', 'templates']) {
      const { status } = await fetch(`${site.url}/wp-json/nh/v1/${path}`);
      expect(status, path).to.equal(401);
    }
  });

  it('does not pass on unknown calls', async () => {
    const person = await Person.at(site);
    await person.connect('ada');
    for (const call of [
      'GET library/account',
      'DELETE library/templates/1',
      'POST library/token',
    ]) {
      expect((await person.call(call)).status, call).to.equal(404);
    }
  });
});

describe('a site whose library does not answer', () => {
  it('reports the failure', async () => {
    const library = await startSeededLibrary();
    const site = await startSite({ adminPassword, libraryService: library.url });
    const person = await Person.at(site);
    await person.connect('ada');
    await library.close();
    const { status, body } = await person.call('GET library/templates');
    expect(status).to.equal(502);
    expect(body.code).to.equal('error-loading-resource');
    await site.close();
  });
});
