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

	/** What may come before an element in the first screen of a desktop: so many pictures, and characters of text. */
	private const FIRST_PICTURES = 3;
	private const FIRST_TEXT     = 1000;

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
	 * The files that a page needs soon after it has loaded: those of tags in its first screen, of tags that load at once, of
	 * its language, and those that bring the builder's nodes alive.
	 *
	 * @param string       $markup The page; empty if a part of it has left.
	 * @param list<string> $tags   The tags to look up.
	 * @param string       $locale The language of the page.
	 * @return array<string, bool> By their paths below the library's folder: whether the page runs the file with its own scripts.
	 */
	public static function early_files( string $markup, array $tags, string $locale ): array {
		$lists = (array) json_decode( self::text( 'preload.json' ), true );
		$files = array( $lists['languages'][ $locale ] ?? $lists['languages'][ strtok( $locale, '-' ) ] ?? array() );
		$scripts = array();
		foreach ( $tags as $tag ) {
			$is_at_once = isset( $lists[ $tag ]['script'] ) && self::loads_at_once( $markup, $tag );
			if ( $is_at_once || self::is_in_first_screen( $markup, $tag ) ) {
				$is_bare = 1 === preg_match( "#<$tag(?: [^>]*)?></$tag>#", $markup );
				$files[] = $lists[ $tag ][ $is_bare ? 'bare' : 'printed' ] ?? array();
			}
			if ( $is_at_once ) {
				array_push( $scripts, ...$lists[ $tag ]['script'] );
			}
		}
		if ( Builder_Takeover::is_taken() ) {
			$adoption = $lists['adoption'] ?? array();
			$entrance = str_contains( $markup, 'elementor-invisible' ) ? $adoption['entrance'] ?? array() : array();
			// The builder's configuration stays in the page.
			array_push( $files, $adoption['page'] ?? array(), $adoption['configured'] ?? array(), $adoption['node'] ?? array(), $entrance );
		}
		return array_merge( array_fill_keys( array_merge( ...$files ), false ), array_fill_keys( $scripts, true ) );
	}

	/** Whether a tag that loads at once does so in the page: its attribute `loading` may say otherwise. */
	private static function loads_at_once( string $page, string $tag ): bool {
		return '' === $page || 1 === preg_match( "#<$tag(?![^>]*\sloading=\"(?!eager\"))[\s>]#", $page );
	}

	/** Whether a visitor may see the first tag of an element at once: few pictures and little text come before it. */
	private static function is_in_first_screen( string $page, string $tag ): bool {
		$before = strstr( substr( $page, (int) strpos( $page, '<body' ) ), "<$tag", true );
		return false === $before || ( substr_count( $before, '<img' ) <= self::FIRST_PICTURES && mb_strlen( wp_strip_all_tags( $before, true ) ) <= self::FIRST_TEXT );
	}
}
