import { expect } from 'chai';
import { fillContentKeys } from '../../library-service/templates/content-keys';
import type { Folder } from '../../src/api/libraries/folder';
import type { FilterChoices } from '../../src/api/libraries/listing';
import { type Client, newTemplate, openService, run, type TestService } from './service';

describe('the search for templates', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  const found = async (client: Client, query: Record<string, string>): Promise<string[]> => {
    const path = `/templates?sort=title&order=asc&${new URLSearchParams(query)}`;
    const { body } = await client.call<{ items: { title: string }[] }>('GET', path);
    return body.items.map(({ title }) => title);
  };

  /** Stores a template with a text below its heading. */
  const save = (client: Client, title: string, editor: string, folder: string | null = null) => {
    const element = { id: 'b', elType: 'widget', widgetType: 'text-editor', elements: [] };
    const content = [{ ...element, settings: { editor, _css_classes: 'hidden words' } }];
    return client.call('POST', '/templates', {
      templates: [{ ...newTemplate(title, folder), content }],
    });
  };

  it('finds words in titles and contents, without case, accents and markup', async () => {
    const client = await library.account();
    await save(client, 'Opening', '<p class="wide">Un <b>Café</b> in Lyon</p>');
    await save(client, 'Lyon', 'A town');
    expect(await found(client, { search: 'lyon' })).to.deep.equal(['Lyon', 'Opening']);
    expect(await found(client, { search: 'cafe open' })).to.deep.equal(['Opening']);
    expect(await found(client, { search: 'wide' })).to.deep.equal([]);
    expect(await found(client, { search: 'hidden' })).to.deep.equal([]);
  });

  it('finds the templates of folders whose name has the words', async () => {
    const client = await library.account();
    const { body: folder } = await client.call<Folder>('POST', '/folders', { name: 'Été 2026' });
    await save(client, 'Inside', 'Text', folder.id);
    await save(client, 'Outside', 'Text');
    expect(await found(client, { search: 'ete' })).to.deep.equal(['Inside']);
    expect(await found(client, { search: 'text' })).to.deep.equal(['Inside', 'Outside']);
    const selected = { filter: { search: '2026' }, except: [] };
    const { body } = await client.call('POST', '/templates/bulk', { action: 'delete', selected });
    expect(body.done).to.equal(1);
  });

  it('finds words in contents that an earlier release has stored', async () => {
    const client = await library.account();
    await save(client, 'Earlier', 'A garden in June');
    await run(library.service, "UPDATE templates SET content_key = ''");
    await run(library.service, "DELETE FROM settings WHERE key = 'content keys'");
    expect(await found(client, { search: 'garden' })).to.deep.equal([]);
    await fillContentKeys(library.service);
    expect(await found(client, { search: 'garden' })).to.deep.equal(['Earlier']);
  });

  it('is narrowed by author and by the time of the last edit', async () => {
    const client = await library.account();
    await client.save(['old']);
    library.now += 1000;
    await client.save(['new']);
    const [{ author = '' } = {}] = await run<{ author: string }>(
      library.service,
      "SELECT author FROM templates WHERE title = 'new'",
    );
    expect(await found(client, { author })).to.deep.equal(['new', 'old']);
    expect(await found(client, { author: 'Nobody' })).to.deep.equal([]);
    expect(await found(client, { since: String(library.now) })).to.deep.equal(['new']);
    expect((await client.call('GET', '/templates?since=yesterday')).status).to.equal(400);
  });

  it('offers the types and authors that the account’s templates have', async () => {
    const client = await library.account();
    const templates = ['popup', 'header', 'popup'].map((type) => ({ ...newTemplate('a'), type }));
    await client.call('POST', '/templates', { templates });
    const { body } = await client.call<FilterChoices>('GET', '/templates/filters');
    expect(body.types).to.deep.equal(['header', 'popup']);
    expect(body.authors).to.have.length(1);
    const empty = await (await library.account()).call('GET', '/templates/filters');
    expect(empty.body).to.deep.equal({ types: [], authors: [] });
  });
});
