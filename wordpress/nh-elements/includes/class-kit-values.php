<?php
/**
 * Checks items of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A kit is foreign data: items have the shape of kits, and addresses that run something are emptied. */
final class Kit_Values {

	private const SLUG = '/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,199}\z/u';

	/** The settings that hold an address. */
	private const ADDRESS = '/(?:^|_)(?:url|href|src|link)\z/i';

	/** Whether a text can be a slug. */
	public static function is_slug( mixed $text ): bool {
		return is_string( $text ) && 1 === preg_match( self::SLUG, $text );
	}

	/**
	 * A document of a kit.
	 *
	 * @param mixed  $json The file.
	 * @param string $type The type that its place in the kit states.
	 * @param string $file The name of the file.
	 * @return array<string, mixed>
	 * @throws Refusal The document is invalid.
	 */
	public static function document( mixed $json, string $type, string $file ): array {
		$texts = array( 'title', 'excerpt', 'status', 'created', 'edited', 'slug', 'doc_type' );
		$valid = $json instanceof \stdClass && ( $json->type ?? null ) === $type && array() === array_filter( $texts, static fn ( string $name ): bool => ! is_string( $json->$name ?? null ) );
		$valid = $valid && self::is_slug( $json->slug ) && self::is_slug( $json->parent ?? 'none' ) && Page_Elements::is_name( $json->doc_type ) && self::is_text( $json->title ) && mb_strlen( $json->excerpt ) <= 10_000;
		if ( ! $valid || ! in_array( $json->status, array( 'publish', 'draft' ), true ) ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		$document = Page_Document::document( self::elements( $json->content ?? null, $file ), self::settings( $json->page_settings ?? new \stdClass() ) );
		$value    = array(
			'type'     => $type,
			'doc_type' => $json->doc_type,
			'slug'     => $json->slug,
			'title'    => trim( $json->title ),
			'excerpt'  => $json->excerpt,
			'status'   => $json->status,
			'created'  => $json->created,
			'edited'   => $json->edited,
			'content'  => $document->content,
			'terms'    => (object) self::terms( $json->terms ?? new \stdClass(), $file ),
			'fields'   => Kit_Fields::checked( $json->fields ?? null, $type ),
		);
		return $value
			+ ( array() === (array) $document->page_settings ? array() : array( 'page_settings' => $document->page_settings ) )
			+ ( 'page' === $type && isset( $json->parent ) ? array( 'parent' => $json->parent ) : array() );
	}

	/**
	 * A document without code, if the account may not add any.
	 *
	 * @param array<string, mixed> $value  The document.
	 * @param bool|null            $is_cut Set to whether code was left out.
	 * @return array<string, mixed>
	 */
	public static function allowed( array $value, ?bool &$is_cut ): array {
		$left_out = Page_Code::filter_new( Page_Document::document( $value['content'], $value['page_settings'] ?? new \stdClass() ) );
		$excerpt  = Page_Code::allowed( $value['excerpt'] );
		$is_cut   = array() !== $left_out || $excerpt !== $value['excerpt'];

		$value['excerpt'] = $excerpt;
		return $value;
	}

	/**
	 * A menu of a kit.
	 *
	 * @return array<string, mixed>
	 * @throws Refusal The menu is invalid.
	 */
	public static function menu( mixed $json, string $file ): array {
		$location = $json->location ?? '';
		if ( ! $json instanceof \stdClass || ! self::is_slug( $json->slug ?? null ) || ! self::is_text( $json->name ?? null ) || ! ( '' === $location || Page_Elements::is_name( $location ) ) ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		return array(
			'slug'     => $json->slug,
			'name'     => $json->name,
			'location' => $location,
			'items'    => self::entries( $json->items ?? null, $file, 0 ),
		);
	}

	/** The entries of a menu. */
	private static function entries( mixed $items, string $file, int $level ): array {
		if ( ! is_array( $items ) || $level > 50 ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		$entries = array();
		foreach ( $items as $item ) {
			$type   = in_array( $item->type ?? '', Kit_Documents::types(), true ) ? $item->type : 'address';
			$target = $item->target ?? null;
			if ( ! self::is_text( $item->label ?? null ) || ! is_string( $target ) || ( 'address' !== $type && ! self::is_slug( $target ) ) ) {
				Kit_Archive::refuse( 'damaged', $file );
			}
			$entries[] = array(
				'label'  => $item->label,
				'type'   => $type,
				'target' => 'address' === $type && ! self::is_safe( $target ) ? '#' : $target,
				'items'  => self::entries( $item->items ?? array(), $file, $level + 1 ),
			);
		}
		return $entries;
	}

	/**
	 * A term of a kit.
	 *
	 * @return array{slug: string, name: string, description: string}
	 * @throws Refusal The term is invalid.
	 */
	public static function term( mixed $json, string $file ): array {
		$slug = urldecode( is_string( $json->slug ?? null ) ? $json->slug : '' );
		if ( ! self::is_slug( $slug ) || ! self::is_text( $json->name ?? null ) || ! is_string( $json->description ?? '' ) ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		return array(
			'slug'        => $slug,
			'name'        => $json->name,
			'description' => wp_kses_post( $json->description ?? '' ),
		);
	}

	/** Settings with their unsafe addresses emptied. */
	public static function settings( mixed $settings, string $name = '' ): mixed {
		if ( is_string( $settings ) ) {
			return '' !== $settings && 1 === preg_match( self::ADDRESS, $name ) && ! self::is_safe( $settings ) ? '' : $settings;
		}
		if ( is_array( $settings ) ) {
			return array_map( static fn ( mixed $one ): mixed => self::settings( $one, $name ), $settings );
		}
		if ( $settings instanceof \stdClass ) {
			foreach ( get_object_vars( $settings ) as $key => $one ) {
				$settings->$key = self::settings( $one, (string) $key );
			}
		}
		return $settings;
	}

	/** Whether an address runs nothing. */
	private static function is_safe( string $address ): bool {
		$scheme = 1 === preg_match( '/^([^\/?#]*):/', (string) preg_replace( '/[\x00-\x20]/', '', $address ), $found ) ? strtolower( $found[1] ) : 'https';
		return in_array( $scheme, array( 'http', 'https', 'mailto', 'tel' ), true );
	}

	/** The elements of a document. */
	private static function elements( mixed $content, string $file ): array {
		try {
			$elements = Page_Elements::of_template( $content, 'content' );
		} catch ( Refusal ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		array_walk( $elements, array( self::class, 'clean' ) );
		return $elements;
	}

	/** Empties the unsafe addresses of an element and of those in it. */
	private static function clean( \stdClass $element ): void {
		self::settings( $element->settings );
		array_walk( $element->elements, array( self::class, 'clean' ) );
	}

	/**
	 * The slugs of terms, by taxonomy.
	 *
	 * @return array<string, list<string>>
	 */
	private static function terms( mixed $terms, string $file ): array {
		$found = array();
		foreach ( (array) $terms as $taxonomy => $slugs ) {
			$slugs = is_array( $slugs ) ? $slugs : array( null );
			if ( ! Page_Elements::is_name( (string) $taxonomy ) || array() !== array_filter( $slugs, static fn ( mixed $slug ): bool => ! self::is_slug( $slug ) ) ) {
				Kit_Archive::refuse( 'damaged', $file );
			}
			sort( $slugs );
			if ( in_array( $taxonomy, Kit_Terms::taxonomies(), true ) && array() !== $slugs ) {
				$found[ $taxonomy ] = $slugs;
			}
		}
		return $found;
	}

	private static function is_text( mixed $text ): bool {
		return is_string( $text ) && '' !== trim( $text ) && mb_strlen( $text ) <= 1000;
	}
}
