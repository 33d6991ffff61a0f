<?php
/**
 * The elements of a page as data.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Checks the elements that an editor sends, and reads those that the page builder has saved. */
final class Page_Elements {

	private const DEEPEST = 50;

	/** Keys that would change the prototypes of JavaScript's objects. */
	private const UNSAFE = array( '__proto__', 'constructor', 'prototype' );

	/**
	 * The document of a request.
	 *
	 * @param mixed $sent The decoded JSON.
	 * @throws Refusal It has another shape, or too many elements.
	 */
	public static function checked( mixed $sent ): \stdClass {
		$is_document = $sent instanceof \stdClass && 1 === ( $sent->format ?? null ) && ( $sent->page_settings ?? null ) instanceof \stdClass;
		if ( ! $is_document || self::has_unsafe_key( $sent ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'document: Invalid.' );
		}
		$ids     = array();
		$content = self::checked_list( $sent->content ?? null, 'document.content', 1, $ids );
		if ( count( $ids ) > Library::data( 'api' )['mostElements'] ) {
			Refusal::refuse( 'nh_page_full' );
		}
		return Page_Document::document( $content, $sent->page_settings );
	}

	/**
	 * The elements of a template in a request.
	 *
	 * @param mixed  $sent The decoded JSON.
	 * @param string $path Its place in the request.
	 * @return list<\stdClass>
	 * @throws Refusal It has another shape.
	 */
	public static function of_template( mixed $sent, string $path ): array {
		$ids = array();
		try {
			return self::has_unsafe_key( $sent ) ? Refusal::refuse( 'nh_page_invalid' ) : self::checked_list( $sent, $path, 1, $ids );
		} catch ( Refusal $refusal ) {
			Refusal::refuse( 'library-invalid', array(), $refusal->getMessage() );
		}
	}

	/** Whether a text is a name: letters, digits, `_` and `-`, at most 64. */
	public static function is_name( mixed $text ): bool {
		return is_string( $text ) && 1 === preg_match( '/^[\w-]{1,64}\z/', $text ) && ! in_array( $text, self::UNSAFE, true );
	}

	/**
	 * The elements that the page builder has saved. Those without a type are left out.
	 *
	 * @param array<mixed> $saved The decoded JSON.
	 * @param int          $depth The level of these elements.
	 * @return list<\stdClass>
	 */
	public static function read( array $saved, int $depth = 1 ): array {
		$elements = array();
		foreach ( $depth > self::DEEPEST ? array() : $saved as $index => $element ) {
			if ( ! $element instanceof \stdClass || ! self::is_name( $element->elType ?? null ) ) {
				continue;
			}
			$element->id       = self::is_name( $element->id ?? null ) ? $element->id : "e$depth-$index-" . count( $elements );
			$element->settings = ( $element->settings ?? null ) instanceof \stdClass ? $element->settings : new \stdClass();
			$element->elements = self::read( (array) ( $element->elements ?? array() ), $depth + 1 );
			$elements[]        = $element;
		}
		return $elements;
	}

	/**
	 * The elements of a request.
	 *
	 * @param mixed               $sent  The list.
	 * @param string              $path  Its place in the request.
	 * @param int                 $depth Its level.
	 * @param array<string, true> $ids   The ids so far; those of the list are added.
	 * @return list<\stdClass>
	 * @throws Refusal An element has another shape.
	 */
	private static function checked_list( mixed $sent, string $path, int $depth, array &$ids ): array {
		if ( ! is_array( $sent ) || $depth > self::DEEPEST + 1 || ( $depth > self::DEEPEST && array() !== $sent ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), "$path: Invalid." );
		}
		foreach ( $sent as $index => $element ) {
			if ( ! self::is_element( $element ) || isset( $ids[ $element->id ] ) ) {
				Refusal::refuse( 'nh_page_invalid', array(), "$path.$index: Invalid." );
			}
			$ids[ $element->id ] = true;
			$element->elements   = self::checked_list( $element->elements ?? null, "$path.$index.elements", $depth + 1, $ids );
		}
		return $sent;
	}

	/** Whether a value has the keys of an element. */
	private static function is_element( mixed $value ): bool {
		return $value instanceof \stdClass
			&& self::is_name( $value->id ?? null )
			&& self::is_name( $value->elType ?? null )
			&& ( $value->settings ?? null ) instanceof \stdClass
			&& ( ! isset( $value->widgetType ) || self::is_name( $value->widgetType ) );
	}

	/** Whether JSON has a key that would change a prototype, at any depth. */
	public static function has_unsafe_key( mixed $value ): bool {
		foreach ( is_object( $value ) || is_array( $value ) ? (array) $value : array() as $key => $inner ) {
			if ( in_array( (string) $key, self::UNSAFE, true ) || self::has_unsafe_key( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}
