import { expect } from 'chai';
import { openDatabase } from '../../../demo/server/database';
import { deleteRemoved } from '../../../demo/server/kits/imports/completion';
import { EndedImportError } from '../../../demo/server/kits/imports/ended-import';
import { removeOldImports } from '../../../demo/server/kits/imports/open';
import {
  addImport,
  importById,
  setState,
  stateOf,
} from '../../../demo/server/kits/imports/records';
import { startImport } from '../../../demo/server/kits/imports/start';
import { defaultLimits } from '../../../demo/server/limits';
import type { Site } from '../../../demo/server/site';
import { closeDatabase, type Database } from '../../../server/database';
import { temporaryFolder } from '../../shared';
import { siteForTests } from '../site';
import { administrator, adminPassword, kitCall } from './administrator';
import { imported, sessionOf } from './importing';
import { kitOfPages, madeKit, pageFile } from './made-kits';

/** A kit with this number of pages. */
const kitOf = (count: number, prefix = 'page') =>
  kitOfPages(
    ...Array.from({ length: count }, (_, at) => {
      const slug = `${prefix}-${at}`;
      return pageFile({ slug, title: slug });
    }),
  );

const pages = "SELECT slug FROM documents WHERE slug GLOB 'page-[0-9]*'";

describe('an undo in parts', () => {
  const site = siteForTests({ adminPassword, limits: { kitStepTime: 0 } });

  it('continues after another import was completed', async () => {
    const admin = await administrator(site());
    const done = await imported(site(), admin, kitOf(120));
    const undo = async () =>
      sessionOf(await kitCall(site(), admin, `POST imports/${done.session}/revert`, {}));
    expect((await undo()).state).to.equal('completed');
    await imported(site(), admin, madeKit({}));
    for (let calls = 0; calls < 20; calls += 1) {
      if ((await undo()).state === 'reverted') break;
    }
    expect(site().rows(pages)).to.deep.equal([]);
    expect((await undo()).state).to.equal('reverted');
  });
});

describe('an undo in parts that keeps edited items', () => {
  const site = siteForTests({ adminPassword, limits: { kitStepTime: 0 } });

  it('ends, for any number of them', async () => {
    const admin = await administrator(site());
    const done = await imported(site(), admin, kitOf(60));
    site().rows("UPDATE documents SET title = 'Edited' WHERE slug GLOB 'page-[0-9]*' RETURNING 1");
    let state = done.state;
    for (let calls = 0; calls < 10 && state !== 'reverted'; calls += 1) {
      const call = `POST imports/${done.session}/revert`;
      state = sessionOf(await kitCall(site(), admin, call, { edited: 'keep' })).state;
    }
    expect(state).to.equal('reverted');
    expect(site().rows(pages)).to.have.lengthOf(60);
  });
});

describe('an import that is removed while it is used', () => {
  let database: Database;
  let site: Site;
  let id: string;
  beforeEach(() => {
    database = openDatabase(temporaryFolder('nh-ended'));
    site = { database, limits: defaultLimits, clock: Date.now } as Site;
    const manifest = { name: 'a', title: 'A' };
    id = addImport(database, { person: 'p', upload: 'u', manifest, now: 1 });
    setState(database, id, 'opened');
  });
  afterEach(() => closeDatabase(database));

  it('is not started', async () => {
    const record = importById(database, 'p', id);
    if (!record) throw new Error('The import is not stored.');
    const request = { includes: [], customization: {}, decisions: {} };
    const starting = startImport(site, record, request).catch((error: unknown) => error);
    setState(database, id, 'removed');
    expect(await starting).to.be.instanceOf(EndedImportError);
    expect(stateOf(database, id)).to.equal('removed');
  });

  it('keeps its record when its state has changed before the record is deleted', async () => {
    setState(database, id, 'removed');
    const deleting = deleteRemoved(site);
    setState(database, id, 'running');
    await deleting;
    expect(stateOf(database, id)).to.equal('running');
  });

  it('is removed a few rows at a time when it has expired, so that other requests run', async () => {
    database
      .prepare(
        `INSERT INTO kit_import_items (import, position, runner, part, section, names, kind, key, title)
           WITH RECURSIVE numbers (one) AS (SELECT 1 UNION ALL SELECT one + 1 FROM numbers WHERE one < 2000)
           SELECT ?, one, 'content', 'content', 'pages', '[]', 'document', 'page/' || one, 'A' FROM numbers`,
      )
      .run(id);
    const left = () => database.prepare('SELECT 1 FROM kit_import_items').all().length;
    const removing = removeOldImports(site);
    while (left() === 2000) await new Promise((next) => setImmediate(next));
    expect(left()).to.be.above(0);
    await removing;
    expect(database.prepare('SELECT 1 FROM kit_imports').all()).to.deep.equal([]);
    expect(database.prepare('SELECT 1 FROM kit_import_items').all()).to.deep.equal([]);
  });
});
