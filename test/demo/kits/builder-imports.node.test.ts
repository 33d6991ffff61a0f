import { expect } from 'chai';
import type { BuilderElement } from '../../../src/page';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import {
  type BuilderVersion,
  builderDocument,
  builderKit,
  builderSite,
  builderWidget,
  menuEntry,
  wxrFile,
} from './builder-kits';
import { contentOf, imported, opened, outcomes, uploaded } from './importing';

describe('a kit of the page builder', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  let before_: ReturnType<typeof contentOf>;
  before(async () => {
    admin = await administrator(site());
    before_ = contentOf(site());
  });
  afterEach(async () => {
    const last = await kitCall(site(), admin, 'GET imports/last');
    if (last.status !== 200) return;
    await kitCall(site(), admin, `POST imports/${last.body.session}/revert`, {});
  });

  const document = (type: string, slug: string) => {
    const [row] = site().rows('SELECT * FROM documents WHERE type = ? AND slug = ?', type, slug);
    if (!row) throw new Error(`There is no ${type} ${slug}.`);
    const content = JSON.parse(String(row.content)) as BuilderElement[];
    return { ...row, content, title: row.title, status: row.status };
  };

  it('is described with its version, its documents and what cannot be imported', async () => {
    const { manifest, left_out } = await opened(site(), admin, builderKit());
    expect(manifest.software).to.deep.equal({ name: 'Elementor', version: '4.2.2' });
    expect(manifest.content).to.have.all.keys('page', 'post');
    expect(Object.keys(manifest.content?.page ?? {})).to.deep.equal(['11', '12', '13']);
    expect(manifest.content?.post?.[21]?.title).to.equal('Houses & <more>');
    expect(manifest['wp-content']).to.deep.equal({
      nav_menu_item: { 1: { title: 'Old main', doc_type: 'nav_menu_item', slug: 'old-main' } },
    });
    expect(left_out).to.have.deep.members([
      { reason: 'taxonomy', name: 'Courses', count: 1 },
      { reason: 'menu-entry', name: 'News', count: 1 },
      { reason: 'setting', name: 'page_transition', count: 1 },
      { reason: 'post-type', name: 'Recipes', count: 2 },
      { reason: 'element', name: 'e-flexbox', count: 1 },
      { reason: 'code', name: 'Team', count: 1 },
    ]);
  });

  for (const version of ['1.0', '2.0', '3.0'] satisfies BuilderVersion[]) {
    it(`is imported, with a manifest of version ${version}`, async () => {
      const done = await imported(site(), admin, builderKit(version));
      expect(outcomes(done)).to.include({
        'pages: Start & more': 'created',
        'posts: Houses & <more>': 'created',
        'headers: Old header': 'created',
        'menus: Old main': 'created',
        'taxonomies: Old news': 'created',
        'plugins: Akismet': 'created',
      });
      expect(document('page', 'team').title).to.equal('Team');
      expect(document('page', 'team-2').title).to.equal('Team');
      expect(document('post', 'häuser').title).to.equal('Houses & <more>');
      expect(document('post', 'post-22').status).to.equal('draft');
    });
  }

  it('keeps the tree, its terms and page settings, and links to this site', async () => {
    await imported(site(), admin, builderKit());
    const { content, id } = document('page', 'start-more') as ReturnType<typeof document> & {
      id: number;
    };
    expect(content.map(({ elType }) => elType)).to.deep.equal(['container', 'container']);
    const [button, image] = content[0]?.elements ?? [];
    expect(button?.settings.link).to.deep.equal({ url: '/pages/team#us' });
    expect(image?.settings.image).to.have.property(
      'url',
      'https://old.example/wp-content/uploads/a.png',
    );
    expect(site().rows('SELECT value FROM page_settings WHERE document = ?', id)).to.deep.equal([
      { value: '{"hide_title":"yes"}' },
    ]);
    const terms = site().rows(
      `SELECT documents.slug FROM document_terms JOIN documents ON documents.id = document
       JOIN terms ON terms.id = term WHERE terms.slug = 'old-news' ORDER BY documents.slug`,
    );
    expect(terms.map(({ slug }) => slug)).to.deep.equal(['häuser', 'team']);
  });

  it('has links to its front page by the slug that its title gives', async () => {
    const link = { link: { url: `${builderSite}/start-more/` } };
    const file = builderDocument(builderWidget('b2', 'button', link));
    await imported(site(), admin, builderKit('3.0', { files: { 'content/page/12.json': file } }));
    expect(document('page', 'team').content[0]?.settings.link).to.deep.equal({
      url: '/pages/start-more',
    });
  });

  it('has links to its front page also when its title has letters such as ß and ø', async () => {
    const page = (title: string, path: string) => ({
      title,
      doc_type: 'wp-page',
      thumbnail: false,
      url: `${builderSite}${path}`,
    });
    const front = { ...page('Straße & Øl', '/'), show_on_front: true };
    const link = { link: { url: `${builderSite}/strase-ol/` } };
    const kit = builderKit('3.0', {
      manifest: { content: { page: { 11: front, 12: page('Team', '/team/') } } },
      files: { 'content/page/12.json': builderDocument(builderWidget('b2', 'button', link)) },
    });
    await imported(site(), admin, kit);
    expect(document('page', 'team').content[0]?.settings.link).to.deep.equal({
      url: '/pages/strase-ol',
    });
  });

  it('brings the menu with its levels, and with links to documents of this site', async () => {
    await imported(site(), admin, builderKit());
    const rows = site().rows(
      `SELECT label, type, target, parent IS NOT NULL AS inner FROM menu_items
       JOIN menus ON menus.id = menu WHERE slug = 'old-main' ORDER BY menu_items.id`,
    );
    expect(rows.map(({ ...row }) => row)).to.deep.equal([
      { label: 'Home', type: 'page', target: 'start-more', inner: 0 },
      { label: 'Team', type: 'page', target: 'team', inner: 1 },
      { label: 'Else', type: 'address', target: 'https://example.org/x', inner: 0 },
    ]);
  });

  it('loses its code and keeps the words', async () => {
    await imported(site(), admin, builderKit());
    expect(document('page', 'team-2').content[0]?.settings.html).to.equal('<p>Words</p>');
    const [text] = document('page', 'start-more').content[1]?.elements ?? [];
    expect(text?.settings.editor).to.equal('<p>Good <b>text</b></p>');
  });

  it('can be undone completely', async () => {
    const done = await imported(site(), admin, builderKit());
    const { status } = await kitCall(site(), admin, `POST imports/${done.session}/revert`, {});
    expect(status).to.equal(200);
    expect(contentOf(site())).to.deep.equal(before_);
  });

  it('reports conflicts with the site before the import', async () => {
    const about = { title: 'Other', doc_type: 'wp-page', url: 'https://old.example/about/' };
    const { conflicts } = await opened(
      site(),
      admin,
      builderKit('3.0', {
        manifest: { content: { page: { 5: about } } },
        files: { 'content/page/5.json': builderDocument() },
      }),
    );
    const [conflict] = conflicts.filter(({ id }) => id === 'page:about');
    expect(conflict?.decisions).to.deep.equal(['overwrite', 'keep', 'rename']);
  });
});

