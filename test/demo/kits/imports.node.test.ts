import { expect } from 'chai';
import type { ImportSession } from '../../../src/api/kits/import';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { exported, zipOf } from './exporting';
import { fewWorks, keepFewWorks } from './few-works';
import { contentOf, emptied, finished, imported, opened, sessionOf, started } from './importing';

describe('a kit of everything', () => {
  const limits = { kitChunkBytes: 20_000 };
  const from = siteForTests({ adminPassword, limits });
  // The kit has custom code, which is left out for other accounts.
  const to = siteForTests({ adminPassword, limits, kits: { mayPostUnfilteredHtml: true } });
  let admin: Administrator;
  let kit: Uint8Array;
  let empty: unknown;
  let done: ImportSession;
  before(async () => {
    keepFewWorks(from());
    const exporter = await administrator(from());
    from().rows("UPDATE documents SET title = 'Who we are' WHERE slug = 'about' RETURNING id");
    const { session } = await exported(from(), exporter);
    kit = (await zipOf(from(), exporter, session)).bytes;
    admin = await administrator(to());
  });

  it('restores the exported content on an empty site', async () => {
    emptied(to());
    empty = contentOf(to());
    const open = await opened(to(), admin, kit);
    expect(open.state).to.equal('opened');
    expect(open.conflicts).to.deep.equal([]);
    expect(open.manifest.title).to.equal('Linden Bindery, all of it');
    expect(open.runners).to.deep.equal([]);
    const begun = await started(to(), admin, open);
    expect(begun.runners.map(({ runner }) => runner)).to.deep.equal([
      'site-settings',
      'plugins',
      'taxonomies',
      'templates',
      'content',
      'works',
      'menus',
    ]);
    done = await finished(to(), admin, begun);
    expect(done.started).to.be.at.most(done.ended ?? 0);
    const all = done.runners.flatMap(({ imported }) => imported);
    expect(new Set(all.map(({ outcome }) => outcome))).to.deep.equal(
      new Set(['created', 'activated']),
    );
    const [ours, theirs] = [contentOf(to()), contentOf(from())];
    for (const table of Object.keys(theirs))
      expect(ours[table], table).to.deep.equal(theirs[table]);
  });

  it('returns links to the imported items', async () => {
    const last = sessionOf(await kitCall(to(), admin, 'GET imports/last'));
    const { cookie } = admin;
    const pages = last.runners.flatMap(({ imported }) => imported.slice(0, 2));
    expect(pages.length).to.be.greaterThan(10);
    for (const { url = '', title } of pages) {
      expect((await fetch(url, { headers: { cookie } })).status, title).to.equal(200);
    }
  });

  it('can be undone, works included', async () => {
    const back = await kitCall(to(), admin, `POST imports/${done.session}/revert`, {});
    expect(sessionOf(back).state).to.equal('reverted');
    expect(contentOf(to())).to.deep.equal(empty);
  });

  it('changes nothing on a site with the same content', async () => {
    const before = contentOf(from());
    const again = await imported(from(), await administrator(from()), kit);
    expect(again.conflicts).to.deep.equal([]);
    const all = again.runners.flatMap(({ imported }) => imported);
    expect(new Set(all.map(({ outcome }) => outcome))).to.deep.equal(new Set(['kept']));
    expect(contentOf(from())).to.deep.equal(before);
  });
});

