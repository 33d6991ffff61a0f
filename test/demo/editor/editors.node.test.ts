import { expect } from 'chai';
import { LOCK_LIFE } from '../../../src/api/pages/lock';
import type { Note } from '../../../src/api/pages/note';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Author, aPage, heading, pageWith, visited } from './author';

describe('a page with two editors', () => {
  let site: TestSite;
  let ada: Author;
  let grace: Author;
  let page = { id: '', path: '' };
  before(async () => {
    site = await startSite({ adminPassword });
    [ada, grace] = await Promise.all([Author.at(site), Author.at(site, 'editor')]);
  });
  beforeEach(() => {
    page = aPage(site);
  });
  after(() => site.close());

  it('is locked for the second, who can take it over; then the first is refused', async () => {
    const { id } = page;
    expect((await ada.lock(id)).body).to.include({ person: 'admin' });
    const refused = await grace.lock(id);
    expect(refused.status).to.equal(423);
    expect(refused.body).to.deep.include({ data: { status: 423, by: 'admin' } });
    expect((await grace.open(id)).body.lock?.person).to.equal('admin');
    expect((await grace.save(id, 1, pageWith())).status).to.equal(423);

    expect((await grace.lock(id, true)).status).to.equal(200);
    expect((await ada.lock(id)).body).to.deep.include({ data: { status: 423, by: 'editor' } });
    const draft = pageWith(heading('a1', 'Grace’s'));
    expect((await grace.save(id, 1, draft)).status).to.equal(200);
    expect((await ada.save(id, 2, pageWith())).status).to.equal(423);
    await grace.release(id);
    expect((await ada.lock(id)).status).to.equal(200);
    await ada.release(id);
  });

  it('is unlocked some time after the last renewal', async () => {
    const { id } = page;
    await ada.lock(id);
    site.pass(LOCK_LIFE - 5000);
    await ada.lock(id);
    site.pass(LOCK_LIFE - 5000);
    expect((await grace.lock(id)).status).to.equal(423);
    site.pass(6000);
    expect((await grace.lock(id)).status).to.equal(200);
    await grace.release(id);
  });

  it('is not unlocked by another window, even of the same person', async () => {
    const { id } = page;
    const second = await Author.at(site, 'admin', 'admin-2');
    await ada.lock(id);
    expect((await second.lock(id)).status).to.equal(423);
    await second.release(id);
    expect((await second.lock(id)).status).to.equal(423);
    await ada.release(id);
  });

  it('keeps notes on its nodes, which both resolve and no visitor sees', async () => {
    const { id, path } = page;
    const { status, body: note } = await ada.person.call<Note>(`POST pages/${id}/notes`, {
      element: 'a1',
      text: ' Is this <b>true</b>? ',
    });
    expect(status).to.equal(201);
    expect(note).to.include({ element: 'a1', text: 'Is this <b>true</b>?', author: 'admin' });
    const notes = async () =>
      (await grace.person.call<{ notes: Note[] }>(`GET pages/${id}/notes`)).body.notes;
    expect(await notes()).to.deep.equal([note]);
    expect(await visited(site, path)).to.not.include('Is this');

    const change = (resolved: boolean) =>
      grace.person.call<Note>(`PATCH pages/${id}/notes/${note.id}`, { resolved });
    expect((await change(true)).body.resolved?.by).to.equal('editor');
    expect((await change(false)).body.resolved).to.equal(null);
    expect(
      (await grace.person.call(`PATCH pages/${id}/notes/99`, { resolved: true })).status,
    ).to.equal(404);
    const [post] = site.rows("SELECT id FROM documents WHERE type = 'post'");
    const elsewhere = `PATCH pages/${post?.id}/notes/${note.id}`;
    expect((await grace.person.call(elsewhere, { resolved: true })).status).to.equal(404);
  });

  it('refuses empty and endless notes', async () => {
    const add = (text: unknown) =>
      ada.person.call(`POST pages/${page.id}/notes`, { element: null, text });
    for (const text of ['', '  ', 'x'.repeat(2001), 7, null]) {
      expect((await add(text)).body.code, String(text).slice(0, 9)).to.equal('nh_page_invalid');
    }
  });
});
