import { expect } from 'chai';
import type { RunningLibraryService } from '../../library-service/server';
import type { Connection } from '../../src/api/libraries/account';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { TemplatePage } from '../../src/api/libraries/listing';
import type { Template, TemplateWithContent } from '../../src/api/libraries/template';
import { LoggedIn } from '../conformance/logged-in';
import { newTemplate } from '../library-service/service';
import { addUser } from './account';
import { connect, removeLibrary, setLibrary, startLibrary } from './cloud';
import { logIn, useWordPress, visit, wordPress } from './site';

describe('the cloud library of a WordPress site', () => {
  useWordPress();

  let library: RunningLibraryService;
  let admin: LoggedIn;
  before(async () => {
    library = await startLibrary();
    admin = await LoggedIn.at(wordPress.url, 'admin', 'password');
    await connect(admin, 'ada');
  });
  after(async () => {
    removeLibrary();
    await library.close();
  });

  const account = async (person: LoggedIn) =>
    (await person.call<Connection>('GET library')).body.account?.email;
  const keep = async (place: 'library/templates' | 'templates', ...titles: string[]) => {
    const templates = titles.map((title) => newTemplate(title));
    const { body } = await admin.call<{ templates: Template[] }>(`POST ${place}`, { templates });
    return body.templates.map(({ id }) => id);
  };
  const titles = async (place: string) =>
    (await admin.call<TemplatePage>(`GET ${place}`)).body.items.map(({ title }) => title);
  const change = (place: string, body: object) =>
    admin.call<BulkAnswer>(`POST ${place}/bulk`, body);

  it('is connected by each administrator with an own account, whose token stays on the server, encrypted', async () => {
    addUser('cloud-admin', 'administrator');
    const other = await LoggedIn.at(wordPress.url, 'cloud-admin', 'password');
    expect(await account(other)).to.equal(undefined);
    expect(await connect(other, 'tom')).to.equal(
      `${wordPress.url}/wp-admin/tools.php?page=nh-elements-templates&library=connected`,
    );
    expect([await account(admin), await account(other)]).to.deep.equal([
      'ada@library.example',
      'tom@library.example',
    ]);
    const stored = wordPress.php(
      "echo get_user_option( 'nh_elements_library_token', get_user_by( 'login', 'cloud-admin' )->ID );",
    );
    for (const token of [stored, Buffer.from(stored, 'base64').toString('latin1')]) {
      const headers = { Authorization: `Bearer ${encodeURIComponent(token)}` };
      expect((await fetch(`${library.url}/v1/account`, { headers })).status).to.equal(401);
    }
    await other.call('DELETE library');
    expect(await account(other)).to.equal(undefined);
    expect(await connect(other, '')).to.contain('library=refused');
  });

  it('ends the connection of nobody else: a return with a state of another person is refused', async () => {
    const { body } = await admin.call<{ url: string }>('POST library/connect', { returnTo: '/' });
    const state = new URL(body.url).searchParams.get('state');
    const other = await LoggedIn.at(wordPress.url, 'cloud-admin', 'password');
    const path = `${wordPress.url}/wp-admin/admin-post.php?action=nh_elements_library&code=x&state=`;
    for (const one of [state, 'unknown', '']) {
      expect((await other.open(path + one)).status, String(one)).to.equal(400);
    }
  });

  it('has the templates and folders of the service, and its refusals', async () => {
    const { status, body } = await admin.call('POST library/folders', { name: 'From WordPress' });
    expect(status, JSON.stringify(body)).to.equal(201);
    await keep('library/templates', 'A cloud template');
    expect(await titles('library/templates?search=cloud')).to.deep.equal(['A cloud template']);
    const missing = await admin.call('GET library/templates/999999');
    expect([missing.status, missing.body.code]).to.deep.equal([404, 'library-not-found']);
  });

  it('exchanges templates with the site, and a move is undone in both', async () => {
    const [first = ''] = await keep('library/templates', 'Moved to the site');
    const toSite = { action: 'move', selected: { ids: [first] }, destination: { place: 'site' } };
    const moved = (await change('library/templates', toSite)).body;
    expect(moved).to.include({ done: 1 });
    expect(await titles('templates?search=Moved')).to.deep.equal(['Moved to the site']);
    expect(await titles('library/templates?search=Moved')).to.deep.equal([]);
    await admin.call(`POST library/undo/${moved.undo}`);
    expect(await titles('templates?search=Moved')).to.deep.equal([]);
    expect(await titles('library/templates?search=Moved')).to.deep.equal(['Moved to the site']);

    const [second = ''] = await keep('templates', 'Sent to the cloud');
    const destination = { place: 'cloud', folder: null };
    const toCloud = { action: 'move', selected: { ids: [second, '999999'] }, destination };
    const sent = (await change('templates', toCloud)).body;
    expect(sent).to.deep.include({
      done: 1,
      failed: [{ id: '999999', code: 'library-not-found' }],
    });
    const [copy] = (await admin.call<TemplatePage>('GET library/templates?search=Sent')).body.items;
    const { body } = await admin.call<TemplateWithContent>(`GET library/templates/${copy?.id}`);
    expect(body.content).to.deep.equal(newTemplate('Sent to the cloud').content);
    await admin.call(`POST templates/undo/${sent.undo}`);
    expect(await titles('templates?search=Sent')).to.deep.equal(['Sent to the cloud']);
    expect(await titles('library/templates?search=Sent')).to.deep.equal([]);
  });

  it('is asked no further when its list does not end', async () => {
    wordPress.php("update_option( 'nh_stand_in_endless', '0' );");
    try {
      const { status } = await change('library/templates', {
        action: 'copy',
        selected: { filter: {}, except: [] },
        destination: { place: 'site' },
      });
      expect(status).to.equal(502);
      const asked = wordPress.php("echo get_option( 'nh_stand_in_endless' );");
      expect(Number(asked)).to.be.within(1, 200);
    } finally {
      wordPress.php("delete_option( 'nh_stand_in_endless' );");
    }
  });

  it('is for administrators, and asks no library without an address', async () => {
    addUser('cloud-editor', 'editor');
    const editor = await LoggedIn.at(wordPress.url, 'cloud-editor', 'password');
    for (const call of ['GET library', 'GET library/templates', 'POST library/connect']) {
      const body = call.startsWith('POST') ? {} : undefined;
      expect((await editor.call(call, body)).status, call).to.equal(403);
    }
    for (const address of ['http://library.example', 'https://me:secret@library.example', 'x']) {
      const saved = wordPress.php(
        `echo NhElements\\Library_Service::checked( '${address}' ) ?: 'none';`,
      );
      expect(saved, address).to.equal('none');
    }
  });

  it('is the second tab of the template library', async () => {
    const { page, leave } = await visit('/', { width: 1280 });
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/tools.php?page=nh-elements-templates`);
    await page.waitForSelector('nh-template-library [role=tab]:nth-of-type(2)');
    await page.click('nh-template-library [role=tab]:nth-of-type(2)');
    await page.waitForFunction(() =>
      document.querySelector('nh-template-library')?.textContent?.includes('A cloud template'),
    );
    await leave();
  });

  it('forgets the tokens when it gets another address', async () => {
    setLibrary('https://other.example');
    setLibrary(library.url);
    expect(await account(admin)).to.equal(undefined);
    const answer = await admin.call('GET library/templates');
    expect(answer.body.code).to.equal('library-not-connected');
  });
});
