import { expect } from 'chai';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { contentOf, finished, imported, opened, outcomes, started } from './importing';
import { kitOfPages, madeKit, pageFile, widget } from './made-kits';

const entry = { title: 'Made up', doc_type: 'wp-page' };

/** A kit whose about page, visit page, header and main menu differ from the site's. */
const kit = madeKit({
  manifest: {
    site: 'https://old.example/',
    content: { page: { 1: entry, 2: entry, 3: entry } },
    templates: { 7: { title: 'Made up', doc_type: 'header' } },
    'wp-content': { nav_menu_item: { 1: entry } },
    taxonomies: { post: ['category'] },
  },
  files: {
    'site-settings.json': { colors: { system_colors: [{ _id: 'primary', color: '#123456' }] } },
    'content/page/1.json': pageFile({ slug: 'about', title: 'Other makers' }),
    'content/page/2.json': pageFile({ slug: 'visit', title: 'Other visits' }),
    'content/page/3.json': pageFile({
      slug: 'links',
      title: 'Links',
      content: [
        widget('button', { text: 'Whole', link: { url: 'https://old.example/pages/about?a=1#b' } }),
        widget('button', { text: 'Path', link: { url: '/pages/about' } }),
        widget('button', { text: 'Kept', link: { url: '/pages/visit' } }),
        widget('button', { text: 'Other', link: { url: 'https://other.example/pages/about' } }),
        widget('heading', { title: 'https://old.example/pages/about is ours' }),
      ],
    }),
    'templates/7.json': pageFile({
      type: 'template',
      doc_type: 'header',
      slug: 'main-header',
      title: 'Other header',
      content: [widget('nav-menu', { menu: 'main' })],
    }),
    'wp-content/nav_menu_item/1.json': {
      slug: 'main',
      name: 'Other menu',
      location: 'primary',
      items: [
        { label: 'About', type: 'page', target: 'about', items: [] },
        { label: 'Visit', type: 'page', target: 'visit', items: [] },
        { label: 'Old', type: 'address', target: 'https://old.example/pages/about', items: [] },
      ],
    },
    'taxonomies/category.json': [
      { slug: 'workshop', name: 'Workshop', description: 'Another description' },
      { slug: 'brand-new', name: 'Brand new', description: '' },
    ],
  },
});

