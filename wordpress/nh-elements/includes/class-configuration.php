<?php
/**
 * The configuration that pages print for the elements.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** `<script type="application/json" id="nh-config">`. */
final class Configuration {

	/** The attributes of the script element. */
	public const ATTRIBUTES = array(
		'type' => 'application/json',
		'id'   => 'nh-config',
	);

	/**
	 * The configuration of a page for visitors, or of the page builder's frame.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_page(): array {
		$mode = is_preview() ? 'preview' : 'public';
		$mode = Builder::is_preview_frame() ? 'edit' : $mode;
		// Caches keep the page for all visitors: each visitor's consent is given by a script.
		$tracking = 'public' === $mode && Switches::is_on( 'tracking' ) ? array( 'tracking' => array( 'dataLayer' => true ) ) : array();
		return self::filtered( array( 'mode' => $mode ) + $tracking );
	}

	/**
	 * The configuration of a screen of the administration. Its requests carry the nonce of the session, which no page for
	 * visitors may print: a cache would give it to others.
	 *
	 * @param array<string, mixed> $more Further keys.
	 * @return array<string, mixed>
	 */
	public static function of_screen( array $more = array() ): array {
		return self::filtered( array( 'restNonce' => wp_create_nonce( 'wp_rest' ) ) + $more );
	}

	/**
	 * The script element.
	 *
	 * @param array<string, mixed> $configuration The configuration.
	 */
	public static function script( array $configuration ): string {
		return wp_get_inline_script_tag( self::json( $configuration ), self::ATTRIBUTES );
	}

	/**
	 * The configuration as JSON, no text of which can end the script element.
	 *
	 * @param array<string, mixed> $configuration The configuration.
	 */
	public static function json( array $configuration ): string {
		return wp_json_encode( $configuration, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * The keys of every page, with those given.
	 *
	 * @param array<string, mixed> $more The keys of this page.
	 * @return array<string, mixed>
	 */
	private static function filtered( array $more ): array {
		$configuration = array(
			'restRoot' => rest_url(),
			'ajaxUrl'  => admin_url( 'admin-ajax.php' ),
			'locale'   => get_bloginfo( 'language' ),
			'rtl'      => is_rtl(),
		) + $more + Builder::configuration() + ( Builder::is_active() ? array() : Site_Settings::configuration() );
		/**
		 * Filters the configuration, whose keys are described in docs/configuration.md.
		 *
		 * @param array<string, mixed> $configuration The configuration.
		 */
		return (array) apply_filters( 'nh_elements_configuration', $configuration );
	}
}
