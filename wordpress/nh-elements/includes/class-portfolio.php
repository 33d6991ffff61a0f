<?php
/**
 * The works of the portfolio.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * A post type for works with three taxonomies and the REST fields that `<nh-portfolio>` reads. The names are those of the
 * portfolio plugin, so that pages need no other address; where that plugin is active, its own post type is used.
 */
final class Portfolio {

	/** The post type, and its name in REST addresses. */
	public const POST_TYPE = 'astra-portfolio';

	/** The taxonomies. */
	public const TAXONOMIES = array( 'astra-portfolio-categories', 'astra-portfolio-other-categories', 'astra-portfolio-tags' );

	/** Waits for other plugins, which register their post types first. */
	public static function start(): void {
		if ( ! Switches::is_on( 'portfolio' ) ) {
			return;
		}
		add_action( 'init', array( self::class, 'register' ), 20 );
		add_action( 'rest_api_init', array( Portfolio_Fields::class, 'register' ) );
		Portfolio_Box::start();
	}

	/** Whether the works are ours, not those of the portfolio plugin. */
	public static function is_ours(): bool {
		$type = get_post_type_object( self::POST_TYPE );
		return null !== $type && ! empty( $type->nh_elements );
	}

	/** Registers the post type and its taxonomies. */
	public static function register(): void {
		if ( post_type_exists( self::POST_TYPE ) ) {
			return;
		}
		register_post_type(
			self::POST_TYPE,
			array(
				'labels'       => array(
					'name'          => __( 'Works', 'nh-elements' ),
					'singular_name' => __( 'Work', 'nh-elements' ),
					'add_new_item'  => __( 'Add work', 'nh-elements' ),
					'edit_item'     => __( 'Edit work', 'nh-elements' ),
				),
				'public'       => true,
				'show_in_rest' => true,
				'rest_base'    => self::POST_TYPE,
				'menu_icon'    => 'dashicons-portfolio',
				'supports'     => array( 'title', 'editor', 'thumbnail', 'excerpt', 'custom-fields', 'page-attributes' ),
				'rewrite'      => array( 'slug' => 'works' ),
				'nh_elements'  => true,
			)
		);
		$labels = array( __( 'Categories', 'nh-elements' ), __( 'Other categories', 'nh-elements' ), __( 'Tags', 'nh-elements' ) );
		foreach ( self::TAXONOMIES as $index => $name ) {
			register_taxonomy(
				$name,
				self::POST_TYPE,
				array(
					'labels'            => array( 'name' => $labels[ $index ] ),
					'hierarchical'      => 2 !== $index,
					'show_in_rest'      => true,
					'rest_base'         => $name,
					'show_admin_column' => true,
				)
			);
		}
		Portfolio_Fields::register_meta();
	}
}
