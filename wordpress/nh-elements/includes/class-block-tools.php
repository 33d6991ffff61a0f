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

	/** The settings with ids of terms, by tag: their taxonomies. */
	private const TERMS = array(
		'nh-portfolio' => array(
			'categorySelectedNum'      => 'astra-portfolio-categories',
			'otherCategorySelectedNum' => 'astra-portfolio-other-categories',
			'tagsSelectedNum'          => 'astra-portfolio-tags',
		),
	);

	/**
	 * The declarations of a block's settings, with the tools that the site has for them.
	 *
	 * @param string                              $tag    The tag of the element.
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, array<string, mixed>>
	 */
	public static function added( string $tag, array $fields ): array {
		foreach ( self::TERMS[ $tag ] ?? array() as $name => $taxonomy ) {
			// The picker reads the terms from the REST API.
			if ( ! empty( get_taxonomy( $taxonomy )->show_in_rest ) ) {
				$fields[ $name ]['terms'] = $taxonomy;
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
}
