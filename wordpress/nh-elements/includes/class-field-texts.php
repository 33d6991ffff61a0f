<?php
/**
 * Texts of settings.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Translates the labels, descriptions and options of declarations. These texts are data, so WordPress finds their translations by the English text. */
final class Field_Texts {

	/**
	 * Declarations with their texts in the language of the administration.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, array<string, mixed>>
	 */
	public static function translated( array $fields ): array {
		return array_map( array( self::class, 'field' ), $fields );
	}

	/** The title of a group of settings. */
	public static function group( string $group ): string {
		return self::text( ucfirst( $group ) );
	}

	/** The title of an element, which is that of its block. */
	public static function title( string $title ): string {
		return self::in_context( $title, 'block title' );
	}

	/** A text in a context that WordPress has for titles and descriptions of blocks or patterns. */
	public static function in_context( string $text, string $context ): string {
		// phpcs:ignore WordPress.WP.I18n -- the texts come from the contracts, and are in the template.
		return translate_with_gettext_context( $text, $context, 'nh-elements' );
	}

	/** A declaration with those in it. */
	private static function field( array $field ): array {
		foreach ( array( 'label', 'doc' ) as $name ) {
			if ( isset( $field[ $name ] ) ) {
				$field[ $name ] = self::text( $field[ $name ] );
			}
		}
		if ( isset( $field['options'] ) ) {
			$field['options'] = array_map( array( self::class, 'text' ), $field['options'] );
		}
		if ( isset( $field['fields'] ) ) {
			$field['fields'] = self::translated( $field['fields'] );
		}
		if ( isset( $field['of'] ) ) {
			$field['of'] = self::field( $field['of'] );
		}
		if ( isset( $field['variants'] ) ) {
			$field['variants'] = array_map( array( self::class, 'translated' ), $field['variants'] );
		}
		return $field;
	}

	/** A label in the language of the administration. */
	private static function text( mixed $text ): mixed {
		// phpcs:ignore WordPress.WP.I18n -- the texts come from the contracts, and are in the template.
		return is_string( $text ) && '' !== $text ? translate( $text, 'nh-elements' ) : $text;
	}
}
