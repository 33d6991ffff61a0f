<?php
/**
 * The calls of the region editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Saves the changes of `<nh-region-editor>`, which sends a call for each field of a region. */
final class Region_Actions {

	/** The name of the nonce. */
	public const NONCE = 'nh_elements_regions';

	/** The field of each call. */
	private const CALLS = array(
		'update_svg_ctitle'   => 'ctitle',
		'update_svg_clink'    => 'link',
		'update_svg_offset_x' => 'offset_x',
		'update_svg_offset_y' => 'offset_y',
	);

	private const LONGEST_TITLE = 100;

	private const LONGEST_LINK = 2000;

	private const MOST_OFFSET = 1000;

	/** Waits for the calls. */
	public static function start(): void {
		foreach ( self::CALLS as $action => $field ) {
			add_action( "wp_ajax_$action", static fn () => self::save( $field ) );
		}
	}

	/** Whether the present user may change the map. */
	public static function may_change(): bool {
		/**
		 * Filters the capability that changes the map.
		 *
		 * @param string $capability The capability.
		 */
		return current_user_can( (string) apply_filters( 'nh_elements_regions_capability', 'edit_others_posts' ) );
	}

	private static function save( string $field ): void {
		if ( false === check_ajax_referer( self::NONCE, false, false ) ) {
			self::refuse( 403, 'nonce', __( 'The page has expired. Reload it.', 'nh-elements' ) );
		}
		if ( ! self::may_change() ) {
			self::refuse( 403, 'not_allowed', __( 'You may not edit the map.', 'nh-elements' ) );
		}
		$country = sanitize_text_field( wp_unslash( $_POST['country'] ?? '' ) );
		$index   = sanitize_text_field( wp_unslash( $_POST['index'] ?? '' ) );
		if ( ! ctype_digit( $index ) || ! Site_Map::has( $country, (int) $index ) ) {
			self::refuse( 422, 'no_region', __( 'The map does not have this region.', 'nh-elements' ) );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- read() sanitises by the field.
		$value = self::read( $field, trim( (string) wp_unslash( $_POST[ $field ] ?? '' ) ) );
		if ( is_wp_error( $value ) ) {
			self::refuse( 422, $value->get_error_code(), $value->get_error_message() );
		}
		Site_Map::change( $country, (int) $index, $field, $value );
		wp_send_json_success( array( 'value' => $value ) );
	}

	/** The value of a field, or the reason why it is refused. */
	private static function read( string $field, string $given ): string|float|\WP_Error {
		return match ( $field ) {
			'ctitle' => self::title( $given ),
			'link'   => self::link( $given ),
			default  => self::offset( $given ),
		};
	}

	private static function title( string $given ): string|\WP_Error {
		if ( mb_strlen( $given ) > self::LONGEST_TITLE ) {
			/* translators: %d: a number of characters */
			return new \WP_Error( 'title_too_long', sprintf( __( 'The title has more than %d characters.', 'nh-elements' ), self::LONGEST_TITLE ) );
		}
		return sanitize_text_field( $given );
	}

	private static function link( string $given ): string|\WP_Error {
		if ( strlen( $given ) > self::LONGEST_LINK ) {
			/* translators: %d: a number of characters */
			return new \WP_Error( 'link_too_long', sprintf( __( 'The link has more than %d characters.', 'nh-elements' ), self::LONGEST_LINK ) );
		}
		$address = esc_url_raw( $given, array( 'http', 'https', 'mailto', 'tel' ) );
		if ( '' === $address && '' !== $given ) {
			return new \WP_Error( 'link_scheme', __( 'The link must begin with https://, http://, mailto:, tel:, / or #.', 'nh-elements' ) );
		}
		return $address;
	}

	private static function offset( string $given ): float|\WP_Error {
		$number = '' === $given ? 0.0 : filter_var( $given, FILTER_VALIDATE_FLOAT );
		if ( false === $number || abs( $number ) > self::MOST_OFFSET ) {
			/* translators: %d: a number */
			return new \WP_Error( 'offset_invalid', sprintf( __( 'The offset must be a number from −%1$d to %1$d.', 'nh-elements' ), self::MOST_OFFSET ) );
		}
		return $number;
	}

	private static function refuse( int $status, string $code, string $message ): never {
		wp_send_json_error( compact( 'code', 'message' ), $status );
		exit;
	}
}
