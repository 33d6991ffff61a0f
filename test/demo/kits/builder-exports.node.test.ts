import { expect } from 'chai';
import { WxrReader } from '../../../demo/server/kits/imports/builder/wxr';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword } from './administrator';
import { exported, zipOf } from './exporting';
import { imported, opened, outcomes } from './importing';
import type { ZipFiles } from './zip';

interface Entry {
  readonly title: string;
  readonly doc_type: string;
  readonly thumbnail: string | false;
  readonly url: string;
  readonly terms: readonly { readonly term_id: number; readonly slug: string }[];
}

interface Manifest {
  readonly version: string;
  readonly manifest_version?: string;
  readonly elementor_version: string;
  readonly site: string;
  readonly content: Readonly<Record<'page' | 'post', Readonly<Record<string, Entry>>>>;
  readonly templates: Readonly<Record<string, Entry>>;
  readonly taxonomies: Readonly<Record<string, readonly { name: string; label: string }[]>>;
  readonly plugins: readonly { plugin: string }[];
}

describe('an export for the page builder', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let bytes: Uint8Array;
  let files: ZipFiles;
  let manifest: Manifest;
  before(async () => {
    admin = await administrator(site());
    site().rows(
      "UPDATE documents SET title = 'Über uns & <mehr>' WHERE slug = 'about' RETURNING id",
    );
    site().rows(
      `INSERT INTO page_settings (document, value)
       SELECT id, '{"hide_title":"yes"}' FROM documents WHERE slug = 'about' RETURNING document`,
    );
    const html =
      '<a href="/pages/prices?b=1&amp;c=2#d">Prices</a> <img src="/media/a.png"> /pages/prices';
    const text = { id: 'a', elType: 'widget', widgetType: 'text-editor', elements: [] };
    const box = { id: 'b', elType: 'container', settings: {} };
    const content = [{ ...box, elements: [{ ...text, settings: { editor: html } }] }];
    site().rows(
      "UPDATE documents SET content = ? WHERE slug = 'about' RETURNING id",
      JSON.stringify(content),
    );
    const { session } = await exported(site(), admin, { format: 'elementor' });
    ({ bytes, files } = await zipOf(site(), admin, session));
    manifest = files.json('manifest.json') as Manifest;
  });

  const wxr = (type: string) => {
    const reader = new WxrReader(type);
    reader.write(files.bytes(`wp-content/${type}/${type}.xml`));
    return reader.end();
  };
  const page = (slug: string) => {
    const [found] = Object.entries(manifest.content.page).filter(([, { url }]) =>
      url.endsWith(`/${slug}`),
    );
    if (!found) throw new Error(`There is no page ${slug}.`);
    const [id, entry] = found;
    return { id, entry, file: files.json(`content/page/${id}.json`) as Record<string, unknown> };
  };

  it('names the builder’s version, and has only the files that its import allows', () => {
    expect(manifest).to.include({ version: '3.0', site: site().url });
    expect(manifest.elementor_version).to.match(/^4\./);
    // With this key, the builder takes a kit for one of another vendor.
    expect(manifest).not.to.have.property('manifest_version');
    expect(files.names.filter((name) => !/\.(?:json|xml)$/.test(name))).to.deep.equal([]);
  });

  it('has the slug as the title of a page whose title gives another slug', () => {
    const { entry, file } = page('about');
    expect(entry.title).to.equal('about');
    expect(file.settings).to.deep.equal({ hide_title: 'yes', post_title: 'Über uns & <mehr>' });
    expect(page('prices').entry.title).to.equal('Prices');
    expect(page('prices').file.settings).to.deep.equal({});
  });

  it('keeps a draft a draft', () => {
    expect(page('press').file.settings).to.include({ post_status: 'draft' });
  });

  it('names images by whole addresses, which the builder fetches', () => {
    const { thumbnail } = page('about').entry;
    expect(thumbnail).to.match(/^http:.*\/media\/[\da-f]+\.png$/);
  });

  it('has the addresses after the import in the HTML of texts too', () => {
    const [box] = page('about').file.content as [{ elements: [{ settings: { editor: string } }] }];
    expect(box.elements[0].settings.editor).to.equal(
      `<a href="/prices/?b=1&amp;c=2#d">Prices</a> <img src="${site().url}/media/a.png"> /pages/prices`,
    );
  });

  it('numbers each term once, also across taxonomies', () => {
    const terms = ['category', 'post_tag', 'nav_menu'].flatMap(
      (name) => files.json(`taxonomies/${name}.json`) as { term_id: number }[],
    );
    const ids = terms.map(({ term_id }) => term_id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(manifest.taxonomies.post?.[0]).to.deep.equal({ name: 'category', label: 'Categories' });
    const used = Object.values(manifest.content.post).flatMap(({ terms: own }) => own);
    expect(used.length).to.be.greaterThan(0);
    for (const { term_id } of used) expect(ids).to.include(term_id);
  });

  it('has menus whose entries lead to documents of the kit, below their parents', () => {
    const entries = wxr('nav_menu_item');
    const about = entries.find(({ title }) => title === 'About');
    expect(about?.meta.get('_menu_item_object_id')).to.equal(page('about').id);
    const inner = entries.find(({ title }) => title === 'Visit us');
    expect(inner?.meta.get('_menu_item_menu_item_parent')).to.equal(about?.id);
    expect(about?.terms.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`)).to.deep.equal([
      'nav_menu/main',
    ]);
  });

  it('names plugins without the extension of their files', () => {
    for (const { plugin } of manifest.plugins) expect(plugin).not.to.match(/\.php$/);
  });

  it('is read by this site again, with titles, pages and menus', async () => {
    const { manifest: own, left_out } = await opened(site(), admin, bytes);
    expect(own.software?.name).to.equal('Elementor');
    expect(left_out?.map(({ reason }) => reason)).to.not.include('code');
    site().rows("DELETE FROM documents WHERE slug = 'about' RETURNING id");
    const done = await imported(site(), admin, bytes);
    expect(outcomes(done)).to.include({ 'pages: Über uns & <mehr>': 'created' });
    expect(
      site().rows(
        `SELECT title, value FROM documents JOIN page_settings ON document = documents.id
         WHERE slug = 'about'`,
      ),
    ).to.deep.equal([{ title: 'Über uns & <mehr>', value: '{"hide_title":"yes"}' }]);
  });
});
