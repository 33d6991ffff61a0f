import { expect } from 'chai';
import { Author, heading, pageWith, visited } from './author';
import { authorForTests } from './author-for-tests';

describe('a page in the editor', () => {
  const desk = authorForTests();

  it('opens with what visitors see, its title, and the rights of the account', async () => {
    const { ada, page } = desk();
    const { status, body } = await ada.open(page.id);
    expect(status).to.equal(200);
    expect(body).to.include({ revision: 1, published: true, isCurrent: true, account: 'admin' });
    expect(body.document.content.length).to.be.greaterThan(0);
    expect(body.document.page_settings.post_title).to.equal(body.title);
    expect(body.rights).to.deep.equal({ edit: true, publish: true, settings: true, html: false });
    expect(body.lock).to.equal(null);
  });

  it('has a draft that visitors do not see until it is published', async () => {
    const { site, ada, page } = desk();
    const draft = pageWith(heading('a1', 'A quiet draft'));
    const { body: saved } = await ada.save(page.id, 1, draft);
    expect(saved).to.include({ revision: 2, save: 's1', person: 'admin' });
    expect((await ada.open(page.id)).body.document.content).to.deep.equal(draft.content);
    expect((await ada.open(page.id)).body).to.include({ published: true, isCurrent: false });
    expect(await visited(site, page.path)).to.not.include('A quiet draft');

    const { body: published } = await ada.publish(page.id, 2);
    expect(published).to.deep.equal({ revision: 2, path: page.path });
    expect(await visited(site, page.path)).to.include('A quiet draft');
    expect((await ada.open(page.id)).body).to.include({ revision: 2, isCurrent: true });
  });

  it('gets its title from the page settings when it is published', async () => {
    const { site, ada, page } = desk();
    const draft = { ...pageWith(heading('a1', 'x')), page_settings: { post_title: 'Renamed' } };
    await ada.save(page.id, 1, draft);
    await ada.publish(page.id, 2);
    expect((await ada.open(page.id)).body.title).to.equal('Renamed');
    expect(await visited(site, page.path)).to.include('<h1>Renamed</h1>');
  });

  it('gets its slug from them too, with a number if another page has it; its menu follows', async () => {
    const { site, ada, page } = desk();
    const [other] = site.rows(
      "SELECT slug FROM documents WHERE type = 'page' AND id != ? LIMIT 1",
      Number(page.id),
    );
    const named = (post_name: string) => ({
      ...pageWith(heading('a1', 'x')),
      page_settings: { post_name },
    });
    await ada.save(page.id, 1, named('our-shop'));
    expect((await ada.publish(page.id, 2)).body.path).to.equal('/pages/our-shop');
    expect(await visited(site, '/pages/our-shop')).to.include('x</h');
    const taken = String(other?.slug);
    await ada.save(page.id, 2, named(taken));
    expect((await ada.publish(page.id, 3)).body.path).to.equal(`/pages/${taken}-2`);
    await ada.save(page.id, 3, named(taken));
    expect((await ada.publish(page.id, 4)).body.path).to.equal(`/pages/${taken}-2`);
    await ada.save(page.id, 4, named('not a slug'));
    expect((await ada.publish(page.id, 5)).body.path).to.equal(`/pages/${taken}-2`);
    expect((await ada.open(page.id)).body.document.page_settings.post_name).to.equal(`${taken}-2`);
    const old = site.rows('SELECT 1 FROM menu_items WHERE target = ?', page.path.slice(7));
    expect(old).to.deep.equal([]);
  });

  it('can be hidden from visitors, and published again', async () => {
    const { site, ada, page } = desk();
    const hide = { revision: 1, account: 'admin', lock: 'admin-1', status: 'draft' };
    expect((await ada.person.call(`POST pages/${page.id}/publish`, hide)).status).to.equal(200);
    expect((await fetch(site.url + page.path)).status).to.equal(404);
    expect((await ada.open(page.id)).body).to.include({ published: false, isCurrent: false });
    await ada.publish(page.id, 1);
    expect((await fetch(site.url + page.path)).status).to.equal(200);
  });

  it('is never overwritten by a draft of an older revision', async () => {
    const { site, ada, page } = desk();
    const grace = await Author.at(site, 'editor');
    await ada.save(page.id, 1, pageWith(heading('a1', 'Ada’s')), { save: 'ada' });
    const { status, body } = await grace.save(page.id, 1, pageWith(heading('a1', 'Grace’s')));
    expect(status).to.equal(409);
    expect(body).to.deep.include({
      code: 'nh_page_conflict',
      data: { status: 409, revision: 2, save: 'ada', by: 'admin' },
    });
    expect(JSON.stringify((await ada.open(page.id)).body)).to.include('Ada’s');
    expect((await grace.publish(page.id, 1)).status).to.equal(409);
  });

  it('stores a repeated save once, when its first response was lost', async () => {
    const { ada, page } = desk();
    const draft = pageWith(heading('a1', 'Once'));
    const first = await ada.save(page.id, 1, draft, { key: 'k1' });
    const again = await ada.save(page.id, 1, draft, { key: 'k1' });
    expect(again.body).to.deep.equal(first.body);
    expect((await ada.open(page.id)).body.revision).to.equal(2);
    const other = await ada.save(page.id, 1, pageWith(), { key: 'k1' });
    expect(other.body.code).to.equal('library-key-reused');
  });

  it('keeps the draft in the list when the page was changed by other means', async () => {
    const { site, ada, page } = desk();
    await ada.save(page.id, 1, pageWith(heading('a1', 'A draft')));
    const [row] = site.rows('SELECT slug FROM documents WHERE id = ?', Number(page.id));
    const inserted = await ada.person.call(`POST documents/page/${row?.slug}/elements`, {
      content: [heading('z1', 'Inserted')],
      pageSettings: null,
    });
    expect(inserted.status).to.equal(201);
    expect((await ada.save(page.id, 2, pageWith())).status).to.equal(409);
    const { body } = await ada.open(page.id);
    expect(body).to.include({ revision: 3, isCurrent: true });
    expect(JSON.stringify(body.document)).to.include('Inserted');
    const list = await ada.person.call<{ revisions: { number: number; kind: string }[] }>(
      `GET pages/${page.id}/revisions`,
    );
    expect(list.body.revisions.map(({ number, kind }) => `${number} ${kind}`)).to.deep.equal([
      '3 outside',
      '2 saved',
      '1 outside',
    ]);
  });

  it('saves the drafts of several pages without mixing them', async () => {
    const { site, ada } = desk();
    const others = site.rows("SELECT id FROM documents WHERE type = 'post' ORDER BY id LIMIT 3");
    await Promise.all(
      others.map(({ id }) => ada.save(String(id), 1, pageWith(heading('a1', `Post ${id}`)))),
    );
    for (const { id } of others) {
      const { body } = await ada.open(String(id));
      expect(JSON.stringify(body.document)).to.include(`Post ${id}`);
    }
  });

  it('survives a restart of the server with its draft', async () => {
    const { ada, id, restart } = desk();
    await ada.save(id, 1, pageWith(heading('a1', 'Still here')));
    const { body } = await (await restart()).ada.open(id);
    expect(JSON.stringify(body.document)).to.include('Still here');
  });
});
