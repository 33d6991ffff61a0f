<?php
/**
 * Code in pages of authors who may not write any HTML.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Leaves code out of a document: markup that runs something, CSS, attributes. Code that the page had before stays. */
final class Page_Code {

	/** Settings that are code as a whole. */
	private const CODE = '/^(?:custom_css|_?custom_attributes|_attributes)\z/';

	/** Keys of an element that hold names, and are checked as such. */
	private const STRUCTURE = array( 'id', 'elType', 'isInner', 'widgetType', 'elements' );

	/**
	 * The settings that were left out.
	 *
	 * @var list<array{element: ?string, setting: string}>
	 */
	public array $left_out = array();

	/**
	 * The elements before the change.
	 *
	 * @var array<string, \stdClass>
	 */
	private array $before = array();

	/**
	 * Removes new code from a document.
	 *
	 * @param \stdClass $before The document before the change.
	 * @param \stdClass $after  The changed document; it is filtered in place.
	 */
	public function filter( \stdClass $before, \stdClass $after ): void {
		$this->collect( $before->content );
		$this->settings( null, $after->page_settings, $before->page_settings );
		$this->elements( $after->content );
	}

	/**
	 * Removes all code from a new document, if the account may not add any. The document is filtered in place.
	 *
	 * @return list<array{element: ?string, setting: string}> The settings that were left out.
	 */
	public static function filter_new( \stdClass $document ): array {
		$code = new self();
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			$code->filter( Page_Document::document( array() ), $document );
		}
		return $code->left_out;
	}

	/** HTML of another editor, without code if the account may not add any. */
	public static function allowed( string $html ): string {
		return current_user_can( 'unfiltered_html' ) ? $html : wp_kses_post( $html );
	}

	/**
	 * Saves content without WordPress's own filter of HTML, which knows none of our tags: the content was filtered before.
	 *
	 * @param callable $save Saves it.
	 * @return mixed What it returns.
	 */
	public static function unfiltered( callable $save ): mixed {
		$is_filtered = remove_filter( 'content_save_pre', 'wp_filter_post_kses' );
		try {
			return $save();
		} finally {
			if ( $is_filtered ) {
				add_filter( 'content_save_pre', 'wp_filter_post_kses' );
			}
		}
	}

	/**
	 * Remembers elements by their ids.
	 *
	 * @param list<\stdClass> $elements The elements.
	 */
	private function collect( array $elements ): void {
		foreach ( $elements as $element ) {
			$this->before[ $element->id ] = $element;
			$this->collect( $element->elements );
		}
	}

	/**
	 * Filters elements with their children.
	 *
	 * @param list<\stdClass> $elements The elements.
	 */
	private function elements( array $elements ): void {
		foreach ( $elements as $element ) {
			$before = $this->before[ $element->id ] ?? new \stdClass();
			foreach ( get_object_vars( $element ) as $key => $value ) {
				if ( ! in_array( $key, array( ...self::STRUCTURE, 'settings' ), true ) ) {
					$element->$key = $this->value( $element->id, $key, $value, $before );
				}
			}
			$this->settings( $element->id, $element->settings, $before->settings ?? new \stdClass() );
			$this->elements( $element->elements );
		}
	}

	/**
	 * Filters settings in place.
	 *
	 * @param string|null $element The id of their element; null for the page.
	 * @param \stdClass   $after   The settings.
	 * @param \stdClass   $before  Those before the change.
	 */
	private function settings( ?string $element, \stdClass $after, \stdClass $before ): void {
		foreach ( get_object_vars( $after ) as $key => $value ) {
			$after->$key = $this->value( $element, (string) $key, $value, $before );
		}
	}

	/** The value of a key without new code. */
	private function value( ?string $element, string $key, mixed $value, \stdClass $before ): mixed {
		$json = wp_json_encode( $value );
		if ( property_exists( $before, $key ) && wp_json_encode( $before->$key ) === $json ) {
			return $value;
		}
		$filtered = self::filtered( $key, $value );
		if ( wp_json_encode( $filtered ) === $json ) {
			return $value;
		}
		$this->left_out[] = array(
			'element' => $element,
			'setting' => $key,
		);
		return $filtered;
	}

	/** A value without code. */
	private static function filtered( string $key, mixed $value ): mixed {
		if ( 1 === preg_match( self::CODE, $key ) && null !== $value ) {
			return '';
		}
		if ( is_string( $value ) ) {
			return self::text( $value );
		}
		if ( ! is_array( $value ) && ! $value instanceof \stdClass ) {
			return $value;
		}
		$result = array();
		foreach ( (array) $value as $inner => $one ) {
			$result[ $inner ] = self::filtered( (string) $inner, $one );
		}
		return is_array( $value ) ? $result : (object) $result;
	}

	/** A text: the same one if only its entities or quotes would change. */
	private static function text( string $text ): string {
		if ( 1 !== preg_match( '/<[a-z!\/?]/i', $text ) ) {
			return $text;
		}
		$filtered = wp_kses_post( $text );
		$plain    = static fn ( string $html ): string => str_replace( array( '&amp;', "'", ' />', '/>' ), array( '&', '"', '>', '>' ), $html );
		return $plain( $filtered ) === $plain( $text ) ? $text : $filtered;
	}
}
