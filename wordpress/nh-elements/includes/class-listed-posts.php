<?php
/**
 * Lists of posts.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The published posts of each type and order, for lists of posts in the page editor. */
final class Listed_Posts {

	/** The largest number of posts of a list. */
	public const MOST = 100;

	/** The words of an excerpt that is made of the content. */
	private const WORDS = 40;

	/** The orders, as WordPress names them. */
	private const ORDERS = array(
		'newest' => array( 'orderby' => 'date', 'order' => 'DESC' ),
		'oldest' => array( 'orderby' => 'date', 'order' => 'ASC' ),
		'title'  => array( 'orderby' => 'title', 'order' => 'ASC' ),
	);

	/**
	 * The answers. A list answers the need for fewer posts too; that of the archive has the newest posts.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	public static function answers(): array {
		$answers = array();
		foreach ( array( 'post', 'page', ...Kit_Documents::custom_types() ) as $type ) {
			foreach ( array_keys( self::ORDERS ) as $order ) {
				$posts     = self::some( $type, array( 'has_password' => false ) + self::ORDERS[ $order ] );
				$answers[] = self::answer( $type, $order, array_map( array( self::class, 'facts' ), $posts ) );
			}
		}
		return array( self::answer( 'current_query', 'newest', $answers[0]['answer'] ), ...$answers );
	}

	private static function answer( string $type, string $order, array $posts ): array {
		$need = array(
			'type'  => $type,
			'count' => self::MOST,
			'order' => $order,
		);
		return Site_Answers::answer( 'posts', $posts, $need );
	}

	/**
	 * Published posts of a type, with their pictures in the cache.
	 *
	 * @param string               $type The post type.
	 * @param array<string, mixed> $more Further parameters of the query.
	 * @return list<\WP_Post>
	 */
	public static function some( string $type, array $more ): array {
		$query = array(
			'post_type'      => $type,
			'post_status'    => 'publish',
			'posts_per_page' => self::MOST,
		);
		$posts = get_posts( $query + $more );
		// Without the cache, each picture would take two queries.
		_prime_post_caches( array_filter( array_map( 'get_post_thumbnail_id', $posts ) ), false );
		return $posts;
	}

	/**
	 * The facts of a post. Its content is not among them: a page that contained itself would never end.
	 *
	 * @return array<string, mixed>
	 */
	private static function facts( \WP_Post $post ): array {
		$excerpt = '' === $post->post_excerpt ? wp_trim_words( strip_shortcodes( $post->post_content ), self::WORDS ) : $post->post_excerpt;
		return Site_Answers::facts( $post, $excerpt );
	}
}
