<?php
/**
 * The site's contents for kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The items that a kit of this site can include, by part and section. */
final class Kit_Contents {

	/**
	 * The response of `GET /kits/contents`.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		return array(
			'site'              => array(
				'name' => Site_Answers::text( get_bloginfo( 'name' ) ),
				'url'  => home_url( '/' ),
			),
			'content'           => array(
				'pages'           => self::section( __( 'Pages', 'nh-elements' ), self::documents( 'page' ) ),
				'posts'           => self::section( __( 'Posts', 'nh-elements' ), self::documents( 'post' ) ),
				'menus'           => self::section( __( 'Menus', 'nh-elements' ), self::menus() ),
				'customPostTypes' => self::section( __( 'Custom post types', 'nh-elements' ), self::types() ),
				'taxonomies'      => self::section( __( 'Taxonomies', 'nh-elements' ), self::taxonomies() ),
			),
			'templates'         => self::templates(),
			'settings'          => self::settings(),
			'plugins'           => Kit_Plugins::all(),
			'exportGroups'      => Library::data( 'api' )['templateGroups'],
			'canInstallPlugins' => false,
			'formats'           => Kit_Export::FORMATS,
			'maxUploadSize'     => Kit_Uploads::largest(),
		);
	}

	/**
	 * The titles of the template sections.
	 *
	 * @return array<string, string>
	 */
	private static function group_titles(): array {
		return array(
			'saved'         => __( 'Saved templates', 'nh-elements' ),
			'headers'       => __( 'Headers', 'nh-elements' ),
			'footers'       => __( 'Footers', 'nh-elements' ),
			'archives'      => __( 'Archives', 'nh-elements' ),
			'singlePosts'   => __( 'Single posts', 'nh-elements' ),
			'singlePages'   => __( 'Single pages', 'nh-elements' ),
			'searchResults' => __( 'Search results', 'nh-elements' ),
			'error404'      => __( 'Error 404', 'nh-elements' ),
			'popups'        => __( 'Popups', 'nh-elements' ),
			'globalWidgets' => __( 'Global widgets', 'nh-elements' ),
		);
	}

	/**
	 * A section of contents.
	 *
	 * @return array{title: string, items: list<array<string, mixed>>}
	 */
	private static function section( string $title, array $items ): array {
		return array(
			'title' => $title,
			'items' => $items,
		);
	}

	/**
	 * The documents of a type.
	 *
	 * @return list<array<string, string>>
	 */
	private static function documents( string $type ): array {
		return array_map( static fn ( \WP_Post $post ): array => self::item( (string) $post->ID, $post->post_title, Kit_Documents::slug( $post ), (string) get_permalink( $post ) ), Kit_Documents::all( $type ) );
	}

	/** An item of a section. */
	private static function item( string $id, string $title, string $slug, string $url ): array {
		return array(
			'id'    => $id,
			'title' => '' === trim( $title ) ? __( '(no title)', 'nh-elements' ) : Site_Answers::text( $title ),
			'slug'  => $slug,
			'url'   => $url,
		);
	}

	/** The menus with the number of their entries. */
	private static function menus(): array {
		return array_map( static fn ( \WP_Term $menu ): array => self::item( (string) $menu->term_id, $menu->name, urldecode( $menu->slug ), Kit_Menus::address( $menu->slug ) ) + array( 'count' => $menu->count ), wp_get_nav_menus() );
	}

	/** The post types besides pages and posts. */
	private static function types(): array {
		$items = array();
		foreach ( Kit_Documents::custom_types() as $type ) {
			$items[] = self::item( $type, get_post_type_object( $type )->labels->name, $type, admin_url( "edit.php?post_type=$type" ) ) + array( 'count' => Kit_Documents::count( $type ) );
		}
		return $items;
	}

	/** The taxonomies with the number of their terms. */
	private static function taxonomies(): array {
		$items = array();
		foreach ( Kit_Terms::taxonomies() as $taxonomy ) {
			$items[] = self::item( $taxonomy, get_taxonomy( $taxonomy )->labels->name, $taxonomy, Kit_Terms::address( "$taxonomy/" ) ) + array( 'count' => (int) wp_count_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false ) ) );
		}
		return $items;
	}

	/** The templates by section. */
	private static function templates(): array {
		$sections = array();
		foreach ( self::group_titles() as $group => $title ) {
			$sections[ $group ] = self::section( $title, array() );
		}
		foreach ( Kit_Documents::all( 'template' ) as $post ) {
			$type  = Kit_Documents::doc_type( $post );
			$group = self::group( $type );
			$sections[ $group ]['items'][] = self::item( (string) $post->ID, $post->post_title, Kit_Documents::slug( $post ), (string) get_edit_post_link( $post, 'raw' ) ) + array( 'doc_type' => $type );
		}
		return $sections;
	}

	/** The section of a template. */
	public static function group( string $doc_type ): string {
		return Library::data( 'api' )['templateGroups'][ $doc_type ] ?? 'saved';
	}

	/** The sections of settings, and whether they have values. */
	private static function settings(): array {
		$settings = array();
		foreach ( Kit_Settings::titles() as $section => $title ) {
			$settings[ $section ] = array(
				'title' => $title,
				'isSet' => null !== Kit_Settings::of( $section ),
			);
		}
		return $settings;
	}
}
