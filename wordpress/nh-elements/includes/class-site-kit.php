<?php
/**
 * The kit of the site.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Colours, fonts, sizes and settings of the whole site: those of the page builder's active kit, or our own without the builder. */
final class Site_Kit {

	/** The option with the kit of a site without the builder. */
	private const OPTION = 'nh_elements_kit';

	/** The builder's meta field. */
	private const META = '_elementor_page_settings';

	/** The post of the builder's active kit; 0 for none. */
	public static function post(): int {
		$kit = Builder::is_active() ? (int) get_option( 'elementor_active_kit' ) : 0;
		return 0 !== $kit && null !== get_post( $kit ) ? $kit : 0;
	}

	/**
	 * All settings of the kit.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$kit      = self::post();
		$settings = 0 === $kit ? get_option( self::OPTION, array() ) : get_post_meta( $kit, self::META, true );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Replaces all settings of the kit.
	 *
	 * @param array<string, mixed> $settings The settings.
	 */
	public static function write( array $settings ): void {
		$kit = self::post();
		if ( 0 === $kit ) {
			update_option( self::OPTION, $settings );
			return;
		}
		update_post_meta( $kit, self::META, wp_slash( $settings ) );
		delete_post_meta( $kit, '_elementor_css' );
	}

	/**
	 * Changes settings while no other request does.
	 *
	 * @param callable $change Returns its result; it reads and writes the kit.
	 * @return mixed The result.
	 */
	public static function change( callable $change ): mixed {
		return Once::alone(
			'nh_elements_once_kit',
			static function () use ( $change ): mixed {
				// Another request may have changed it while this one waited.
				wp_cache_delete( self::OPTION, 'options' );
				wp_cache_delete( 'alloptions', 'options' );
				wp_cache_delete( self::post(), 'post_meta' );
				return $change();
			}
		);
	}

	/**
	 * A text that changes with a value.
	 *
	 * @param mixed $value The value.
	 */
	public static function revision( mixed $value ): string {
		return md5( (string) wp_json_encode( self::sorted( $value ) ) );
	}

	/** A value whose keys are sorted at all levels. */
	private static function sorted( mixed $value ): mixed {
		$value = $value instanceof \stdClass ? (array) $value : $value;
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return array_map( array( self::class, 'sorted' ), $value );
	}
}
