<?php
/**
 * The preferences of the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Values that the page editor keeps for an account, in a meta field of the user. */
final class Editor_Preferences {

	public const META = 'nh_elements_preferences';

	/**
	 * The preferences of the present account.
	 *
	 * @return array<string, mixed>
	 */
	public static function read(): array {
		$saved    = get_user_option( self::META );
		$standard = Library::data( 'site' )['preferences'];
		return array_intersect_key( is_array( $saved ) ? $saved : array(), $standard ) + $standard;
	}

	/**
	 * Changes preferences. Absent fields stay as they are.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed>
	 * @throws Refusal One is invalid.
	 */
	public static function change( \stdClass $body ): array {
		$change = array_intersect_key( json_decode( (string) wp_json_encode( $body ), true ), Library::data( 'site' )['preferences'] );
		foreach ( $change as $key => $value ) {
			if ( ! self::is_sound( $key, $value ) ) {
				Refusal::refuse( 'nh_page_invalid', array(), "$key: Invalid." );
			}
		}
		if ( isset( $change['recent'] ) ) {
			$change['recent'] = array_map( static fn ( array $one ): array => array_intersect_key( $one, array( 'title' => 1, 'address' => 1 ) ), $change['recent'] );
		}
		$next = $change + self::read();
		// Each site of a network has documents of its own.
		update_user_option( get_current_user_id(), self::META, wp_slash( $next ) );
		return $next;
	}

	/** Whether a preference takes a value. */
	private static function is_sound( string $key, mixed $value ): bool {
		return match ( $key ) {
			'colorScheme' => in_array( $value, array( 'auto', 'light', 'dark' ), true ),
			'done'        => self::is_list( $value, 50, static fn ( mixed $step ): bool => self::is_text( $step, 40 ) ),
			'recent'      => self::is_list( $value, Library::data( 'site' )['mostRecent'], array( self::class, 'is_document' ) ),
			default       => is_bool( $value ),
		};
	}

	/** Whether a value is a list of sound items. */
	private static function is_list( mixed $value, int $most, callable $is_item ): bool {
		return is_array( $value ) && array_is_list( $value ) && count( $value ) <= $most && array() === array_filter( $value, static fn ( mixed $one ): bool => ! $is_item( $one ) );
	}

	/** Whether a value is a document with the address of its editor on this site. */
	private static function is_document( mixed $value ): bool {
		$address = is_array( $value ) ? $value['address'] ?? null : null;
		return self::is_text( $address, 500 ) && 1 === preg_match( '#^/(?!/)#', $address ) && self::is_text( $value['title'] ?? null, 200 );
	}

	private static function is_text( mixed $value, int $most ): bool {
		return is_string( $value ) && mb_strlen( $value ) <= $most;
	}
}
