import { expect } from 'chai';
import { type RunningWordPress, startWordPress } from '../../scripts/wordpress/start';
import { LoggedIn } from '../conformance/logged-in';
import { standIns } from './site';

const counter = '[nh_counter ending_number="7" duration="1"]';

/** Publishes a page of a site; returns its id. */
const published = (site: RunningWordPress, content: string, blog = 1): string =>
  site.php(
    `function_exists( 'switch_to_blog' ) && switch_to_blog( ${blog} ); wp_set_current_user( 1 ); echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_name' => 'page', 'post_content' => '${content}' ) );`,
  );

const configOf = (html: string): Record<string, unknown> =>
  JSON.parse(/id="nh-config"[^>]*>\s*([^<]+)/.exec(html)?.[1] ?? '{}');

describe('the WordPress plugin in a sub-folder', () => {
  let site: RunningWordPress;
  before(async () => {
    site = await startWordPress({ mustUse: standIns, path: '/blog' });
  });
  after(() => site.stop());
  afterEach(async () => {
    expect(await site.complaints()).to.equal('');
  });

  for (const structure of ['/%postname%/', '']) {
    const kind = structure ? 'pretty' : 'plain';
    it(`prints a form and a counter with addresses below the folder, with ${kind} permalinks`, async () => {
      site.php(
        `update_option( 'permalink_structure', '${structure}' ); update_option( 'nh_elements', array( 'contact_form' => true ) ); delete_option( 'rewrite_rules' );`,
      );
      const id = published(site, `${counter} [contact-form-7 id="7"]`);
      const html = await (await fetch(`${site.url}/?page_id=${id}`)).text();
      expect(html).to.contain('<nh-counter').and.contain('<nh-contact-form');
      expect(html).not.to.contain('contact-form-7-js');
      const files = [...html.matchAll(/(?:src|href)="([^"]+\/nh-elements\/[^"]+)"/g)];
      expect(files).to.have.length.above(3);
      for (const [, file = ''] of files) {
        expect(file).to.match(new RegExp(`^${site.url}/wp-content/`));
        expect((await fetch(file.replaceAll('&#038;', '&'))).status, file).to.equal(200);
      }
      const root = String(configOf(html).restRoot);
      const sent = await fetch(`${root}contact-form-7/v1/contact-forms/7/feedback`, {
        method: 'POST',
        body: new URLSearchParams({ 'your-name': 'Ada', _wpcf7_unit_tag: 'x' }),
      });
      expect(await sent.text()).to.contain('Thank you, Ada.');
    });
  }

  it('answers the editor and the tools below the folder', async () => {
    site.php(
      "update_option( 'permalink_structure', '/%postname%/' ); delete_option( 'rewrite_rules' );",
    );
    const admin = await LoggedIn.at(site.url, 'admin', 'password');
    const id = published(site, 'x');
    const editor = await admin.read(`${site.url}/wp-admin/post.php?post=${id}&action=nh_elements`);
    expect(configOf(editor).restRoot).to.equal(`${site.url}/wp-json/`);
    expect(editor).to.contain(`${site.url}/wp-content/plugins/nh-elements/library/page-editor.js`);
    for (const call of [
      `GET pages/${id}`,
      'GET saved-blocks',
      'GET templates',
      'GET kits/contents',
    ]) {
      expect((await admin.call(call)).status, call).to.equal(200);
    }
  });
});

describe('the WordPress plugin in a network of sites', () => {
  let network: RunningWordPress;
  let second: string;
  before(async () => {
    network = await startWordPress({ isNetwork: true });
    const host = network.url.slice('http://'.length);
    // WordPress removes the colon of a port from the domain of a new site.
    second = network.php(
      `global $wpdb; $id = wp_insert_site( array( 'domain' => '${host}', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) ); $wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $id ) ); foreach ( array( 'home', 'siteurl' ) as $name ) { update_blog_option( $id, $name, '${network.url}/second' ); } echo $id;`,
    );
    network.php(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'nh-elements/nh-elements.php', '', true );",
    );
  });
  after(() => network.stop());
  afterEach(async () => {
    expect(await network.complaints()).to.equal('');
  });

  /** Runs PHP in the second site. */
  const inSecond = (code: string): string => network.php(`switch_to_blog( ${second} ); ${code}`);

  it('is active on each site, with addresses of that site', async () => {
    for (const [blog, path] of [
      ['1', ''],
      [second, '/second'],
    ] as const) {
      const id = published(network, counter, Number(blog));
      const html = await (await fetch(`${network.url}${path}/?page_id=${id}`)).text();
      expect(html, path).to.contain('<nh-counter').and.to.contain('autoload.js');
      const { restRoot } = configOf(html);
      expect(String(restRoot)).to.match(new RegExp(`^${network.url}${path}/(wp-json|index\\.php)`));
    }
  });

  it('has settings of its own on each site', () => {
    inSecond("update_option( 'nh_elements', array( 'contact_form' => true ) );");
    const state = "echo wp_json_encode( get_option( 'nh_elements', null ) );";
    expect(network.php(state)).to.equal('null');
    expect(inSecond(state)).to.equal('{"contact_form":true}');
  });

  it('leaves nothing on any site when it is deleted', () => {
    const stored =
      "update_option( 'nh_elements', array( 'remove_data' => true ) ); update_option( 'nh_elements_kit', array( 'h2_color' => 'red' ) ); update_user_option( 1, 'nh_elements_preferences', array( 'checklist' => false ) ); update_post_meta( 1, '_nh_elements_page', '{}' ); wp_insert_post( array( 'post_type' => 'nh_elements_block', 'post_status' => 'publish', 'post_title' => 'Block' ) );";
    network.php(stored);
    inSecond(stored);
    network.php(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'nh-elements/nh-elements.php', false, true ); uninstall_plugin( 'nh-elements/nh-elements.php' );",
    );
    const left = `global $wpdb; echo implode( ' ', array_map( 'intval', array(
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%nh_elements%'" ),
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '%nh_elements%'" ),
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type LIKE 'nh_elements%'" ),
      $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%nh_elements%'" ),
    ) ) );`;
    expect([network.php(left), inSecond(left)]).to.deep.equal(['0 0 0 0', '0 0 0 0']);
  });
});
