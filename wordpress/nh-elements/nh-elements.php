<?php
/**
 * Plugin Name: nh-elements
 * Description: Runs the site's forms, header, portfolio, map and built pages on web components: smaller and faster than the scripts of the plugins that print them.
 * Version: 0.1.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: nh-elements
 * Domain Path: /languages
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The version of the plugin, which is that of the library in it. */
const VERSION = '0.1.0';

/** The plugin's folder, with a slash. */
define( 'NhElements\FOLDER', plugin_dir_path( __FILE__ ) );

/** The address of the plugin's folder, with a slash. */
define( 'NhElements\ADDRESS', plugin_dir_url( __FILE__ ) );

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = __NAMESPACE__ . '\\';
		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}
		$file = strtolower( str_replace( '_', '-', substr( $name, strlen( $prefix ) ) ) );
		$path = FOLDER . "includes/class-$file.php";
		// `class_exists()` of another plugin may ask for a class that is not ours.
		if ( is_file( $path ) ) {
			require $path;
		}
	}
);

add_action( 'plugins_loaded', array( Plugin::class, 'start' ) );
register_activation_hook( __FILE__, array( Plugin::class, 'renew_addresses_of' ) );
register_deactivation_hook( __FILE__, array( Plugin::class, 'renew_addresses_of' ) );
