<?php
// The router of PHP's own server for a WordPress with pretty permalinks, also in a folder or as a network.
$base = getenv( 'NH_WORDPRESS_PATH' ) ?: '';
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	return false;
}
// The rules that WordPress gives a server for a network: below each site's folder are the files of the installation.
$in_network = preg_match( '~^/[\w-]+(/(?:wp-(?:content|admin|includes)/.*|[^/]+\.php))$~', $path, $parts );
$script     = $in_network ? rtrim( $parts[1], '/' ) : '/index.php';
if ( is_dir( $_SERVER['DOCUMENT_ROOT'] . $base . $script ) ) {
	$script .= '/index.php';
}
$file = $_SERVER['DOCUMENT_ROOT'] . $base . $script;
if ( ! str_ends_with( $script, '.php' ) && is_file( $file ) ) {
	$types = array( 'js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'svg' => 'image/svg+xml' );
	header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
	readfile( $file );
	return true;
}
if ( ! is_file( $file ) ) {
	$script = '/index.php';
	$file   = $_SERVER['DOCUMENT_ROOT'] . $base . $script;
}
$_SERVER['SCRIPT_NAME'] = $base . $script;
if ( $in_network ) {
	$_SERVER['PHP_SELF']        = $base . $script;
	$_SERVER['SCRIPT_FILENAME'] = $file;
	chdir( dirname( $file ) );
}
require $file;
