<?php
/**
 * Values of the page builder's controls.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads the values of controls as settings of an element. `assets/builder-editor.js` does the same in the browser. */
final class Builder_Settings {

	/**
	 * The kind of control of a setting; `json` for kinds that the builder does not know.
	 *
	 * @param array<string, mixed> $field The declaration.
	 */
	public static function kind( array $field ): string {
		if ( 'list' === $field['kind'] && 'group' === ( $field['of']['kind'] ?? '' ) ) {
			return 'rows';
		}
		$known = array( 'number', 'toggle', 'choice', 'colour', 'media', 'length' );
		if ( in_array( $field['kind'], array( 'text', 'url', 'date' ), true ) ) {
			return 'text';
		}
		return in_array( $field['kind'], $known, true ) ? $field['kind'] : 'json';
	}

	/**
	 * The kinds of all keys, those of devices too. The kind of rows is an object with the kinds of their keys.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, string|array<string, string>>
	 */
	public static function kinds( array $fields ): array {
		$kinds = array();
		foreach ( $fields as $key => $field ) {
			$kind          = self::kind( $field );
			$kinds[ $key ] = 'rows' === $kind ? self::kinds( $field['of']['fields'] ) : $kind;
			foreach ( empty( $field['responsive'] ) ? array() : Library::common()['devices'] as $device ) {
				$kinds[ "{$key}_$device" ] = $kind;
			}
		}
		return $kinds;
	}

	/**
	 * The settings that are set.
	 *
	 * @param array<string, mixed>                $values The values of the controls.
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, mixed>
	 */
	public static function printed( array $values, array $fields ): array {
		return self::read( $values, self::kinds( $fields ) );
	}

	/**
	 * Reads values by their kinds.
	 *
	 * @param array<string, mixed>                        $values The values.
	 * @param array<string, string|array<string, string>> $kinds  The kinds.
	 * @return array<string, mixed>
	 */
	private static function read( array $values, array $kinds ): array {
		$settings = array();
		foreach ( $kinds as $key => $kind ) {
			$value = self::value( $values[ $key ] ?? null, $kind );
			if ( null !== $value ) {
				$settings[ $key ] = $value;
			}
		}
		return $settings;
	}

	/**
	 * The value of a control, or null if it sets nothing. A switch sets its value in both states.
	 *
	 * @param mixed                        $value The value.
	 * @param string|array<string, string> $kind  The kind.
	 */
	private static function value( mixed $value, string|array $kind ): mixed {
		if ( is_array( $kind ) ) {
			return is_array( $value ) && array() !== $value ? array_map( static fn ( $row ): object => (object) self::read( (array) $row, $kind ), array_values( $value ) ) : null;
		}
		if ( null === $value ) {
			return null;
		}
		return match ( $kind ) {
			'toggle' => 'yes' === $value,
			'length' => is_array( $value ) && '' !== ( $value['size'] ?? '' ) ? $value : null,
			'media'  => is_array( $value ) && '' !== ( $value['url'] ?? '' ) ? $value : null,
			'number' => is_numeric( $value ) ? $value + 0 : null,
			'json'   => is_string( $value ) ? json_decode( $value, true ) : null,
			default  => '' === $value ? null : $value,
		};
	}
}
