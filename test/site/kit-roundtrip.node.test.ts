import { expect } from 'chai';
import type { ImportSession } from '../../src/api/kits/import';
import {
  type Administrator,
  administrator,
  adminPassword,
  kitCall,
} from '../demo/kits/administrator';
import { exported, zipOf } from '../demo/kits/exporting';
import {
  contentOf,
  emptied,
  finished,
  imported,
  opened,
  sessionOf,
  started,
} from '../demo/kits/importing';
import { siteForTests, type TestSite } from '../demo/site';

/** Other accounts get a kit without the site's custom code. */
const quick = {
  adminPassword,
  limits: { loginsPerMinute: 1000 },
  kits: { mayPostUnfilteredHtml: true },
};

/** The zip of everything that a site holds. */
async function kitOf(site: TestSite, admin: Administrator): Promise<Uint8Array> {
  const { session } = await exported(site, admin);
  return (await zipOf(site, admin, session)).bytes;
}

/** Every conflict decided the same way. */
function decided(
  { conflicts }: ImportSession,
  decision: 'overwrite' | 'keep',
): Record<string, 'overwrite' | 'keep'> {
  return Object.fromEntries(conflicts.map(({ id }) => [id, decision]));
}

/** Changes something of everything that a kit holds, and removes something of it too. */
function changed(site: TestSite): void {
  const all = [
    "UPDATE documents SET title = 'Changed', content = '[]', edited = 7 WHERE id % 3 = 0",
    "UPDATE documents SET excerpt = 'Changed', status = 'draft', thumbnail = '' WHERE id % 3 = 1",
    'DELETE FROM documents WHERE id % 5 = 0',
    "UPDATE terms SET name = 'Changed' WHERE slug IN ('bench', 'paper')",
    "DELETE FROM terms WHERE slug = 'leather'",
    "DELETE FROM document_terms WHERE document IN (SELECT id FROM documents WHERE slug = 'why-we-still-sew')",
    "UPDATE menu_items SET label = 'Changed' WHERE position = 1",
    "DELETE FROM menus WHERE slug = 'footer'",
    "UPDATE site_settings SET value = '{}' WHERE section IN ('colors', 'layout')",
    "DELETE FROM site_settings WHERE section IN ('fonts', 'code')",
    "UPDATE plugins SET state = 'inactive' WHERE plugin LIKE 'contact-form-7/%'",
    "UPDATE works SET work = json_set(work, '$.title', 'Changed', '$.tags', json('[]')) WHERE id % 100 = 0",
    'DELETE FROM works WHERE id % 150 = 0',
  ];
  for (const sql of all) expect(site.rows(`${sql} RETURNING 1`), sql).to.not.deep.equal([]);
}

describe('a kit of the complete site', () => {
  const home = siteForTests(quick);
  const other = siteForTests(quick);
  let kit: Uint8Array;
  let admin: Administrator;
  let original: ReturnType<typeof contentOf>;
  before(async () => {
    admin = await administrator(home());
    original = contentOf(home());
    kit = await kitOf(home(), admin);
  });

  it('changes nothing when it is exported', () => {
    expect(contentOf(home())).to.deep.equal(original);
  });

  it('restores a changed site', async () => {
    changed(home());
    expect(contentOf(home())).to.not.deep.equal(original);
    const open = await opened(home(), admin, kit);
    const decisions = decided(open, 'overwrite');
    await finished(home(), admin, await started(home(), admin, open, { decisions }));
    expect(contentOf(home())).to.deep.equal(original);
  });

  it('changes nothing if all conflicts keep the site’s version', async () => {
    const open = await opened(home(), admin, kit);
    const decisions = decided(open, 'keep');
    await finished(home(), admin, await started(home(), admin, open, { decisions }));
    expect(contentOf(home())).to.deep.equal(original);
  });

  it('makes an empty site the same, and is taken back from it whole', async () => {
    const there = await administrator(other());
    emptied(other());
    const empty = contentOf(other());
    const { session } = await imported(other(), there, kit);
    expect(contentOf(other())).to.deep.equal(original);
    const page = await fetch(`${other().url}/pages/about`);
    expect([page.status, await page.text()].join()).to.match(/^200.*About the bindery/s);
    sessionOf(await kitCall(other(), there, `POST imports/${session}/revert`, {}));
    expect(contentOf(other())).to.deep.equal(empty);
  });

  it('comes out of the site that it was brought to as it went in', async () => {
    const there = await administrator(other());
    await imported(other(), there, kit);
    const again = await kitOf(other(), there);
    emptied(home());
    await imported(home(), admin, again);
    expect(contentOf(home())).to.deep.equal(original);
    // Two imports and an export of a whole site: more than a minute on busy cores.
  });
});
