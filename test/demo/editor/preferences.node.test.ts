import { expect } from 'chai';
import type { EditorPreferences } from '../../../src/api/pages/preferences';
import { Author } from './author';
import { authorForTests } from './author-for-tests';

describe('the preferences of the page editor', () => {
  const desk = authorForTests();

  const read = async (author: Author) =>
    (await author.person.call<EditorPreferences>('GET editor-preferences')).body;
  const change = (author: Author, body: object) =>
    author.person.call<EditorPreferences>('PATCH editor-preferences', body);

  it('are the defaults until the account changes one, and keep the others then', async () => {
    const { ada } = desk();
    expect(await read(ada)).to.include({ lightboxInEditor: true, colorScheme: 'auto' });
    await change(ada, { lightboxInEditor: false });
    await change(ada, { done: ['title'] });
    const saved = await read(ada);
    expect(saved).to.include({ lightboxInEditor: false, colorScheme: 'auto' });
    expect(saved.done).to.deep.equal(['title']);
  });

  it('belong to one account', async () => {
    const { ada, site } = desk();
    await change(ada, { colorScheme: 'dark' });
    const other = await Author.at(site, 'editor');
    expect((await read(other)).colorScheme).to.equal('auto');
  });

  it('take no unknown values, and no address of another site', async () => {
    const { ada } = desk();
    for (const address of ['https://other.example/', '//other.example/', 'javascript:alert(1)']) {
      const { status } = await change(ada, { recent: [{ title: 'x', address }] });
      expect(status, address).to.equal(400);
    }
    expect((await change(ada, { colorScheme: 'pink' })).status).to.equal(400);
    expect((await read(ada)).recent).to.deep.equal([]);
  });
});
