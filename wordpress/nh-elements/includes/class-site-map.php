<?php
/**
 * The site's map of regions.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Regions with their outlines and the changes of editors. The map is a hidden post, whose content holds the outlines as
 * JSON. Each change is a separate meta, because the region editor saves several at once.
 */
final class Site_Map {

	/** The post type of the map. */
	public const POST_TYPE = 'nh_elements_map';

	/** The fields of a region that editors change. */
	public const FIELDS = array( 'ctitle', 'link', 'offset_x', 'offset_y' );

	/** Registers the post type. */
	public static function register(): void {
		register_post_type(
			self::POST_TYPE,
			array(
				'public'       => false,
				'can_export'   => true,
				'supports'     => array( 'custom-fields' ),
				'capabilities' => array( 'create_posts' => 'do_not_allow' ),
			)
		);
	}

	/**
	 * The settings of `<nh-region-map>` for the site's map; empty without one.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		$post = self::post();
		$map  = null === $post ? null : json_decode( $post->post_content, true );
		if ( ! is_array( $map ) || empty( $map['regions'] ) ) {
			return array();
		}
		foreach ( $map['regions'] as $position => $region ) {
			$map['regions'][ $position ] = $region + self::changes( $post->ID, $region['country'], $region['index'] );
		}
		return $map;
	}

	/**
	 * Saves the outlines of a new map. Changes of editors stay for regions with the same country and number.
	 *
	 * @param array{viewBox?: string, regions: list<array<string, mixed>>} $map The map.
	 */
	public static function replace( array $map ): void {
		$post = self::post();
		wp_insert_post(
			wp_slash(
				array(
					'ID'           => $post->ID ?? 0,
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'private',
					'post_title'   => 'map',
					'post_content' => wp_json_encode( $map ),
				)
			)
		);
	}

	/** Whether the map has a region. */
	public static function has( string $country, int $index ): bool {
		foreach ( self::settings()['regions'] ?? array() as $region ) {
			if ( $region['country'] === $country && $region['index'] === $index ) {
				return true;
			}
		}
		return false;
	}

	/** Saves a field of a region. */
	public static function change( string $country, int $index, string $field, string|float $value ): void {
		update_post_meta( self::post()->ID, self::meta_key( $country, $index, $field ), wp_slash( $value ) );
	}

	/**
	 * The changes of editors in a region.
	 *
	 * @return array<string, string|float>
	 */
	private static function changes( int $post, string $country, int $index ): array {
		$changes = array();
		foreach ( self::FIELDS as $field ) {
			$value = get_post_meta( $post, self::meta_key( $country, $index, $field ), true );
			if ( '' !== $value ) {
				$changes[ $field ] = str_starts_with( $field, 'offset' ) ? (float) $value : $value;
			}
		}
		return $changes;
	}

	private static function meta_key( string $country, int $index, string $field ): string {
		return "region/$country/$index/$field";
	}

	private static function post(): ?\WP_Post {
		$found = get_posts(
			array(
				'post_type'   => self::POST_TYPE,
				'post_status' => 'private',
				'numberposts' => 1,
			)
		);
		return $found[0] ?? null;
	}
}
