import { expect } from 'chai';
import type { Use } from '../../../src/api/pages/document';
import type { SavedBlock, SavedBlockWithContent } from '../../../src/api/pages/saved-block';
import { type Elements, savedBlockElement } from '../../../src/page';
import { heading, pageWith, visited } from './author';
import { authorForTests } from './author-for-tests';

describe('a saved block', () => {
  const desk = authorForTests();

  const save = async (title: string, content: Elements) =>
    (await desk().ada.person.call<SavedBlock>('POST saved-blocks', { title, content })).body;
  const change = (id: string, body: object) =>
    desk().ada.person.call<Record<string, unknown>>(`PATCH saved-blocks/${id}`, body);
  const remove = (id: string, query = '') =>
    desk().ada.person.call<{ copied: Use[]; code: string; data: { uses: Use[] } }>(
      `DELETE saved-blocks/${id}${query}`,
    );
  const publishWith = async (block: string) => {
    await desk().ada.save(desk().page.id, 1, pageWith(savedBlockElement('b1', block)));
    await desk().ada.publish(desk().page.id, 2);
  };

  it('is edited once, and changes on every page that contains it', async () => {
    const { site, ada, page } = desk();
    const { id } = await save(' Opening hours ', [heading('x', 'Nine to five')]);
    await publishWith(id);
    expect(await visited(site, page.path)).to.include('Nine to five');
    const { body } = await change(id, { revision: 1, content: [heading('x', 'Ten to six')] });
    expect(body).to.deep.include({ title: 'Opening hours', revision: 2, used: 1 });
    const shown = await visited(site, page.path);
    expect(shown).to.include('Ten to six').and.not.include('Nine to five');
    const { body: read } = await ada.person.call<SavedBlockWithContent>(`GET saved-blocks/${id}`);
    expect(read.content).to.deep.equal([heading('x', 'Ten to six')]);
  });

  it('is never overwritten by a change of an older revision', async () => {
    const { id } = await save('A', [heading('x', 'one')]);
    await change(id, { revision: 1, title: 'B' });
    const { status, body } = await change(id, { revision: 1, title: 'C' });
    expect(status).to.equal(409);
    expect(body).to.deep.include({ data: { status: 409, revision: 2 } });
  });

  it('says where it is used, in published pages, drafts and other blocks', async () => {
    const { site, ada, page } = desk();
    const { id } = await save('A', [heading('x', 'one')]);
    await publishWith(id);
    const [post] = site.rows("SELECT id, title FROM documents WHERE type = 'post'");
    await ada.save(String(post?.id), 1, pageWith(savedBlockElement('b1', id)));
    await save('Outer', [savedBlockElement('y', id)]);
    const { body } = await ada.person.call<{ uses: Use[] }>(`GET saved-blocks/${id}/uses`);
    expect(body.uses.map((use) => [use.page, use.published])).to.have.deep.members([
      [page.id, true],
      [String(post?.id), false],
      [null, false],
    ]);
    const { body: list } = await ada.person.call<{ blocks: SavedBlock[] }>('GET saved-blocks');
    expect(list.blocks.map(({ title, used }) => `${title} ${used}`)).to.deep.equal([
      'A 3',
      'Outer 0',
    ]);
  });

  it('is not deleted while it is in use, and says where; copies are left on request', async () => {
    const { site, ada, page } = desk();
    const { id } = await save('A', [heading('x', 'A lasting line')]);
    await publishWith(id);
    await ada.save(page.id, 2, pageWith(heading('h', 'Draft'), savedBlockElement('b1', id)));
    const refused = await remove(id);
    expect(refused.status).to.equal(409);
    expect(refused.body.data.uses.map((use) => use.page)).to.deep.equal([page.id]);

    const { status, body } = await remove(id, '?leave=copies');
    expect(status).to.equal(200);
    expect(body.copied.map((use) => use.page)).to.deep.equal([page.id]);
    expect(await visited(site, page.path)).to.include('A lasting line');
    const opened = (await ada.open(page.id)).body;
    expect(opened).to.include({ isCurrent: false, revision: 5 });
    expect(opened.document.content.map((one) => one.widgetType)).to.deep.equal([
      'heading',
      'heading',
    ]);
    expect((await ada.save(page.id, 3, pageWith())).status, 'an open editor').to.equal(409);
    expect((await remove(id)).status).to.equal(404);
  });

  it('is deleted at once when nothing contains it', async () => {
    const { id } = await save('A', [heading('x', 'one')]);
    expect((await remove(id)).body).to.deep.equal({ copied: [] });
  });

  it('cannot contain itself, not even through another one', async () => {
    const { id } = await save('A', [heading('x', 'one')]);
    const { id: outer } = await save('B', [savedBlockElement('y', id)]);
    for (const block of [id, outer]) {
      const content = [savedBlockElement('z', block)];
      const { body } = await change(id, { revision: 1, content });
      expect(body.code, block).to.equal('nh_block_in_itself');
    }
  });

  it('is saved without the code that its author may not add', async () => {
    const { ada } = desk();
    const { id } = await save('A', [heading('x', '<b>x</b><script>alert(1)</script>')]);
    const { body } = await ada.person.call<SavedBlockWithContent>(`GET saved-blocks/${id}`);
    expect(JSON.stringify(body.content)).to.include('<b>x</b>').and.not.include('script');
  });

  it('needs a title and content', async () => {
    const { ada } = desk();
    for (const body of [
      { title: ' ', content: [heading('x', 'y')] },
      { title: 'x'.repeat(201), content: [heading('x', 'y')] },
      { title: 'A', content: [] },
      { title: 'A' },
    ]) {
      const answer = await ada.person.call('POST saved-blocks', body);
      expect(answer.status, JSON.stringify(body)).to.equal(400);
    }
  });
});
