import { expect } from 'chai';
import type { ImportSession } from '../../../src/api/kits/import';
import { editedSince } from '../../../src/api/kits/import';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { contentOf, imported, opened, sessionOf, started } from './importing';
import { madeKit, pageFile } from './made-kits';

const entry = { title: 'Made up', doc_type: 'wp-page' };
const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

/** A kit that overwrites the about page and the colors, and creates one item of each other kind. */
const kit = madeKit({
  manifest: {
    content: { page: { 1: entry, 2: entry } },
    templates: { 7: { title: 'Made up', doc_type: 'popup' } },
    'wp-content': { nav_menu_item: { 1: entry } },
    taxonomies: { post: ['category'] },
    plugins: [
      { name: 'Hello Dolly', plugin: 'hello.php', version: '1.7.2' },
      { name: 'Akismet', plugin: 'akismet/akismet.php', version: '5' },
    ],
  },
  files: {
    'site-settings.json': { colors: { system_colors: [] }, icons: { set: 'thread' } },
    'content/page/1.json': pageFile({ slug: 'about', title: 'Other makers' }),
    'content/page/2.json': pageFile({
      slug: 'made-up',
      terms: { category: ['brand-new'] },
      thumbnail: 'thumbnails/a.png',
    }),
    'thumbnails/a.png': png,
    'templates/7.json': pageFile({ type: 'template', doc_type: 'popup', slug: 'made-up' }),
    'wp-content/nav_menu_item/1.json': { slug: 'new', name: 'New', location: '', items: [] },
    'taxonomies/category.json': [{ slug: 'brand-new', name: 'Brand new', description: '' }],
  },
});
const decisions = { 'page:about': 'overwrite', 'setting:colors': 'overwrite' } as const;

describe('an import', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let untouched: unknown;
  beforeEach(async () => {
    admin ??= await administrator(site());
    untouched ??= contentOf(site());
    expect(contentOf(site()), 'before it').to.deep.equal(untouched);
  });

  const revert = (done: ImportSession, body: object = {}) =>
    kitCall(site(), admin, `POST imports/${done.session}/revert`, body);

  it('can be undone completely', async () => {
    const done = await imported(site(), admin, kit, { decisions });
    expect(contentOf(site())).to.not.deep.equal(untouched);
    const back = sessionOf(await revert(done));
    expect(back.state).to.equal('reverted');
    expect(contentOf(site())).to.deep.equal(untouched);
    expect((await kitCall(site(), admin, 'GET imports/last')).status).to.equal(404);
  });

  it('is undone once, also when the undo is repeated', async () => {
    const done = await imported(site(), admin, kit, { decisions });
    await revert(done);
    site().rows("UPDATE documents SET title = 'Ours again' WHERE slug = 'about' RETURNING id");
    const answers = await Promise.all([revert(done), revert(done)]);
    expect(answers.map((answer) => sessionOf(answer).state)).to.deep.equal([
      'reverted',
      'reverted',
    ]);
    expect(site().rows("SELECT title FROM documents WHERE slug = 'about'")).to.deep.equal([
      { title: 'Ours again' },
    ]);
    site().rows(
      "UPDATE documents SET title = 'About the bindery' WHERE slug = 'about' RETURNING id",
    );
  });

  it('can be undone when it is incomplete', async () => {
    const begun = await started(site(), admin, await opened(site(), admin, kit), { decisions });
    const names = begun.runners.map(({ runner }) => runner);
    for (const runner of names.slice(0, 4)) {
      await kitCall(site(), admin, `POST imports/${begun.session}/runners/${runner}`);
    }
    expect(sessionOf(await revert(begun)).state).to.equal('reverted');
    expect(contentOf(site())).to.deep.equal(untouched);
    const step = await kitCall(site(), admin, `POST imports/${begun.session}/runners/${names[4]}`);
    expect([step.status, step.body.code]).to.deep.equal([409, 'nh_kit_ended']);
  });

  it('requires a decision about items edited since, and changes nothing without it', async () => {
    const done = await imported(site(), admin, kit, { decisions });
    site().rows("UPDATE documents SET title = 'Edited' WHERE slug = 'about' RETURNING id");
    site().rows("UPDATE documents SET excerpt = 'Edited' WHERE slug = 'made-up' RETURNING id");
    site().rows("DELETE FROM menus WHERE slug = 'new' RETURNING id");
    const edited = contentOf(site());
    const { status, body } = await revert(done);
    expect([status, body.code]).to.deep.equal([409, 'nh_kit_edited']);
    expect(editedSince.parse(body.data)).to.deep.equal({
      edited: [
        { title: 'Made up', url: `${site().url}/content/templates/made-up` },
        { title: 'Other makers', url: `${site().url}/pages/about` },
        { title: 'Made up', url: `${site().url}/pages/made-up` },
      ],
    });
    expect(contentOf(site())).to.deep.equal(edited);
    const wrong = await revert(done, { edited: 'perhaps' });
    expect(wrong.status).to.equal(400);
    expect(sessionOf(await revert(done, { edited: 'revert' })).state).to.equal('reverted');
  });

  it('can keep items edited since, with the items that they need', async () => {
    const done = await imported(site(), admin, kit, { decisions });
    site().rows("UPDATE documents SET title = 'Edited' WHERE slug = 'made-up' RETURNING id");
    expect(sessionOf(await revert(done, { edited: 'keep' })).state).to.equal('reverted');
    const left = site().rows("SELECT type, title FROM documents WHERE slug = 'made-up' ORDER BY 1");
    expect(left).to.deep.equal([
      { type: 'page', title: 'Edited' },
      { type: 'template', title: 'Edited' },
    ]);
    expect(site().rows("SELECT name FROM terms WHERE slug = 'brand-new'")).to.have.lengthOf(1);
    const shown = site().rows(
      "SELECT 1 FROM media WHERE name = (SELECT thumbnail FROM documents WHERE slug = 'made-up' AND type = 'page')",
    );
    expect(shown).to.have.lengthOf(1);
    site().rows("DELETE FROM documents WHERE slug = 'made-up' RETURNING id");
    site().rows("DELETE FROM terms WHERE slug = 'brand-new' RETURNING id");
    site().rows(
      'DELETE FROM media WHERE name NOT IN (SELECT thumbnail FROM documents) RETURNING 1',
    );
  });

  it('ends when the next kit is opened, and its finished steps can still be undone', async () => {
    const begun = await started(site(), admin, await opened(site(), admin, kit), { decisions });
    await kitCall(site(), admin, `POST imports/${begun.session}/runners/site-settings`);
    const next = await opened(site(), admin, madeKit({}));
    const current = sessionOf(await kitCall(site(), admin, 'GET imports/current'));
    expect(current.session).to.equal(next.session);
    const last = sessionOf(await kitCall(site(), admin, 'GET imports/last'));
    expect([last.session, last.state]).to.deep.equal([begun.session, 'completed']);
    await revert(last);
    expect(contentOf(site())).to.deep.equal(untouched);
  });
});
