<?php
/**
 * Native galleries.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Puts `<nh-lightbox>` around galleries and pictures of WordPress that link to their files. The links stay, so that the
 * pictures open without scripts too.
 */
final class Galleries {

	/** A link to a file of a picture. */
	private const LINK = '/<a\s[^>]*href=(["\'])[^"\']+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?[^"\']*)?\1/i';

	/** A link to a video that the page builder opens in a lightbox, or settings of an element with a picture that it may link. */
	private const OTHERS = '/\sdata-[\w-]+-lightbox-video=|settings=(["\'])(?:(?!\1).)*?\.(?:png|jpe?g|gif|svg|webp|avif)\b/is';

	/** Whether a page has something that may open in a lightbox. A page that is too long to be searched counts as one. */
	public static function opens_something( string $html ): bool {
		return 0 !== preg_match( self::LINK, $html ) || 0 !== preg_match( self::OTHERS, $html );
	}

	/** Follows blocks and shortcodes. */
	public static function start(): void {
		add_filter( 'render_block_core/gallery', array( self::class, 'gallery_block' ) );
		add_filter( 'render_block_core/image', array( self::class, 'image_block' ), 10, 3 );
		add_filter( 'do_shortcode_tag', array( self::class, 'shortcode' ), 10, 2 );
	}

	/**
	 * A gallery.
	 *
	 * @param mixed $html The HTML of the block.
	 */
	public static function gallery_block( mixed $html ): mixed {
		return self::wrapped( $html );
	}

	/**
	 * A picture that stands alone; one in a gallery belongs to that.
	 *
	 * @param mixed                $html     The HTML of the block.
	 * @param array<string, mixed> $block    The block.
	 * @param \WP_Block            $instance The block with its context.
	 */
	public static function image_block( mixed $html, array $block, \WP_Block $instance ): mixed {
		return array_key_exists( 'imageCrop', $instance->context ) ? $html : self::wrapped( $html );
	}

	/**
	 * The shortcode `[gallery]`.
	 *
	 * @param mixed  $html The output.
	 * @param string $name The name of the shortcode.
	 */
	public static function shortcode( mixed $html, string $name ): mixed {
		return 'gallery' === $name ? self::wrapped( $html ) : $html;
	}

	/**
	 * Wraps markup with links to pictures, in pages only: answers of REST and feeds have no script for it.
	 *
	 * @param mixed $html The HTML, a text unless another plugin has made it something else.
	 */
	private static function wrapped( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! Printed_Page::is_collecting() || ! Page_Facts::is_on( 'lightbox' ) ) {
			return $html;
		}
		if ( 1 !== preg_match( self::LINK, $html ) || str_contains( $html, '<nh-lightbox' ) ) {
			return $html;
		}
		// A theme places children of its columns by these classes.
		preg_match( '/\b(?:alignwide|alignfull|alignleft|alignright|aligncenter)\b/', $html, $alignment );
		$class = isset( $alignment[0] ) ? sprintf( ' class="%s"', $alignment[0] ) : '';
		return "<nh-lightbox$class>$html</nh-lightbox>";
	}
}
