<?php
/**
 * The front page in kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The page that the site shows at its root. */
final class Kit_Front {

	/** The page; null if the site shows its posts. */
	public static function of(): ?\WP_Post {
		return 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
	}

	/**
	 * The front page in a kit.
	 *
	 * @return array{page: string}
	 */
	public static function file( \WP_Post $post ): array {
		return array( 'page' => Kit_Documents::slug( $post ) );
	}

	/** Shows a page. */
	public static function write( string $key, array $value ): void {
		$post = Kit_Documents::of( "page/{$value['page']}" );
		if ( null !== $post && 'publish' === $post->post_status ) {
			update_option( 'page_on_front', $post->ID );
			update_option( 'show_on_front', 'page' );
		}
	}

	/** The state of the front page, for an undo. */
	public static function snapshot(): array {
		return array(
			'show_on_front' => get_option( 'show_on_front' ),
			'page_on_front' => (int) get_option( 'page_on_front' ),
		);
	}

	/** Restores the front page. */
	public static function restore( string $key, array $snapshot ): void {
		update_option( 'show_on_front', $snapshot['show_on_front'] );
		update_option( 'page_on_front', $snapshot['page_on_front'] );
	}

	/** Shows the posts again. */
	public static function remove(): void {
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
	}

	/** The address of the front page. */
	public static function address(): string {
		return home_url( '/' );
	}
}
