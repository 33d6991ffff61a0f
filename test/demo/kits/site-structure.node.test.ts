import { expect } from 'chai';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { builderKit, wxrFile } from './builder-kits';
import { exported, zipOf } from './exporting';
import { keepFewWorks } from './few-works';
import { contentOf, emptied, imported, opened, outcomes } from './importing';

const facts = `SELECT type, slug, parent, created, edited FROM documents
  WHERE type IN ('page', 'post') ORDER BY type, slug`;

describe('the structure of a site', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    keepFewWorks(site());
    admin = await administrator(site());
  });

  /** The heading of the page at the root. */
  const start = async () => {
    const page = await (await fetch(site().url)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1];
  };

  it('comes with a kit of the page builder: parents, front page and times', async () => {
    const before_ = contentOf(site());
    const heading = await start();
    const kit = builderKit('3.0', {
      files: {
        'wp-content/page/page.xml': wxrFile([
          { id: 51, type: 'page', slug: 'child', parent: 13 },
          { id: 52, type: 'page', slug: 'grandchild', parent: 51 },
        ]),
      },
    });
    const done = await imported(site(), admin, kit);
    expect(outcomes(done)).to.include({ 'pages: Front page': 'created' });
    expect(await start()).to.equal('Start &amp; more');
    const parents = site().rows(
      "SELECT slug, parent FROM documents WHERE parent != '' ORDER BY slug",
    );
    expect(parents).to.deep.equal([
      { slug: 'child', parent: 'team-2' },
      { slug: 'grandchild', parent: 'child' },
      { slug: 'team', parent: 'start-more' },
    ]);
    const [child] = site().rows("SELECT created FROM documents WHERE slug = 'child'");
    expect(child?.created).to.equal(Date.parse('2025-03-04T09:30:00Z'));
    await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(contentOf(site())).to.deep.equal(before_);
    expect(await start()).to.equal(heading);
  });

  for (const format of [undefined, 'elementor'] as const) {
    it(`is exported and imported again, in the format ${format ?? 'of this package'}`, async () => {
      const page = "type = 'page' AND slug =";
      site().rows(`UPDATE documents SET parent = 'about' WHERE ${page} 'prices' RETURNING 1`);
      site().rows(
        "INSERT OR REPLACE INTO settings (key, value) VALUES ('front_page', 'about') RETURNING 1",
      );
      const expected = site().rows(facts);
      const title = await start();
      const { session } = await exported(site(), admin, { format });
      const { bytes } = await zipOf(site(), admin, session);
      emptied(site());
      site().rows("DELETE FROM settings WHERE key = 'front_page' RETURNING 1");
      const done = await imported(site(), admin, bytes);
      expect(outcomes(done)['pages: Front page']).to.equal('created');
      expect(await start()).to.equal(title);
      expect(site().rows(facts)).to.deep.equal(expected);
    });
  }

  it('reports another front page of the site as a conflict', async () => {
    site().rows(
      "INSERT OR REPLACE INTO settings (key, value) VALUES ('front_page', 'contact') RETURNING 1",
    );
    const { conflicts } = await opened(site(), admin, builderKit());
    const conflict = conflicts.find(({ id }) => id === 'front:front-page');
    expect(conflict?.changes).to.deep.equal([
      { field: 'page', site: 'contact', kit: 'start-more' },
    ]);
    expect(conflict?.decisions).to.deep.equal(['overwrite', 'keep']);
  });
});
