import { expect } from 'chai';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { contentOf, finished, opened, sessionOf, started, uploaded } from './importing';
import { kitOfPages, pageFile } from './made-kits';

const hour = 3_600_000;

const kit = kitOfPages(
  ...['first', 'second', 'third'].map((slug) => pageFile({ slug, title: slug })),
);

describe('a step of an import that fails', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  it('because of third-party code leaves the site unchanged, and can be retried', async () => {
    const begun = await started(site(), admin, await opened(site(), admin, kit));
    const before = contentOf(site());
    // Stands for a plugin's hook on saving documents.
    site().rows(`CREATE TRIGGER of_a_plugin BEFORE INSERT ON documents WHEN new.slug = 'third'
      BEGIN SELECT raise(ABORT, 'The plugin has failed.'); END`);
    const call = `POST imports/${begun.session}/runners/content`;
    const { status, body } = await kitCall(site(), admin, call);
    expect([status, body.code]).to.deep.equal([500, 'third-party-error']);
    expect(contentOf(site())).to.deep.equal(before);
    const current = sessionOf(await kitCall(site(), admin, 'GET imports/current'));
    expect(current).to.deep.equal(begun);
    site().rows('DROP TRIGGER of_a_plugin');
    await finished(site(), admin, current);
    expect(site().rows("SELECT slug FROM documents WHERE title = 'third'")).to.have.lengthOf(1);
  });

  it('for an unknown reason leaves the site unchanged, and can be retried', async () => {
    const other = kitOfPages(pageFile({ slug: 'fourth', title: 'fourth' }));
    const begun = await started(site(), admin, await opened(site(), admin, other));
    const before = contentOf(site());
    const call = `POST imports/${begun.session}/runners/content`;
    site().rows(`CREATE TRIGGER broken BEFORE INSERT ON documents BEGIN
      INSERT INTO missing_table VALUES (1); END`);
    const { status, body } = await kitCall(site(), admin, call);
    expect([status, body.code]).to.deep.equal([500, 'general']);
    expect(contentOf(site())).to.deep.equal(before);
    site().rows('DROP TRIGGER broken');
    await finished(site(), admin, begun);
  });
});

describe('the opening of a kit', () => {
  const site = siteForTests({ adminPassword, limits: { kitTime: 0 } });

  it('is aborted when it takes too long, and can be retried', async () => {
    const admin = await administrator(site());
    const upload = await uploaded(site(), admin, kit);
    for (const _try of [1, 2]) {
      const { status, body } = await kitCall(site(), admin, 'POST imports', { upload });
      expect([status, body.code]).to.deep.equal([408, 'timeout']);
      expect(site().rows('SELECT id FROM kit_imports')).to.deep.equal([]);
    }
  });
});

describe('a kit that is opened twice', () => {
  const site = siteForTests({ adminPassword });

  it('gives one import, as after a lost response', async () => {
    const admin = await administrator(site());
    const upload = await uploaded(site(), admin, kit);
    const answers = await Promise.all(
      [1, 2, 3].map(() => kitCall(site(), admin, 'POST imports', { upload })),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.session)).size).to.equal(1);
    expect(site().rows('SELECT id FROM kit_imports')).to.have.lengthOf(1);
  });

  it('replaces an import that was not started, and keeps a started one for undo', async () => {
    const admin = await administrator(site());
    const open = await opened(site(), admin, kit);
    const forget = `DELETE imports/${open.session}`;
    expect((await kitCall(site(), admin, forget)).body).to.deep.equal({ deleted: true });
    expect((await kitCall(site(), admin, forget)).status).to.equal(404);
    for (const table of ['kit_imports', 'kit_import_items']) {
      expect(site().rows(`SELECT 1 FROM ${table}`), table).to.deep.equal([]);
    }
    const { session } = await started(site(), admin, await opened(site(), admin, kit));
    const late = await kitCall(site(), admin, `DELETE imports/${session}`);
    expect([late.status, late.body.code]).to.deep.equal([409, 'nh_kit_started']);
  });

  it('expires after a day, unless it is started', async () => {
    const other = kitOfPages(pageFile({ slug: 'fifth' }));
    await opened(site(), await administrator(site()), other);
    site().pass(25 * hour);
    const later = await administrator(site());
    expect((await kitCall(site(), later, 'GET imports/current')).status).to.equal(404);
    const { session } = await started(site(), later, await opened(site(), later, other));
    site().pass(25 * hour);
    const current = await kitCall(site(), await administrator(site()), 'GET imports/current');
    expect(current.body.session).to.equal(session);
  });

  it('is refused until the upload is complete', async () => {
    const admin = await administrator(site());
    const request = { name: 'a.zip', size: 10, fingerprint: 'a'.repeat(64) };
    const { body } = await kitCall(site(), admin, 'POST uploads', request);
    const answer = await kitCall(site(), admin, 'POST imports', { upload: body.upload });
    expect([answer.status, answer.body.code]).to.deep.equal([409, 'nh_kit_incomplete']);
  });
});
