<?php
/**
 * The CSS of pages of authors who may not write any.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the rules that the printer writes: for classes of ours, in layers and media queries. All other rules are left out,
 * because the CSS comes from a browser.
 */
final class Page_Css {

	/** The beginning of a selector of the printer: a class of ours, or the page. */
	private const SELECTOR = '/^(?:(?::is\()?\.nh-[\w-]|:root$)/';

	/** The beginning of a group of rules. */
	private const GROUP = '/^@(?:layer nh|media [\w\s():,.\-]+)$/';

	/** The allowed rules so far. */
	private string $kept = '';

	/** The place in the CSS. */
	private int $position = 0;

	/**
	 * Reads CSS.
	 *
	 * @param string $css The CSS.
	 */
	private function __construct( private readonly string $css ) {}

	/**
	 * The allowed rules of the CSS.
	 *
	 * @param string $css The CSS of a printed page.
	 */
	public static function filtered( string $css ): string {
		// Escapes and comments could hide what a rule is.
		if ( 1 === preg_match( '~[\\\\<]|/\*~', $css ) ) {
			return '';
		}
		$reader = new self( $css );
		$reader->rules( 0 );
		return $reader->kept;
	}

	/** The CSS, without foreign rules if the account may not add any code. */
	public static function allowed( string $css ): string {
		return current_user_can( 'unfiltered_html' ) ? $css : self::filtered( $css );
	}

	/** CSS that cannot end the element that it is printed in. */
	public static function printable( string $css ): string {
		return str_replace( '</', '<\/', $css );
	}

	/**
	 * Reads rules until the end of their group.
	 *
	 * @param int $depth The level of the group.
	 */
	private function rules( int $depth ): void {
		$end = strlen( $this->css );
		while ( $this->position < $end && '}' !== $this->css[ $this->position ] ) {
			// A statement without a block, such as an import, ends before the rule.
			$head = trim( (string) preg_replace( '/^.*;/s', '', $this->until( '{' ) ) );
			if ( $depth < 4 && 1 === preg_match( self::GROUP, $head ) ) {
				$this->kept .= $head . '{';
				$this->rules( $depth + 1 );
				++$this->position;
				$this->kept .= '}';
				continue;
			}
			$body = $this->until( '}' );
			if ( self::is_ours( $head ) && self::is_allowed( $body ) ) {
				$this->kept .= $head . '{' . $body . '}';
			}
		}
	}

	/** The text up to a character, which is passed over. */
	private function until( string $character ): string {
		$start          = $this->position;
		$found          = strpos( $this->css, $character, $start );
		$this->position = false === $found ? strlen( $this->css ) : $found + 1;
		return substr( $this->css, $start, ( false === $found ? strlen( $this->css ) : $found ) - $start );
	}

	/** Whether each part of a selector begins with a class of ours. */
	private static function is_ours( string $selector ): bool {
		foreach ( explode( ',', $selector ) as $part ) {
			if ( 1 !== preg_match( self::SELECTOR, trim( $part ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether declarations fetch pictures of web addresses only, and run nothing. */
	private static function is_allowed( string $body ): bool {
		if ( 1 === preg_match( '/[{@]|expression|-moz-binding|behavior\s*:|javascript/i', $body ) ) {
			return false;
		}
		$all     = preg_match_all( '/url\s*\(/i', $body );
		$allowed = preg_match_all( '/url\(\s*["\']?(?:https?:\/\/|\/)/i', $body );
		return $all === $allowed;
	}
}
