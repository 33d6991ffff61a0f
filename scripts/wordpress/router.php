<?php
// The router of PHP's own server for a WordPress with pretty permalinks, also in a folder or as a network.
$base = getenv( 'NH_WORDPRESS_PATH' ) ?: '';
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = "$base/index.php";
require $_SERVER['DOCUMENT_ROOT'] . "$base/index.php";
