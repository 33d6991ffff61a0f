<?php
/**
 * A shortcode for each element.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** `[nh_counter ending_number="1250"]`: the attributes are the settings and attributes of the element. */
final class Shortcodes {

	/** Registers the shortcodes; those of longer names contain a hyphen in the tag, and an underscore here. */
	public static function register(): void {
		foreach ( array_keys( Library::elements() ) as $tag ) {
			add_shortcode( self::name_of( $tag ), array( self::class, 'print' ) );
		}
	}

	/** The name of the shortcode of a tag. */
	public static function name_of( string $tag ): string {
		return str_replace( '-', '_', $tag );
	}

	/**
	 * Prints the element.
	 *
	 * @param array<string|int, string>|string $given   The attributes; WordPress has made their names lower case.
	 * @param string|null                      $content The content between the tags.
	 * @param string                           $name    The name of the shortcode.
	 */
	public static function print( array|string $given, ?string $content, string $name ): string {
		$element    = Element::of( str_replace( '_', '-', $name ) );
		$attributes = array();
		$settings   = array();
		$problems   = array();
		foreach ( is_array( $given ) ? $given : array() as $key => $text ) {
			$text      = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$attribute = $element->attribute( (string) $key );
			$setting   = $element->setting( (string) $key );
			if ( null === $attribute && null === $setting ) {
				/* translators: %s: the name of an attribute */
				$problems[] = sprintf( __( 'There is no attribute “%s”.', 'nh-elements' ), is_int( $key ) ? $text : $key );
				continue;
			}
			$field = null === $attribute ? $setting[1] : $element->attributes()[ $attribute ];
			$read  = Setting_Text::read( $text, $field );
			if ( is_wp_error( $read ) ) {
				$problems[] = ( $attribute ?? $setting[0] ) . ': ' . $read->get_error_message();
			} elseif ( null !== $attribute ) {
				$attributes[ $attribute ] = $text;
			} else {
				$settings[ $setting[0] ] = $read;
			}
		}
		$inner   = do_shortcode( (string) $content );
		$missing = Missing_Content::of( $element->tag, $settings, $attributes, $inner );
		if ( null !== $missing ) {
			$problems[] = $missing;
		}
		return self::told( $name, $problems ) . $element->html( $settings, $attributes, $inner );
	}

	/**
	 * Tells editors the problems; visitors see nothing of them.
	 *
	 * @param string       $name     The name of the shortcode.
	 * @param list<string> $problems Sentences.
	 */
	private static function told( string $name, array $problems ): string {
		if ( array() === $problems || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		$text = sprintf( '[%s] %s', $name, implode( ' ', $problems ) );
		// Page builders run shortcodes a second time, on what the first run has printed. WordPress turns "&#91;" into "[" between the two.
		$text = str_replace( array( '[', ']' ), array( '&#x5B;', '&#x5D;' ), esc_html( $text ) );
		return sprintf( '<p class="nh-elements-problem" role="note"><strong>%s</strong></p>', $text );
	}
}
