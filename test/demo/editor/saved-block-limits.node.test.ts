import { expect } from 'chai';
import type { Use } from '../../../src/api/pages/document';
import type { SavedBlock } from '../../../src/api/pages/saved-block';
import { type BuilderElement, type Elements, savedBlockElement } from '../../../src/page';
import { Author, heading, pageWith } from './author';
import { authorForTests } from './author-for-tests';

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly uses: Use[]; readonly by: string };
}

const headings = (count: number): BuilderElement[] =>
  Array.from({ length: count }, (_, index) => heading(`h${index}`, 'x'));

const references = (block: string, count: number): BuilderElement[] =>
  Array.from({ length: count }, (_, index) => savedBlockElement(`r${index}`, block));

describe('the limits of saved blocks', () => {
  const desk = authorForTests();

  const save = async (title: string, content: Elements) =>
    (await desk().ada.person.call<SavedBlock>('POST saved-blocks', { title, content })).body.id;
  const change = (id: string, content: Elements) =>
    desk().ada.person.call<Refused>(`PATCH saved-blocks/${id}`, { revision: 1, content });
  const remove = (id: string) =>
    desk().ada.person.call<Refused>(`DELETE saved-blocks/${id}?leave=copies`);
  const usesOf = async (id: string) =>
    (await desk().ada.person.call<{ uses: Use[] }>(`GET saved-blocks/${id}/uses`)).body.uses;

  it('leave a block where it is when a page has no room for copies of it', async () => {
    const { ada, id } = desk();
    const block = await save('Large', headings(1500));
    await ada.save(id, 1, pageWith(...references(block, 3)));
    const { status, body } = await remove(block);
    expect([status, body.code]).to.deep.equal([413, 'nh_page_full']);
    expect(body.data.uses.map(({ page }) => page)).to.deep.equal([id]);
    const opened = (await ada.open(id)).body;
    expect(opened.revision).to.equal(2);
    expect(opened.document.content).to.deep.equal(references(block, 3));
    expect(await usesOf(block)).to.have.length(1);
  });

  it('leave a block that another one has no room for', async () => {
    const block = await save('Large', headings(1500));
    await save('Outer', references(block, 2));
    const { body } = await remove(block);
    expect(body.data.uses.map(({ title }) => title)).to.deep.equal(['Outer']);
    expect(await usesOf(block)).to.have.length(1);
  });

  it('know a block by its id only, not by another spelling of its number', async () => {
    const { ada, id } = desk();
    const block = await save('A', headings(1));
    await ada.save(id, 1, pageWith(savedBlockElement('b1', block)));
    for (const spelling of [`0${block}`, `${block}.0`, `${block}e0`, `0x${block}`]) {
      expect((await remove(spelling)).status, spelling).to.equal(404);
      expect((await ada.open(`0${id}`)).status).to.equal(404);
    }
    expect(await usesOf(block)).to.have.length(1);
    await remove(block);
    expect((await ada.open(id)).body.document.content[0]?.widgetType).to.equal('heading');
  });

  it('count each document that contains a block, whatever its title is', async () => {
    const { ada, id } = desk();
    const block = await save('A', headings(1));
    await ada.save(id, 1, pageWith(savedBlockElement('b1', block)));
    for (const title of [id, 'Same', 'Same']) await save(title, references(block, 1));
    expect(await usesOf(block)).to.have.length(4);
  });

  it('refuse a block of more than 512 KiB', async () => {
    const { ada } = desk();
    const content = [heading('a', 'x'.repeat(600_000))];
    const { status, body } = await ada.person.call<Refused>('POST saved-blocks', {
      title: 'A',
      content,
    });
    expect([status, body.code]).to.deep.equal([413, 'nh_page_too_large']);
  });

  it('refuse a page that has no room for its blocks, and say so', async () => {
    const { ada, id } = desk();
    const block = await save('Long', [heading('a', 'x'.repeat(400_000))]);
    const { status, body } = await ada.save(id, 1, pageWith(...references(block, 2000)));
    expect([status, body.code]).to.deep.equal([413, 'nh_page_full']);
    expect(body.message).to.contain('With its global blocks');
    expect((await ada.save(id, 1, pageWith(...references(block, 5)))).status).to.equal(200);
  });

  it('refuse a change for which a page has no room, also through another block', async () => {
    const { ada, id } = desk();
    const inner = await save('Inner', headings(1));
    const outer = await save('Outer', references(inner, 10));
    await ada.save(id, 1, pageWith(...references(outer, 10)));
    const { status, body } = await change(inner, headings(100));
    expect([status, body.code]).to.deep.equal([413, 'nh_page_full']);
    expect(body.data.uses.map(({ page }) => page)).to.deep.equal([id]);
    expect((await change(inner, headings(10))).status).to.equal(200);
  });
});

describe('pages that are changed because a saved block is deleted', () => {
  const desk = authorForTests();

  const publishedWith = async () => {
    const { ada, id } = desk();
    const content = [heading('x', 'A line')];
    const { body } = await ada.person.call<SavedBlock>('POST saved-blocks', {
      title: 'A',
      content,
    });
    await ada.save(id, 1, pageWith(savedBlockElement('b1', body.id)));
    await ada.publish(id, 2);
    return `DELETE saved-blocks/${body.id}?leave=copies`;
  };

  it('are left to the person who has them open', async () => {
    const { site, ada, id } = desk();
    const removal = await publishedWith();
    const grace = await Author.at(site, 'editor');
    await grace.lock(id);
    const { status, body } = await ada.person.call<Refused>(removal);
    expect([status, body.code, body.data.by]).to.deep.equal([423, 'nh_page_locked', 'editor']);
    expect((await grace.save(id, 2, pageWith(heading('a', 'Typed')))).status).to.equal(200);
    await grace.release(id);
    expect((await ada.person.call(removal)).status).to.equal(200);
    await ada.lock(id);
  });

  it('may be open in an editor of the same person', async () => {
    const { ada, id } = desk();
    const removal = await publishedWith();
    await ada.lock(id);
    expect((await ada.person.call(removal)).status).to.equal(200);
  });

  it('have at most a hundred revisions then', async () => {
    const { site, ada, id } = desk();
    const removal = await publishedWith();
    for (let revision = 2; revision <= 101; revision += 1) {
      const draft = pageWith(heading('a', String(revision)));
      await ada.save(id, revision, draft, { isKept: true });
    }
    await ada.person.call(removal);
    const [{ count } = {}] = site.rows(
      'SELECT count(*) AS count FROM page_revisions WHERE document = ?',
      Number(id),
    );
    expect(count).to.be.at.most(100);
  });
});
