import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import type { BuilderElement } from '../../../src/page';
import { hostileArchives } from '../../elements/kits/archive/hostile';
import { siteForTests, type TestSite } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { builderKit, builderSite } from './builder-kits';
import { contentOf, imported, outcomes, uploaded } from './importing';
import { kitOfPages, madeKit, pageFile, widget } from './made-kits';

/** Larger archives take long to send; the archive's own tests check them. */
const sendable = hostileArchives
  .map(({ what, reason, bytes }) => ({ what, reason, file: bytes() }))
  .filter(({ file }) => file.length < 100_000);

const entry = { title: 'Made up', doc_type: 'wp-page' };

const unsoundKits: Readonly<Record<string, Uint8Array>> = {
  'a page that is not there': madeKit({ manifest: { content: { page: { 1: entry } } } }),
  'a page that is a list': kitOfPages([]),
  'a page without a title': kitOfPages(pageFile({ title: ' ' })),
  'a page whose slug is a path': kitOfPages(pageFile({ slug: '../admin' })),
  'a page whose slug is a query': kitOfPages(pageFile({ slug: 'a?b=c' })),
  'a page without a slug': kitOfPages(pageFile({ slug: '' })),
  'a post among the pages': kitOfPages(pageFile({ type: 'post' })),
  'a page of a type that is none': kitOfPages(pageFile({ type: 'page\u0000' })),
  'a page in a state that is none': kitOfPages({ ...pageFile(), status: 'private' }),
  'a page of elements that are none': kitOfPages({ ...pageFile(), content: ['<script>'] }),
  'a page with a widget’s name that is none': kitOfPages(
    pageFile({ content: [widget('<img onerror=alert(1)>', {})] }),
  ),
  'a page of elements nested deeply': kitOfPages(pageFile({ content: [nested(60)] })),
  'a page whose settings have 900 levels': kitOfPages(
    pageFile({ content: [widget('heading', { title: lists(900) })] }),
  ),
  'a page whose elements have 900 levels': kitOfPages(pageFile({ content: [nested(900)] })),
  'a manifest of 900 levels': madeKit({ manifest: { taxonomies: lists(900) } }),
  'site settings of 900 levels': madeKit({ files: { 'site-settings.json': lists(900) } }),
  'a template of 900 levels': madeKit({
    manifest: { templates: { 1: { title: 'Made up', doc_type: 'page' } } },
    files: { 'templates/1.json': lists(900) },
  }),
  'a page of the builder with 900 levels': builderPage(nested(900)),
  'a page of the builder whose settings have 900 levels': builderPage(
    widget('heading', { title: lists(900) }),
  ),
  'terms of the builder with 900 levels': builderKit('3.0', {
    manifest: { taxonomies: { post: [{ name: 'category', label: 'Categories' }] } },
    files: { 'taxonomies/category.json': lists(900) },
  }),
  'a page with terms that are none': kitOfPages(pageFile({ terms: { category: ['a/b'] } })),
  'a page with a key that changes all objects': kitOfPages({
    ...pageFile(),
    fields: JSON.parse('{"constructor":{"prototype":{"isAdministrator":true}}}'),
  }),
  'a work without what works have': madeKit({
    manifest: { 'wp-content': { 'astra-portfolio': { 1: entry } } },
    files: { 'wp-content/astra-portfolio/1.json': pageFile({ type: 'astra-portfolio' }) },
  }),
  'a menu that is none': madeKit({
    manifest: { 'wp-content': { nav_menu_item: { 1: entry } } },
    files: { 'wp-content/nav_menu_item/1.json': { slug: 'main', name: 'Main', items: [] } },
  }),
  'terms that are none': madeKit({
    manifest: { taxonomies: { post: ['category'] } },
    files: { 'taxonomies/category.json': [{ slug: 'a b', name: 'A', description: '' }] },
  }),
  'a plugin that is a path': madeKit({
    manifest: { plugins: [{ name: 'A', plugin: '../../evil.php', version: '1' }] },
  }),
  'settings that are none': madeKit({ files: { 'site-settings.json': { colors: 'red' } } }),
};

function nested(depth: number): BuilderElement {
  const elements = depth > 0 ? [nested(depth - 1)] : [];
  return { id: 'a', elType: 'container', settings: {}, elements };
}

function lists(levels: number): unknown {
  return levels > 0 ? [lists(levels - 1)] : [];
}

function builderPage(element: unknown): Uint8Array {
  const page = { ...entry, thumbnail: false, url: `${builderSite}/made-up/` };
  return builderKit('3.0', {
    manifest: { content: { page: { 1: page } } },
    files: { 'content/page/1.json': { content: [element], settings: {}, metadata: {} } },
  });
}

