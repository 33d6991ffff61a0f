<?php
/**
 * Plugins in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The site's plugins by their main files. An import activates those that are there; it fetches none. */
final class Kit_Plugins {

	/**
	 * All plugins.
	 *
	 * @return list<array{name: string, plugin: string, version: string, state: string}>
	 */
	public static function all(): array {
		self::load_functions();
		$plugins = array();
		foreach ( get_plugins() as $file => $plugin ) {
			$plugins[] = array(
				'name'    => html_entity_decode( wp_strip_all_tags( $plugin['Name'] ), ENT_QUOTES ),
				'plugin'  => $file,
				'version' => $plugin['Version'],
				'state'   => is_plugin_active( $file ) ? 'active' : 'inactive',
			);
		}
		return $plugins;
	}

	/** The state of a plugin. */
	public static function state( string $file ): string {
		return array_column( self::all(), 'state', 'plugin' )[ $file ] ?? 'missing';
	}

	/**
	 * Activates an inactive plugin.
	 *
	 * @return array{outcome: string, reason?: string} The outcome, and why a plugin could not be activated.
	 */
	public static function activate( string $file ): array {
		if ( ! current_user_can( 'activate_plugin', $file ) ) {
			return array(
				'outcome' => 'failed',
				'reason'  => __( 'You may not activate plugins.', 'nh-elements' ),
			);
		}
		self::load_functions();
		$error = activate_plugin( $file );
		// Some errors do not prevent the activation, such as output of the plugin.
		if ( 'active' === self::state( $file ) ) {
			return array( 'outcome' => 'activated' );
		}
		return array( 'outcome' => 'failed' ) + ( is_wp_error( $error ) ? array( 'reason' => self::text( $error ) ) : array() );
	}

	/** The message of an error, which is HTML, as plain text. */
	private static function text( \WP_Error $error ): string {
		$html = str_replace( '</p>', '</p> ', $error->get_error_message() );
		return html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES );
	}

	/** Deactivates a plugin that an import has activated. */
	public static function restore( string $file ): void {
		if ( current_user_can( 'deactivate_plugin', $file ) ) {
			self::load_functions();
			deactivate_plugins( $file );
		}
	}

	/** Loads the functions for plugins, which WordPress loads only in its administration. */
	private static function load_functions(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}

	/** The address of the list of plugins. */
	public static function address(): string {
		return admin_url( 'plugins.php' );
	}
}
