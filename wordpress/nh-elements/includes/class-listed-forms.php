<?php
/**
 * The forms of the site.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The forms of Contact Form 7, for forms that are chosen by their id in the page editor. */
final class Listed_Forms {

	/** The largest number of forms that are named. */
	private const MOST = 1000;

	/** The post type of the form plugin. */
	private const POST_TYPE = 'wpcf7_contact_form';

	/** Registers the route of a form's HTML. Printing a form takes several milliseconds, and a site may have hundreds. */
	public static function register(): void {
		register_rest_route(
			Template_Screen::ROOT,
			'/forms/(?P<id>\d+)',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn (): bool => Page_Rights::may_open_editor(),
				'callback'            => static fn ( \WP_REST_Request $request ): array|\WP_Error => self::html( (int) $request['id'] ),
			)
		);
	}

	/**
	 * The published forms, newest first.
	 *
	 * @return list<\WP_Post>
	 */
	private static function all(): array {
		if ( ! shortcode_exists( 'contact-form-7' ) ) {
			return array();
		}
		return get_posts(
			array(
				'post_type'              => self::POST_TYPE,
				'post_status'            => 'publish',
				'posts_per_page'         => self::MOST,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
	}

	/**
	 * The answers: the name of each form, the address of its HTML for the preview, and its shortcode for the published page.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	public static function answers(): array {
		return array_map( array( self::class, 'answer' ), self::all() );
	}

	/** The answer to the need of a form. */
	private static function answer( \WP_Post $form ): array {
		$answer = array(
			'title'     => Site_Answers::text( get_the_title( $form ) ),
			'settings'  => new \stdClass(),
			'htmlUrl'   => rest_url( Template_Screen::ROOT . "/forms/$form->ID" ),
			'shortcode' => self::shortcode( $form->ID ),
		);
		return Site_Answers::answer( 'form', $answer, array( 'id' => (string) $form->ID ) );
	}

	/**
	 * The HTML of a published form.
	 *
	 * @return array{html: string}|\WP_Error
	 */
	private static function html( int $id ): array|\WP_Error {
		$form = get_post( $id );
		if ( null === $form || self::POST_TYPE !== $form->post_type || 'publish' !== $form->post_status ) {
			return new \WP_Error( 'rest_post_invalid_id', __( 'This form does not exist.', 'nh-elements' ), array( 'status' => 404 ) );
		}
		return array( 'html' => do_shortcode( self::shortcode( $id ) ) );
	}

	private static function shortcode( int $id ): string {
		return sprintf( '[contact-form-7 id="%d"]', $id );
	}
}
