<?php
/**
 * Settings of the site in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The sections of the page builder's site settings. A site without the builder has none. */
final class Kit_Settings {

	/** The sections by the names of their settings; the first that matches counts. */
	private const SECTIONS = array(
		'colors'     => '/^(?:system|custom)_colors\z/',
		'fonts'      => '/^(?:(?:system|custom)_typography|default_generic_fonts)\z/',
		'background' => '/^body_background_/',
		'lightbox'   => '/^(?:global_image_lightbox\z|lightbox_)/',
		'layout'     => '/^(?:container_|space_between_|page_title_|stretched_|viewport_|active_breakpoints)/',
		'themeStyle' => '/^(?:body_|h[1-6]_|button_|link_|form_|image_|paragraph_)/',
	);

	/**
	 * The titles of all sections of the API.
	 *
	 * @return array<string, string>
	 */
	public static function titles(): array {
		return array(
			'colors'      => __( 'Global colors', 'nh-elements' ),
			'fonts'       => __( 'Global fonts', 'nh-elements' ),
			'themeStyle'  => __( 'Theme style', 'nh-elements' ),
			'layout'      => __( 'Layout', 'nh-elements' ),
			'lightbox'    => __( 'Lightbox', 'nh-elements' ),
			'background'  => __( 'Background', 'nh-elements' ),
			'customFonts' => __( 'Custom fonts', 'nh-elements' ),
			'icons'       => __( 'Icons', 'nh-elements' ),
			'code'        => __( 'Custom code', 'nh-elements' ),
		);
	}

	/** Whether the site can store a section. */
	public static function is_section( string $section ): bool {
		return 0 !== Site_Kit::post() && isset( self::SECTIONS[ $section ] );
	}

	/** The section of a setting; empty for none. */
	public static function section_of( string $name ): string {
		foreach ( self::SECTIONS as $section => $pattern ) {
			if ( 1 === preg_match( $pattern, $name ) ) {
				return $section;
			}
		}
		return '';
	}

	/**
	 * The settings of a section; null if it has none.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function of( string $section ): ?array {
		$all    = 0 === Site_Kit::post() ? array() : Site_Kit::all();
		$values = array_filter( $all, static fn ( string $name ): bool => self::section_of( $name ) === $section, ARRAY_FILTER_USE_KEY );
		return array() === $values ? null : $values;
	}

	/** Writes a section: its former settings are replaced. */
	public static function write( string $section, array $values ): void {
		$others = array_filter( Site_Kit::all(), static fn ( string $name ): bool => self::section_of( $name ) !== $section, ARRAY_FILTER_USE_KEY );
		Site_Kit::write( $values + $others );
	}

	/** The state of a section, for an undo. */
	public static function snapshot( array $settings ): array {
		return $settings;
	}

	/** Restores a section. */
	public static function restore( string $section, array $snapshot ): void {
		self::write( $section, $snapshot );
	}

	/** Removes a section. */
	public static function remove( string $section ): void {
		self::write( $section, array() );
	}

	/** The address of the site, which shows the settings. */
	public static function address(): string {
		return home_url( '/' );
	}
}
