import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import { publish, read, setSwitches, useWordPress, wordPress } from './site';

describe('without the plugin', () => {
  useWordPress();

  const files = "require_once ABSPATH . 'wp-admin/includes/plugin.php';";
  // The other files of these tests share this WordPress.
  const removePages = `foreach ( get_posts( array( 'post_type' => array( 'page', 'astra-portfolio' ), 'post_name__in' => array( 'works', 'paper' ), 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }`;
  after(() => {
    rmSync(portfolioPlugin(), { recursive: true, force: true });
    wordPress.php(
      `${files} activate_plugin( 'nh-elements/nh-elements.php' ); ${removePages} delete_option( 'nh_elements' );`,
    );
  });

  /** The folder of the portfolio plugin, which is not installed. */
  const portfolioPlugin = (): string => `${wordPress.site}/wp-content/plugins/astra-portfolio`;

  it('the site is as it was: nothing stays when it is deactivated and deleted', async () => {
    setSwitches({ contact_form: true });
    wordPress.php(`${files} deactivate_plugins( 'nh-elements/nh-elements.php' );`);
    const html = await read(publish('leaving', '[contact-form-7 id="7"]'));
    expect(html).to.contain('contact-form-7-js').and.not.to.match(/nh-/);
    wordPress.php(`${files} uninstall_plugin( 'nh-elements/nh-elements.php' );`);
    const left = wordPress.php(
      `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%nh_elements%'" );`,
    );
    expect(left).to.equal('0');
  });

  it('the addresses of works belong to pages again, and to works once it is back', async () => {
    wordPress.php(
      `${files} activate_plugin( 'nh-elements/nh-elements.php' ); delete_option( 'nh_elements' );`,
    );
    expect(await read('/')).to.contain('</html>');
    // The first save of the settings screen.
    setSwitches({ portfolio: true });
    wordPress.php(
      `wp_set_current_user( 1 ); NhElements\\Portfolio::register(); $page = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Works', 'post_name' => 'works', 'post_content' => '' ); $page['post_parent'] = wp_insert_post( $page ); $work = array( 'post_title' => 'Paper', 'post_name' => 'paper', 'post_content' => 'A page' ) + $page; wp_insert_post( $work ); wp_insert_post( array( 'post_type' => 'astra-portfolio', 'post_content' => 'A work', 'post_parent' => 0 ) + $work );`,
    );
    expect(await read('/works/paper/')).to.contain('A work');
    wordPress.php(`${files} deactivate_plugins( 'nh-elements/nh-elements.php' );`);
    expect(await read('/works/paper/')).to.contain('A page');
    wordPress.php(`${files} activate_plugin( 'nh-elements/nh-elements.php' );`);
    expect(await read('/works/paper/')).to.contain('A work');
    wordPress.php(removePages);
  });

  it('works, the map and the data of pages stay, unless the settings screen was asked to remove them', () => {
    const made = `wp_set_current_user( 1 ); NhElements\\Portfolio::register(); NhElements\\Site_Map::replace( array( 'regions' => array() ) ); wp_insert_post( array( 'post_type' => 'astra-portfolio', 'post_status' => 'publish', 'post_title' => 'Kept' ) );`;
    const count = `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type IN ( 'astra-portfolio', 'nh_elements_map' )" );`;
    const pages = `update_post_meta( 1, '_nh_elements_page', '{}' ); update_post_meta( 1, '_nh_elements_lock', 'x' );`;
    const fields = `global $wpdb; echo $wpdb->get_var( "SELECT GROUP_CONCAT( meta_key ) FROM $wpdb->postmeta WHERE post_id = 1 AND meta_key LIKE '%nh_elements%'" );`;
    const removed = (switches: Readonly<Record<string, boolean>>): string => {
      wordPress.php(`${files} activate_plugin( 'nh-elements/nh-elements.php' );`);
      setSwitches(switches);
      wordPress.php(made + pages);
      wordPress.php(`${files} deactivate_plugins( 'nh-elements/nh-elements.php' );`);
      wordPress.php(`${files} uninstall_plugin( 'nh-elements/nh-elements.php' );`);
      return `${wordPress.php(count)} ${wordPress.php(fields)}`;
    };
    expect(removed({ portfolio: true })).to.equal('2 _nh_elements_page');
    // The portfolio plugin is switched off for a while: the works may be its own.
    mkdirSync(portfolioPlugin());
    expect(removed({ portfolio: true, remove_data: true })).to.equal('2 ');
    rmdirSync(portfolioPlugin());
    expect(removed({ portfolio: true, remove_data: true })).to.equal('0 ');
  });
});
