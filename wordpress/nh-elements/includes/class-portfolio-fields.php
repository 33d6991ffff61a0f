<?php
/**
 * The fields of works.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The fields of a work besides its post: saved as meta, and read by `<nh-portfolio>` from the REST API. */
final class Portfolio_Fields {

	/**
	 * The saved fields, by the name of their meta.
	 */
	public const META = array(
		'nh_elements_type'     => 'kind',
		'nh_elements_site_url' => 'address',
		'nh_elements_new_tab'  => 'toggle',
		'nh_elements_open_in'  => 'place',
		'nh_elements_image'    => 'address',
		'nh_elements_video'    => 'address',
	);

	/** The kinds of works. */
	public const KINDS = array( 'image', 'video', 'iframe', 'page' );

	/** The places where a page opens. */
	public const PLACES = array( 'lightbox', 'new-tab', 'same-tab' );

	/** Registers the meta, which only those who may edit the work can change. */
	public static function register_meta(): void {
		foreach ( self::META as $name => $kind ) {
			register_post_meta(
				Portfolio::POST_TYPE,
				$name,
				array(
					'type'              => 'string',
					'single'            => true,
					'show_in_rest'      => true,
					'sanitize_callback' => static fn ( mixed $value ): string => self::clean( $kind, $value ),
					'auth_callback'     => static fn ( bool $may, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
				)
			);
		}
	}

	/** Registers the fields of the REST API. */
	public static function register(): void {
		if ( ! Portfolio::is_ours() ) {
			return;
		}
		$meta   = static fn ( string $name ): \Closure => static fn ( array $work ): string => (string) get_post_meta( $work['id'], "nh_elements_$name", true );
		$fields = array(
			'portfolio-type'               => $meta( 'type' ),
			'astra-site-url'               => $meta( 'site_url' ),
			'astra-site-open-in-new-tab'   => $meta( 'new_tab' ),
			'astra-site-open-portfolio-in' => $meta( 'open_in' ),
			'portfolio-video-url'          => $meta( 'video' ),
			'lightbox-image-url'           => static fn ( array $work ): string => self::lightbox_image( $work['id'] ),
			'thumbnail-image-url'          => static fn ( array $work ): string => self::thumbnail( $work['id'] )[0] ?? '',
			'thumbnail-image-meta'         => static fn ( array $work ): array => self::thumbnail_meta( $work['id'] ),
		);
		foreach ( $fields as $name => $read ) {
			register_rest_field( Portfolio::POST_TYPE, $name, array( 'get_callback' => $read ) );
		}
	}

	/**
	 * A value that may be saved; empty if it may not.
	 *
	 * @param string $kind  The kind of the field.
	 * @param mixed  $value The value.
	 */
	public static function clean( string $kind, mixed $value ): string {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		return match ( $kind ) {
			'kind'    => in_array( $text, self::KINDS, true ) ? $text : '',
			'place'   => in_array( $text, self::PLACES, true ) ? $text : '',
			'toggle'  => '' === $text || '0' === $text ? '' : '1',
			'address' => esc_url_raw( $text, array( 'http', 'https' ) ),
		};
	}

	/** The picture that opens in the lightbox: the one that is named, else the featured image in full. */
	private static function lightbox_image( int $work ): string {
		$named = (string) get_post_meta( $work, 'nh_elements_image', true );
		return '' === $named ? (string) get_the_post_thumbnail_url( $work, 'full' ) : $named;
	}

	/**
	 * The featured image: address, width, height; empty without one.
	 *
	 * @return list<mixed>
	 */
	private static function thumbnail( int $work ): array {
		return wp_get_attachment_image_src( (int) get_post_thumbnail_id( $work ), 'medium_large' ) ?: array();
	}

	/**
	 * The text and the size of the featured image, which reserve its place in the grid.
	 *
	 * @return array{alt: string, width: int, height: int}
	 */
	private static function thumbnail_meta( int $work ): array {
		list( , $width, $height ) = self::thumbnail( $work ) + array( '', 0, 0 );
		return array(
			'alt'    => (string) get_post_meta( (int) get_post_thumbnail_id( $work ), '_wp_attachment_image_alt', true ),
			'width'  => (int) $width,
			'height' => (int) $height,
		);
	}
}
