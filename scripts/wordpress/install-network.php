<?php
// php install-network.php SITE HOST: makes the installed WordPress in SITE a network, on which our plugin is not active.
list( , $site, $host )      = $argv;
$_SERVER['HTTP_HOST']       = $host;
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define( 'WP_INSTALLING_NETWORK', true );
require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( 'nh-elements/nh-elements.php' );
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
install_network();
$result = populate_network( 1, $host, 'admin@example.org', 'Linden network', '/', false );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() );
	exit( 1 );
}
