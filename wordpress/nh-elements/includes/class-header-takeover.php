<?php
/**
 * The header of Astra.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Puts our elements around the parts of the theme's header. The theme's script stays, because it does more than that: our
 * elements answer a click before it does.
 */
final class Header_Takeover {

	/** The handle of the theme's script. */
	private const SCRIPT = 'astra-theme-js';

	/** The panels of menus that drop down, by the header that they belong to. */
	private const PANELS = array(
		'ast-mobile-header'  => 'ast-mobile-header-content',
		'ast-desktop-header' => 'ast-desktop-header-content',
	);

	/** The panel of menus over the page. */
	private const POPUP = 'ast-mobile-popup';

	/**
	 * The parts that are wrapped, by their tags.
	 *
	 * @var array<string, int>
	 */
	private static array $found = array();

	/**
	 * The tags of the parts that stay with the theme.
	 *
	 * @var array<string, int>
	 */
	private static array $left = array();

	/** Completes a finished page. */
	public static function complete( string $html ): string {
		if ( ! Page_Facts::is_on( 'header' ) || ! Page_Scripts::has( self::SCRIPT ) ) {
			return $html;
		}
		$html = self::with_panel_ids( $html );
		$html = self::wrapped( $html, 'main-header-menu-toggle', 'nh-menu-toggle', static fn ( string $tag, int $start ): ?string => self::panel( $html, $start ) );
		$html = self::wrapped( $html, 'ast-search-menu-icon', 'nh-search-overlay', static fn ( string $tag ): ?string => str_contains( $tag, 'slide-search' ) ? '' : null );
		$html = self::with_large_search( $html );
		$html = self::wrapped( $html, 'ast-header-account-wrap', 'nh-account-menu', static fn (): string => self::settings( 'nh-account-menu' ) );
		$html = self::with_popup( $html );
		return self::wrapped( $html, 'ast-builder-color-switcher', 'nh-color-switcher', static fn (): ?string => self::switcher() );
	}

	/**
	 * The keys of the configuration that the theme's header has.
	 *
	 * @return array<string, mixed>
	 */
	public static function configuration(): array {
		$width = array() === self::$found ? null : self::theme_data( array( 'break_point' ) )['break_point'] ?? null;
		return is_numeric( $width ) ? array( 'menuBreakpoint' => $width + 0 ) : array();
	}

	/**
	 * The findings of the page for the report.
	 *
	 * @return array{found: list<string>, left: list<string>}
	 */
	public static function report(): array {
		return array(
			'found' => array_keys( self::$found ),
			'left'  => array_keys( self::$left ),
		);
	}

	/**
	 * Wraps the elements with a class, unless the site has wrapped its own by hand.
	 *
	 * @param string   $html       The page.
	 * @param string   $name       The class.
	 * @param string   $tag        Our tag.
	 * @param callable $attributes Returns the attributes of the tag, or null to leave the element to the theme.
	 */
	private static function wrapped( string $html, string $name, string $tag, callable $attributes ): string {
		if ( str_contains( $html, "<$tag" ) ) {
			return $html;
		}
		return Markup::wrapped(
			$html,
			$name,
			$tag,
			static function ( string $start_tag, int $start ) use ( $tag, $attributes ): ?string {
				$printed = $attributes( $start_tag, $start );
				if ( null === $printed ) {
					self::$left[ $tag ] = 1;
				} else {
					self::$found[ $tag ] = 1;
				}
				return $printed;
			}
		);
	}

	/** Gives the panels of menus that drop down an id, by which the buttons name them. */
	private static function with_panel_ids( string $html ): string {
		foreach ( self::PANELS as $panel ) {
			$html = preg_replace( "#<div(?![^>]*\\sid=)(?=[^>]*\\sclass=\"{$panel}[\\s\"])#", "<div id=\"$panel\"", $html, 1 ) ?? $html;
		}
		return $html;
	}

