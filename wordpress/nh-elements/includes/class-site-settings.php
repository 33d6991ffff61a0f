<?php
/**
 * The settings of the site.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The settings of the kit that editors of the site may change. Those of other software are neither listed nor changed. */
final class Site_Settings {

	/** The keys that the library reads from the configuration `kit`. */
	private const CONFIGURED = '/^(?:stretched_section_container|global_image_lightbox|lightbox_enable_\w{1,20})\z/';

	/** The option with the CSS of the settings, and the settings that it was made of. */
	private const CSS = 'nh_elements_site_css';

	/** The handle of the styles. */
	public const HANDLE = 'nh-elements-site';

	/** Prints the CSS on the site's pages. The page builder prints that of its own kit. */
	public static function start(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_css' ), 20 );
	}

	/**
	 * The settings with their revision.
	 *
	 * @return array{settings: \stdClass, revision: string}
	 */
	public static function read(): array {
		$settings = self::settings();
		return array(
			'settings' => (object) $settings,
			'revision' => Site_Kit::revision( $settings ),
		);
	}

	/**
	 * Changes settings: all of them or none.
	 *
	 * @param \stdClass $body The request.
	 * @return array{settings: \stdClass, revision: string}
	 * @throws Refusal They have a newer revision, or one is invalid.
	 */
	public static function change( \stdClass $body ): array {
		$set   = $body->set ?? new \stdClass();
		$unset = $body->unset ?? array();
		if ( ! is_string( $body->revision ?? null ) || ! $set instanceof \stdClass || ! is_array( $unset ) || array() !== array_filter( $unset, static fn ( mixed $key ): bool => ! is_string( $key ) ) ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		$set = json_decode( (string) wp_json_encode( $set ), true );
		return Site_Kit::change(
			static function () use ( $body, $set, $unset ): array {
				$before = self::read();
				if ( $before['revision'] !== $body->revision ) {
					Refusal::refuse( 'nh_site_conflict', array( 'revision' => $before['revision'] ) );
				}
				self::assert_sound( $set, $unset );
				$kit = $set + array_diff_key( Site_Kit::all(), array_flip( $unset ) );
				if ( null === self::ordered_breakpoints( $kit ) ) {
					self::invalid( __( 'each breakpoint must be wider than that of the next smaller device.', 'nh-elements' ) );
				}
				$former = self::breakpoints();
				Site_Kit::write( $kit );
				if ( self::breakpoints() !== $former ) {
					Unprinted_Pages::mark_all();
				}
				return self::read();
			}
		);
	}

	/**
	 * The active devices of the site with their widths.
	 *
	 * @return array<string, int>
	 */
	public static function breakpoints(): array {
		$kit = Site_Kit::all();
		return self::ordered_breakpoints( $kit ) ?? array_intersect_key( Library::data( 'site' )['devices'], self::widths( $kit ) );
	}

	/**
	 * The keys of the configuration that the settings ask for; those with the library's own defaults are left out.
	 *
	 * @return array<string, mixed>
	 */
	public static function configuration(): array {
		$kit         = array_filter( self::settings(), static fn ( string $key ): bool => 1 === preg_match( self::CONFIGURED, $key ), ARRAY_FILTER_USE_KEY );
		$breakpoints = self::breakpoints();
		$is_standard = $breakpoints === array_intersect_key( Library::data( 'site' )['devices'], array( 'mobile' => 1, 'tablet' => 1 ) );
		return ( array() === $kit ? array() : array( 'kit' => (object) $kit ) ) + ( $is_standard ? array() : array( 'breakpoints' => $breakpoints ) );
	}

	/**
	 * The settings whose CSS is missing, for a browser that makes it; null if there are none. PHP cannot make it.
	 *
	 * @return array{settings: \stdClass, mark: string}|null
	 */
	public static function without_css(): ?array {
		$now = self::read();
		if ( 0 !== Site_Kit::post() || $now['revision'] === ( get_option( self::CSS, array() )['of'] ?? Site_Kit::revision( array() ) ) ) {
			return null;
		}
		return array(
			'settings' => $now['settings'],
			'mark'     => $now['revision'],
		);
	}

	/** Stores the CSS of the settings, unless they have changed meanwhile. */
	public static function save_css( string $css, string $mark ): void {
		if ( self::read()['revision'] === $mark ) {
			update_option( self::CSS, array( 'css' => $css, 'of' => $mark ) );
		}
	}

	/** Adds the CSS to a page. */
	public static function add_css(): void {
		$css = 0 === Site_Kit::post() ? get_option( self::CSS, array() )['css'] ?? '' : '';
		if ( '' !== $css ) {
			wp_register_style( self::HANDLE, false, array(), VERSION );
			wp_enqueue_style( self::HANDLE );
			wp_add_inline_style( self::HANDLE, Page_Css::printable( $css ) );
		}
	}

	/**
	 * The settings that editors may change.
	 *
	 * @return array<string, mixed>
	 */
	private static function settings(): array {
		return array_filter( Site_Kit::all(), static fn ( string $key ): bool => null !== self::field( $key ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * The declaration of a key, also of a value for one device; null for none.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function field( string $key ): ?array {
		$site = Library::data( 'site' );
		if ( isset( $site['settings'][ $key ] ) ) {
			return $site['settings'][ $key ];
		}
		foreach ( array_keys( $site['devices'] ) as $device ) {
			$field = str_ends_with( $key, "_$device" ) ? $site['settings'][ substr( $key, 0, -strlen( $device ) - 1 ) ] ?? null : null;
			if ( ! empty( $field['responsive'] ) ) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * Refuses unknown keys and invalid values.
	 *
	 * @param array<string, mixed> $set   The changed settings.
	 * @param list<string>         $unset The removed keys.
	 * @throws Refusal There is one.
	 */
	private static function assert_sound( array $set, array $unset ): void {
		foreach ( array( ...array_map( 'strval', array_keys( $set ) ), ...$unset ) as $key ) {
			if ( null === self::field( $key ) ) {
				/* translators: %s: the name of a setting */
				self::invalid( sprintf( __( '%s is no setting of the site.', 'nh-elements' ), sanitize_key( $key ) ) );
			}
		}
		foreach ( $set as $key => $value ) {
			if ( ! Style_Values::is_sound( $value, self::field( $key ) ) ) {
				/* translators: %s: the name of a setting */
				self::invalid( sprintf( __( '%s has an invalid value.', 'nh-elements' ), $key ) );
			}
		}
	}

	/** Refuses a change. */
	private static function invalid( string $reason ): never {
		/* translators: %s: the reason */
		Refusal::refuse( 'nh_page_invalid', array(), sprintf( __( 'Nothing is saved: %s', 'nh-elements' ), $reason ) );
	}

	/**
	 * The widths of the active devices; null if a device is wider than the next larger one.
	 *
	 * @param array<string, mixed> $kit The settings.
	 * @return array<string, int>|null
	 */
	private static function ordered_breakpoints( array $kit ): ?array {
		$widths = self::widths( $kit );
		$sorted = $widths;
		asort( $sorted );
		return array_keys( $sorted ) === array_keys( $widths ) && count( array_unique( $widths ) ) === count( $widths ) ? $widths : null;
	}

	/**
	 * The widths of the active devices, the smallest device first.
	 *
	 * @param array<string, mixed> $kit The settings.
	 * @return array<string, int>
	 */
	private static function widths( array $kit ): array {
		$listed = is_array( $kit['active_breakpoints'] ?? null ) ? $kit['active_breakpoints'] : array();
		$widths = array();
		foreach ( Library::data( 'site' )['devices'] as $device => $width ) {
			if ( in_array( $device, array( 'mobile', 'tablet' ), true ) || in_array( "viewport_$device", $listed, true ) ) {
				$own               = $kit[ "viewport_$device" ] ?? '';
				$widths[ $device ] = is_numeric( $own ) ? (int) $own : $width;
			}
		}
		return $widths;
	}
}