describe('the steps of an import', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let kit: Uint8Array;
  let open: ImportSession;
  before(async () => {
    keepFewWorks(site());
    admin = await administrator(site());
    const { session } = await exported(site(), admin);
    kit = (await zipOf(site(), admin, session)).bytes;
    emptied(site());
    open = await opened(site(), admin, kit);
  });

  const step = (runner: string) =>
    kitCall(site(), admin, `POST imports/${open.session}/runners/${runner}`);

  it('are empty before the start', async () => {
    const { status, body } = await step('templates');
    expect([status, body.code]).to.deep.equal([404, 'nh_kit_no_runner']);
    const revert = await kitCall(site(), admin, `POST imports/${open.session}/revert`, {});
    expect([revert.status, revert.body.code]).to.deep.equal([409, 'nh_kit_not_started']);
  });

  it('are only those with items', async () => {
    const few = await started(site(), admin, open, {
      includes: ['templates', 'content'],
      customization: { content: { pages: false, posts: { enabled: false }, customPostTypes: [] } },
    });
    expect(few.state).to.equal('running');
    expect(few.runners.map(({ runner }) => runner)).to.deep.equal([
      'taxonomies',
      'templates',
      'menus',
    ]);
  });

  it('can be changed by a second start until one is done', async () => {
    const [about] = Object.entries(open.manifest.content?.page ?? {}).find(
      ([, { slug }]) => slug === 'about',
    ) ?? [''];
    const chosen = await started(site(), admin, open, {
      includes: ['plugins', 'templates', 'content'],
      customization: {
        templates: { headers: true, footers: false, saved: [], popups: { enabled: false } },
        content: { pages: [about], posts: [], menus: false, customPostTypes: ['astra-portfolio'] },
      },
    });
    expect(chosen.runners.map(({ runner }) => runner)).to.deep.equal([
      'plugins',
      'taxonomies',
      'templates',
      'content',
      'works',
    ]);
  });

  it('must be called in order', async () => {
    const { status, body } = await step('templates');
    expect([status, body.code]).to.deep.equal([409, 'nh_kit_runner_order']);
    expect(site().rows('SELECT id FROM documents')).to.deep.equal([]);
    expect((await step('nothing')).status).to.equal(404);
  });

  it('change nothing when repeated, and can be called concurrently', async () => {
    for (const runner of ['plugins', 'taxonomies', 'templates']) {
      const answers = await Promise.all([step(runner), step(runner), step(runner)]);
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      const [first, ...others] = answers.map((answer) => sessionOf(answer));
      for (const other of others) expect(other).to.deep.equal(first);
    }
    const types = site().rows('SELECT DISTINCT doc_type FROM documents ORDER BY doc_type');
    expect(types.map(({ doc_type }) => doc_type)).to.include('header');
    expect(types.map(({ doc_type }) => doc_type)).to.not.include.members(['footer', 'popup']);
  });

  it('continue where they were interrupted', async () => {
    const current = sessionOf(await kitCall(site(), admin, 'GET imports/current'));
    expect(current.session).to.equal(open.session);
    expect(current.runners.map(({ isDone }) => isDone)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
    const late = await started(site(), admin, open);
    expect(late.runners, 'the first choices hold').to.deep.equal(current.runners);
    expect((await kitCall(site(), admin, 'GET imports/last')).status).to.equal(404);
    const done = await finished(site(), admin, late);
    expect(site().rows("SELECT slug FROM documents WHERE type != 'template'")).to.deep.equal([
      { slug: 'about' },
    ]);
    expect(site().rows('SELECT id FROM works')).to.have.lengthOf(fewWorks);
    expect(sessionOf(await kitCall(site(), admin, 'GET imports/last'))).to.deep.equal(done);
    expect((await kitCall(site(), admin, 'GET imports/current')).status).to.equal(404);
    expect(sessionOf(await step('content')), 'a step after the end').to.deep.equal(done);
    const again = await kitCall(site(), admin, `POST imports/${open.session}/start`, {
      includes: [],
      customization: {},
      decisions: {},
    });
    expect([again.status, again.body.code]).to.deep.equal([409, 'nh_kit_ended']);
  });

  it('are complete at once when nothing is selected', async () => {
    const empty = await started(site(), admin, await opened(site(), admin, kit), { includes: [] });
    expect([empty.state, empty.runners]).to.deep.equal(['completed', []]);
  });

  it('cannot be called by another person', async () => {
    site().rows("UPDATE kit_imports SET person = 'somebody' RETURNING id");
    for (const call of ['GET imports/current', 'GET imports/last', `GET imports/${open.session}`]) {
      expect((await kitCall(site(), admin, call)).body.code).to.equal('nh_kit_no_session');
    }
  });
});
