<?php
/**
 * The HTML of a page while WordPress prints it.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the library to pages that use it, and to no others. Only the finished page shows which tags it has: content,
 * widgets, the theme and other plugins print them.
 *
 * PHP calls the handler while the response is sent. No filter of WordPress runs there, because another plugin's function
 * may start a buffer, which PHP forbids in a handler. Values that filters may change are prepared before.
 */
final class Printed_Page {

	/** Whether the output is collected now. */
	private static bool $is_collecting = false;

	/** Whether a part of the page has left already, because something has flushed the output. */
	private static bool $is_in_pieces = false;

	/**
	 * The tags in the pieces so far.
	 *
	 * @var list<string>
	 */
	private static array $tags = array();

	/** The end of the last piece, in which a tag may begin. */
	private static string $rest = '';

	/** Collects the page, unless it is none for visitors: feeds, the customizer. */
	public static function start(): void {
		if ( is_feed() || is_robots() || is_trackback() || is_customize_preview() ) {
			return;
		}
		Page_Facts::prepare();
		Head_Lines::prepare();
		self::$is_collecting = ob_start( array( self::class, 'handle' ) );
	}

	/** Whether the present output goes through the handler. Answers of REST and AJAX, feeds and mails do not. */
	public static function is_collecting(): bool {
		return self::$is_collecting;
	}

	/**
	 * Handles a piece of the output, most often the whole page.
	 *
	 * @param string $piece The output since the last call.
	 * @param int    $phase PHP's flags: why it is called.
	 */
	public static function handle( string $piece, int $phase ): string {
		$is_last = 0 !== ( $phase & PHP_OUTPUT_HANDLER_FINAL );
		if ( $is_last ) {
			self::$is_collecting = false;
		}
		// The piece is thrown away, not sent.
		if ( 0 !== ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ) {
			return '';
		}
		try {
			if ( $is_last && ! self::$is_in_pieces ) {
				return self::complete( $piece );
			}
			self::$is_in_pieces = true;
			return self::later_piece( Contact_Form_Takeover::without_marks( $piece ), $is_last );
		} catch ( \Throwable ) {
			return Contact_Form_Takeover::without_marks( $piece );
		}
	}

	/** Completes a page that is whole. */
	private static function complete( string $page ): string {
		$html = Contact_Form_Takeover::without_marks( $page );
		if ( false === stripos( $html, '</head>' ) ) {
			return $html;
		}
		if ( ! Page_Facts::is_in_builder() ) {
			$html = Header_Takeover::complete( Builder_Takeover::complete( Contact_Form_Takeover::complete( $page ) ) );
		}
		$tags = self::tags_in( $html );
		if ( Page_Facts::is_report() ) {
			return Page_Report::of( $html, $tags );
		}
		if ( array() === $tags && ! Builder_Takeover::is_taken() && ! Page_Facts::is_in_builder() ) {
			return $html;
		}
		return substr_replace( $html, Head_Lines::of( $html, $tags ), stripos( $html, '</head>' ), 0 );
	}

	/**
	 * A piece of a page whose head may be sent already. Nothing is taken over; the library comes at the end of the page.
	 *
	 * @param string $piece   The piece.
	 * @param bool   $is_last Whether the page ends with it.
	 */
	private static function later_piece( string $piece, bool $is_last ): string {
		$seen       = self::$rest . $piece;
		self::$tags = array_values( array_unique( array( ...self::$tags, ...self::tags_in( $seen ) ) ) );
		self::$rest = substr( $seen, -64 );
		$end        = strripos( $piece, '</body>' );
		if ( ! $is_last || array() === self::$tags || Page_Facts::is_report() ) {
			return $piece;
		}
		$lines = Head_Lines::of( '', self::$tags );
		return false === $end ? $piece . $lines : substr_replace( $piece, $lines, $end, 0 );
	}

	/**
	 * The tags of our elements in the page.
	 *
	 * @return list<string>
	 */
	private static function tags_in( string $html ): array {
		preg_match_all( '/<(nh-[a-z]+(?:-[a-z]+)*)[\s>]/', $html, $found );
		return array_values( array_intersect( array_keys( Library::elements() ), $found[1] ) );
	}
}