describe('what a kit of the page builder cannot bring', () => {
  const site = siteForTests({ adminPassword });

  it('is named up to a limit, and counted beyond it', async () => {
    const admin = await administrator(site());
    const settings = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`other_${at}`, 1]));
    const files = { 'site-settings.json': { settings } };
    const { left_out = [] } = await opened(site(), admin, builderKit('3.0', { files }));
    const inSettings = left_out.filter(({ reason }) => reason === 'setting');
    expect(inSettings.length).to.be.lessThan(510);
    expect(inSettings.reduce((sum, { count }) => sum + count, 0)).to.equal(700);
  });
});

describe('a hostile kit of the page builder', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  const laughs = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const wxr = (content: string) => ({ files: { 'wp-content/post/post.xml': content } });
  const entry = { title: 'A', doc_type: 'wp-page' };
  const hostile: Readonly<Record<string, readonly [Uint8Array, reason: string]>> = {
    'entities that grow': [
      builderKit(
        '3.0',
        wxr(wxrFile([{ id: 1, title: '&l12;' }], `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>`)),
      ),
      'damaged',
    ],
    'an entity that reads a file': [
      builderKit(
        '3.0',
        wxr(wxrFile([], '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
      ),
      'damaged',
    ],
    'an undeclared entity': [
      builderKit('3.0', wxr(wxrFile([{ id: 1 }]).replace('Post 1', '&nbsp;'))),
      'damaged',
    ],
    'XML that is cut off': [builderKit('3.0', wxr(wxrFile([{ id: 1 }]).slice(0, -20))), 'damaged'],
    'XML that is nested deeply': [
      builderKit('3.0', wxr(wxrFile([]).replace('<channel>', `<channel>${'<a>'.repeat(1000)}`))),
      'damaged',
    ],
    'too many posts': [
      builderKit(
        '3.0',
        wxr(wxrFile([]).replace('</channel>', `${'<item/>'.repeat(10_001)}</channel>`)),
      ),
      'damaged',
    ],
    'a menu whose entries contain each other, thousands deep': [
      builderKit('3.0', {
        files: {
          'wp-content/nav_menu_item/nav_menu_item.xml': wxrFile(
            Array.from({ length: 5000 }, (_, at) =>
              menuEntry(100 + at, 'Entry', { _menu_item_menu_item_parent: String(99 + at) }),
            ),
          ),
        },
      }),
      'damaged',
    ],
    'tens of thousands of documents of one name, without files': [
      builderKit('3.0', {
        manifest: {
          content: {
            page: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [at + 1, entry])),
          },
        },
      }),
      'damaged',
    ],
    'a path as an id': [
      builderKit('3.0', { manifest: { content: { page: { '../../etc': entry } } } }),
      'manifest-invalid',
    ],
    'a prototype as a document': [
      builderKit('3.0', {
        files: { 'content/page/11.json': '{"content":[],"__proto__":{"a":1}}' },
      }),
      'damaged',
    ],
    'a missing document': [
      builderKit('3.0', { files: { 'content/page/11.json': undefined } }),
      'damaged',
    ],
    'an element without an id': [
      builderKit('3.0', {
        files: { 'content/page/11.json': builderDocument({ elType: 'widget' }) },
      }),
      'damaged',
    ],
    'a plugin outside the plugins folder': [
      builderKit('3.0', {
        manifest: { plugins: [{ name: 'A', plugin: '../../a', version: '1' }] },
      }),
      'manifest-invalid',
    ],
    'a script as the address of a document': [
      builderKit('3.0', {
        manifest: { content: { page: { 11: { ...entry, url: 'javascript:a()' } } } },
      }),
      'manifest-invalid',
    ],
    'a manifest of a later version': [
      builderKit('3.0', { manifest: { version: '4.0' } }),
      'manifest-newer',
    ],
  };
  for (const [name, [bytes, reason]] of Object.entries(hostile)) {
    it(`is refused: ${name}`, async () => {
      const upload = await uploaded(site(), admin, bytes);
      const { status, body } = await kitCall(site(), admin, 'POST imports', { upload });
      expect({
        status,
        code: body.code,
        reason: (body.data as { reason?: string })?.reason,
      }).to.deep.equal({
        status: 422,
        code: 'invalid-zip-file',
        reason,
      });
    });
  }
});
