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

	/** The largest number of forms that are answered. */
	private const MOST = 50;

	/** The post type of the form plugin. */
	private const POST_TYPE = 'wpcf7_contact_form';

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
				'post_type'      => self::POST_TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => self::MOST,
			)
		);
	}

	/**
	 * The answers: the HTML of each form for the preview, and its shortcode for the published page.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	public static function answers(): array {
		return array_map( array( self::class, 'answer' ), self::all() );
	}

	/** The answer to the need of a form. */
	private static function answer( \WP_Post $form ): array {
		$shortcode = sprintf( '[contact-form-7 id="%d"]', $form->ID );
		$answer    = array(
			'title'     => Site_Answers::text( get_the_title( $form ) ),
			'settings'  => new \stdClass(),
			'html'      => do_shortcode( $shortcode ),
			'shortcode' => $shortcode,
		);
		return Site_Answers::answer( 'form', $answer, array( 'id' => (string) $form->ID ) );
	}
}
