<?php
/**
 * The manifest of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads `manifest.json`, and translates that of the page builder's own kits. */
final class Kit_Manifest {

	public const FILE = 'manifest.json';

	/** The version that this plugin writes. */
	public const VERSION = '3.0';

	/** The menus' post type in kits. */
	public const MENU = 'nav_menu_item';

	/**
	 * The manifest of a kit.
	 *
	 * @throws Refusal The manifest is missing, invalid or newer.
	 */
	public static function of( Kit_Archive $archive ): \stdClass {
		if ( ! $archive->has( self::FILE ) ) {
			Kit_Archive::refuse( 'manifest-missing' );
		}
		$written  = $archive->json( self::FILE, 'manifest-invalid' );
		$manifest = self::is_builders( $written ) ? self::translated( $written ) : $written;
		$version  = $manifest->manifest_version ?? '0';
		$is_one   = is_string( $version ) && 1 === preg_match( '/^\d{1,6}(?:\.\d{1,6}){0,3}\z/', $version );
		if ( $is_one && version_compare( $version, self::VERSION . '.0.0', '>' ) ) {
			Kit_Archive::refuse( 'manifest-newer', self::FILE );
		}
		if ( ! $is_one || ! self::is_sound( $manifest ) ) {
			Kit_Archive::refuse( 'manifest-invalid', self::FILE );
		}
		if ( ! self::is_builders( $written ) ) {
			unset( $manifest->software );
		}
		return $manifest;
	}

	/** Whether a manifest was written by the page builder. */
	public static function is_builders( mixed $manifest ): bool {
		return $manifest instanceof \stdClass && is_string( $manifest->elementor_version ?? null );
	}

	/**
	 * The records of a part, by type and id.
	 *
	 * @return array<string, array<string, \stdClass>>
	 */
	public static function types( \stdClass $manifest, string $part ): array {
		return array_map( static fn ( mixed $entries ): array => array_filter( (array) $entries, 'is_object' ), (array) ( $manifest->$part ?? array() ) );
	}

	/** Whether a manifest has the shape of kits. */
	private static function is_sound( mixed $manifest ): bool {
		if ( ! $manifest instanceof \stdClass || ! is_string( $manifest->name ?? null ) || ! self::is_title( $manifest->title ?? null ) ) {
			return false;
		}
		$types = self::types( $manifest, 'content' ) + array( 'template' => (array) ( $manifest->templates ?? array() ) );
		foreach ( self::types( $manifest, 'wp-content' ) as $type => $entries ) {
			$types[ "wp-$type" ] = $entries;
		}
		foreach ( $types as $type => $entries ) {
			if ( ! Page_Elements::is_name( (string) $type ) || ! self::are_entries( $entries ) ) {
				return false;
			}
		}
		return self::is_address( $manifest->site ?? '' ) && self::is_address( $manifest->thumbnail ?? '' ) && self::are_plugins( $manifest->plugins ?? array() );
	}

	/** Whether documents are listed by ids, with titles and types. */
	private static function are_entries( array $entries ): bool {
		foreach ( $entries as $id => $entry ) {
			if ( ! Page_Elements::is_name( (string) $id ) || ! self::is_title( $entry->title ?? null ) || ! is_string( $entry->doc_type ?? null ) || ! self::is_address( $entry->url ?? '' ) || ! self::is_address( $entry->thumbnail ?? '' ) ) {
				return false;
			}
		}
		return true;
	}

	private static function are_plugins( mixed $plugins ): bool {
		foreach ( is_array( $plugins ) ? $plugins : array( null ) as $plugin ) {
			if ( ! is_string( $plugin->name ?? null ) || ! is_string( $plugin->version ?? null ) || 1 !== preg_match( '/^(?:[\w-]+\/)?[\w.-]+\.php\z/', $plugin->plugin ?? '' ) ) {
				return false;
			}
		}
		return true;
	}

	private static function is_title( mixed $title ): bool {
		return is_string( $title ) && '' !== trim( $title ) && mb_strlen( $title ) <= 1000;
	}

	/** Whether an address is a web address, or the name of a file of the kit. */
	private static function is_address( mixed $address ): bool {
		return is_string( $address ) && ( '' === $address || 1 !== preg_match( '/^[^\/?#]*:/', $address ) || 1 === preg_match( '/^https?:\/\//i', $address ) );
	}

	/** The builder's manifest in our shape. PHP writes an empty record as a list, and no address as `false`. */
	private static function translated( \stdClass $written ): \stdClass {
		$manifest = array(
			'name'             => $written->name ?? '',
			'title'            => self::title( $written->title ?? null ),
			'manifest_version' => $written->version ?? '1.0',
			'software'         => array(
				'name'    => 'Elementor',
				'version' => $written->elementor_version,
			),
			'plugins'          => array_map( array( self::class, 'plugin' ), array_values( array_filter( (array) ( $written->plugins ?? array() ), 'is_object' ) ) ),
			'site-settings'    => (object) self::sections( $written->{'site-settings'} ?? array() ),
			'templates'        => (object) self::entries( $written->templates ?? array() ),
			'content'          => (object) array_map( static fn ( mixed $one ): \stdClass => (object) self::entries( $one ), (array) ( $written->content ?? array() ) ),
			'taxonomies'       => (object) array_map( array( self::class, 'taxonomies' ), (array) ( $written->taxonomies ?? array() ) ),
		);
		foreach ( array( 'description', 'author', 'site' ) as $name ) {
			if ( is_string( $written->$name ?? null ) && '' !== $written->$name ) {
				$manifest[ $name ] = $written->$name;
			}
		}
		if ( is_string( $written->created ?? null ) ) {
			$manifest['created'] = str_replace( ' ', 'T', $written->created ) . 'Z';
		}
		return json_decode( (string) wp_json_encode( $manifest ) );
	}

	/** Documents in our shape. */
	private static function entries( mixed $entries ): array {
		$found = array();
		foreach ( array_filter( (array) $entries, 'is_object' ) as $id => $entry ) {
			$texts        = array_filter( array_intersect_key( (array) $entry, array_flip( array( 'excerpt', 'thumbnail', 'url' ) ) ), 'is_string' );
			$found[ $id ] = array(
				'title'    => self::title( $entry->title ?? null ),
				'doc_type' => $entry->doc_type ?? '',
			) + $texts + ( true === ( $entry->show_on_front ?? false ) ? array( 'show_on_front' => true ) : array() );
		}
		return $found;
	}

	private static function taxonomies( mixed $names ): array {
		return array_values( array_filter( array_map( static fn ( mixed $one ): mixed => is_object( $one ) ? $one->name ?? '' : $one, (array) $names ), 'is_string' ) );
	}

	/** The exported sections. Older versions list the builder's tabs: all are there. */
	private static function sections( mixed $switches ): array {
		$found = array();
		foreach ( Library::data( 'api' )['builderSwitches'] as $name => $sections ) {
			if ( is_array( $switches ) ? array() !== $switches : ! empty( $switches->$name ) ) {
				$found += array_fill_keys( $sections, true );
			}
		}
		return $found;
	}

	private static function plugin( \stdClass $plugin ): array {
		return array(
			'name'    => $plugin->name ?? null,
			'plugin'  => preg_replace( '/(?:\.php)?\z/', '.php', (string) ( $plugin->plugin ?? '' ), 1 ),
			'version' => $plugin->version ?? null,
		);
	}

	private static function title( mixed $title ): mixed {
		return '' === $title ? __( 'Untitled', 'nh-elements' ) : $title;
	}
}
