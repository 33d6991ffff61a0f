import { expect } from 'chai';
import type { BulkAnswer } from '../../src/api/libraries/bulk';
import type { TemplatePage } from '../../src/api/libraries/listing';
import type { Template, TemplateWithContent } from '../../src/api/libraries/template';
import { newTemplate, openService, type TestService } from './service';

const titles = ({ items }: TemplatePage): string[] => items.map(({ title }) => title);

describe('the library’s templates', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  it('are returned as they were stored', async () => {
    const client = await library.account();
    const [saved] = await client.save(['Quiet header']);
    const { body } = await client.call<TemplateWithContent>('GET', `/templates/${saved?.id}`);
    expect(body.title).to.equal('Quiet header');
    expect(body.content).to.deep.equal(newTemplate('Quiet header').content);
    expect(body.author).to.match(/^Person/);
  });

  it('are paged alike by offset and by cursor', async () => {
    const client = await library.account();
    await client.save(['d', 'B', 'a', 'c', 'E']);
    const page = async (query: string): Promise<TemplatePage> =>
      (await client.call<TemplatePage>('GET', `/templates?sort=title&order=asc&limit=2${query}`))
        .body;
    const first = await page('');
    expect(titles(first)).to.deep.equal(['a', 'B']);
    expect(first.total).to.equal(5);
    const second = await page(`&cursor=${first.next}`);
    expect(titles(second)).to.deep.equal(['c', 'd']);
    expect(titles(await page('&offset=2'))).to.deep.equal(['c', 'd']);
    const third = await page(`&cursor=${second.next}`);
    expect(titles(third)).to.deep.equal(['E']);
    expect(third.next).to.equal(null);
  });

  it('are found by word prefixes, regardless of case and accents', async () => {
    const client = await library.account();
    await client.save(['Théâtre, bright', 'Bright orchard', 'Quiet "theatre" page']);
    const found = async (search: string): Promise<string[]> => {
      const path = `/templates?sort=title&order=asc&search=${encodeURIComponent(search)}`;
      return titles((await client.call<TemplatePage>('GET', path)).body);
    };
    expect(await found('thea')).to.deep.equal(['Quiet "theatre" page', 'Théâtre, bright']);
    expect(await found('bri THE')).to.deep.equal(['Théâtre, bright']);
    expect(await found('" OR 1')).to.deep.equal([]);
    expect(await found('*')).to.deep.equal([]);
  });

  it('answer 304 while the list has not changed', async () => {
    const client = await library.account();
    await client.save(['One']);
    const first = await client.call('GET', '/templates');
    const tag = first.headers.get('ETag') ?? '';
    const again = { 'If-None-Match': tag };
    expect((await client.call('GET', '/templates', undefined, again)).status).to.equal(304);
    await client.save(['Two']);
    expect((await client.call('GET', '/templates', undefined, again)).status).to.equal(200);
  });

  it('cannot be read or changed by another account', async () => {
    const [owner, stranger] = [await library.account(), await library.account()];
    const [saved] = await owner.save(['Mine']);
    const path = `/templates/${saved?.id}`;
    expect((await stranger.call('GET', path)).status).to.equal(404);
    expect((await stranger.call('PATCH', path, { title: 'Taken' })).status).to.equal(404);
    const request = { action: 'delete', selected: { ids: [saved?.id] } };
    const { body } = await stranger.call<BulkAnswer>('POST', '/templates/bulk', request);
    expect(body.done).to.equal(0);
    expect(body.failed).to.deep.equal([{ id: saved?.id, code: 'library-not-found' }]);
    expect((await owner.call('GET', path)).status).to.equal(200);
  });

  it('can be renamed, but not to an empty title', async () => {
    const client = await library.account();
    const [saved] = await client.save(['Before']);
    const path = `/templates/${saved?.id}`;
    const renamed = await client.call<Template>('PATCH', path, { title: ' After ' });
    expect(renamed.body.title).to.equal('After');
    expect((await client.call('PATCH', path, { title: ' ' })).body.code).to.equal(
      'library-invalid',
    );
    const found = await client.call<TemplatePage>('GET', '/templates?search=after');
    expect(found.body.total).to.equal(1);
  });

  it('refuse invalid requests and store nothing of them', async () => {
    const client = await library.account();
    const broken = { ...newTemplate('Broken'), content: [{ id: 1 }] };
    const templates = [newTemplate('Whole'), broken];
    const { status, body } = await client.call('POST', '/templates', { templates });
    expect(status).to.equal(400);
    expect(body.message).to.include('templates.1.content');
    expect((await client.call('GET', '/templates')).body.total).to.equal(0);
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'sort=size', 'cursor=x']) {
      expect((await client.call('GET', `/templates?${query}`)).status, query).to.equal(400);
    }
  });
});
