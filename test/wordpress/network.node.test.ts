import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { type RunningWordPress, startWordPress } from '../../scripts/wordpress/start';
import { standIns } from './site';

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
  define("define( 'WP_ALLOW_MULTISITE', true );");
  site.php(`
    ${files} require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php';
    deactivate_plugins( ${plugin} );
    foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
    install_network();
    $made = populate_network( 1, '${host}', 'admin@example.org', 'Network', '/', false );
    if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) { echo $made->get_error_message(); exit( 1 ); }`);
  define(`define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 ); $_SERVER['HTTP_HOST'] ??= '${host}'; $_SERVER['REQUEST_URI'] ??= '/';`);
  const second = site.php(
    `$second = wp_insert_site( array( 'domain' => '${host}', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) ); echo is_wp_error( $second ) ? $second->get_error_message() : $second;`,
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