describe('an item that exists on the site and in the kit', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
    site().rows(
      "INSERT INTO terms (taxonomy, slug, name, description) VALUES ('category', 'workshop', 'Workshop', 'Ours') ON CONFLICT DO UPDATE SET description = 'Ours' RETURNING id",
    );
    site().rows(
      "UPDATE documents SET slug = 'main-header' WHERE doc_type = 'header' AND id = (SELECT min(id) FROM documents WHERE doc_type = 'header') RETURNING id",
    );
  });

  const slugs = (type: string) =>
    site()
      .rows('SELECT slug FROM documents WHERE type = ?', type)
      .map(({ slug }) => slug);
  const menu = (slug: string) =>
    site().rows(
      `SELECT label, type, target FROM menu_items JOIN menus ON menus.id = menu
       WHERE slug = ? AND parent IS NULL ORDER BY position`,
      slug,
    );

  it('is reported before anything is written, with changed fields and possible decisions', async () => {
    const before = contentOf(site());
    const { conflicts } = await opened(site(), admin, kit);
    expect(conflicts.map(({ id, section, decisions }) => [id, section, decisions])).to.deep.equal([
      ['setting:colors', 'colors', ['overwrite', 'keep']],
      ['term:category/workshop', 'taxonomies', ['overwrite', 'keep']],
      ['template:main-header', 'headers', ['overwrite', 'keep', 'rename']],
      ['page:about', 'pages', ['overwrite', 'keep', 'rename']],
      ['page:visit', 'pages', ['overwrite', 'keep', 'rename']],
      ['menu:main', 'menus', ['overwrite', 'keep', 'rename']],
    ]);
    const changes = conflicts.find(({ id }) => id === 'page:about')?.changes ?? [];
    expect(changes).to.deep.include({
      field: 'title',
      site: 'About the bindery',
      kit: 'Other makers',
    });
    expect(changes.find(({ field }) => field === 'content')?.site).to.include(
      'heading (title: Three people, one bench',
    );
    expect(conflicts.at(-1)?.changes.find(({ field }) => field === 'items')?.kit).to.equal(
      'About → page about\nVisit → page visit\nOld → /pages/about',
    );
    expect(contentOf(site())).to.deep.equal(before);
  });

  it('stays unchanged without a decision', async () => {
    const before = site().rows("SELECT * FROM documents WHERE slug != 'links'");
    const done = await imported(site(), admin, kit, {
      decisions: { 'setting:colors': 'rename', 'page:nothing': 'overwrite' },
    });
    expect(outcomes(done)).to.deep.equal({
      'colors: Global colors': 'kept',
      'taxonomies: Workshop': 'kept',
      'taxonomies: Brand new': 'created',
      'headers: Other header': 'kept',
      'pages: Other makers': 'kept',
      'pages: Other visits': 'kept',
      'pages: Links': 'created',
      'menus: Other menu': 'kept',
    });
    expect(site().rows("SELECT * FROM documents WHERE slug != 'links'")).to.deep.equal(before);
  });

  it('is renamed with all links to it', async () => {
    site().rows("DELETE FROM documents WHERE slug = 'links' RETURNING id");
    // Takes the next free slug.
    site().rows("UPDATE documents SET slug = 'about-2' WHERE slug = 'gift-vouchers' RETURNING id");
    const done = await imported(site(), admin, kit, {
      decisions: {
        'page:about': 'rename',
        'menu:main': 'rename',
        'template:main-header': 'rename',
      },
    });
    expect(outcomes(done)).to.deep.include({
      'pages: Other makers': 'renamed',
      'pages: Other visits': 'kept',
      'pages: Links': 'created',
      'headers: Other header': 'renamed',
      'menus: Other menu': 'renamed',
    });
    const url = done.runners
      .flatMap(({ imported }) => imported)
      .find(({ title }) => title === 'Other makers')?.url;
    expect(url).to.equal(`${site().url}/pages/about-3`);
    const links = site().rows("SELECT content FROM documents WHERE slug = 'links'");
    const settings = JSON.parse(String(links[0]?.content)).map(
      ({ settings: { link, title } }: { settings: { link?: { url: string }; title?: string } }) =>
        link?.url ?? title,
    );
    expect(settings).to.deep.equal([
      '/pages/about-3?a=1#b',
      '/pages/about-3',
      '/pages/visit',
      'https://other.example/pages/about',
      'https://old.example/pages/about is ours',
    ]);
    expect(menu('main-2')).to.deep.equal([
      { label: 'About', type: 'page', target: 'about-3' },
      { label: 'Visit', type: 'page', target: 'visit' },
      { label: 'Old', type: 'address', target: '/pages/about-3' },
    ]);
    expect(menu('main')[0]).to.deep.equal({ label: 'About', type: 'page', target: 'about' });
    const header = site().rows("SELECT content FROM documents WHERE slug = 'main-header-2'");
    expect(JSON.parse(String(header[0]?.content))[0].settings).to.deep.equal({ menu: 'main-2' });
    const places = site().rows("SELECT slug FROM menus WHERE location = 'primary'");
    expect(places, 'the place of the theme').to.deep.equal([{ slug: 'main' }]);
  });

  it('is overwritten and keeps its address', async () => {
    const numbers = site().rows("SELECT id FROM documents WHERE slug IN ('about', 'visit')");
    const open = await opened(site(), admin, kit);
    const decisions = Object.fromEntries(
      open.conflicts.map(({ id }) => [id, 'overwrite'] as const),
    );
    const done = await finished(site(), admin, await started(site(), admin, open, { decisions }));
    expect(outcomes(done)).to.deep.include({
      'colors: Global colors': 'overwritten',
      'taxonomies: Workshop': 'overwritten',
      'headers: Other header': 'overwritten',
      'pages: Other makers': 'overwritten',
      'menus: Other menu': 'overwritten',
    });
    expect(site().rows("SELECT id FROM documents WHERE slug IN ('about', 'visit')")).to.deep.equal(
      numbers,
    );
    expect(site().rows("SELECT title FROM documents WHERE slug = 'about'")).to.deep.equal([
      { title: 'Other makers' },
    ]);
    expect(menu('main').map(({ label }) => label)).to.deep.equal(['About', 'Visit', 'Old']);
  });

  it('is left unchanged when it was created after the kit was opened', async () => {
    site().rows("DELETE FROM documents WHERE slug = 'links' RETURNING id");
    const open = await opened(site(), admin, kit);
    expect(open.conflicts).to.deep.equal([]);
    site().rows("UPDATE documents SET slug = 'links' WHERE slug = 'restoration' RETURNING id");
    const done = await finished(site(), admin, await started(site(), admin, open));
    expect(outcomes(done)['pages: Links']).to.equal('kept');
    expect(slugs('page')).to.not.include('restoration');
  });
});

