<?php
/**
 * Terms in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Terms by keys such as `category/news`. */
final class Kit_Terms {

	/**
	 * The taxonomies that a kit can include.
	 *
	 * @return list<string>
	 */
	public static function taxonomies(): array {
		$all = get_taxonomies( array( 'public' => true, 'show_ui' => true ) );
		return array_values( array_diff( $all, array( 'nav_menu', 'post_format', 'elementor_library_type', 'elementor_library_category' ) ) );
	}

	/** The term of a key; null for none. */
	public static function of( string $key ): ?\WP_Term {
		list( $taxonomy, $slug ) = explode( '/', $key, 2 );

		$term = get_term_by( 'slug', sanitize_title( $slug ), $taxonomy );
		return $term instanceof \WP_Term ? $term : null;
	}

	/**
	 * A term in the file of a taxonomy.
	 *
	 * @return array{slug: string, name: string, description: string}
	 */
	public static function file( \WP_Term $term ): array {
		return array(
			'slug'        => urldecode( $term->slug ),
			'name'        => html_entity_decode( $term->name, ENT_QUOTES ),
			'description' => $term->description,
		);
	}

	/** Writes a term. */
	public static function write( string $key, array $value ): void {
		list( $taxonomy, $slug ) = explode( '/', $key, 2 );

		$term   = self::of( $key );
		$fields = wp_slash(
			array(
				'name'        => $value['name'],
				'slug'        => sanitize_title( $slug ),
				'description' => $value['description'],
			)
		);
		$result = null === $term ? wp_insert_term( $fields['name'], $taxonomy, $fields ) : wp_update_term( $term->term_id, $taxonomy, $fields );
		if ( is_wp_error( $result ) ) {
			Refusal::refuse( 'third-party-error', array(), $result->get_error_message() );
		}
	}

	/** The state of a term, for an undo. */
	public static function snapshot( \WP_Term $term ): array {
		return self::file( $term );
	}

	/** Restores a term. */
	public static function restore( string $key, array $snapshot ): void {
		self::write( $key, $snapshot );
	}

	/** Removes a term, unless documents use it by now. */
	public static function remove( string $key ): void {
		$term = self::of( $key );
		if ( null !== $term && array() === (array) get_objects_in_term( $term->term_id, $term->taxonomy ) ) {
			wp_delete_term( $term->term_id, $term->taxonomy );
		}
	}

	/** The address of the screen that lists terms. */
	public static function address( string $key ): string {
		return admin_url( 'edit-tags.php?taxonomy=' . rawurlencode( strtok( $key, '/' ) ) );
	}
}
