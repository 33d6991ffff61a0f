<?php
// php install.php SITE URL: installs the WordPress in SITE, and activates its plugins.
list( , $site, $url )       = $argv;
$_SERVER['HTTP_HOST']       = parse_url( $url, PHP_URL_HOST ) . ':' . parse_url( $url, PHP_URL_PORT );
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define( 'WP_INSTALLING', true );
require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'Linden Bindery', 'admin', 'admin@example.org', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
foreach ( array_keys( get_plugins() ) as $plugin ) {
	if ( ! str_starts_with( $plugin, 'sqlite' ) ) {
		$error = activate_plugin( $plugin );
		if ( is_wp_error( $error ) ) {
			fwrite( STDERR, $error->get_error_message() );
			exit( 1 );
		}
	}
}
