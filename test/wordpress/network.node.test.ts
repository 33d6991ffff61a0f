import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { type RunningWordPress, startWordPress } from '../../scripts/wordpress/start';
import { newVisit } from '../page-objects/site/browser';
import { logIn, standIns } from './site';

const plugin = "'nh-elements/nh-elements.php'";
const files = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";

/** Makes a network of sites out of an installation, as WordPress's own screen does, and adds a second site. */
function makeNetwork(site: RunningWordPress): void {
  const { host } = new URL(site.url);
  const configuration = `${site.site}/wp-config.php`;
  const define = (constants: string): void => {
    const text = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, text.replace('<?php', `<?php\n${constants}`));
  };
  // Constants of the addresses hold for all sites: the second would have those of the first.
  const text = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, text.replaceAll(/^define\( 'WP_(?:HOME|SITEURL)'.*$/gm, ''));
  define("define( 'WP_ALLOW_MULTISITE', true );");
  site.php(`
    ${files} require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php';
    deactivate_plugins( ${plugin} );
    foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
    install_network();
    $made = populate_network( 1, '${host}', 'admin@example.org', 'Network', '/', false );
    if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) { echo $made->get_error_message(); exit( 1 ); }`);
  define(`define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 ); $_SERVER['HTTP_HOST'] ??= '${host}'; $_SERVER['REQUEST_URI'] ??= '/';`);
  // WordPress takes the colon out of the domain, so that a site with a port is found only after this.
  const second = site.php(
    `$second = wp_insert_site( array( 'domain' => '${host}', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );
    if ( is_wp_error( $second ) ) { echo $second->get_error_message(); exit( 1 ); }
    $wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $second ) );
    clean_blog_cache( $second );
    foreach ( array( 'home', 'siteurl' ) as $name ) { update_blog_option( $second, $name, '${site.url}/second' ); }
    echo $second;`,
  );
  expect(second).to.equal('2');
}

describe('the WordPress plugin in a network of sites', () => {
  let network: RunningWordPress;
  before(async () => {
    network = await startWordPress({ mustUse: standIns });
    makeNetwork(network);
  });
  after(() => network.stop());
  afterEach(async () => {
    expect(await network.complaints()).to.equal('');
  });

  /** Runs PHP for one site of the network. */
  const at = (site: number, code: string): string =>
    network.php(`switch_to_blog( ${site} ); ${code}`);

  /** The number of rows with data of the plugin, of all sites. */
  const left = (): string =>
    network.php(`$left = 0; foreach ( array( 1, 2 ) as $site ) {
      switch_to_blog( $site );
      $left += $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%nh_elements%'" );
      $left += $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '%nh_elements%'" );
      $left += $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type IN ( 'nh_elements_map', 'astra-portfolio' )" );
    } echo $left + $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%nh_elements%'" );`);

  it('is activated for all sites at once, and each site has its own switches', () => {
    network.php(`${files} activate_plugin( ${plugin}, '', true );`);
    expect(
      network.php(`${files} var_export( is_plugin_active_for_network( ${plugin} ) );`),
    ).to.equal('true');
    const taken = `echo has_filter( 'do_shortcode_tag' ) && shortcode_exists( 'nh_counter' ) ? 'active ' : ''; echo NhElements\\Switches::is_on( 'contact_form' ) ? 'on' : 'off';`;
    at(2, "update_option( 'nh_elements', array( 'contact_form' => true ) );");
    expect(at(1, taken)).to.equal('active off');
    expect(at(2, taken)).to.equal('active on');
  });

  it('prints the pages of each site by its switches, with its addresses', async () => {
    const page = `wp_set_current_user( 1 ); echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Forms', 'post_name' => 'forms', 'post_content' => '[nh_counter ending_number="7"] [contact-form-7 id="7"]' ) );`;
    for (const [site, url] of [
      [1, network.url],
      [2, `${network.url}/second`],
    ] as const) {
      at(site, page);
      const html = await (await fetch(`${url}/forms/`)).text();
      const config = JSON.parse(/id="nh-config"[^>]*>\s*([^<]+)/.exec(html)?.[1] ?? '{}');
      expect(config).to.include({
        restRoot: `${url}/wp-json/`,
        ajaxUrl: `${url}/wp-admin/admin-ajax.php`,
      });
      expect(html.includes('<nh-contact-form'), url).to.equal(site === 2);
      expect(html.includes('contact-form-7-js'), url).to.equal(site === 1);
      const files = [...html.matchAll(/(?:src|href)="([^"]+\/nh-elements\/[^"]+)"/g)];
      expect(files, url).to.have.length.above(2);
      for (const [, file = ''] of files) {
        expect(file).to.match(new RegExp(`^${url}/wp-content/`));
        expect((await fetch(file.replaceAll('&#038;', '&'))).status, file).to.equal(200);
      }
    }
  });

  it('sends a form of the second site to that site', async () => {
    const { page, leave } = await newVisit(`${network.url}/second/forms/`);
    await page.waitForSelector('nh-contact-form .wpcf7-spinner');
    await page.locator('nh-contact-form [name="your-name"]').fill('Ada');
    const sent = page.waitForResponse((response) => response.url().includes('/feedback'));
    await page.locator('nh-contact-form [type="submit"]').click();
    expect((await sent).url()).to.match(new RegExp(`^${network.url}/second/wp-json/`));
    await page.waitForFunction(() => /Thank you, Ada/.test(document.body.innerText));
    await leave();
  });

  it('saves the switches of the second site on its own screen', async () => {
    const { page, leave } = await newVisit(`${network.url}/second/`, { alive: false });
    await logIn(page, 'admin', `${network.url}/second`);
    await page.goto(`${network.url}/second/wp-admin/options-general.php?page=nh-elements`);
    const box = (name: string): string => `[name="nh_elements[${name}]"]`;
    expect(await page.$eval(box('contact_form'), (one) => Reflect.get(one, 'checked'))).to.equal(
      true,
    );
    await page.click(box('lightbox'));
    await Promise.all([page.waitForNavigation(), page.click('#submit')]);
    expect(page.url()).to.match(new RegExp(`^${network.url}/second/wp-admin/`));
    const isOn = `var_export( NhElements\\Switches::is_on( 'lightbox' ) );`;
    expect([at(1, isOn), at(2, isOn)]).to.deep.equal(['false', 'true']);
    await leave();
  });

  it('removes the data of each site that asks for it, and the settings of all, when it is deleted', () => {
    const made = `wp_set_current_user( 1 ); NhElements\\Portfolio::register(); NhElements\\Site_Map::replace( array( 'regions' => array() ) ); update_post_meta( 1, '_nh_elements_page', '{}' ); update_user_option( 1, 'nh_elements_preferences', array( 'done' => array() ) );`;
    for (const site of [1, 2]) {
      at(site, `update_option( 'nh_elements', array( 'remove_data' => true ) ); ${made}`);
    }
    expect(Number(left())).to.be.greaterThan(6);
    network.php(
      `${files} deactivate_plugins( ${plugin}, false, true ); uninstall_plugin( ${plugin} );`,
    );
    expect(left()).to.equal('0');
  });
});
