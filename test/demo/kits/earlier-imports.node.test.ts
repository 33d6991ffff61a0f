import { join } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import { documentBySlug } from '../../../demo/server/cms/documents';
import { revisionOf } from '../../../demo/server/cms/revision';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { finished, imported, opened, sessionOf, started } from './importing';
import { kitOfPages, pageFile, widget } from './made-kits';

const content = [widget('heading', { title: 'Sewn', align: 'center', b: { z: 1, a: 2 } })];
const kit = kitOfPages(pageFile({ slug: 'sewn', title: 'Sewn', content }));

describe('an import that an earlier release has begun', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });
  const storedPage = () => {
    const database = new SQLite(join(site().dataDir, 'site.db'));
    try {
      return documentBySlug(database, 'page', 'sewn');
    } finally {
      database.close();
    }
  };

  it('continues with its elements among the other fields of a document', async () => {
    const open = await opened(site(), admin, kit);
    site().rows(
      `UPDATE kit_import_values SET value = json_set(value, '$.content', json(content)),
         content = NULL, links = NULL, revision = NULL
       RETURNING position`,
    );
    const done = await finished(site(), admin, await started(site(), admin, open));
    expect(storedPage()?.content).to.deep.equal(content);
    sessionOf(await kitCall(site(), admin, `POST imports/${done.session}/revert`, {}));
    expect(storedPage()).to.equal(undefined);
  });

  it('is undone without a question about documents that nobody has edited', async () => {
    const done = await imported(site(), admin, kit);
    const { ...page } = storedPage();
    site().rows(
      'UPDATE kit_import_items SET revision = ? WHERE import = ? RETURNING position',
      revisionOf(page),
      done.session,
    );
    const back = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(sessionOf(back).state).to.equal('reverted');
    expect(storedPage()).to.equal(undefined);
  });

  it('asks about a document that was edited, and not about one whose change was taken back', async () => {
    const done = await imported(site(), admin, kit);
    const write = (elements: unknown) =>
      site().rows(
        "UPDATE documents SET content = ? WHERE slug = 'sewn' RETURNING id",
        JSON.stringify(elements),
      );
    write([widget('heading', { title: 'Glued' })]);
    const asked = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(asked.status).to.equal(409);
    // In another order of keys, as an editor may write them.
    write([widget('heading', { b: { a: 2, z: 1 }, align: 'center', title: 'Sewn' })]);
    const back = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(sessionOf(back).state).to.equal('reverted');
  });
});
