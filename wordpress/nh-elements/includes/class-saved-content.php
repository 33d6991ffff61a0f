<?php
/**
 * The content of posts when it is saved.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Filters the HTML in our shortcodes, for authors who may not write any HTML. WordPress filters tags in the content, but
 * an attribute of a shortcode may hold them as entities. Attributes of blocks are filtered by WordPress itself.
 */
final class Saved_Content {

	/** Follows the content of posts. */
	public static function start(): void {
		// Before WordPress's own filter.
		add_filter( 'content_save_pre', array( self::class, 'filter' ), 9 );
	}

	/**
	 * Filters the content, which is slashed.
	 *
	 * @param mixed $content The content, a text unless another plugin has made it something else.
	 */
	public static function filter( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '[nh_' ) || current_user_can( 'unfiltered_html' ) ) {
			return $content;
		}
		$names   = array_map( array( Shortcodes::class, 'name_of' ), array_keys( Library::elements() ) );
		$pattern = '/' . get_shortcode_regex( $names ) . '/s';
		$result  = preg_replace_callback( $pattern, array( self::class, 'shortcode' ), wp_unslash( $content ) );
		// Content that cannot be searched is not saved.
		return wp_slash( $result ?? '' );
	}

	/**
	 * A shortcode with filtered attributes.
	 *
	 * @param array<int, string> $found The parts that `get_shortcode_regex` finds.
	 */
	private static function shortcode( array $found ): string {
		list( $all, $before, $name, $attributes, $closing, $content, $after ) = $found;
		$given = shortcode_parse_atts( $attributes );
		if ( ! is_array( $given ) || array() === $given ) {
			return $all;
		}
		$printed = '';
		foreach ( $given as $key => $text ) {
			$value    = self::filtered_text( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			// WordPress strips slashes when it reads the shortcode.
			$escaped  = str_replace( array( '\\', '[', ']' ), array( '\\\\', '&#91;', '&#93;' ), esc_attr( $value ) );
			$printed .= is_int( $key ) ? " $escaped" : " $key=\"$escaped\"";
		}
		$inner = $closing || '' === $content ? '' : self::filter( wp_slash( $content ) );
		$end   = str_contains( $all, "[/$name]" ) ? wp_unslash( $inner ) . "[/$name]" : '';
		return "{$before}[$name$printed" . ( $closing ? ' /' : '' ) . "]$end$after";
	}

	/** A value: each text in JSON is filtered by itself, so that its quotes stay. */
	private static function filtered_text( string $text ): string {
		$data = json_decode( $text, true );
		return is_array( $data ) ? wp_json_encode( self::filtered_data( $data ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : wp_kses_post( $text );
	}

	private static function filtered_data( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			return array_map( array( self::class, 'filtered_data' ), $data );
		}
		return is_string( $data ) ? wp_kses_post( $data ) : $data;
	}
}
