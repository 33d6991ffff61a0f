<?php
/**
 * Documents as they were before an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Everything of a post: its row, meta and terms, so that an undo restores it exactly. */
final class Kit_Snapshots {

	/** The fields of a post that an import changes. */
	private const FIELDS = array( 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'post_name', 'post_parent', 'menu_order', 'post_type' );

	/** Meta that belongs to the moment, not to the document. */
	private const FLEETING = array( '_edit_lock', '_edit_last', '_nh_elements_lock' );

	/**
	 * A post as it is.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( \WP_Post $post ): array {
		$terms = array();
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms[ $taxonomy ] = wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) );
		}
		return array(
			'id'    => $post->ID,
			'post'  => array_intersect_key( $post->to_array(), array_flip( self::FIELDS ) ),
			'meta'  => array_diff_key( get_post_meta( $post->ID ), array_flip( self::FLEETING ) ),
			'terms' => array_filter( $terms, 'is_array' ),
		);
	}

	/**
	 * Restores a post; one that was removed gets its former id.
	 *
	 * @param array<string, mixed> $snapshot The post as it was.
	 */
	public static function restore( array $snapshot ): void {
		$is_there = null !== get_post( $snapshot['id'] );
		$fields   = $snapshot['post'] + array( $is_there ? 'ID' : 'import_id' => $snapshot['id'] );
		$id       = Page_Code::unfiltered( static fn () => wp_insert_post( wp_slash( $fields ) ) );
		foreach ( array_diff( array_keys( get_post_meta( $id ) ), self::FLEETING ) as $name ) {
			delete_post_meta( $id, $name );
		}
		foreach ( $snapshot['meta'] as $name => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $id, $name, wp_slash( maybe_unserialize( $value ) ) );
			}
		}
		foreach ( $snapshot['terms'] as $taxonomy => $terms ) {
			wp_set_object_terms( $id, $terms, $taxonomy );
		}
	}
}
