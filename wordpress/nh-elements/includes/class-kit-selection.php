<?php
/**
 * The selected items of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A person's selection: parts, and within them sections as a whole, or single items. */
final class Kit_Selection {

	private const PARTS = array( 'content', 'templates', 'settings', 'plugins' );

	/**
	 * The selected parts.
	 *
	 * @var list<string>
	 */
	public readonly array $includes;

	/**
	 * The selection by part and section.
	 *
	 * @var array<string, array<string, bool|array<string, int>>>
	 */
	private array $sections = array();

	/**
	 * Reads a selection.
	 *
	 * @param \stdClass $body `includes` and `customization`.
	 * @throws Refusal The selection is invalid.
	 */
	public function __construct( \stdClass $body ) {
		$includes = $body->includes ?? null;
		if ( ! is_array( $includes ) || array() !== array_filter( $includes, static fn ( mixed $one ): bool => ! in_array( $one, self::PARTS, true ) ) ) {
			Kit_Routes::invalid( 'includes' );
		}
		$this->includes = $includes;
		foreach ( ( $body->customization ?? null ) instanceof \stdClass ? (array) $body->customization : Kit_Routes::invalid( 'customization' ) as $part => $sections ) {
			if ( ! in_array( $part, self::PARTS, true ) || ! $sections instanceof \stdClass ) {
				Kit_Routes::invalid( 'customization' );
			}
			$this->sections[ $part ] = array_map( array( self::class, 'choice' ), (array) $sections );
		}
	}

	/**
	 * Whether an item is selected. A section without a choice is selected as a whole.
	 *
	 * @param string       $part    Its part.
	 * @param string       $section Its section.
	 * @param list<string> $names   The names by which a choice may refer to it.
	 */
	public function has( string $part, string $section, array $names ): bool {
		$choice = $this->sections[ $part ][ $section ] ?? true;
		return in_array( $part, $this->includes, true ) && ( is_bool( $choice ) ? $choice : array() !== array_intersect_key( array_flip( $names ), $choice ) );
	}

	/** A choice: all or nothing, or names. */
	private static function choice( mixed $sent ): bool|array {
		if ( is_object( $sent ) ) {
			$sent = $sent->enabled ?? null;
		}
		if ( is_array( $sent ) && array() === array_filter( $sent, static fn ( mixed $one ): bool => ! is_string( $one ) ) ) {
			return array_flip( $sent );
		}
		return is_bool( $sent ) ? $sent : Kit_Routes::invalid( 'customization' );
	}
}
