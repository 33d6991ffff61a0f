<?php
/**
 * The page builder of the site.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Asks the page builder, if it is active, for the settings that our elements share with it. */
final class Builder {

	/** Whether the page builder is active. */
	public static function is_active(): bool {
		return did_action( 'elementor/loaded' ) > 0 && class_exists( '\Elementor\Plugin' );
	}

	/** Whether the page is shown in the frame of the page builder's editor. */
	public static function is_preview_frame(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed by it.
		return isset( $_GET['elementor-preview'] );
	}

	/**
	 * Its breakpoints, kit and feature flags as keys of our configuration; empty without the builder.
	 *
	 * @return array<string, mixed>
	 */
	public static function configuration(): array {
		if ( ! self::is_active() ) {
			return array();
		}
		try {
			$builder = \Elementor\Plugin::instance();
			return array(
				'breakpoints' => array_map( static fn ( $device ) => (int) $device->get_value(), $builder->breakpoints->get_active_breakpoints() ),
				'kit'         => (object) $builder->kits_manager->get_active_kit_for_frontend()->get_frontend_settings(),
				'features'    => array_keys( $builder->experiments->get_active_features() ),
			);
		} catch ( \Throwable ) {
			// Another version of the builder: the library's defaults are those of the builder.
			return array();
		}
	}
}
