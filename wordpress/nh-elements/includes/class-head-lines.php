<?php
/**
 * The lines that bring the library into a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Configuration, the colour switcher's script, stylesheet, script, and preload links for the page's tags. */
final class Head_Lines {

	/** Stands for the configuration in its prepared script element. */
	private const PLACE = '{"nh-elements":"configuration"}';

	/** Stands for the file in the prepared script element of a module. */
	private const FILE = 'nh-elements-file.js';

	/**
	 * The configuration of the page.
	 *
	 * @var array<string, mixed>
	 */
	private static array $configuration = array();

	/**
	 * Prepared elements by name.
	 *
	 * @var array<string, string>
	 */
	private static array $lines = array();

	/** The address of the library's folder, escaped. */
	private static string $folder = '';

	/** Prepares everything that filters of other plugins may change, such as the nonce of a Content-Security-Policy. */
	public static function prepare(): void {
		self::$configuration = Configuration::of_page();
		self::$folder        = esc_url( Library::address( '' ) );
		self::$lines         = array(
			'configuration' => wp_get_inline_script_tag( self::PLACE, Configuration::ATTRIBUTES ),
			'switcher'      => wp_get_inline_script_tag( Library::text( 'head/color-switcher.js' ) ),
			'style'         => self::style(),
			'script'        => wp_get_script_tag( array( 'type' => 'module', 'fetchpriority' => 'high', 'src' => Library::versioned( 'autoload.js' ) ) ),
			'module'        => wp_get_script_tag( array( 'type' => 'module', 'src' => Library::address( self::FILE ) ) ),
		);
	}

	/**
	 * The lines for a page.
	 *
	 * @param string       $html The page; empty if a part of it has left.
	 * @param list<string> $tags The tags in it.
	 */
	public static function of( string $html, array $tags ): string {
		$configuration = self::$configuration + Header_Takeover::configuration();
		if ( Builder_Takeover::is_taken() ) {
			$configuration['adopt'] = true;
		}
		$is_final = '' !== $html && 'public' === ( $configuration['mode'] ?? '' );
		if ( isset( $configuration['kit'] ) && $is_final && ! Galleries::opens_something( $html ) ) {
			// With this setting, the browser loads the code of the lightbox at once. In editors, content comes later.
			$configuration['kit'] = (object) array_diff_key( (array) $configuration['kit'], array( 'global_image_lightbox' => 1 ) );
		}
		$switcher = in_array( 'nh-color-switcher', $tags, true ) ? self::switcher_settings( $html ) : null;
		if ( null !== $switcher ) {
			$configuration['colorSwitcher'] ??= $switcher;
		}
		$lines = array(
			str_replace( self::PLACE, Configuration::json( $configuration ), self::$lines['configuration'] ),
			isset( $configuration['colorSwitcher'] ) && null !== $switcher ? self::$lines['switcher'] : '',
			self::$lines['style'],
			self::$lines['script'],
		);
		foreach ( Library::early_files( $html, $tags, $configuration['locale'] ?? '' ) as $file => $is_script ) {
			$lines[] = sprintf( '<link rel="modulepreload" href="%s">', self::$folder . $file );
			$lines[] = $is_script ? str_replace( self::FILE, $file, self::$lines['module'] ) : '';
		}
		return implode( "\n", array_filter( array_map( 'trim', $lines ) ) ) . "\n";
	}

	/**
	 * The stylesheet, which the first paint waits for: in the page itself, as WordPress does with small ones, so that no
	 * request delays it. A site whose Content-Security-Policy forbids it sets WordPress's limit to 0.
	 */
	private static function style(): string {
		$css = Library::text( 'nh.css' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, with its default.
		if ( strlen( $css ) <= apply_filters( 'styles_inline_size_limit', 40000 ) ) {
			return "<style id=\"nh-elements-css\">$css</style>";
		}
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- only the finished page shows whether it is needed.
		return sprintf( '<link rel="stylesheet" href="%s">', esc_url( Library::versioned( 'nh.css' ) ) );
	}

	/**
	 * The settings of the first colour switcher. Its script sets the palette before the first paint, from the
	 * configuration alone.
	 *
	 * @param string $html The page.
	 * @return array<string, mixed>
	 */
	private static function switcher_settings( string $html ): array {
		if ( 1 !== preg_match( '/<nh-color-switcher\s[^>]*?\bsettings="([^"]*)"/', $html, $found ) ) {
			return array();
		}
		$settings = json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
		return is_array( $settings ) ? $settings : array();
	}
}
