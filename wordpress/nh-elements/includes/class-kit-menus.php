<?php
/**
 * Menus in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Menus by their slugs. An entry links to a document by its slug, or to an address. */
final class Kit_Menus {

	/** The menu of a slug; null for none. */
	public static function of( string $slug ): ?\WP_Term {
		$menu = get_term_by( 'slug', sanitize_title( $slug ), 'nav_menu' );
		return $menu instanceof \WP_Term ? $menu : null;
	}

	/**
	 * The file of a menu.
	 *
	 * @return array<string, mixed>
	 */
	public static function file( \WP_Term $menu ): array {
		$location = array_search( $menu->term_id, get_nav_menu_locations(), true );
		$below    = array();
		foreach ( wp_get_nav_menu_items( $menu ) ?: array() as $entry ) {
			$below[ (int) $entry->menu_item_parent ][] = $entry;
		}
		return array(
			'slug'     => urldecode( $menu->slug ),
			'name'     => html_entity_decode( $menu->name, ENT_QUOTES ),
			'location' => is_string( $location ) && Page_Elements::is_name( $location ) ? $location : '',
			'items'    => self::entries( $below, 0, 0 ),
		);
	}

	/**
	 * The entries below another one.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function entries( array $below, int $parent, int $level ): array {
		$entries = array();
		foreach ( $level > 20 ? array() : $below[ $parent ] ?? array() as $entry ) {
			$post      = 'post_type' === $entry->type ? get_post( (int) $entry->object_id ) : null;
			$is_ours   = null !== $post && in_array( $post->post_type, Kit_Documents::types(), true );
			$entries[] = array(
				'label'  => '' === trim( $entry->title ) ? (string) $entry->url : html_entity_decode( $entry->title, ENT_QUOTES ),
				'type'   => $is_ours ? $post->post_type : 'address',
				'target' => $is_ours ? Kit_Documents::slug( $post ) : (string) $entry->url,
				'items'  => self::entries( $below, (int) $entry->ID, $level + 1 ),
			);
		}
		return $entries;
	}

	/**
	 * Writes a menu.
	 *
	 * @throws Refusal WordPress does not accept it.
	 */
	public static function write( string $slug, array $value ): void {
		$menu = self::of( $slug );
		$id   = null === $menu ? wp_create_nav_menu( wp_slash( self::free_name( $value['name'] ) ) ) : $menu->term_id;
		if ( is_wp_error( $id ) ) {
			Refusal::refuse( 'third-party-error', array(), $id->get_error_message() );
		}
		wp_update_term( $id, 'nav_menu', array( 'slug' => sanitize_title( $slug ) ) + ( null === $menu ? array() : array( 'name' => wp_slash( $value['name'] ) ) ) );
		self::remove_entries( $id );
		self::write_entries( $id, $value['items'], 0 );
		self::take_location( $id, $value['location'] );
	}

	/** A name that no menu has: WordPress accepts no other. */
	private static function free_name( string $name ): string {
		$free = $name;
		for ( $number = 2; false !== get_term_by( 'name', $free, 'nav_menu' ); $number++ ) {
			$free = "$name $number";
		}
		return $free;
	}

	/** Writes entries with those below them. */
	private static function write_entries( int $menu, array $entries, int $parent ): void {
		foreach ( $entries as $entry ) {
			$post   = 'address' === $entry['type'] ? null : Kit_Documents::of( "{$entry['type']}/{$entry['target']}" );
			$fields = array(
				'menu-item-title'     => $entry['label'],
				'menu-item-parent-id' => $parent,
				'menu-item-status'    => 'publish',
			);
			$fields += null === $post
				? array( 'menu-item-type' => 'custom', 'menu-item-url' => 'address' === $entry['type'] ? $entry['target'] : '#' )
				: array( 'menu-item-type' => 'post_type', 'menu-item-object' => $post->post_type, 'menu-item-object-id' => $post->ID );
			$id = wp_update_nav_menu_item( $menu, 0, wp_slash( $fields ) );
			if ( ! is_wp_error( $id ) ) {
				self::write_entries( $menu, $entry['items'], $id );
			}
		}
	}

	/** Shows a menu at a place of the theme, unless the site shows another one there. */
	private static function take_location( int $menu, string $location ): void {
		$locations = get_nav_menu_locations();
		$is_free   = '' !== $location && isset( get_registered_nav_menus()[ $location ] ) && empty( $locations[ $location ] );
		if ( $is_free ) {
			set_theme_mod( 'nav_menu_locations', array( $location => $menu ) + $locations );
		}
	}

	private static function remove_entries( int $menu ): void {
		foreach ( wp_get_nav_menu_items( $menu, array( 'post_status' => 'any' ) ) ?: array() as $entry ) {
			wp_delete_post( $entry->ID, true );
		}
	}

	/**
	 * The state of a menu, for an undo.
	 *
	 * @return array<string, mixed>
	 */
	public static function snapshot( \WP_Term $menu ): array {
		$entries = wp_get_nav_menu_items( $menu, array( 'post_status' => 'any' ) ) ?: array();
		return array(
			'name'      => $menu->name,
			'locations' => get_nav_menu_locations(),
			'entries'   => array_map( static fn ( object $entry ): array => Kit_Snapshots::of( get_post( $entry->ID ) ), $entries ),
		);
	}

	/** Restores a menu. */
	public static function restore( string $slug, array $snapshot ): void {
		$menu = self::of( $slug );
		if ( null === $menu ) {
			return;
		}
		self::remove_entries( $menu->term_id );
		wp_update_term( $menu->term_id, 'nav_menu', array( 'name' => wp_slash( $snapshot['name'] ), 'slug' => $menu->slug ) );
		array_map( array( Kit_Snapshots::class, 'restore' ), $snapshot['entries'] );
		set_theme_mod( 'nav_menu_locations', $snapshot['locations'] );
	}

	/** Removes a menu. */
	public static function remove( string $slug ): void {
		$menu = self::of( $slug );
		if ( null !== $menu ) {
			wp_delete_nav_menu( $menu );
		}
	}

	/** The address of the screen that shows a menu. */
	public static function address( string $slug ): string {
		return admin_url( 'nav-menus.php?menu=' . (int) self::of( $slug )?->term_id );
	}
}
