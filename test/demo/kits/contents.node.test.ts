import { expect } from 'chai';
import { openDatabase } from '../../../demo/server/database';
import { siteContentsOf } from '../../../demo/server/kits/contents';
import type { Site } from '../../../demo/server/site';
import { closeDatabase } from '../../../server/database';
import { siteContents } from '../../../src/api/kits/contents';
import { sectionKeys } from '../../../src/api/kits/sections';
import { temporaryFolder } from '../../shared';
import { siteForTests, type TestSite } from '../site';
import { administrator, adminPassword, kitCall } from './administrator';

/** The number of stored entries of each menu. */
const entryCounts = (site: TestSite): unknown[] =>
  site
    .rows('SELECT count(*) AS count FROM menu_items GROUP BY menu ORDER BY menu')
    .map(({ count }) => count);

describe('the contents of a site for a kit', () => {
  const site = siteForTests({ adminPassword, limits: { kitBytes: 5000 } });

  it('have every section of the API, in order, with the site’s documents', async () => {
    const { status, body } = await kitCall(site(), await administrator(site()), 'GET contents');
    expect(status).to.equal(200);
    const contents = siteContents.parse(body);
    expect(Object.keys(contents.content)).to.deep.equal([...sectionKeys.content, 'works']);
    expect(contents.content.works?.items.length).to.equal(600);
    expect(Object.keys(contents.templates)).to.deep.equal([...sectionKeys.templates]);
    expect(Object.keys(contents.settings)).to.deep.equal([...sectionKeys.settings]);
    for (const [group, { items }] of Object.entries(contents.templates)) {
      expect(items.length, group).to.be.greaterThan(0);
      for (const { doc_type } of items) expect(contents.exportGroups[doc_type]).to.equal(group);
    }
    const count = (section: string) => contents.content[section]?.items.length;
    expect(Object.keys(contents.content).map(count)).to.deep.equal([17, 7, 2, 1, 5, 600]);
    expect(contents.content.customPostTypes?.items[0]?.count).to.equal(600);
    expect(contents.content.menus?.items.map(({ count }) => count)).to.deep.equal(
      entryCounts(site()),
    );
    expect(contents.settings.icons?.isSet).to.equal(false);
    expect(contents.plugins.filter(({ state }) => state === 'active').length).to.equal(6);
    expect(contents.canInstallPlugins).to.equal(true);
    expect(contents.maxUploadSize).to.equal(5000);
  });
});

describe('the contents of a large site', () => {
  const database = openDatabase(temporaryFolder('nh-contents'));
  after(() => closeDatabase(database));

  /** The slugs of posts, and how often another task has run while they were listed. */
  async function listed() {
    let turns = 0;
    let isListed = false;
    const other = () => {
      turns += 1;
      if (!isListed) setImmediate(other);
    };
    other();
    const site = { database, limits: { kitBytes: 1 }, kits: {} } as Site;
    const { content } = await siteContentsOf(site, 'https://bindery.example');
    isListed = true;
    return { turns, slugs: content.posts?.items.map(({ slug }) => slug) ?? [] };
  }

  it('are listed in order, and other requests run between some hundred documents', async () => {
    const { turns, slugs } = await listed();
    const added = Array.from({ length: 1200 }, (_, at) => `made-${at}`);
    database
      .prepare(
        `INSERT INTO documents
           (type, doc_type, slug, title, excerpt, status, author, thumbnail, content, created, edited)
         SELECT 'post', 'wp-post', value, 'Made', '', 'publish', '', '', '[]', 1, 1
           FROM json_each(?) ORDER BY key`,
      )
      .run(JSON.stringify(added));
    const large = await listed();
    expect(large.slugs).to.deep.equal([...slugs, ...added]);
    expect(large.turns).to.be.greaterThan(turns);
  });
});

describe('a site whose accounts may not install plugins', () => {
  const site = siteForTests({ adminPassword, kits: { mayInstallPlugins: false } });

  it('reports the missing permission', async () => {
    const { body } = await kitCall(site(), await administrator(site()), 'GET contents');
    expect(siteContents.parse(body).canInstallPlugins).to.equal(false);
  });
});
