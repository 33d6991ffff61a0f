<?php
/**
 * Lists of the site's templates.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Finds, sorts and counts templates. The contents stay in the database, but for a search. */
final class Template_List {

	/** Settings with these names hold text, even a single word. */
	private const TEXT_NAME = '/(?:^|_)(?:title|text|editor|content|caption|label|name|description|subtitle)$/';

	/** Settings with these names hold no text: addresses, CSS, classes. */
	private const OTHER_NAME = '/(?:^_|(?:^|_)(?:url|css|class|classes|id|ids|custom|selector|attributes)$)/';

	/** The largest length of a template's searchable text. */
	private const LONGEST = 50_000;

	/**
	 * The templates that match a filter.
	 *
	 * @param array{search?: string, type?: string, author?: string, since?: int} $filter The filter.
	 * @return list<array<string, mixed>> Entries of lists.
	 */
	public static function matching( array $filter ): array {
		$is_meant = static fn ( array $row ): bool => ( '' === ( $filter['type'] ?? '' ) || $filter['type'] === $row['type'] )
			&& ( '' === ( $filter['author'] ?? '' ) || $filter['author'] === $row['author'] )
			&& $row['edited'] >= ( $filter['since'] ?? 0 );
		$found    = array_values( array_filter( self::rows(), $is_meant ) );
		$words    = self::words( $filter['search'] ?? '' );
		if ( array() === $words ) {
			return $found;
		}
		// Otherwise, each content would be read by a query of its own.
		_prime_post_caches( array_map( 'intval', array_column( $found, 'id' ) ), false );
		return array_values( array_filter( $found, static fn ( array $row ): bool => self::has_words( $row, $words ) ) );
	}

	/**
	 * One page of a list. The cursor is the index of the next template.
	 *
	 * @param array<string, mixed> $query `sort`, `order`, `offset`, `limit`, and the filter.
	 * @return array{items: list<array<string, mixed>>, total: int, next: ?string}
	 */
	public static function page( array $query ): array {
		$rows = self::matching( $query );
		$sign = 'asc' === $query['order'] ? 1 : -1;
		usort( $rows, static fn ( array $one, array $other ): int => $sign * ( self::compared( $one, $other, $query['sort'] ) ?: (int) $one['id'] <=> (int) $other['id'] ) );
		$items = array_slice( $rows, $query['offset'], $query['limit'] );
		$next  = $query['offset'] + count( $items );
		return array(
			'items' => array_map( array( self::class, 'with_picture' ), $items ),
			'total' => count( $rows ),
			'next'  => $next < count( $rows ) ? (string) $next : null,
		);
	}

	/**
	 * The entry of a template.
	 *
	 * @return array<string, mixed>
	 */
	public static function entry( int $id ): array {
		return self::with_picture( self::rows( $id )[0] );
	}

	/**
	 * The types and authors of the templates.
	 *
	 * @return array{types: list<string>, authors: list<string>}
	 */
	public static function choices(): array {
		$rows   = self::rows();
		$values = static function ( string $key ) use ( $rows ): array {
			$all = array_values( array_unique( array_column( $rows, $key ) ) );
			sort( $all, SORT_NATURAL | SORT_FLAG_CASE );
			return array_slice( $all, 0, Library::data( 'api' )['mostChoices'] );
		};
		return array(
			'types'   => $values( 'type' ),
			'authors' => $values( 'author' ),
		);
	}

	/** An entry with the address of its picture. */
	private static function with_picture( array $row ): array {
		$address = get_the_post_thumbnail_url( (int) $row['id'], 'medium' );
		return array( 'thumbnail' => is_string( $address ) ? $address : null ) + $row;
	}

