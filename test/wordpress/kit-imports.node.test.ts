import { expect } from 'chai';
import type { ImportSession } from '../../src/api/kits/import';
import { kitCalls } from '../conformance/kit-calls';
import { KitWork, outcomes } from '../conformance/kit-session';
import { LoggedIn } from '../conformance/logged-in';
import { builderKit } from '../demo/kits/builder-kits';
import { kitOfPages, madeKit, pageFile, widget } from '../demo/kits/made-kits';
import { addUser } from './account';
import { logIn, ownComplaints, publish, read, useWordPress, visit, wordPress } from './site';

/** The address of the site that the kits come from. */
const old = 'https://old.example';

/** The value that PHP prints as JSON. */
const value = <Value>(code: string): Value =>
  JSON.parse(wordPress.php(`echo wp_json_encode( ${code} );`)) as Value;

const contentOf = (slug: string): string =>
  value(`get_page_by_path( '${slug}' )->post_content ?? ''`);

describe('a kit in WordPress', () => {
  useWordPress();
  before(() => {
    wordPress.php("update_option( 'nh_stand_in_no_builder', '1' );");
  });
  after(() => {
    wordPress.php("delete_option( 'nh_stand_in_no_builder' );");
  });

  let admin: LoggedIn;
  let work: KitWork;
  before(async () => {
    admin = await LoggedIn.at(wordPress.url, 'admin', 'password');
    work = new KitWork(admin);
  });

  it('is for administrators: without a log-in, with a stale nonce or with fewer rights, every route is refused', async () => {
    addUser('kit-editor', 'editor');
    const editor = await LoggedIn.at(wordPress.url, 'kit-editor', 'password');
    for (const route of kitCalls) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await fetch(`${wordPress.url}/wp-json/nh/v1/kits/${path}`, { method });
      expect(status, route).to.equal(401);
      const body = method === 'GET' ? undefined : {};
      expect((await editor.call(route.replace(' ', ' kits/'), body)).status, route).to.equal(403);
      const stale = { 'X-WP-Nonce': 'deadbeef00' };
      const answer = await admin.call(route.replace(' ', ' kits/'), body, stale);
      expect(answer.status, `nonce: ${route}`).to.equal(403);
    }
  });

  it('of another administrator does not exist', async () => {
    addUser('kit-admin', 'administrator');
    const other = await LoggedIn.at(wordPress.url, 'kit-admin', 'password');
    const { session } = await work.beginExport();
    expect((await other.call(`GET kits/exports/${session}`)).body.code).to.equal(
      'nh_kit_no_session',
    );
    const open = await work.opened(kitOfPages(pageFile({ slug: 'private-kit' })));
    const answer = await other.call(`GET kits/imports/${open.session}`);
    expect(answer.body.code).to.equal('nh_kit_no_session');
    await admin.call(`DELETE kits/imports/${open.session}`);
  });

  it('brings the blocks of a page to another site as they were, and its picture', async () => {
    const blocks =
      '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">In the middle</p><!-- /wp:paragraph -->';
    publish('kit-blocks', blocks);
    wordPress.php(
      `$page = get_page_by_path( 'kit-blocks' )->ID; set_post_thumbnail( $page, \\NhElements\\Kit_Pictures::store( base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' ) ) );`,
    );
    const bytes = await work.download(await work.exported({ includes: ['content'] }));
    wordPress.php(
      "$page = get_page_by_path( 'kit-blocks' ); wp_delete_attachment( get_post_thumbnail_id( $page ), true ); wp_delete_post( $page->ID, true );",
    );
    const done = await work.imported(await work.opened(bytes));
    expect(outcomes(done)['kit-blocks']).to.equal('created');
    expect(contentOf('kit-blocks')).to.equal(blocks);
    expect(value<number>("get_post_thumbnail_id( get_page_by_path( 'kit-blocks' ) )")).to.be.above(
      0,
    );
    await work.reverted(done);
    expect(contentOf('kit-blocks')).to.equal('');
    expect(
      value("count( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any' ) ) )"),
    ).to.equal(0);
  });

  it('restores an overwritten page exactly, with its fields', async () => {
    publish('kit-own', '<p>Mine</p>');
    wordPress.php(
      "$page = get_page_by_path( 'kit-own' )->ID; update_post_meta( $page, 'foreign', array( 'a' => 'b\\\\c' ) ); update_post_meta( $page, '_wp_page_template', 'wide.php' );",
    );
    const state = () =>
      value<Record<string, unknown>>(
        "array( get_page_by_path( 'kit-own' )->to_array(), get_post_meta( get_page_by_path( 'kit-own' )->ID ) )",
      );
    const before = state() as unknown as [Record<string, unknown>, Record<string, unknown>];
    const kit = kitOfPages(pageFile({ slug: 'kit-own', title: 'Theirs', content: [] }));
    const done = await work.imported(await work.opened(kit), {
      decisions: { 'page:kit-own': 'overwrite' },
    });
    expect(value("get_page_by_path( 'kit-own' )->post_title")).to.equal('Theirs');
    await work.reverted(done);
    const after = state() as unknown as typeof before;
    const { post_modified: _a, post_modified_gmt: _b, ...was } = before[0];
    const { post_modified: _c, post_modified_gmt: _d, ...is } = after[0];
    expect(is).to.deep.equal(was);
    expect(after[1]).to.deep.equal(before[1]);
  });

  it('asks before an undo loses what was edited since', async () => {
    const done = await work.imported(
      await work.opened(kitOfPages(pageFile({ slug: 'kit-edited', title: 'Kit edited' }))),
    );
    wordPress.php(
      "wp_set_current_user( 1 ); wp_update_post( array( 'ID' => get_page_by_path( 'kit-edited' )->ID, 'post_title' => 'By hand' ) );",
    );
    const undo = (body: object) => admin.call(`POST kits/imports/${done.session}/revert`, body);
    const asked = await undo({});
    expect([asked.status, asked.body.code]).to.deep.equal([409, 'nh_kit_edited']);
    expect(asked.body.data).to.have.nested.property('edited[0].title', 'Kit edited');
    expect((await undo({ edited: 'keep' })).body.state).to.equal('reverted');
    expect(value("get_page_by_path( 'kit-edited' )->post_title")).to.equal('By hand');
  });

  it('is imported and undone in many short requests, and its links lead to its pages', async () => {
    wordPress.php("update_option( 'nh_stand_in_seconds', 0 );");
    const numbers = [0, 1, 2, 3, 4];
    const pages = numbers.map((at) =>
      pageFile({
        slug: `kit-short-${at}`,
        title: `Short ${at}`,
        content: [widget('button', { link: { url: `${old}/short/${(at + 1) % 5}/#top` } })],
      }),
    );
    const entries = pages.map(({ slug, title }, at) => [
      at + 1,
      { title, slug, doc_type: 'wp-page', url: `${old}/short/${at}/` },
    ]);
    const kit = madeKit({
      manifest: { site: `${old}/`, content: { page: Object.fromEntries(entries) } },
      files: Object.fromEntries(pages.map((page, at) => [`content/page/${at + 1}.json`, page])),
    });
    const linkOf = (slug: string) =>
      JSON.parse(
        value<string>(
          `get_post_meta( get_page_by_path( '${slug}' )->ID, '_nh_elements_page', true )`,
        ),
      ).document.content[0].settings.link.url;
    try {
      const done = await work.imported(await work.opened(kit));
      expect(new Set(Object.values(outcomes(done)))).to.deep.equal(new Set(['created']));
      for (const at of numbers) {
        expect(linkOf(`kit-short-${at}`)).to.equal(
          `${wordPress.url}/kit-short-${(at + 1) % 5}/#top`,
        );
      }
      const bytes = await work.download(await work.exported());
      expect(bytes.length).to.be.above(1000);
      await work.reverted(done);
      expect(value("null === get_page_by_path( 'kit-short-4' )")).to.equal(true);
    } finally {
      wordPress.php("delete_option( 'nh_stand_in_seconds' );");
    }
  });

  it('continues with an item that a crash has interrupted, which the undo still removes', async () => {
    const open = await work.opened(kitOfPages(pageFile({ slug: 'kit-crash', title: 'Crash' })));
    await admin.call(`POST kits/imports/${open.session}/start`, {
      includes: ['content'],
      customization: {},
      decisions: {},
    });
    // As a process that was killed after it had written the page.
    wordPress.php(
      `wp_set_current_user( 1 ); \\NhElements\\Kit_Import::of( '${open.session}' )->folder->append( 'results', array( 'n' => 0, 'begun' => true ) ); wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'kit-crash', 'post_title' => 'Half' ) );`,
    );
    const { body } = await admin.call<ImportSession>(
      `POST kits/imports/${open.session}/runners/content`,
    );
    expect(outcomes(body)).to.deep.equal({ Crash: 'created' });
    expect(value("get_page_by_path( 'kit-crash' )->post_title")).to.equal('Crash');
    await work.reverted(body);
    expect(value("null === get_page_by_path( 'kit-crash' )")).to.equal(true);
  });

  describe('with plugins', () => {
    const plugin = (slug: string, name: string) => ({
      name,
      plugin: `${slug}/${slug}.php`,
      version: '1',
    });
    const refused = plugin('nh-refused', 'Refused');
    const broken = plugin('nh-broken', 'Broken');
    const working = plugin('nh-working', 'Working');
    const all = [refused, broken, working];
    const state = (file: string) => value<string>(`\\NhElements\\Kit_Plugins::state( '${file}' )`);
    const plugins = { includes: ['plugins'] };

    before(() => {
      for (const { name, plugin: file } of all) {
        const php = name === 'Refused' ? '99' : '8.1';
        wordPress.php(
          `wp_mkdir_p( dirname( WP_PLUGIN_DIR . '/${file}' ) ); file_put_contents( WP_PLUGIN_DIR . '/${file}', "<?php\\n/*\\nPlugin Name: ${name}\\nVersion: 1\\nRequires PHP: ${php}\\n*/\\n" );`,
        );
      }
    });
    after(() => {
      for (const { plugin: file } of all) {
        wordPress.php(
          `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${file}' ); unlink( WP_PLUGIN_DIR . '/${file}' ); rmdir( dirname( WP_PLUGIN_DIR . '/${file}' ) );`,
        );
      }
    });

    it('says why WordPress refuses to activate one, and activates the others', async () => {
      const open = await work.opened(madeKit({ manifest: { plugins: [refused, working] } }));
      const done = await work.imported(open, plugins);
      expect(outcomes(done)).to.deep.equal({ Refused: 'failed', Working: 'activated' });
      const [failed] = done.runners.flatMap(({ imported }) => imported);
      expect(failed?.reason).to.match(
        /^Error: Current PHP version .* for Refused\. The plugin requires/,
      );
      expect(failed?.reason).not.to.contain('<');
      expect(failed?.url).to.match(/plugins\.php$/);
      await work.reverted(done);
      expect(state(working.plugin)).to.equal('inactive');
    });

    it('says that the account may not activate any', async () => {
      wordPress.php("get_role( 'administrator' )->remove_cap( 'activate_plugins' );");
      try {
        const open = await work.opened(madeKit({ manifest: { plugins: [working] } }));
        const done = await work.imported(open, plugins);
        expect(done.runners[0]?.imported[0]).to.include({
          outcome: 'failed',
          reason: 'You may not activate plugins.',
        });
        await work.reverted(done);
      } finally {
        wordPress.php("get_role( 'administrator' )->add_cap( 'activate_plugins' );");
      }
    });

    it('tells by its state what became of one whose activation ended the request', async () => {
      const open = await work.opened(madeKit({ manifest: { plugins: [broken, working] } }));
      await admin.call(`POST kits/imports/${open.session}/start`, {
        ...plugins,
        customization: {},
        decisions: {},
      });
      wordPress.php(
        `wp_set_current_user( 1 ); require_once ABSPATH . 'wp-admin/includes/plugin.php'; foreach ( array( 0, 1 ) as $n ) { \\NhElements\\Kit_Import::of( '${open.session}' )->folder->append( 'results', array( 'n' => $n, 'begun' => true ) ); } activate_plugin( '${working.plugin}' );`,
      );
      const { body } = await admin.call<ImportSession>(
        `POST kits/imports/${open.session}/runners/plugins`,
      );
      expect(outcomes(body)).to.deep.equal({ Broken: 'failed', Working: 'activated' });
      await work.reverted(body);
      expect(state(working.plugin)).to.equal('inactive');
    });
  });

  it('loses code when the account may not add any, and says so', async () => {
    wordPress.php("get_role( 'administrator' )->remove_cap( 'unfiltered_html' );");
    try {
      const page = pageFile({
        slug: 'kit-code',
        title: 'With code',
        content: [widget('text-editor', { editor: '<b>Bold</b><img src=x onerror=alert(1)>' })],
        fields: {
          editor: 'cms',
          post_content: '<p>Text</p><script>alert(1)</script><a href="javascript:alert(1)">a</a>',
        },
      });
      const open = await work.opened(kitOfPages(page));
      expect(open.left_out).to.deep.equal([{ reason: 'code', name: 'With code', count: 1 }]);
      const done = await work.imported(open);
      expect(contentOf('kit-code'))
        .to.contain('<p>Text</p>')
        .and.not.to.match(/<script|javascript:/);
      await work.reverted(done);
    } finally {
      wordPress.php("get_role( 'administrator' )->add_cap( 'unfiltered_html' );");
    }
  });

  it('of the page builder becomes pages, posts, a menu and terms of this site', async () => {
    const open = await work.opened(builderKit());
    expect(open.manifest.software).to.deep.include({ name: 'Elementor' });
    const done = await work.imported(open);
    const all = done.runners.flatMap(({ imported }) => imported);
    expect(all.map(({ section, outcome }) => `${section} ${outcome}`)).to.include.members([
      'pages created',
      'posts created',
      'menus created',
      'taxonomies created',
    ]);
    await work.reverted(done);
  });

  it('of the page builder has its background with the theme style, as the builder’s import does', async () => {
    const sections = async (name: string) => {
      const kit = builderKit('3.0', { manifest: { 'site-settings': { [name]: true } } });
      const open = await work.opened(kit);
      await admin.call(`DELETE kits/imports/${open.session}`);
      return Object.keys(open.manifest['site-settings'] ?? {});
    };
    expect(await sections('themeStyleSettings')).to.deep.equal(['themeStyle', 'background']);
    expect(await sections('generalSettings')).to.deep.equal(['layout', 'lightbox']);
  });

  it('has its pictures fetched only after the person has agreed', async () => {
    const image = (name: string) =>
      widget('image', { image: { url: `${old}/uploads/${name}`, id: 7 } });
    const kit = madeKit({
      manifest: { site: `${old}/`, content: { page: { 1: { title: 'P', doc_type: 'wp-page' } } } },
      files: {
        'content/page/1.json': pageFile({
          slug: 'kit-pictures',
          content: [image('a.png'), image('gone.png'), image('page.png')].map((one, at) => ({
            ...one,
            id: `image${at}`,
          })),
        }),
      },
    });
    const open = await work.opened(kit);
    expect(open.pictures).to.deep.equal({ hosts: ['old.example'], count: 3 });
    const done = await work.imported(open, { pictures: true });
    expect(done.pictures).to.deep.include({ fetched: 1 });
    expect(done.pictures?.failed).to.deep.equal([
      { address: `${old}/uploads/gone.png`, reason: 'unreachable' },
      { address: `${old}/uploads/page.png`, reason: 'no-picture' },
    ]);
    const saved = wordPress.php(
      "echo get_post_meta( get_page_by_path( 'kit-pictures' )->ID, '_nh_elements_page', true );",
    );
    expect(saved).to.contain(`${wordPress.url}/wp-content/uploads/`).and.to.contain('gone.png');
    await work.reverted(done);
    const second = await work.imported(await work.opened(kit));
    expect(second.pictures).to.deep.equal({ hosts: ['old.example'], count: 3 });
    await work.reverted(second);
  });

  it('is not to be found by its address', async () => {
    const { session } = await work.exported({ includes: ['plugins'] });
    const name = value<string>("get_option( 'nh_elements_kits' )");
    expect(name).to.match(/^nh-elements-kits-[0-9a-f]{32}$/);
    expect(
      value(`is_file( wp_upload_dir()['basedir'] . '/${name}/exports/${session}/kit.zip' )`),
    ).to.equal(true);
    const list = await fetch(`${wordPress.url}/wp-content/uploads/${name}/`);
    expect(await list.text()).not.to.contain(session);
  });

  it('is exported and imported on screens of the administration, and its pages are printed there', async () => {
    const page = pageFile({
      slug: 'kit-printed',
      title: 'Kit printed',
      content: [widget('heading', { title: 'Printed in the browser' })],
    });
    const done = await work.imported(await work.opened(kitOfPages(page)));
    expect(contentOf('kit-printed')).to.equal('');
    const opened = await visit('/', { width: 1280 });
    const { page: tab, leave } = opened;
    await logIn(tab);
    await tab.goto(`${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit-export`);
    await tab.waitForFunction(() =>
      document.querySelector('nh-kit-export')?.querySelector('input'),
    );
    // Tests before this one may have left other pages without their HTML.
    const id = value<number>("get_page_by_path( 'kit-printed' )->ID");
    const printed = tab.waitForResponse((response) => response.url().endsWith(`unprinted/${id}`));
    await tab.goto(`${wordPress.url}/wp-admin/tools.php?page=nh-elements-kit-import`);
    await tab.waitForFunction(() =>
      document.querySelector('nh-kit-import')?.querySelector('input[type=file]'),
    );
    expect((await printed).status()).to.equal(200);
    expect(await read('/kit-printed/')).to.contain('Printed in the browser');
    // The import asks for one that is open.
    const others = ownComplaints(opened).filter((text) => !text.includes('status of 404'));
    expect(others).to.deep.equal([]);
    await leave();
    await work.reverted(done);
    expect(value("null === get_page_by_path( 'kit-printed' )")).to.equal(true);
  });
});
