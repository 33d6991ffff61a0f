<?php
/**
 * Regions of an SVG map.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads the outlines of an SVG. Nothing else of the file is kept, so that no script of it can reach a page. */
final class Svg_Regions {

	/**
	 * The map in an SVG: each path with a title or an id is a region.
	 *
	 * @param string $svg The text of the file.
	 * @return array{viewBox?: string, regions: list<array<string, mixed>>}
	 */
	public static function read( string $svg ): array {
		$map       = array( 'regions' => array() );
		$counts    = array();
		$processor = new \WP_HTML_Tag_Processor( $svg );
		while ( $processor->next_tag() ) {
			$box = (string) $processor->get_attribute( 'viewbox' );
			if ( 'SVG' === $processor->get_tag() && 1 === preg_match( '/^[\d\s.,-]+$/', $box ) ) {
				$map['viewBox'] = $box;
			}
			$outline = 'PATH' === $processor->get_tag() ? (string) $processor->get_attribute( 'd' ) : '';
			$title   = sanitize_text_field( (string) ( $processor->get_attribute( 'title' ) ?? $processor->get_attribute( 'data-name' ) ?? $processor->get_attribute( 'id' ) ) );
			if ( '' === $title || 1 !== preg_match( '/^[\d\s.,eE+MmLlHhVvCcSsQqTtAaZz-]+$/', $outline ) ) {
				continue;
			}
			$country            = self::country( $processor );
			$counts[ $country ] = ( $counts[ $country ] ?? -1 ) + 1;
			$map['regions'][]   = array(
				'path'    => $outline,
				'title'   => $title,
				'country' => $country,
				'index'   => $counts[ $country ],
			);
		}
		return $map;
	}

	/** The country of a path: its own attribute, or the letters before the hyphen of an id such as `AT-7`. */
	private static function country( \WP_HTML_Tag_Processor $processor ): string {
		$named = (string) ( $processor->get_attribute( 'data-country' ) ?? strtok( (string) $processor->get_attribute( 'id' ), '-' ) );
		return 1 === preg_match( '/^[A-Za-z]{2}$/', $named ) ? strtoupper( $named ) : 'XX';
	}
}