	/** The attribute that names the panel of a button; null if the page has none. */
	private static function panel( string $html, int $start ): ?string {
		$before = substr( $html, 0, $start );
		if ( ! preg_match_all( '#<div[^>]*\sid="(ast-(?:mobile|desktop)-header)"[^>]*>#', $before, $headers, PREG_SET_ORDER ) ) {
			return null;
		}
		list( $tag, $header ) = end( $headers );
		$kind = Markup::attribute( $tag, 'data-type' );
		$kind = '' === $kind ? Markup::attribute( $tag, 'data-toggle-type' ) : $kind;
		$id   = 'dropdown' === $kind ? self::panel_id( $html, self::PANELS[ $header ] ) : self::POPUP;
		return str_contains( $html, " id=\"$id\"" ) ? sprintf( ' for="%s"', $id ) : null;
	}

	/** The id of a panel, which a child theme may have set. */
	private static function panel_id( string $html, string $panel ): string {
		$is_there = preg_match( "#<div[^>]*\\sclass=\"{$panel}[\\s\"][^>]*>#", $html, $found );
		return 1 === $is_there ? Markup::attribute( $found[0], 'id' ) : '';
	}

	/** Wraps the icon of a search over the header or the page, with its box. */
	private static function with_large_search( string $html ): string {
		if ( 1 !== preg_match( '#<a[^>]*\sclass="[^"]*(?:header-cover|full-screen)[^"]*astra-search-icon|<a[^>]*\sclass="[^"]*astra-search-icon[^"]*(?:header-cover|full-screen)#', $html ) ) {
			return $html;
		}
		return self::wrapped( $html, 'ast-search-icon', 'nh-search-overlay', static fn (): string => '' );
	}

	/** Wraps the log-in popup in the footer, which has an id instead of a class. */
	private static function with_popup( string $html ): string {
		if ( 1 !== preg_match( '#<(div)[^>]*\sid="ast-hb-account-login-wrap"[^>]*>#', $html, $found, PREG_OFFSET_CAPTURE ) || str_contains( $html, '<nh-login-popup' ) ) {
			return $html;
		}
		$start = $found[0][1];
		$end   = Markup::end( $html, 'div', $start );
		if ( null === $end ) {
			return $html;
		}
		self::$found['nh-login-popup'] = 1;
		return substr_replace( substr_replace( $html, '</nh-login-popup>', $end, 0 ), '<nh-login-popup' . self::settings( 'nh-login-popup' ) . '>', $start, 0 );
	}

	/**
	 * The attribute of the colour switcher. It stays with the theme where the theme's script chooses the palette by the
	 * system's preference: both would switch.
	 */
	private static function switcher(): ?string {
		$data = self::theme_data( array( 'palettes', 'isDarkPalette', 'defaultMode' ) );
		$is_by_system = ! empty( $data['isDarkPalette'] ) && 'system' === ( $data['defaultMode'] ?? '' );
		return array() === $data || $is_by_system ? null : self::settings( 'nh-color-switcher' );
	}

	/** The settings of an element that the theme prints for its script, as an attribute. */
	private static function settings( string $tag ): string {
		$names    = array_keys( Library::elements()[ $tag ]['settings'] );
		$settings = array_intersect_key( self::theme_data( $names ), array_flip( $names ) );
		return array() === $settings ? '' : sprintf( ' settings="%s"', htmlspecialchars( wp_json_encode( $settings ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * The first object with one of these keys that the theme or its add-on prints for a script.
	 *
	 * @param list<string> $keys The keys.
	 * @return array<string, mixed>
	 */
	private static function theme_data( array $keys ): array {
		$scripts = wp_scripts();
		foreach ( $scripts->done as $handle ) {
			$text = str_starts_with( $handle, 'astra' ) ? (string) $scripts->get_data( $handle, 'data' ) : '';
			preg_match_all( '/^var \w+ = (\{.*\});$/m', $text, $objects );
			foreach ( $objects[1] as $json ) {
				$data = json_decode( $json, true );
				if ( is_array( $data ) && array() !== array_intersect_key( $data, array_flip( $keys ) ) ) {
					return $data;
				}
			}
		}
		return array();
	}
}
