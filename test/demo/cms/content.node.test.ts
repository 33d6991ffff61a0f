import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect } from 'chai';
import type { DocumentFields } from '../../../demo/server/cms/document';
import {
  documentBySlug,
  documents,
  freeSlug,
  removeDocument,
  restoreDocument,
  saveDocument,
} from '../../../demo/server/cms/documents';
import { mediaByName, saveMedia } from '../../../demo/server/cms/media';
import { menuBySlug, menus, removeMenu, saveMenu } from '../../../demo/server/cms/menus';
import { pluginByFile, plugins, removePlugin, savePlugin } from '../../../demo/server/cms/plugins';
import { revisionOf } from '../../../demo/server/cms/revision';
import {
  removeSiteSetting,
  saveSiteSetting,
  siteSetting,
  siteSettings,
} from '../../../demo/server/cms/site-settings';
import { removeTerm, saveTerm, taxonomyTerms } from '../../../demo/server/cms/terms';
import { openDatabase } from '../../../demo/server/database';
import { collections } from '../../../demo/server/portfolio/collection';
import { closeDatabase, type Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { temporaryFolder } from '../../shared';

/** Opens a database for the tests of a `describe`. */
function databaseForTests(): () => Database {
  const folder = temporaryFolder('cms-content');
  let database: Database;
  before(() => {
    database = openDatabase(folder);
  });
  after(() => {
    closeDatabase(database);
    rmSync(folder, { recursive: true, force: true });
  });
  return () => database;
}

const page = (more: Partial<DocumentFields> = {}): DocumentFields => ({
  type: 'page',
  docType: 'wp-page',
  slug: `page-${randomUUID()}`,
  title: 'A page',
  excerpt: '',
  status: 'publish',
  author: 'admin',
  thumbnail: '',
  content: [],
  terms: {},
  created: 1,
  edited: 2,
  ...more,
});

describe('the content of a new site', () => {
  const database = databaseForTests();

  it('is a small realistic site: pages, posts, templates, works, menus, settings and plugins', () => {
    const count = (type: DocumentFields['type']) => documents(database(), type).length;
    expect([
      count('page'),
      count('post'),
      count('template'),
      count('astra-portfolio'),
    ]).to.deep.equal([17, 7, 20, 600]);
    expect(menus(database()).map(({ slug }) => slug)).to.deep.equal(['main', 'footer']);
    expect(Object.keys(siteSettings(database())).length).to.equal(8);
    expect(plugins(database()).length).to.equal(8);
    expect(taxonomyTerms(database(), 'category').length).to.equal(3);
  });

  it('has a thumbnail for each page, post and template', () => {
    for (const type of ['page', 'post', 'template'] as const) {
      for (const { thumbnail, slug } of documents(database(), type)) {
        expect(mediaByName(database(), thumbnail)?.type, slug).to.equal('image/png');
      }
    }
  });

  it('links only to existing documents in its menus', () => {
    const all = menus(database()).flatMap(({ items }) => [
      ...items,
      ...items.flatMap((item) => item.items),
    ]);
    for (const { type, target } of all) {
      if (type !== 'address') {
        expect(documentBySlug(database(), type, target), target).to.not.equal(undefined);
      }
    }
  });
});

describe('a document', () => {
  const database = databaseForTests();

  it('is stored unchanged, and keeps its id when it is saved again', () => {
    const first = page({ terms: { category: ['bench'], post_tag: ['paper'] } });
    saveDocument(database(), first);
    const kept = documentBySlug(database(), 'page', first.slug);
    expect(kept).to.deep.equal({ ...first, id: kept?.id });
    saveDocument(database(), { ...first, title: 'Another title', terms: {} });
    const again = documentBySlug(database(), 'page', first.slug);
    expect(again).to.deep.equal({ ...kept, title: 'Another title', terms: {} });
  });

  it('keeps its page settings until it is saved without any', () => {
    const first = page({ pageSettings: { hide_title: 'yes' } });
    saveDocument(database(), first);
    const kept = documentBySlug(database(), 'page', first.slug);
    expect(kept?.pageSettings).to.deep.equal({ hide_title: 'yes' });
    saveDocument(database(), { ...first, pageSettings: {} });
    expect(documentBySlug(database(), 'page', first.slug)).not.to.have.property('pageSettings');
  });

  it('has a revision that depends on its content, not on its id and times', () => {
    const one = page({ slug: 'one' });
    const revision = revisionOf(one);
    expect(revisionOf({ ...one, id: 7, edited: 99 })).to.equal(revision);
    expect(revisionOf(Object.fromEntries(Object.entries(one).reverse()))).to.equal(revision);
    expect(revisionOf({ ...one, title: 'Changed' })).to.not.equal(revision);
  });

  it('gets a free slug', () => {
    expect(freeSlug(database(), 'page', 'about')).to.equal('about-2');
    saveDocument(database(), page({ slug: 'about-2' }));
    expect(freeSlug(database(), 'page', 'about')).to.equal('about-3');
    expect(freeSlug(database(), 'post', 'about')).to.equal('about');
  });

  it('is removed with its terms', () => {
    const gone = page({ terms: { category: ['news'] } });
    saveDocument(database(), gone);
    removeDocument(database(), 'page', gone.slug);
    expect(documentBySlug(database(), 'page', gone.slug)).to.equal(undefined);
    const orphans = database()
      .prepare('SELECT * FROM document_terms WHERE document NOT IN (SELECT id FROM documents)')
      .all();
    expect(orphans).to.deep.equal([]);
  });

  it('is restored with its id, which is never reused, also in a database of an earlier release', () => {
    const folder = temporaryFolder('cms-earlier');
    const early = openDatabase(folder);
    early.pragma('foreign_keys = OFF');
    const made = early.prepare("SELECT sql FROM sqlite_master WHERE name = 'documents'").get();
    const { sql } = made as { sql: string };
    early.exec(`
      CREATE TABLE kept AS SELECT * FROM documents;
      DROP TABLE documents;
      ${sql.replace(' AUTOINCREMENT', '')};
      INSERT INTO documents SELECT * FROM kept;
      DROP TABLE kept;
    `);
    closeDatabase(early);
    const later = openDatabase(folder);
    const last = documents(later, 'template').at(-1) ?? expect.fail('has no template');
    removeDocument(later, 'template', last.slug);
    saveDocument(later, page({ slug: 'next' }));
    expect(documentBySlug(later, 'page', 'next')?.id).to.be.greaterThan(last.id);
    restoreDocument(later, last);
    expect(documentBySlug(later, 'template', last.slug)).to.deep.equal(last);
    expect(documentBySlug(later, 'post', 'blue-week')?.terms).not.to.deep.equal({});
    expect(later.pragma('foreign_key_check')).to.deep.equal([]);
    closeDatabase(later);
  });

  it('loses a term only when the site removes it', () => {
    saveTerm(database(), { taxonomy: 'category', slug: 'brief', name: 'Brief', description: '' });
    const sorted = page({ terms: { category: ['bench', 'brief'] } });
    saveDocument(database(), sorted);
    removeTerm(database(), 'category', 'brief');
    expect(documentBySlug(database(), 'page', sorted.slug)?.terms).to.deep.equal({
      category: ['bench'],
    });
  });
});

describe('a work as a document', () => {
  const database = databaseForTests();

  it('is unchanged after export and import', () => {
    const before = documents(database(), 'astra-portfolio');
    for (const work of before.slice(0, 50)) saveDocument(database(), work);
    expect(documents(database(), 'astra-portfolio')).to.deep.equal(before);
  });

  it('is shown in the portfolio at once', () => {
    const [portfolio] = collections(database());
    const [work] = documents(database(), 'astra-portfolio');
    if (!work) throw new Error('There are no works.');
    expect(portfolio.works().find(({ slug }) => slug === work.slug)?.title).to.equal(work.title);
    saveDocument(database(), { ...work, title: 'Renamed' });
    expect(portfolio.works().find(({ slug }) => slug === work.slug)?.title).to.equal('Renamed');
    removeDocument(database(), 'astra-portfolio', work.slug);
    expect(portfolio.works().some(({ slug }) => slug === work.slug)).to.equal(false);
    saveDocument(database(), work);
    expect(portfolio.works().some(({ slug }) => slug === work.slug)).to.equal(true);
  });

  it('is refused with invalid fields', () => {
    const work = page({ type: 'astra-portfolio', slug: 'broken', fields: { motif: 'bomb' } });
    expect(() => saveDocument(database(), work)).to.throw();
    expect(documentBySlug(database(), 'astra-portfolio', 'broken')).to.equal(undefined);
  });
});

describe('a menu', () => {
  const database = databaseForTests();

  it('is stored with the order and nesting of its entries, and replaced as a whole', () => {
    const main = menuBySlug(database(), 'main');
    if (!main) throw new Error('There is no main menu.');
    const turned = { ...main, slug: 'turned', items: main.items.toReversed() };
    saveMenu(database(), turned);
    const id = menuBySlug(database(), 'turned')?.id;
    expect(menuBySlug(database(), 'turned')).to.deep.equal({ ...turned, id });
    expect(id).to.not.equal(main.id);
    saveMenu(database(), { ...turned, items: [] });
    expect(menuBySlug(database(), 'turned')?.items).to.deep.equal([]);
    expect(menuBySlug(database(), 'main')).to.deep.equal(main);
  });

  it('is removed with its entries', () => {
    removeMenu(database(), 'main');
    removeMenu(database(), 'turned');
    const left = database().prepare('SELECT count(*) AS count FROM menu_items').get();
    expect(left).to.deep.include({ count: 3 });
  });
});

describe('settings and plugins', () => {
  const database = databaseForTests();

  it('are saved, changed and removed one by one', () => {
    expect(siteSetting(database(), 'icons')).to.equal(undefined);
    saveSiteSetting(database(), 'icons', { library: 'fa' });
    saveSiteSetting(database(), 'icons', { library: 'eicons' });
    expect(siteSetting(database(), 'icons')).to.deep.equal({ library: 'eicons' });
    removeSiteSetting(database(), 'icons');
    expect(siteSetting(database(), 'icons')).to.equal(undefined);

    const dolly = pluginByFile(database(), 'hello.php');
    expect(dolly?.state).to.equal('inactive');
    if (dolly) savePlugin(database(), { ...dolly, state: 'active' });
    expect(pluginByFile(database(), 'hello.php')?.state).to.equal('active');
    removePlugin(database(), 'hello.php');
    expect(pluginByFile(database(), 'hello.php')).to.equal(undefined);
  });
});

describe('the media library', () => {
  const database = databaseForTests();
  const png = new Uint8Array(Buffer.from('89504e470d0a1a0a00000000', 'hex'));

  it('stores equal images once, and only images of known types', () => {
    const name = saveMedia(database(), png);
    expect(name).to.match(/^[0-9a-f]{32}\.png$/);
    expect(saveMedia(database(), png)).to.equal(name);
    expect(mediaByName(database(), String(name))?.bytes).to.deep.equal(png);
    expect(saveMedia(database(), Buffer.from('<svg onload="alert(1)"/>'))).to.equal(undefined);
    expect(saveMedia(database(), new Uint8Array(5 * 1024 * 1024).fill(0xff))).to.equal(undefined);
  });
});

describe('several changes of the content in a transaction', () => {
  const database = databaseForTests();

  it('are all rolled back when one of them fails', () => {
    const doomed = page();
    const attempt = () =>
      transaction(database(), () => {
        saveDocument(database(), doomed);
        removeMenu(database(), 'main');
        saveDocument(database(), { ...doomed, type: 'astra-portfolio', fields: {} });
      });
    expect(attempt).to.throw();
    expect(documentBySlug(database(), 'page', doomed.slug)).to.equal(undefined);
    expect(menuBySlug(database(), 'main')?.items.length).to.equal(5);
  });
});
