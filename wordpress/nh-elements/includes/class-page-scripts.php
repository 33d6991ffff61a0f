<?php
/**
 * The scripts of a finished page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads from WordPress's own list which scripts need each other, and removes some from the page. */
final class Page_Scripts {

	/** Whether the page has the script of a handle. */
	public static function has( string $handle ): bool {
		return in_array( $handle, wp_scripts()->done, true );
	}

	/**
	 * The handles, of those given, that no other script of the page needs.
	 *
	 * @param list<string> $handles The handles to remove together.
	 * @return list<string>
	 */
	public static function removable( array $handles ): array {
		$leaving = array_filter( $handles, array( self::class, 'has' ) );
		do {
			$before  = $leaving;
			$leaving = array_filter( $before, static fn ( string $handle ): bool => array() === self::needing( $handle, $before ) );
		} while ( count( $before ) !== count( $leaving ) );
		return array_values( $leaving );
	}

	/**
	 * The scripts of the page that depend on a handle and stay.
	 *
	 * @param string       $handle  The handle.
	 * @param list<string> $leaving The handles that are to be removed.
	 * @return list<string>
	 */
	public static function needing( string $handle, array $leaving ): array {
		$scripts = wp_scripts();
		return array_values(
			array_filter(
				array_diff( $scripts->done, $leaving ),
				static fn ( string $other ): bool => in_array( $handle, $scripts->registered[ $other ]->deps ?? array(), true )
			)
		);
	}

	/** Returns the page without the file of a handle. */
	public static function without_file( string $html, string $handle ): string {
		return preg_replace( '#' . self::tag_of( $handle ) . '</script>\s*#', '', $html ) ?? $html;
	}

	/** Returns the page with the file of a handle running once the page is parsed. */
	public static function with_file_deferred( string $html, string $handle ): string {
		return preg_replace( '#(?=' . self::tag_of( $handle ) . '</script>)<script#', '<script defer', $html ) ?? $html;
	}

	/** The pattern of the start tag of a handle's file. */
	private static function tag_of( string $handle ): string {
		$id = preg_quote( $handle, '#' );
		return "<script(?=[^>]* src=)[^>]* id=([\"'])$id-js\\1[^>]*>";
	}

	/** Whether the page has the file of a handle: an optimiser may have put it into another file, or delay it. */
	public static function has_file( string $html, string $handle ): bool {
		return 1 === preg_match( '#' . self::tag_of( $handle ) . '</script>#', $html );
	}

	/** Returns the page without an inline script of a handle: `before`, `after`, `extra` or `translations`. */
	public static function without_inline( string $html, string $handle, string $position ): string {
		$id = preg_quote( "$handle-js-$position", '#' );
		return preg_replace( "#<script[^>]* id=([\"'])$id\\1[^>]*>[^<]*+(?:<(?!/script)[^<]*+)*+</script>\\s*#", '', $html ) ?? $html;
	}

	/**
	 * Whether code in the page matches a pattern: scripts inside it, `on…` attributes, `javascript:` links. The
	 * configuration of scripts that leave does not count.
	 *
	 * @param string       $pattern A regular expression without delimiters.
	 * @param string       $html    The page.
	 * @param list<string> $leaving The handles whose files leave the page.
	 */
	public static function has_code_with( string $pattern, string $html, array $leaving ): bool {
		$handles = implode( '|', array_map( static fn ( string $handle ): string => preg_quote( $handle, '#' ), $leaving ) );
		$left    = "(?! [^>]*id=[\"'](?:$handles)-js-(?:before|extra|translations)[\"'])";
		$scripts = preg_match_all( "#<script{$left}(?![^>]* src=)[^>]*>([^<]*+(?:<(?!/script)[^<]*+)*+)</script>#i", $html, $found );
		$texts   = preg_match_all( '/\s(?:on[a-z]+\s*=|href\s*=\s*["\']javascript:)\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'>]*)/i', $html, $attributes );
		// A page that is too long to be searched counts as one that matches.
		if ( false === $scripts || false === $texts ) {
			return true;
		}
		return array() !== preg_grep( "/$pattern/", array( ...$found[1], ...$attributes[0] ) );
	}

	/**
	 * The scripts of plugins and of the theme that stay and whose file matches a pattern: a file may call another one without
	 * naming it as a dependency.
	 *
	 * @param string       $pattern A regular expression without delimiters.
	 * @param list<string> $leaving The handles whose files leave the page.
	 * @param string       $main    The handle of a script whose plugin does not count.
	 * @return list<string>
	 */
	public static function with_code_in_file( string $pattern, array $leaving, string $main ): array {
		preg_match( '#^.*/plugins/[^/]+/#', self::address( $main ), $folder );
		$found = array();
		foreach ( array_diff( wp_scripts()->done, $leaving ) as $handle ) {
			$is_beside = isset( $folder[0] ) && str_starts_with( self::address( $handle ), $folder[0] );
			$path      = $is_beside ? null : self::path( $handle );
			if ( null !== $path && 0 !== preg_match( "/$pattern/", self::code( $path ) ) ) {
				$found[] = $handle;
			}
		}
		return $found;
	}

	/** The text of a script's file, read once. */
	private static function code( string $path ): string {
		static $read = array();
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		return $read[ $path ] ??= (string) file_get_contents( $path );
	}

	/** The address of a script's file; empty for a handle that only stands for others. */
	private static function address( string $handle ): string {
		$address = (string) ( wp_scripts()->registered[ $handle ]->src ?? '' );
		return 1 === preg_match( '#^/(?!/)#', $address ) ? wp_scripts()->base_url . $address : $address;
	}

	/** The path of a script's file; null for files of WordPress itself and of other hosts. */
	private static function path( string $handle ): ?string {
		$without_scheme = static fn ( string $address ): string => (string) preg_replace( '#^https?:#', '', $address );
		$address        = $without_scheme( strtok( self::address( $handle ), '?#' ) ?: '' );
		$folders        = array(
			WP_PLUGIN_URL  => WP_PLUGIN_DIR,
			WP_CONTENT_URL => WP_CONTENT_DIR,
		);
		foreach ( $folders as $folder => $path ) {
			$folder = $without_scheme( $folder );
			$file   = $path . substr( $address, strlen( $folder ) );
			if ( str_starts_with( $address, "$folder/" ) && is_file( $file ) ) {
				return $file;
			}
		}
		return null;
	}

	/**
	 * Whether the page has a script file that WordPress did not print for a handle: its dependencies are unknown. Script
	 * modules do not count: they import their dependencies.
	 */
	public static function has_unknown_file( string $html ): bool {
		// Code inside the page may write such a tag as text.
		$without_code = preg_replace( '#(<script[^>]*>)[^<]*+(?:<(?!/script)[^<]*+)*+#i', '$1', $html );
		if ( null === $without_code || false === preg_match_all( '#<script(?=[^>]* src=)(?![^>]* type=["\']module["\'])[^>]*>#i', $without_code, $found ) ) {
			return true;
		}
		foreach ( $found[0] as $tag ) {
			if ( 1 !== preg_match( '#\sid=["\']([^"\']+)-js["\']#', $tag, $id ) || ! self::has( $id[1] ) ) {
				return true;
			}
		}
		return false;
	}
}
