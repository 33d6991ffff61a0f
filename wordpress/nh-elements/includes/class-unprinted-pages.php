<?php
/**
 * Pages without HTML.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Pages that an import has made of documents of other sites. PHP cannot print them: the administrator's browser does. */
final class Unprinted_Pages {

	/** The meta that marks a page. */
	public const META = '_nh_elements_unprinted';

	/** The pages of an answer. */
	private const MOST = 10;

	/** Registers the routes. */
	public static function register(): void {
		$may = static fn (): bool => current_user_can( Kit_Routes::CAPABILITY );
		register_rest_route(
			Template_Screen::ROOT,
			'/unprinted',
			array(
				'methods'             => 'GET',
				'permission_callback' => $may,
				'callback'            => static fn (): array => array( 'pages' => array_map( array( self::class, 'described' ), self::some() ) ),
			)
		);
		register_rest_route(
			Template_Screen::ROOT,
			'/unprinted/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn ( \WP_REST_Request $request ): bool => $may() && current_user_can( 'edit_post', (int) $request['id'] ),
				'callback'            => static fn ( \WP_REST_Request $request ) => self::print( $request ),
			)
		);
	}

	/** The address of the routes. */
	public static function address(): string {
		return rest_url( Template_Screen::ROOT . '/unprinted' );
	}

	/**
	 * Some of the pages.
	 *
	 * @return list<\WP_Post>
	 */
	private static function some(): array {
		return get_posts(
			array(
				'post_type'      => Page_Document::types(),
				'post_status'    => Kit_Documents::STATUSES,
				'posts_per_page' => self::MOST,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- the key is indexed.
				'meta_key'       => self::META,
			)
		);
	}

	/**
	 * A page for the printer.
	 *
	 * @return array<string, mixed>
	 */
	private static function described( \WP_Post $post ): array {
		return array(
			'id'       => (string) $post->ID,
			'document' => Page_Document::of( $post ),
			'settings' => (object) Edited_Site::printing( $post ),
		);
	}

	/**
	 * Stores the HTML of a page, without code if the account may not add any.
	 *
	 * @return \stdClass|\WP_Error
	 */
	private static function print( \WP_REST_Request $request ): \stdClass|\WP_Error {
		$post = get_post( (int) $request['id'] );
		$body = json_decode( $request->get_body() );
		if ( null === $post || '' === get_post_meta( $post->ID, self::META, true ) || ! is_string( $body->html ?? null ) || ! is_string( $body->css ?? null ) ) {
			return new \WP_Error( 'nh_page_not_found', __( 'The page needs no HTML.', 'nh-elements' ), array( 'status' => 404 ) );
		}
		$document = Page_Document::of( $post );
		$css      = Page_Css::allowed( $body->css );
		$content  = Page_Document::content( Page_Html::with_quotes( Page_Html::allowed( $body->html ) ) );
		Page_Code::unfiltered( static fn () => wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => $content ) ) ) );
		update_post_meta( $post->ID, Page_Document::META, wp_slash( Page_Document::meta( $document, $css, get_post( $post->ID )->post_content ) ) );
		delete_post_meta( $post->ID, self::META );
		return new \stdClass();
	}
}
