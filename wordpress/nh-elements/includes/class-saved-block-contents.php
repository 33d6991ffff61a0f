<?php
/**
 * The contents of saved blocks in a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the saved blocks of a page by their contents, as `withSavedBlocks` of `nh-elements/page`: the ids of their
 * elements are made from the place, so that they are the same in PHP and in the browser.
 */
final class Saved_Block_Contents {

	/**
	 * The elements with the contents.
	 *
	 * @var list<\stdClass>
	 */
	public readonly array $elements;

	/** False if a block had no room. */
	public bool $is_whole = true;

	/**
	 * The blocks with their measures, by id; null for one that does not exist.
	 *
	 * @var array<string, array{content: list<\stdClass>, levels: int, count: int, length: int}|null>
	 */
	private array $blocks = array();

	/**
	 * The ids that are taken.
	 *
	 * @var array<string, true>
	 */
	private array $ids = array();

	private int $count;

	private int $length = 0;

	/**
	 * Expands elements.
	 *
	 * @param list<\stdClass> $elements   The elements of a page.
	 * @param \Closure        $content_of Returns the content of a block by its id; null if it was deleted.
	 */
	public function __construct( array $elements, private readonly \Closure $content_of ) {
		foreach ( self::all( $elements ) as $element ) {
			$this->ids[ $element->id ] = true;
		}
		$this->count    = count( $this->ids );
		$this->elements = $this->expanded( $elements, 1, array(), '' );
	}

	/** The id of the saved block for which an element stands; empty for other elements. */
	public static function block_of( \stdClass $element ): string {
		$is_reference = 'widget' === $element->elType && 'global' === ( $element->widgetType ?? '' );
		$id           = $is_reference ? $element->templateID ?? '' : '';
		$id           = is_int( $id ) ? (string) $id : $id;
		return Page_Elements::is_name( $id ) ? $id : '';
	}

	/**
	 * The ids of the saved blocks that elements contain, each once.
	 *
	 * @param list<\stdClass> $elements The elements.
	 * @return list<string>
	 */
	public static function ids_in( array $elements ): array {
		$ids = array();
		foreach ( self::all( $elements ) as $element ) {
			$ids[ self::block_of( $element ) ] = true;
		}
		unset( $ids[''] );
		return array_map( 'strval', array_keys( $ids ) );
	}

	/**
	 * All elements at any depth.
	 *
	 * @param list<\stdClass> $elements The elements.
	 * @return \Generator<\stdClass>
	 */
	public static function all( array $elements ): \Generator {
		foreach ( $elements as $element ) {
			yield $element;
			foreach ( self::all( $element->elements ) as $inner ) {
				yield $inner;
			}
		}
	}

	/**
	 * Elements with the contents of their blocks.
	 *
	 * @param list<\stdClass> $elements The elements.
	 * @param int             $level    Their level.
	 * @param list<string>    $within   The blocks that contain them, outermost first.
	 * @param string          $place    The beginning of new ids; empty outside of blocks.
	 * @return list<\stdClass>
	 */
	private function expanded( array $elements, int $level, array $within, string $place ): array {
		$result = array();
		foreach ( $elements as $element ) {
			$id    = self::block_of( $element );
			$block = '' === $id || in_array( $id, $within, true ) ? null : $this->block( $id );
			if ( null !== $block && $this->takes_room( $block, $level, $within ) ) {
				array_push( $result, ...$this->expanded( $block['content'], $level, array( ...$within, $id ), "$place{$element->id}-" ) );
				continue;
			}
			$this->is_whole = $this->is_whole && null === $block;
			$copy           = clone $element;
			$copy->id       = '' === $place ? $element->id : $this->new_id( $place . $element->id );
			$copy->elements = $this->expanded( $element->elements, $level + 1, $within, $place );
			$result[]       = $copy;
		}
		return $result;
	}

	/**
	 * A block with its measures; null if it does not exist.
	 *
	 * @return array{content: list<\stdClass>, levels: int, count: int, length: int}|null
	 */
	private function block( string $id ): ?array {
		if ( ! array_key_exists( $id, $this->blocks ) ) {
			$content             = ( $this->content_of )( $id );
			$this->blocks[ $id ] = null === $content ? null : array(
				'content' => $content,
				'levels'  => self::levels( $content ),
				// An empty block counts too: it could stand in blocks of blocks a million times.
				'count'   => max( 1, iterator_count( self::all( $content ) ) ),
				'length'  => strlen( (string) wp_json_encode( $content, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ),
			);
		}
		return $this->blocks[ $id ];
	}

	/** Takes the room of a block at a place; false if there is none. */
	private function takes_room( array $block, int $level, array $within ): bool {
		$limits = Library::data( 'api' );
		if ( $level + $block['levels'] - 1 > $limits['mostLevels'] || count( $within ) >= $limits['mostLevels']
			|| $this->count + $block['count'] > $limits['mostExpanded'] || $this->length + $block['length'] > $limits['mostBlockText'] ) {
			return false;
		}
		$this->count  += $block['count'];
		$this->length += $block['length'];
		return true;
	}

	/**
	 * The number of levels of elements.
	 *
	 * @param list<\stdClass> $elements The elements.
	 */
	private static function levels( array $elements ): int {
		return array() === $elements ? 0 : 1 + max( array_map( static fn ( \stdClass $element ): int => self::levels( $element->elements ), $elements ) );
	}

	/** A free id: the wanted one, or one that is made from it. */
	private function new_id( string $wanted ): string {
		$id = $wanted;
		for ( $count = 0; ! Page_Elements::is_name( $id ) || isset( $this->ids[ $id ] ); $count++ ) {
			$id = str_pad( dechex( self::hash( "$wanted $count" ) >> 4 ), 7, '0', STR_PAD_LEFT );
		}
		$this->ids[ $id ] = true;
		return $id;
	}

	/** The hash FNV-1a of a text of ASCII characters, as a number of 32 bits. */
	private static function hash( string $text ): int {
		return (int) hexdec( hash( 'fnv1a32', $text ) );
	}
}
