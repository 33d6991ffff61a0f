import { expect } from 'chai';
import type { BulkAnswer } from '../../src/elements/kits/libraries/wire/bulk';
import type { TemplatePage } from '../../src/elements/kits/libraries/wire/listing';
import type {
  Template,
  TemplateWithContent,
} from '../../src/elements/kits/libraries/wire/template';
import { newTemplate, openService, type TestService } from './service';

const titles = ({ items }: TemplatePage): string[] => items.map(({ title }) => title);

describe('the library’s templates', () => {
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  it('come back as they were kept', async () => {
    const client = await library.account();
    const [kept] = await client.keep(['Quiet header']);
    const { body } = await client.call<TemplateWithContent>('GET', `/templates/${kept?.id}`);
    expect(body.title).to.equal('Quiet header');
    expect(body.content).to.deep.equal(newTemplate('Quiet header').content);
    expect(body.author).to.match(/^Person/);
  });

  it('are listed page by page, by a place and by a cursor, alike', async () => {
    const client = await library.account();
    await client.keep(['d', 'B', 'a', 'c', 'E']);
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

  it('are found by the beginnings of their words, without case and accents', async () => {
    const client = await library.account();
    await client.keep(['Théâtre, bright', 'Bright orchard', 'Quiet "theatre" page']);
    const found = async (search: string): Promise<string[]> => {
      const path = `/templates?sort=title&order=asc&search=${encodeURIComponent(search)}`;
      return titles((await client.call<TemplatePage>('GET', path)).body);
    };
    expect(await found('thea')).to.deep.equal(['Quiet "theatre" page', 'Théâtre, bright']);
    expect(await found('bri THE')).to.deep.equal(['Théâtre, bright']);
    expect(await found('" OR 1')).to.deep.equal([]);
    expect(await found('*')).to.deep.equal([]);
  });

  it('answer that nothing has changed since', async () => {
    const client = await library.account();
    await client.keep(['One']);
    const first = await client.call('GET', '/templates');
    const tag = first.headers.get('ETag') ?? '';
    const again = { 'If-None-Match': tag };
    expect((await client.call('GET', '/templates', undefined, again)).status).to.equal(304);
    await client.keep(['Two']);
    expect((await client.call('GET', '/templates', undefined, again)).status).to.equal(200);
  });

  it('are nobody else’s', async () => {
    const [owner, stranger] = [await library.account(), await library.account()];
    const [kept] = await owner.keep(['Mine']);
    const path = `/templates/${kept?.id}`;
    expect((await stranger.call('GET', path)).status).to.equal(404);
    expect((await stranger.call('PATCH', path, { title: 'Taken' })).status).to.equal(404);
    const request = { action: 'delete', selected: { ids: [kept?.id] } };
    const { body } = await stranger.call<BulkAnswer>('POST', '/templates/bulk', request);
    expect(body.done).to.equal(0);
    expect(body.failed).to.deep.equal([{ id: kept?.id, code: 'library-not-found' }]);
    expect((await owner.call('GET', path)).status).to.equal(200);
  });

  it('get another title, and never none', async () => {
    const client = await library.account();
    const [kept] = await client.keep(['Before']);
    const path = `/templates/${kept?.id}`;
    const renamed = await client.call<Template>('PATCH', path, { title: ' After ' });
    expect(renamed.body.title).to.equal('After');
    expect((await client.call('PATCH', path, { title: ' ' })).body.code).to.equal(
      'library-invalid',
    );
    const found = await client.call<TemplatePage>('GET', '/templates?search=after');
    expect(found.body.total).to.equal(1);
  });

  it('refuse what is of another shape, and keep nothing of it', async () => {
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
