<?php
/**
 * The HTML of pages of authors who may not write any HTML.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Filters a page that was printed in a browser as WordPress filters a post, with our tags. The printer leaves out code by
 * itself, but nothing shows that the page comes from it.
 */
final class Page_Html {

	/** Attributes that printed pages have beyond those of posts. */
	private const ATTRIBUTES = array( 'part', 'hidden', 'tabindex', 'slot', 'aria-roledescription', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'aria-checked', 'aria-selected', 'aria-haspopup', 'aria-modal' );

	/** Elements that printed pages have beyond those of posts, with their own attributes. */
	private const ELEMENTS = array(
		'svg'    => array( 'viewbox', 'width', 'height', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'xmlns', 'focusable' ),
		'path'   => array( 'd', 'fill', 'stroke' ),
		'form'   => array( 'action', 'method' ),
		'input'  => array( 'type', 'name', 'value', 'placeholder' ),
		'button' => array( 'type', 'name', 'value', 'disabled' ),
		'img'    => array( 'decoding', 'draggable', 'srcset', 'sizes', 'loading' ),
		'video'  => array( 'playsinline' ),
	);

	/** Attributes that hold settings as JSON. */
	private const SETTINGS = array( 'settings', 'data-settings' );

	/**
	 * The page without code.
	 *
	 * @param string $html The printed page.
	 */
	public static function filtered( string $html ): string {
		$without_comments = (string) preg_replace( '/<!--.*?(?:-->|\z)/s', '', $html );
		$tags             = new \WP_HTML_Tag_Processor( wp_kses( $without_comments, self::allowed_elements() ) );
		while ( $tags->next_tag() ) {
			self::filter_settings( $tags );
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
				$value = $tags->get_attribute( $name );
				if ( is_string( $value ) && ! self::is_allowed( (string) $tags->get_tag(), $name, $value ) ) {
					$tags->set_attribute( $name, '' );
				}
			}
		}
		return $tags->get_updated_html();
	}

	/** The page, without code if the account may not add any. */
	public static function allowed( string $html ): string {
		return current_user_can( 'unfiltered_html' ) ? $html : self::filtered( $html );
	}

	/** Quotes in texts as they are, so that WordPress can read shortcodes. */
	public static function with_quotes( string $html ): string {
		$pieces = wp_html_split( $html );
		foreach ( $pieces as $index => $piece ) {
			$pieces[ $index ] = str_starts_with( $piece, '<' ) ? $piece : str_replace( array( '&quot;', '&#39;' ), array( '"', "'" ), $piece );
		}
		return implode( '', $pieces );
	}

	/** Filters the HTML in the settings of a tag. */
	private static function filter_settings( \WP_HTML_Tag_Processor $tags ): void {
		foreach ( self::SETTINGS as $name ) {
			$text = $tags->get_attribute( $name );
			$data = is_string( $text ) ? json_decode( $text, true ) : null;
			if ( null !== $text ) {
				$tags->set_attribute( $name, is_array( $data ) ? wp_json_encode( self::data( $data ) ) : '' );
			}
		}
	}

	/** A setting with its parts: texts without code, and no endpoints of other sites. */
	private static function data( mixed $data ): mixed {
		if ( is_string( $data ) ) {
			return wp_kses_post( $data );
		}
		$result = array();
		foreach ( is_array( $data ) ? $data : array() as $key => $value ) {
			$result[ $key ] = Setting_Text::of_this_site( (string) $key, self::data( $value ) );
		}
		return is_array( $data ) ? $result : $data;
	}

	/** Whether a tag may have this value: forms and data endpoints stay on the site, and nobody asks for a password. */
	private static function is_allowed( string $tag, string $name, string $value ): bool {
		return match ( true ) {
			'FORM' === $tag && 'action' === $name => '' !== wp_validate_redirect( $value, '' ),
			'INPUT' === $tag && 'type' === $name  => in_array( $value, array( 'search', 'text', 'hidden', 'submit' ), true ),
			str_starts_with( $tag, 'NH-' )        => Setting_Text::of_this_site( $name, $value ) === $value,
			default                               => true,
		};
	}

	/**
	 * The allowed elements with their attributes.
	 *
	 * @return array<string, array<string, bool>>
	 */
	private static function allowed_elements(): array {
		$more    = array_fill_keys( self::ATTRIBUTES, true );
		$allowed = array_map( static fn ( array $attributes ): array => $attributes + $more, wp_kses_allowed_html( 'post' ) );
		$common  = $allowed['div'];
		foreach ( self::ELEMENTS as $tag => $attributes ) {
			$allowed[ $tag ] = array_fill_keys( $attributes, true ) + ( $allowed[ $tag ] ?? $common );
		}
		foreach ( array_keys( Library::elements() ) as $tag ) {
			$names           = array_keys( Element::of( $tag )->attributes() );
			$allowed[ $tag ] = array_fill_keys( array( ...self::SETTINGS, ...$names ), true ) + $common;
		}
		return $allowed;
	}
}
