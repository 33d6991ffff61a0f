<?php
/**
 * Elements in a finished page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Finds elements of other software in the HTML of a page, and puts tags around them. Nothing else is changed. */
final class Markup {

	/**
	 * Puts a tag around each element with a class. The tag has no box, so that the layout stays.
	 *
	 * @param string   $html  The page.
	 * @param string   $name  The class.
	 * @param string   $tag   The tag to put around it.
	 * @param callable $attributes Gets the start tag of the element and its place; returns the attributes of the tag, or null to leave the element.
	 */
	public static function wrapped( string $html, string $name, string $tag, callable $attributes ): string {
		$quoted = preg_quote( $name, '#' );
		preg_match_all( "#<([a-z]+)\\b[^>]*\\sclass=\"(?:[^\"]*\\s)?$quoted(?:\\s[^\"]*)?\"[^>]*>#", $html, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		// From the end, so that the places before it stay.
		foreach ( array_reverse( $found ) as list( list( $start_tag, $start ), list( $element ) ) ) {
			$end     = self::end( $html, $element, $start );
			$printed = null === $end ? null : $attributes( $start_tag, $start );
			if ( null !== $printed ) {
				$html = substr_replace( substr_replace( $html, "</$tag>", $end, 0 ), "<$tag$printed style=\"display:contents\">", $start, 0 );
			}
		}
		return $html;
	}

	/**
	 * The place after an element; null if its end is not found.
	 *
	 * @param string $html  The page.
	 * @param string $name  The name of the element.
	 * @param int    $start The place of its start tag.
	 */
	public static function end( string $html, string $name, int $start ): ?int {
		$depth = 0;
		$part  = "#<!--.*?-->|<script\\b.*?</script>|<(/?)$name\\b[^>]*>#is";
		while ( 1 === preg_match( $part, $html, $found, PREG_OFFSET_CAPTURE, $start ) ) {
			$start = $found[0][1] + strlen( $found[0][0] );
			if ( isset( $found[1] ) ) {
				$depth += '/' === $found[1][0] ? -1 : 1;
			}
			if ( 0 === $depth && isset( $found[1] ) ) {
				return $start;
			}
		}
		return null;
	}

	/** Whether HTML ends inside a paragraph: after `<p>`, no other tag ends it. */
	public static function ends_in_paragraph( string $html ): bool {
		$start = max( (int) strrpos( $html, '<p>' ), (int) strrpos( $html, '<p ' ) );
		if ( ! str_starts_with( substr( $html, $start, 2 ), '<p' ) ) {
			return false;
		}
		return 1 !== preg_match( '#<(?:/p|/?(?:address|article|aside|blockquote|body|details|div|dl|dd|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|pre|section|table|td|ul))\b#i', substr( $html, $start ) );
	}

	/** The value of an attribute in a start tag; empty if there is none. */
	public static function attribute( string $start_tag, string $name ): string {
		$is_there = preg_match( '#\s' . preg_quote( $name, '#' ) . '=(["\'])(.*?)\1#s', $start_tag, $found );
		return 1 === $is_there ? $found[2] : '';
	}
}
