<?php
/**
 * Elements that have nothing to show.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Finds out why visitors see nothing of an element that shows things of the site: the map of regions, the works of the portfolio. */
final class Missing_Content {

	/**
	 * What the site lacks, and where it is made. Null if the element has something to show.
	 *
	 * @param string               $tag        The tag of the element.
	 * @param array<string, mixed> $settings   Its settings.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $content    The markup inside its tag.
	 */
	public static function of( string $tag, array $settings, array $attributes, string $content ): ?string {
		if ( '' !== trim( $content ) ) {
			return null;
		}
		return match ( $tag ) {
			'nh-region-map' => empty( $settings['regions'] ) && empty( $attributes['src'] ) ? self::of_map() : null,
			'nh-portfolio'  => empty( $settings['items'] ) && empty( $attributes['api-url'] ) ? self::of_works() : null,
			default         => null,
		};
	}

	private static function of_map(): ?string {
		return array() === Site_Map::settings()
			? __( 'There is no map yet, so visitors see nothing. Import one at “Tools”, “Map regions”.', 'nh-elements' )
			: null;
	}

	private static function of_works(): ?string {
		$type = get_post_type_object( Portfolio::POST_TYPE );
		if ( null === $type ) {
			return __( 'This site has no works. Switch on the portfolio at “Settings”, “nh-elements”, then add works.', 'nh-elements' );
		}
		return 0 === (int) wp_count_posts( Portfolio::POST_TYPE )->publish
			/* translators: %s: an entry of the administration's menu */
			? sprintf( __( 'No work is published yet. Add works at “%s”.', 'nh-elements' ), $type->labels->menu_name )
			: null;
	}
}
