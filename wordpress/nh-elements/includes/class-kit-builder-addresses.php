<?php
/**
 * Addresses in exports for the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Changes the addresses of this site to those that a document has after the builder's import. */
final class Kit_Builder_Addresses {

	/** The scheme, host and port of the site. */
	private readonly string $origin;

	/**
	 * The paths of documents after the import, by their paths on this site.
	 *
	 * @var array<string, string>
	 */
	private array $paths = array();

	/** Reads the address of the site. */
	public function __construct() {
		$this->origin = (string) preg_replace( '~^(https?://[^/]+).*\z~', '$1', home_url( '/' ) );
	}

	/**
	 * Registers a page or post of the kit.
	 *
	 * @param array<string, mixed> $entry Its entry in the manifest.
	 */
	public function add( array $entry ): void {
		$path = empty( $entry['show_on_front'] ) ? '/' . rawurlencode( $entry['slug'] ) . '/' : '/';

		$this->paths[ Kit_Links::path( $entry['url'] ) ] = $path;
	}

	/** A value with the addresses after the import, also those in HTML. */
	public function moved( mixed $value ): mixed {
		return Kit_Links::with_addresses( $value, array( $this, 'after' ) );
	}

	/**
	 * An address after the import. Documents of the kit have a path; everything else of this site, such as a picture, has its whole
	 * address. Other texts stay.
	 */
	public function after( string $text ): string {
		$is_own = $text === $this->origin || str_starts_with( $text, "$this->origin/" );
		if ( ! $is_own && 1 !== preg_match( '/^\/(?!\/)\S*\z/', $text ) ) {
			return $text;
		}
		list( $whole, $fragment ) = explode( '#', $text, 2 ) + array( '', null );
		list( $path, $query )     = explode( '?', $whole, 2 ) + array( '', null );

		$more  = null === $fragment ? '' : "#$fragment";
		$moved = $this->paths[ Kit_Links::path( $whole ) ] ?? null;
		if ( null === $moved && null !== $query && isset( $this->paths[ Kit_Links::path( $path ) ] ) ) {
			$moved = $this->paths[ Kit_Links::path( $path ) ] . "?$query";
		}
		return null === $moved ? ( $is_own ? $text : $this->origin . $text ) : $moved . $more;
	}
}
