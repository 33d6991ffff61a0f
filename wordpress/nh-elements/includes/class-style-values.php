<?php
/**
 * Values of style settings.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Checks values of the kit by their declarations, as the library reads them. */
final class Style_Values {

	/** The functions of colours and lengths; `url()` and the like would let a value load something. */
	private const COLOURS = array( 'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'light-dark', 'var', 'calc' );
	private const LENGTHS = array( 'calc', 'clamp', 'min', 'max', 'var' );

	private const LONGEST = 256;

	/**
	 * Whether a value is one that the setting takes, or an unset one.
	 *
	 * @param mixed                $value The decoded JSON, with lists and objects as arrays.
	 * @param array<string, mixed> $field The declaration.
	 */
	public static function is_sound( mixed $value, array $field ): bool {
		if ( null === $value || '' === $value ) {
			return true;
		}
		return match ( $field['kind'] ) {
			'text'   => is_scalar( $value ) && strlen( (string) $value ) <= self::LONGEST,
			'number' => self::is_number( $value, $field ),
			'toggle' => is_bool( $value ) || in_array( $value, array( 'yes', 'no', 0, 1 ), true ),
			'choice' => is_scalar( $value ) && isset( $field['options'][ (string) $value ] ),
			'colour' => self::is_colour( $value ),
			'length' => self::is_length( $value, $field ),
			'sides'  => self::are_sides( $value, $field ),
			'media'  => self::is_media( $value ),
			'list'   => is_array( $value ) && array_is_list( $value ) && array() === array_filter( $value, static fn ( mixed $one ): bool => ! self::is_sound( $one, $field['of'] ) ),
			// The only raw value is a selector of one part.
			'raw'    => is_string( $value ) && 1 === preg_match( '/^[.#]?[\w-]{1,64}\z/', $value ),
			default  => false,
		};
	}

	/** Whether a value is a CSS colour: a name, a number, a function or a variable. */
	public static function is_colour( mixed $value ): bool {
		return is_string( $value ) && ( 1 === preg_match( '/^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24})\z/i', trim( $value ) ) || self::is_expression( trim( $value ), self::COLOURS ) );
	}

	private static function is_number( mixed $value, array $field ): bool {
		if ( ! is_numeric( $value ) || is_string( $value ) && trim( $value ) !== $value ) {
			return false;
		}
		$number = $value + 0;
		return is_finite( (float) $number ) && $number >= ( $field['min'] ?? $number ) && $number <= ( $field['max'] ?? $number );
	}

	/** Whether a value is a number with a unit: as an object, a number or a text. */
	private static function is_length( mixed $value, array $field ): bool {
		if ( is_array( $value ) ) {
			$size = $value['size'] ?? null;
			$unit = $value['unit'] ?? '';
			if ( null === $size || '' === $size ) {
				return true;
			}
			return 'custom' === $unit ? is_string( $size ) && self::is_length( $size, $field ) : is_scalar( $size ) && is_string( $unit ) && self::is_length( "$size$unit", $field );
		}
		if ( ! is_scalar( $value ) || is_bool( $value ) ) {
			return false;
		}
		$text  = trim( (string) $value );
		$units = implode( '|', array_map( 'preg_quote', $field['units'] ?? array( 'px', 'em', 'rem', '%', 'vw', 'vh' ) ) );
		if ( 1 === preg_match( "/^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:$units)?\z/i", $text, $parts ) ) {
			return (float) $parts[1] >= ( $field['min'] ?? -INF );
		}
		return ! empty( $field['expressions'] ) && self::is_expression( $text, self::LENGTHS );
	}

	private static function are_sides( mixed $value, array $field ): bool {
		if ( ! is_array( $value ) ) {
			return self::is_length( $value, $field );
		}
		$unit  = is_string( $value['unit'] ?? '' ) ? $value['unit'] ?? '' : '?';
		$sides = array_intersect_key( $value, array_flip( array( 'top', 'right', 'bottom', 'left' ) ) );
		return array() === array_filter( $sides, static fn ( mixed $side ): bool => 'auto' !== $side && ! self::is_length( array( 'size' => $side, 'unit' => $unit ), $field ) );
	}

	private static function is_media( mixed $value ): bool {
		$address = is_array( $value ) ? $value['url'] ?? '' : $value;
		return is_string( $address ) && ( '' === $address || '' !== sanitize_url( $address, array( 'http', 'https' ) ) );
	}

	/**
	 * Whether a text is a balanced expression of harmless characters that calls only some functions.
	 *
	 * @param string       $text      The text.
	 * @param list<string> $functions The functions.
	 */
	private static function is_expression( string $text, array $functions ): bool {
		if ( strlen( $text ) > self::LONGEST || str_contains( $text, '/*' ) || 1 !== preg_match( '/^[\w-]+\([\w\s.,%\/()#*+-]+\)\z/', $text ) ) {
			return false;
		}
		preg_match_all( '/(?<![\w-])([\w-]*)\(/', $text, $calls );
		$depth = 0;
		foreach ( str_split( $text ) as $character ) {
			$depth += array( '(' => 1, ')' => -1 )[ $character ] ?? 0;
			if ( $depth < 0 ) {
				return false;
			}
		}
		return 0 === $depth && array() === array_diff( array_filter( array_map( 'strtolower', $calls[1] ) ), $functions );
	}
}
