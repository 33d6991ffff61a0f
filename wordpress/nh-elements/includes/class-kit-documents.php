<?php
/**
 * Documents in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Pages, posts, templates and documents of other post types, by keys such as `page/about`. */
final class Kit_Documents {

	/** The statuses of documents that a kit includes. */
	public const STATUSES = array( 'publish', 'draft', 'pending', 'private', 'future' );

	/**
	 * The post types besides pages and posts.
	 *
	 * @return list<string>
	 */
	public static function custom_types(): array {
		return array_values( array_diff( Page_Document::types(), array( 'page', 'post', 'attachment', Templates::post_type() ) ) );
	}

	/**
	 * All types of documents.
	 *
	 * @return list<string>
	 */
	public static function types(): array {
		return array( 'page', 'post', ...self::custom_types(), 'template' );
	}

	/**
	 * The documents of a type. The builder keeps the site's settings among its templates; a kit has them as settings.
	 *
	 * @return list<\WP_Post>
	 */
	public static function all( string $type ): array {
		$posts = get_posts(
			array(
				'post_type'      => self::post_type( $type ),
				'post_status'    => self::STATUSES,
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			)
		);
		return 'template' === $type ? array_values( array_filter( $posts, static fn ( \WP_Post $post ): bool => Templates::KIT !== self::doc_type( $post ) ) ) : $posts;
	}

	/** The number of documents of a post type. */
	public static function count( string $post_type ): int {
		return (int) array_sum( array_intersect_key( (array) wp_count_posts( $post_type ), array_flip( self::STATUSES ) ) );
	}

	/** The slug of a document in kits. WordPress gives a draft no slug, so its title and its id make one. */
	public static function slug( \WP_Post $post ): string {
		$slug = urldecode( $post->post_name );
		return '' === $slug ? trim( sanitize_title( $post->post_title ) . "-$post->ID", '-' ) : $slug;
	}

	/** The builder's type of a document, such as `wp-page` or `header`. */
	public static function doc_type( \WP_Post $post ): string {
		$type = Templates::post_type() === $post->post_type ? (string) get_post_meta( $post->ID, Templates::type_field(), true ) : "wp-$post->post_type";
		return Page_Elements::is_name( $type ) ? $type : 'section';
	}

	/** The document of a key; null for none. */
	public static function of( string $key ): ?\WP_Post {
		list( $type, $slug ) = explode( '/', $key, 2 );

		$query = array(
			'post_type'      => self::post_type( $type ),
			'post_status'    => self::STATUSES,
			'posts_per_page' => 1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		);
		$found = get_posts( $query + array( 'name' => $slug ) )[0] ?? null;
		// A draft has no slug, but its id is at the end.
		if ( null === $found && 1 === preg_match( '/(\d+)\z/', $slug, $number ) ) {
			$found = get_posts( $query + array( 'p' => (int) $number[1] ) )[0] ?? null;
		}
		return null !== $found && sanitize_title( self::slug( $found ) ) === sanitize_title( $slug ) ? $found : null;
	}

	/**
	 * The file of a document in a kit. `fields` has the content that WordPress itself shows; other sites need `content` only.
	 *
	 * @return array<string, mixed>
	 */
	public static function file( \WP_Post $post ): array {
		$inside  = Page_Document::inside( $post );
		$picture = Kit_Pictures::name_of( (int) get_post_thumbnail_id( $post ) );
		$parent  = 'page' === $post->post_type && 0 !== $post->post_parent ? get_post( $post->post_parent ) : null;
		return array(
			'type'     => self::type( $post->post_type ),
			'doc_type' => self::doc_type( $post ),
			'slug'     => self::slug( $post ),
			'title'    => '' === trim( $post->post_title ) ? __( '(no title)', 'nh-elements' ) : $post->post_title,
			'excerpt'  => $post->post_excerpt,
			'status'   => 'publish' === $post->post_status ? 'publish' : 'draft',
			'author'   => (string) get_the_author_meta( 'user_login', (int) $post->post_author ),
			'created'  => self::time( $post->post_date_gmt, $post->post_date ),
			'edited'   => self::time( $post->post_modified_gmt, $post->post_modified ),
			'content'  => $inside['content'],
			'terms'    => (object) self::terms( $post ),
			'fields'   => Kit_Fields::of( $post ),
		)
			+ ( '' === $picture ? array() : array( 'thumbnail' => "thumbnails/$picture" ) )
			+ ( array() === (array) $inside['page_settings'] ? array() : array( 'page_settings' => $inside['page_settings'] ) )
			+ ( null === $parent ? array() : array( 'parent' => self::slug( $parent ) ) );
	}

	/** The address of a document; that of its editor for a template, which visitors do not see. */
	public static function address( string $key ): string {
		$post = self::of( $key );
		return match ( true ) {
			null === $post                          => home_url( '/' ),
			str_starts_with( $key, 'template/' )    => (string) get_edit_post_link( $post, 'raw' ),
			default                                 => (string) get_permalink( $post ),
		};
	}

	/** Removes a document. */
	public static function remove( string $key ): void {
		$post = self::of( $key );
		if ( null !== $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/** The post type of a type of documents. */
	public static function post_type( string $type ): string {
		return 'template' === $type ? Templates::post_type() : $type;
	}

	private static function type( string $post_type ): string {
		return Templates::post_type() === $post_type ? 'template' : $post_type;
	}

	/** A time in ISO 8601. A draft has no time in UTC. */
	private static function time( string $utc, string $local ): string {
		$text = str_starts_with( $utc, '0000' ) ? get_gmt_from_date( $local ) : $utc;
		return str_replace( ' ', 'T', $text ) . '.000Z';
	}

	/**
	 * The slugs of a document's terms, by taxonomy.
	 *
	 * @return array<string, list<string>>
	 */
	private static function terms( \WP_Post $post ): array {
		$slugs = array();
		foreach ( array_intersect( Kit_Terms::taxonomies(), get_object_taxonomies( $post->post_type ) ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			if ( is_array( $terms ) ) {
				$slugs[ $taxonomy ] = array_map( 'urldecode', wp_list_pluck( $terms, 'slug' ) );
				sort( $slugs[ $taxonomy ] );
			}
		}
		return $slugs;
	}
}
