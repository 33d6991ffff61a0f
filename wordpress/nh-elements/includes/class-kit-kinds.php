<?php
/**
 * The kinds of items in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads, writes and removes items of any kind by their keys. */
final class Kit_Kinds {

	private const CLASSES = array(
		'document' => Kit_Documents::class,
		'menu'     => Kit_Menus::class,
		'term'     => Kit_Terms::class,
		'setting'  => Kit_Settings::class,
		'plugin'   => Kit_Plugins::class,
		'front'    => Kit_Front::class,
	);

	/** Keys of documents that differ from site to site, or that follow from others. */
	private const OWN = array( 'author', 'created', 'edited' );

	/** Whether the site has an item. */
	public static function has( string $kind, string $key ): bool {
		return null !== self::CLASSES[ $kind ]::of( $key );
	}

	/** The site's item in the shape of kits; null if there is none. */
	public static function value( string $kind, string $key ): ?array {
		$found = self::CLASSES[ $kind ]::of( $key );
		// Settings have that shape already.
		return is_object( $found ) ? self::CLASSES[ $kind ]::file( $found ) : $found;
	}

	/** Writes an item. */
	public static function write( string $kind, string $key, array $value ): void {
		'document' === $kind ? Kit_Writer::write( $key, $value ) : self::CLASSES[ $kind ]::write( $key, $value );
	}

	/** The state of an item, for an undo; null if the site has none. */
	public static function snapshot( string $kind, string $key ): ?array {
		$found = self::CLASSES[ $kind ]::of( $key );
		if ( null === $found ) {
			return null;
		}
		return 'document' === $kind ? Kit_Snapshots::of( $found ) : self::CLASSES[ $kind ]::snapshot( $found );
	}

	/** Restores an item as it was, or removes it if there was none. */
	public static function restore( string $kind, string $key, ?array $snapshot ): void {
		match ( true ) {
			'plugin' === $kind                          => Kit_Plugins::restore( $key ),
			null === $snapshot                          => self::CLASSES[ $kind ]::remove( $key ),
			'document' === $kind                        => Kit_Snapshots::restore( $snapshot ),
			default                                     => self::CLASSES[ $kind ]::restore( $key, $snapshot ),
		};
	}

	/** The address of the page that shows an item. */
	public static function address( string $kind, string $key ): string {
		return self::CLASSES[ $kind ]::address( $key );
	}

	/** A hash that is equal for equal items. Fields that differ from site to site do not count. */
	public static function revision( ?array $value ): string {
		return md5( (string) wp_json_encode( self::comparable( $value ?? array() ) ) );
	}

	/**
	 * An item without the fields that differ from site to site.
	 *
	 * @return array<string, mixed>
	 */
	public static function comparable( array $value ): array {
		$value = json_decode( (string) wp_json_encode( array_diff_key( $value, array_flip( self::OWN ) ) ), true );
		if ( isset( $value['fields'] ) && 'cms' === ( $value['fields']['editor'] ?? '' ) ) {
			// The elements are made of the content.
			unset( $value['content'] );
		} else {
			unset( $value['fields'] );
		}
		foreach ( array( 'post_title', 'post_name', 'post_status', 'template' ) as $name ) {
			unset( $value['page_settings'][ $name ] );
		}
		return self::sorted( array_filter( $value, static fn ( mixed $one ): bool => array() !== $one && '' !== $one ) );
	}

	/** A record with its keys in order, at each depth. */
	private static function sorted( array $value ): array {
		array_is_list( $value ) || ksort( $value );
		return array_map( static fn ( mixed $one ): mixed => is_array( $one ) ? self::sorted( $one ) : $one, $value );
	}

	/**
	 * The fields in which two items differ, as texts for people.
	 *
	 * @return list<array{field: string, site: string, kit: string}>
	 */
	public static function changes( array $site, array $kit ): array {
		list( $site, $kit ) = array( self::comparable( $site ), self::comparable( $kit ) );

		$changes = array();
		foreach ( array_unique( array( ...array_keys( $site ), ...array_keys( $kit ) ) ) as $field ) {
			$texts = array( self::text( $site[ $field ] ?? '' ), self::text( $kit[ $field ] ?? '' ) );
			if ( $texts[0] !== $texts[1] ) {
				$changes[] = array(
					'field' => (string) $field,
					'site'  => $texts[0],
					'kit'   => $texts[1],
				);
			}
		}
		return $changes;
	}

	private static function text( mixed $value ): string {
		$text = is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return mb_strlen( $text ) > 2000 ? mb_substr( $text, 0, 2000 ) . '…' : $text;
	}
}
