<?php
/**
 * The built library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The files of the library, and the data that are generated from its contracts. */
final class Library {

	/** The folder of the library below the plugin's own. */
	private const FILES = 'library/';

	/**
	 * The elements that visitors see, by tag, as `data/elements.php` has them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function elements(): array {
		return self::data( 'elements' );
	}

	/**
	 * The declarations that all elements share: `settings`, and the names of `devices`.
	 *
	 * @return array{settings: array<string, array<string, mixed>>, devices: list<string>}
	 */
	public static function common(): array {
		return self::data( 'common' );
	}

	/**
	 * The page builder's widgets that the library knows: those that it brings alive, those that need no script, and ours.
	 *
	 * @return list<string>
	 */
	public static function builder_widgets(): array {
		return array( ...self::data( 'builder-widgets' ), ...array_keys( self::elements() ) );
	}

	/**
	 * A file of data that is generated from the contracts, read once.
	 *
	 * @param string $name The name of the file.
	 */
	public static function data( string $name ): array {
		static $read = array();
		return $read[ $name ] ??= require FOLDER . "data/$name.php";
	}

	/** The address of a file of the library. */
	public static function address( string $file ): string {
		return ADDRESS . self::FILES . $file;
	}

	/** The address of a file whose name stays the same in all versions, with the version, so that caches renew it. */
	public static function versioned( string $file ): string {
		return add_query_arg( 'ver', VERSION, self::address( $file ) );
	}

	/** The text of a file of the library. */
	public static function text( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of our own.
		return (string) file_get_contents( FOLDER . self::FILES . $file );
	}

	/**
	 * The files that a page needs soon after it has loaded: those of its tags and language, and those that bring the
	 * builder's nodes alive. The modules of tags that load at once are true: the page runs them with its own scripts.
	 *
	 * @param string       $markup The page.
	 * @param list<string> $tags   The tags to look up.
	 * @param string       $locale The language of the page.
	 * @return array<string, bool> By their paths below the library's folder.
	 */
	public static function early_files( string $markup, array $tags, string $locale ): array {
		$lists = (array) json_decode( self::text( 'preload.json' ), true );
		$files = array( $lists['languages'][ $locale ] ?? $lists['languages'][ strtok( $locale, '-' ) ] ?? array() );
		foreach ( $tags as $tag ) {
			$is_bare = 1 === preg_match( "#<$tag(?: [^>]*)?></$tag>#", $markup );
			$files[] = $lists[ $tag ][ $is_bare ? 'bare' : 'printed' ] ?? array();
		}
		if ( Builder_Takeover::is_taken() ) {
			$adoption = $lists['adoption'] ?? array();
			$entrance = str_contains( $markup, 'elementor-invisible' ) ? $adoption['entrance'] ?? array() : array();
			// The builder's configuration stays in the page.
			array_push( $files, $adoption['page'] ?? array(), $adoption['configured'] ?? array(), $adoption['node'] ?? array(), $entrance );
		}
		$files   = array_merge( ...$files );
		$scripts = array_merge( ...array_values( array_column( $lists, 'script' ) ) );
		return array_merge( array_fill_keys( $files, false ), array_fill_keys( array_intersect( $scripts, $files ), true ) );
	}
}