	/**
	 * The entries of all templates, or of one.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function rows( int $only = 0 ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post.ID AS id, post.post_title AS title, post.post_author AS author, post.post_date_gmt AS created,
					post.post_modified_gmt AS edited, post.post_modified AS edited_here, LENGTH( post.post_content ) + COALESCE( LENGTH( inside.meta_value ), 0 ) AS bytes,
					kind.meta_value AS type
				FROM $wpdb->posts AS post
				LEFT JOIN $wpdb->postmeta AS kind ON kind.post_id = post.ID AND kind.meta_key = %s
				LEFT JOIN $wpdb->postmeta AS inside ON inside.post_id = post.ID AND inside.meta_key = %s
				WHERE post.post_type = %s AND post.post_status IN ( 'publish', 'draft', 'private', 'pending' ) AND ( %d = 0 OR post.ID = %d )
					AND ( kind.meta_value IS NULL OR kind.meta_value <> %s )",
				Templates::type_field(),
				Builder::is_active() ? '_elementor_data' : Page_Document::META,
				Templates::post_type(),
				$only,
				$only,
				Templates::KIT
			),
			ARRAY_A
		);
		$entries = array();
		foreach ( $rows as $row ) {
			$entries[ $row['id'] ] = self::entry_of( $row );
		}
		return array_values( $entries );
	}

	/**
	 * An entry of a list.
	 *
	 * @param array<string, string|null> $row A row of the database.
	 * @return array<string, mixed>
	 */
	private static function entry_of( array $row ): array {
		// A draft that was never changed has dates of the site's time zone only.
		$edited = self::time( (string) $row['edited'] ) ?: self::time( get_gmt_from_date( (string) $row['edited_here'] ) );
		return array(
			'id'      => (string) $row['id'],
			'title'   => (string) $row['title'],
			'type'    => '' === (string) $row['type'] ? 'section' : (string) $row['type'],
			'author'  => Page_Revisions::person( (int) $row['author'] ),
			// A draft has no date of its own.
			'created' => self::time( (string) $row['created'] ) ?: $edited,
			'edited'  => $edited,
			'bytes'   => (int) $row['bytes'],
			'folder'  => null,
		);
	}

	/** Milliseconds since 1970; 0 for no date. */
	private static function time( string $date ): int {
		return max( 0, 1000 * (int) strtotime( "$date UTC" ) );
	}

	private static function compared( array $one, array $other, string $sort ): int {
		return 'date' === $sort ? $one['edited'] <=> $other['edited'] : strcmp( self::plain( $one[ $sort ] ), self::plain( $other[ $sort ] ) );
	}

	/** Whether each word begins a word of the title or of the content. */
	private static function has_words( array $row, array $words ): bool {
		$title = ' ' . implode( ' ', self::words( $row['title'] ) );
		$text  = null;
		foreach ( $words as $word ) {
			if ( str_contains( $title, " $word" ) ) {
				continue;
			}
			$text ??= ' ' . implode( ' ', self::words( self::text( Page_Document::inside( get_post( (int) $row['id'] ) )['content'] ) ) );
			if ( ! str_contains( $text, " $word" ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The words of a text, without case and accents.
	 *
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		preg_match_all( '/[\p{L}\p{N}]+/u', self::plain( $text ), $found );
		return $found[0];
	}

	private static function plain( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}

	/** The text of a template's content. */
	private static function text( mixed $value, string $name = '' ): string {
		if ( is_string( $value ) ) {
			$is_text = 1 === preg_match( self::TEXT_NAME, $name ) || 1 === preg_match( '/\p{L}[.,;:!?]? \p{L}/u', $value );
			return $is_text ? wp_strip_all_tags( $value ) : '';
		}
		$text = '';
		foreach ( is_array( $value ) || is_object( $value ) ? (array) $value : array() as $key => $inner ) {
			$inner_name = is_int( $key ) ? $name : (string) $key;
			if ( strlen( $text ) < self::LONGEST && 1 !== preg_match( self::OTHER_NAME, $inner_name ) ) {
				$text .= ' ' . self::text( $inner, $inner_name );
			}
		}
		return $text;
	}
}
