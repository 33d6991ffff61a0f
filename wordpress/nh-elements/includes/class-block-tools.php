<?php
/**
 * Tools for the settings of blocks.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Settings that hold things of the site: terms are chosen by their names, and regions have a screen of their own. */
final class Block_Tools {

	/**
	 * The declarations of a block's settings, with the tools that the site has for them.
	 *
	 * @param string                              $tag    The tag of the element.
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, array<string, mixed>>
	 */
	public static function added( string $tag, array $fields ): array {
		foreach ( $fields as $name => $field ) {
			// The picker reads the terms from the REST API.
			if ( isset( $field['taxonomy'] ) && ! empty( get_taxonomy( $field['taxonomy'] )->show_in_rest ) ) {
				$fields[ $name ]['terms'] = $field['taxonomy'];
			}
		}
		if ( 'nh-region-map' === $tag && Region_Actions::may_change() ) {
			$fields['regions']['screen'] = array(
				'title' => __( 'Edit the site’s map', 'nh-elements' ),
				'url'   => Map_Screen::address(),
			);
		}
		return $fields;
	}

	/**
	 * The sentence of the block editor for an element without content. Visitors never get it.
	 *
	 * @param string $tag The tag of the element.
	 * @return array{setting: string, attribute: string, text: string}|null The sentence, and the setting and attribute that give content.
	 */
	public static function hint( string $tag ): ?array {
		if ( 'nh-region-map' !== $tag ) {
			return null;
		}
		return array(
			'setting'   => 'regions',
			'attribute' => 'src',
			'text'      => array() === Site_Map::settings()
				? __( 'This map is empty, and visitors see nothing. Import the site’s map at “Tools”, “Map regions”, or add regions in the panel of this block.', 'nh-elements' )
				: __( 'Visitors see the site’s map here. Regions in the panel of this block replace it.', 'nh-elements' ),
		);
	}
}