describe('a kit that is refused', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let untouched: unknown;
  /** The site's content and the tables of imports. */
  const everything = (of: TestSite) => ({
    content: contentOf(of),
    imports: ['kit_imports', 'kit_import_items', 'kit_import_media', 'kit_import_runners'].map(
      (table) => of.rows(`SELECT * FROM ${table}`),
    ),
    files: readdirSync(of.dataDir).filter((name) => !/^site\.db|^kits$/.test(name)),
  });
  before(async () => {
    admin = await administrator(site());
    untouched = everything(site());
  });

  for (const { what, reason, file } of sendable) {
    it(`for ${what} changes nothing`, async () => {
      const upload = await uploaded(site(), admin, file);
      const { status, body } = await kitCall(site(), admin, 'POST imports', { upload });
      expect([status, body.code]).to.deep.equal([422, 'invalid-zip-file']);
      expect(body.data).to.deep.include({ reason });
      expect(everything(site())).to.deep.equal(untouched);
    });
  }

  for (const [what, kit] of Object.entries(unsoundKits)) {
    it(`for ${what} changes nothing`, async () => {
      const upload = await uploaded(site(), admin, kit);
      const { status, body } = await kitCall(site(), admin, 'POST imports', { upload });
      expect([status, body.code], JSON.stringify(body)).to.deep.equal([422, 'invalid-zip-file']);
      expect(body.data).to.have.property('entry');
      expect(everything(site())).to.deep.equal(untouched);
    });
  }

  it('for containing a page twice changes nothing', async () => {
    const upload = await uploaded(site(), admin, kitOfPages(pageFile(), pageFile()));
    const { body } = await kitCall(site(), admin, 'POST imports', { upload });
    expect(body.data).to.deep.include({ reason: 'duplicate-name', entry: 'page/made-up' });
    expect(everything(site())).to.deep.equal(untouched);
  });
});

describe('an untrusted kit', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  it('loses unsafe addresses and markup that could run when it is imported', async () => {
    const page = pageFile({
      title: '<script>alert(1)</script>',
      content: [
        widget('heading', { title: '<img src=x onerror=alert(1)>' }),
        widget('button', { text: 'Good', link: { url: '/contact' } }),
        widget('button', { text: 'Bad', link: { url: ' java\nscript:alert(1)' } }),
        widget('image', { image: { url: 'data:text/html,<script>', alt: 'javascript: a talk' } }),
      ],
    });
    const menu = {
      slug: 'strange',
      name: 'Strange',
      location: '',
      items: [{ label: 'Bad', type: 'address', target: 'javascript:alert(1)', items: [] }],
    };
    await imported(
      site(),
      admin,
      madeKit({
        manifest: {
          content: { page: { 1: entry } },
          'wp-content': { nav_menu_item: { 1: entry } },
        },
        files: { 'content/page/1.json': page, 'wp-content/nav_menu_item/1.json': menu },
      }),
    );
    const [row] = site().rows("SELECT content, author FROM documents WHERE slug = 'made-up'");
    expect(row?.author).to.equal('admin');
    expect(JSON.parse(String(row?.content))).to.deep.equal([
      widget('heading', { title: '' }),
      page.content[1],
      widget('button', { text: 'Bad', link: { url: '' } }),
      widget('image', { image: { url: '', alt: 'javascript: a talk' } }),
    ]);
    expect(site().rows("SELECT target FROM menu_items WHERE label = 'Bad'")).to.deep.equal([
      { target: '#' },
    ]);
    const html = await (await fetch(`${site().url}/pages/made-up`)).text();
    expect(html).to.not.match(/<script>alert|<img src=x|href="\s*javascript/);
    expect(html).to.not.include('onerror');
  });

  it('imports only images of supported types', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const page = (slug: string, thumbnail: string) => pageFile({ slug, title: slug, thumbnail });
    await imported(
      site(),
      admin,
      madeKit({
        manifest: { content: { page: { 1: entry, 2: entry, 3: entry } } },
        files: {
          'content/page/1.json': page('with-picture', 'thumbnails/a.png'),
          'content/page/2.json': page('with-drawing', 'thumbnails/b.png'),
          'content/page/3.json': page('with-nothing', 'thumbnails/c.png'),
          'thumbnails/a.png': new Uint8Array(png),
          'thumbnails/b.png': new TextEncoder().encode('<svg onload="alert(1)"/>'),
        },
      }),
    );
    const rows = site().rows(
      "SELECT slug, thumbnail FROM documents WHERE slug LIKE 'with-%' ORDER BY slug",
    );
    expect(rows.map(({ thumbnail }) => thumbnail)).to.deep.equal(['', '', rows.at(-1)?.thumbnail]);
    expect(rows.at(-1)?.thumbnail).to.match(/^[\da-f]{32}\.png$/);
    const name = rows.at(-1)?.thumbnail;
    expect(site().rows('SELECT type FROM media WHERE name = ?', name)).to.deep.equal([
      { type: 'image/png' },
    ]);
    expect(site().rows('SELECT 1 FROM kit_import_media WHERE bytes IS NOT NULL')).to.deep.equal([]);
  });

  it('can come from an older or newer version of the export', async () => {
    const kit = madeKit({
      manifest: {
        manifest_version: '2.0',
        content: { page: { 1: entry }, product: { 9: entry } },
        taxonomies: { product: ['product_cat'] },
      },
      files: {
        'content/page/1.json': { ...pageFile({ slug: 'older', title: 'Older' }), rank: 7 },
        'site-settings.json': { colors: { system_colors: [] }, holograms: { on: true } },
      },
    });
    const done = await imported(site(), admin, kit, {
      decisions: { 'setting:colors': 'overwrite' },
    });
    expect(outcomes(done)).to.deep.equal({
      'colors: Global colors': 'overwritten',
      'pages: Older': 'created',
    });
  });
});
