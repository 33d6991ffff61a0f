<?php
/**
 * The forms of Contact Form 7.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Puts `<nh-contact-form>` around the form plugin's markup, and leaves its script out. A page with one form that needs the
 * plugin's script keeps it for all its forms, because that script starts every form that it finds. The plugin adds its script
 * to every page; pages without a form lose it.
 */
final class Contact_Form_Takeover {

	/** The handle of the form plugin's script. */
	private const MAIN = 'contact-form-7';

	/** Files that WordPress prints for the script. Other code may use them too. */
	private const SHARED = array( 'wp-i18n', 'wp-hooks' );

	/** Around each form while the page is printed. */
	private const START = '<nh-contact-form data-nh-taken>';
	private const END   = '</nh-contact-form><!-- nh-taken -->';

	/** Marks of forms with scripts of their own, each with its name. */
	private const FOREIGN = array(
		'wpcf7-turnstile'            => 'Turnstile',
		'cf-turnstile'               => 'Turnstile',
		'wpcf7-stripe'               => 'Stripe',
		'_wpcf7_recaptcha_response'  => 'reCAPTCHA',
	);

	/** The number of forms in the page. */
	private static int $forms = 0;

	/**
	 * The reasons to keep the plugin's script.
	 *
	 * @var list<string>
	 */
	private static array $kept_for = array();

	/** Follows the forms of the page. */
	public static function start(): void {
		add_filter( 'do_shortcode_tag', array( self::class, 'wrap' ), 10, 2 );
	}

	/**
	 * Marks the output of the form plugin's shortcodes, while the page is collected.
	 *
	 * @param mixed  $output The output, a text unless another plugin has made it something else.
	 * @param string $name   The name of the shortcode.
	 */
	public static function wrap( mixed $output, string $name ): mixed {
		$is_form = in_array( $name, array( 'contact-form-7', 'contact-form' ), true );
		if ( ! $is_form || ! is_string( $output ) || ! str_contains( $output, '<form' ) ) {
			return $output;
		}
		return Printed_Page::is_collecting() && Page_Facts::is_on( 'contact_form' ) ? self::START . $output . self::END : $output;
	}

	/** Returns markup without the marks of forms. */
	public static function without_marks( string $html ): string {
		return str_replace( array( self::START, self::END ), '', $html );
	}

	/**
	 * Leaves the form plugin's script out of the finished page. If a form needs it, or a form was printed by other means
	 * than a shortcode, it stays for all of them, and the marks are removed.
	 */
	public static function complete( string $html ): string {
		self::$forms = substr_count( $html, self::START );
		$removable   = self::removable( $html );
		if ( 0 === self::$forms ) {
			return self::needs_script( $html, $removable ) ? $html : self::without_script( $html, $removable );
		}
		self::$kept_for = self::reasons( $html, $removable );
		if ( array() !== self::$kept_for ) {
			return self::without_marks( $html );
		}
		return strtr(
			self::with_ended_paragraphs( self::without_script( $html, $removable ) ),
			array(
				self::END   => '</nh-contact-form>',
				self::START => '<nh-contact-form>',
			)
		);
	}

	/**
	 * Ends the paragraph around a shortcode between other text. The form plugin's `<div>` would end it in the browser, and
	 * our tag with it, so that the form would be outside the tag.
	 */
	private static function with_ended_paragraphs( string $html ): string {
		$parts = explode( self::START, $html );
		foreach ( array_slice( $parts, 0, -1, true ) as $number => $before ) {
			if ( Markup::ends_in_paragraph( $before ) ) {
				$parts[ $number ] .= '</p>';
			}
		}
		return implode( self::START, $parts );
	}

	/**
	 * The handles of the plugin that no other script of the page needs, with the shared ones if WordPress prints them for the
	 * plugin alone.
	 *
	 * @return list<string>
	 */
	private static function removable( string $html ): array {
		$shared    = array_diff( self::SHARED, wp_scripts()->queue );
		$removable = Page_Scripts::removable( array( self::MAIN, 'swv', ...$shared ) );
		$others    = Page_Scripts::without_inline( $html, 'wp-i18n', 'after' );
		$is_needed = ! in_array( self::MAIN, $removable, true )
			|| Page_Scripts::has_unknown_file( $html )
			|| Page_Scripts::has_code_with( '\bwp\s*\.\s*(?:i18n|hooks)\b', $others, $removable );
		return $is_needed ? array_values( array_diff( $removable, self::SHARED ) ) : $removable;
	}

	/**
	 * Whether a page without marked forms may need the plugin's script: it has a form by other means, or code that may load one.
	 *
	 * @param string       $html      The page.
	 * @param list<string> $removable The handles that nothing else needs.
	 */
	private static function needs_script( string $html, array $removable ): bool {
		if ( ! Page_Facts::is_on( 'contact_form' ) || ! in_array( self::MAIN, $removable, true ) ) {
			return true;
		}
		$has_markup = 1 === preg_match( '/\sclass\s*=\s*["\']?[^"\'>]*\bwpcf7/i', $html );
		return $has_markup || Page_Scripts::has_code_with( 'wpcf7', $html, $removable );
	}

	/**
	 * Returns the page without the files of the plugin and their configuration.
	 *
	 * @param string       $html      The page.
	 * @param list<string> $removable The handles that nothing else needs.
	 */
	private static function without_script( string $html, array $removable ): string {
		foreach ( $removable as $handle ) {
			$html = Page_Scripts::without_file( $html, $handle );
		}
		if ( in_array( 'wp-i18n', $removable, true ) ) {
			$html = Page_Scripts::without_inline( $html, 'wp-i18n', 'after' );
		}
		$html = Page_Scripts::without_inline( $html, self::MAIN, 'before' );
		return Page_Scripts::without_inline( $html, self::MAIN, 'translations' );
	}

	/**
	 * The reasons to keep the plugin's script: services of forms wherever they are printed, other scripts, forms of a template.
	 *
	 * @param string       $html      The page.
	 * @param list<string> $removable The handles that nothing else needs.
	 * @return list<string>
	 */
	private static function reasons( string $html, array $removable ): array {
		$reasons = array();
		foreach ( self::FOREIGN as $mark => $service ) {
			if ( str_contains( $html, $mark ) ) {
				$reasons[] = $service;
			}
		}
		if ( preg_match_all( '/<form[^>]* class="wpcf7-form /', $html ) > self::$forms ) {
			$reasons[] = Page_Facts::reason( 'template' );
		}
		if ( Page_Scripts::has( self::MAIN ) && ! in_array( self::MAIN, $removable, true ) ) {
			array_push( $reasons, ...Page_Scripts::needing( self::MAIN, $removable ) );
		}
		if ( Page_Scripts::has( self::MAIN ) && ! Page_Scripts::has_file( $html, self::MAIN ) ) {
			$reasons[] = Page_Facts::reason( 'optimiser' );
		}
		return array_values( array_unique( $reasons ) );
	}

	/**
	 * The findings of the page for the report.
	 *
	 * @return array{found: int, keptFor: list<string>}
	 */
	public static function report(): array {
		return array(
			'found'   => self::$forms,
			'keptFor' => self::$kept_for,
		);
	}
}
