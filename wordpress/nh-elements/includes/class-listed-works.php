<?php
/**
 * Lists of works.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The first works of the portfolio, all and by single terms, for portfolios in the page editor. */
final class Listed_Works {

	/** The largest number of terms that are answered for each taxonomy. */
	private const MOST_TERMS = 20;

	/** The names of the filters, by taxonomy. */
	private const FILTERS = array(
		'astra-portfolio-categories'       => 'categories',
		'astra-portfolio-other-categories' => 'otherCategories',
		'astra-portfolio-tags'             => 'tags',
	);

	/**
	 * The answers. A list answers the need for fewer works too.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	public static function answers(): array {
		if ( ! post_type_exists( Portfolio::POST_TYPE ) ) {
			return array();
		}
		$answers = array( self::answer( array() ) );
		foreach ( array_filter( array_keys( self::FILTERS ), 'taxonomy_exists' ) as $taxonomy ) {
			foreach ( (array) get_terms( array( 'taxonomy' => $taxonomy, 'fields' => 'ids', 'number' => self::MOST_TERMS ) ) as $term ) {
				$answers[] = self::answer( array( $taxonomy => (int) $term ) );
			}
		}
		return $answers;
	}

	/**
	 * The works of a term, or all.
	 *
	 * @param array<string, int> $filter The term by its taxonomy.
	 */
	private static function answer( array $filter ): array {
		$need  = array( 'count' => Listed_Posts::MOST );
		$query = array();
		foreach ( self::FILTERS as $taxonomy => $name ) {
			$need[ $name ] = isset( $filter[ $taxonomy ] ) ? array( $filter[ $taxonomy ] ) : array();
		}
		foreach ( $filter as $taxonomy => $term ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery -- only the editor asks.
			$query['tax_query'] = array( array( 'taxonomy' => $taxonomy, 'terms' => $term ) );
		}
		$facts = static fn ( \WP_Post $work ): array => array_intersect_key( Site_Answers::facts( $work, '' ), array_flip( array( 'title', 'url', 'picture' ) ) );
		$works = array_map( $facts, Listed_Posts::some( Portfolio::POST_TYPE, $query ) );
		$api   = get_post_type_object( Portfolio::POST_TYPE )->rest_base ?: Portfolio::POST_TYPE;
		return Site_Answers::answer( 'works', array( 'works' => $works, 'api' => rest_url( "wp/v2/$api" ) ), $need );
	}
}