describe('the conflicts of a large kit', () => {
  const site = siteForTests({ adminPassword });

  it('are listed in the order of the kit, with their texts, also after a reload', async () => {
    const slugs = Array.from({ length: 120 }, (_, at) => `page-${at}`);
    const kitOf = (text: string) =>
      kitOfPages(
        ...slugs.map((slug) => pageFile({ slug, title: slug, excerpt: text.repeat(500) })),
      );
    const admin = await administrator(site());
    await imported(site(), admin, kitOf('a "b" '));
    const { session, conflicts } = await opened(site(), admin, kitOf('ü '));
    expect(conflicts.map(({ id }) => id)).to.deep.equal(slugs.map((slug) => `page:${slug}`));
    expect(conflicts[99]?.changes).to.deep.equal([
      { field: 'excerpt', site: 'a "b" '.repeat(500), kit: 'ü '.repeat(500) },
    ]);
    for (const call of [`GET imports/${session}`, 'GET imports/current']) {
      expect((await kitCall(site(), admin, call)).body.conflicts).to.deep.equal(conflicts);
    }
  });
});

describe('the plugins of a kit', () => {
  const plugins = [
    { name: 'Elementor', plugin: 'elementor/elementor.php', version: '1.0' },
    { name: 'Hello', plugin: 'hello.php', version: '99' },
    { name: 'Named by a stranger', plugin: 'akismet/akismet.php', version: '99' },
    { name: 'Nobody’s', plugin: 'nobodys/nobodys.php', version: '1.0' },
  ];

  for (const mayInstallPlugins of [true, false]) {
    const site = siteForTests({ adminPassword, kits: { mayInstallPlugins } });
    it(`are reported by state${mayInstallPlugins ? '' : ' when the account cannot install plugins'}`, async () => {
      const admin = await administrator(site());
      const open = await opened(site(), admin, madeKit({ manifest: { plugins } }));
      expect(open.canInstallPlugins).to.equal(mayInstallPlugins);
      expect(open.plugins.map(({ name, state }) => [name, state])).to.deep.equal([
        ['Elementor', 'active'],
        ['Hello', 'inactive'],
        ['Named by a stranger', 'missing'],
        ['Nobody’s', 'missing'],
      ]);
      const unavailable = open.plugins.filter(({ isAvailable }) => isAvailable === false);
      expect(unavailable.map(({ name }) => name)).to.deep.equal(['Nobody’s']);
      const done = await finished(site(), admin, await started(site(), admin, open));
      expect(outcomes(done)).to.deep.equal({
        'plugins: Elementor': 'kept',
        'plugins: Hello': 'activated',
        'plugins: Named by a stranger': mayInstallPlugins ? 'created' : 'missing',
        'plugins: Nobody’s': 'missing',
      });
      const installed = site().rows("SELECT name, version FROM plugins WHERE plugin LIKE 'akis%'");
      expect(installed, 'as the directory has it').to.deep.equal(
        mayInstallPlugins ? [{ name: 'Akismet', version: '5.5' }] : [],
      );
      const { status } = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
      expect(status).to.equal(200);
      expect(site().rows("SELECT state FROM plugins WHERE plugin = 'hello.php'")).to.deep.equal([
        { state: 'inactive' },
      ]);
      expect(site().rows("SELECT 1 FROM plugins WHERE plugin LIKE 'akis%'")).to.deep.equal([]);
    });
  }
});
