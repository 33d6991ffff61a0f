<?php
/**
 * The pages of the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves the builder's scripts out of a page, whose nodes our library then brings alive. Never by guess: a page with a
 * widget that we do not know, or with a script that needs the builder's, keeps all of them.
 */
final class Builder_Takeover {

	/** The file that starts the builder's nodes: if it stays, nothing is taken over. */
	private const MAIN = 'elementor-frontend';

	/** The other files that only the builder's start needs. Their inline scripts stay: they hold its configuration. */
	private const OTHERS = array(
		'elementor-frontend-modules',
		'jquery-ui-core',
		// WordPress 7.1 has no file for this handle, which only depends on the core.
		'jquery-ui-position',
		'jquery-numerator',
		'swiper',
		'imagesloaded',
		// Seen in 3.18; the last three only without the builder's "improved asset loading".
		'elementor-waypoints',
		'share-link',
		'elementor-dialog',
		'preloaded-modules',
		...self::JQUERY,
	);

	/** The file through which those of the builder load each other: it stays, as newer elements need it. */
	private const RUNTIME = 'elementor-webpack-runtime';

	/** Code that calls the builder's scripts, not its configuration. */
	private const CALLS = 'elementorFrontend\b(?!Config)|elementor\/frontend\/init';

	/** The handles of jQuery. Scripts may use it without declaring the dependency. */
	private const JQUERY = array( 'jquery', 'jquery-core', 'jquery-migrate' );

	/** Whether the present page was taken over. */
	private static bool $is_taken = false;

	/**
	 * The findings of the present page.
	 *
	 * @var array{found: int, known: int, unknown: list<string>, keptFor: list<string>}
	 */
	private static array $report = array(
		'found'   => 0,
		'known'   => 0,
		'unknown' => array(),
		'keptFor' => array(),
	);

	/** Whether the builder's nodes of the present page are ours. */
	public static function is_taken(): bool {
		return self::$is_taken;
	}

	/**
	 * The findings of the page for the report.
	 *
	 * @return array{found: int, known: int, unknown: list<string>, keptFor: list<string>}
	 */
	public static function report(): array {
		return self::$report;
	}

	/** Removes the builder's scripts from the page, if nothing else needs them. */
	public static function complete( string $html ): string {
		if ( ! Page_Facts::is_on( 'builder' ) || ! Page_Scripts::has( self::MAIN ) ) {
			return $html;
		}
		$removable = Page_Scripts::removable( array( self::MAIN, ...self::OTHERS ) );
		preg_match_all( '/ data-widget_type="([a-z0-9_-]+)\.[^"]*"/i', $html, $found );
		$unknown      = array_diff( $found[1], Library::builder_widgets() );
		self::$report = array(
			'found'   => count( $found[1] ),
			'known'   => count( $found[1] ) - count( $unknown ),
			'unknown' => array_values( array_unique( $unknown ) ),
			'keptFor' => array() === $unknown ? self::reasons( $html, $removable ) : array(),
		);
		if ( 0 === self::$report['found'] || array() !== self::$report['unknown'] || array() !== self::$report['keptFor'] ) {
			return $html;
		}
		self::$is_taken = true;
		return self::without( $html, self::needs_jquery( $html, $removable ) ? array_diff( $removable, self::JQUERY ) : $removable );
	}

	/**
	 * The reasons to keep all scripts of the builder.
	 *
	 * @param string       $html      The page.
	 * @param list<string> $removable The handles that nothing else needs.
	 * @return list<string>
	 */
	private static function reasons( string $html, array $removable ): array {
		$needing = in_array( self::MAIN, $removable, true ) ? array() : Page_Scripts::needing( self::MAIN, $removable );
		$reasons = array_values( array_unique( array( ...$needing, ...Page_Scripts::with_code_in_file( self::CALLS, $removable, self::MAIN ) ) ) );
		if ( ! Page_Scripts::has_file( $html, self::MAIN ) ) {
			$reasons[] = Page_Facts::reason( 'optimiser' );
		} elseif ( Page_Scripts::has_code_with( self::CALLS, $html, $removable ) ) {
			$reasons[] = Page_Facts::reason( 'script' );
		}
		return $reasons;
	}

	/**
	 * Whether something that stays may need jQuery.
	 *
	 * @param string       $html      The page.
	 * @param list<string> $removable The handles that nothing else needs.
	 */
	private static function needs_jquery( string $html, array $removable ): bool {
		return Page_Scripts::has_unknown_file( $html )
			|| Page_Scripts::has_code_with( 'jQuery|\$\s*\(', $html, $removable )
			|| array() !== Page_Scripts::with_code_in_file( 'jQuery', $removable, self::MAIN );
	}

	/**
	 * The page without some scripts. The configuration in front of them stays.
	 *
	 * @param string        $html    The page.
	 * @param array<string> $handles The handles.
	 */
	private static function without( string $html, array $handles ): string {
		foreach ( $handles as $handle ) {
			$html = Page_Scripts::without_file( $html, $handle );
		}
		if ( array() === Page_Scripts::needing( self::RUNTIME, $handles ) ) {
			// Our code waits until the page is parsed, which a script at its end holds up behind the pictures.
			$html = Page_Scripts::with_file_deferred( $html, self::RUNTIME );
		}
		// This inline script prepares parts of jQuery that were removed.
		return in_array( 'jquery-ui-core', $handles, true ) ? Page_Scripts::without_inline( $html, 'jquery-ui-core', 'before' ) : $html;
	}
}
