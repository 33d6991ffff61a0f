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
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
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
	 * Activates a plugin.
	 *
	 * @return string The outcome.
	 */
	public static function activate( string $file ): string {
		$state = self::state( $file );
		if ( 'inactive' !== $state ) {
			return 'active' === $state ? 'kept' : 'missing';
		}
		return current_user_can( 'activate_plugin', $file ) && null === activate_plugin( $file ) ? 'activated' : 'kept';
	}

	/** Deactivates a plugin that an import has activated. */
	public static function restore( string $file ): void {
		if ( current_user_can( 'deactivate_plugin', $file ) ) {
			deactivate_plugins( $file );
		}
	}

	/** The address of the list of plugins. */
	public static function address(): string {
		return admin_url( 'plugins.php' );
	}
}
