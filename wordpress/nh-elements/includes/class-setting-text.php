<?php
/**
 * A setting that is written as text.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads the text of a shortcode's attribute as the kind of setting that the element declares. */
final class Setting_Text {

	/**
	 * Returns the value of the text, or an error with the values that the setting takes.
	 *
	 * @param string               $text  The text of the attribute.
	 * @param array<string, mixed> $field The declaration of the setting.
	 */
	public static function read( string $text, array $field ): mixed {
		return match ( $field['kind'] ) {
			'number' => self::number( $text, $field ),
			'toggle' => self::toggle( $text ),
			'choice' => self::choice( $text, $field ),
			'url'    => self::address( $text ),
			'text', 'colour', 'date' => $text,
			'media'  => self::media( $text ),
			'length' => self::length( $text, $field['units'] ?? array( 'px' ) ),
			default  => self::json( $text ),
		};
	}

	/**
	 * The names of settings and attributes whose address a form is sent to, or data are read from.
	 */
	private const ENDPOINTS = array( 'login_url', 'action', 'api-url', 'src' );

	/**
	 * Empties an endpoint that lies on another site: the page's author may not send visitors' passwords there.
	 *
	 * @param string $name  The name of the setting or attribute.
	 * @param mixed  $value The value.
	 */
	public static function of_this_site( string $name, mixed $value ): mixed {
		if ( ! in_array( $name, self::ENDPOINTS, true ) ) {
			return $value;
		}
		return is_string( $value ) ? wp_validate_redirect( $value, '' ) : '';
	}

	private static function number( string $text, array $field ): float|int|\WP_Error {
		if ( ! is_numeric( $text ) || ! is_finite( (float) $text ) ) {
			return self::error( __( 'is no number.', 'nh-elements' ), $text );
		}
		$number = $text + 0;
		if ( $number < ( $field['min'] ?? $number ) || $number > ( $field['max'] ?? $number ) ) {
			return self::error( __( 'is outside the allowed range.', 'nh-elements' ), $text );
		}
		return $number;
	}

	private static function toggle( string $text ): bool|\WP_Error {
		$value = filter_var( $text, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE );
		return $value ?? self::error( __( 'is neither “yes” nor “no”.', 'nh-elements' ), $text );
	}

	/**
	 * One of the options.
	 *
	 * @param string               $text  The text.
	 * @param array<string, mixed> $field The declaration of the setting.
	 */
	private static function choice( string $text, array $field ): string|\WP_Error {
		$options = array_map( 'strval', array_keys( $field['options'] ?? array() ) );
		if ( in_array( $text, $options, true ) ) {
			return $text;
		}
		/* translators: %s: a list of words */
		return self::error( sprintf( __( 'is none of: %s.', 'nh-elements' ), implode( ', ', array_filter( $options ) ) ), $text );
	}

	private static function address( string $text ): string|\WP_Error {
		$address = esc_url_raw( $text );
		return '' === $address ? self::error( __( 'is no address that a link may have.', 'nh-elements' ), $text ) : $address;
	}

	/**
	 * A number with a unit.
	 *
	 * @param string       $text  The text, such as `2rem`.
	 * @param list<string> $units The allowed units.
	 */
	private static function length( string $text, array $units ): array|\WP_Error {
		if ( 1 === preg_match( '/^(-?\d+(?:\.\d+)?)([a-z%]*)$/', trim( $text ), $parts ) ) {
			$unit = '' === $parts[2] ? $units[0] : $parts[2];
			if ( in_array( $unit, $units, true ) ) {
				return array( 'size' => $parts[1] + 0, 'unit' => $unit );
			}
		}
		/* translators: %s: a list of units */
		return self::error( sprintf( __( 'is no length in one of: %s.', 'nh-elements' ), implode( ', ', $units ) ), $text );
	}

	/** An address of a file, or JSON with its address. */
	private static function media( string $text ): mixed {
		return str_starts_with( ltrim( $text ), '{' ) ? self::json( $text ) : self::address( $text );
	}

	private static function json( string $text ): mixed {
		// WordPress has made quotes in the content typographic; brackets would end the shortcode.
		$value = json_decode( $text, true );
		return null === $value ? self::error( __( 'is not valid JSON.', 'nh-elements' ), $text ) : $value;
	}

	private static function error( string $fault, string $text ): \WP_Error {
		return new \WP_Error( 'nh_elements_setting', sprintf( '“%s” %s', $text, $fault ) );
	}
}
