<?php
/**
 * The rights of an account in the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** WordPress's capabilities as the rights of the pages' API. */
final class Page_Rights {

	/**
	 * The rights of the present account.
	 *
	 * @return array{edit: bool, publish: bool, settings: bool, html: bool}
	 */
	public static function of( \WP_Post $post ): array {
		$may_edit = current_user_can( 'edit_post', $post->ID );
		return array(
			'edit'     => $may_edit,
			'publish'  => $may_edit && current_user_can( get_post_type_object( $post->post_type )->cap->publish_posts ),
			'settings' => $may_edit,
			'html'     => current_user_can( 'unfiltered_html' ),
		);
	}

	/**
	 * The page with an id, if the present account has a right.
	 *
	 * @throws Refusal It has not, or there is no such page.
	 */
	public static function page( string $id, string $right ): \WP_Post {
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;
		// Another spelling, such as `012`, names no page: local copies and locks know the id as text.
		$is_page = null !== $post && (string) $post->ID === $id && self::is_editable( $post );
		if ( ! $is_page ) {
			Refusal::refuse( 'nh_page_not_found' );
		}
		if ( ! self::of( $post )[ $right ] ) {
			Refusal::refuse( 'nh_page_no_right', array( 'right' => $right ) );
		}
		return $post;
	}

	/** Whether the present account may edit anything. */
	public static function may_open_editor(): bool {
		return current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' );
	}

	/**
	 * Refuses a request that concerns the whole site.
	 *
	 * @param string $right `edit`, `publish` or `settings`.
	 * @throws Refusal The present account lacks the right.
	 */
	public static function require_for_site( string $right ): void {
		$may = match ( $right ) {
			'publish'  => current_user_can( 'edit_others_pages' ) && current_user_can( 'publish_pages' ),
			'settings' => current_user_can( 'edit_theme_options' ),
			default    => self::may_open_editor(),
		};
		if ( ! $may ) {
			Refusal::refuse( 'nh_page_no_right', array( 'right' => $right ) );
		}
	}

	/** Whether the present account may open a post in the editor. */
	public static function may_edit( \WP_Post $post ): bool {
		return self::is_editable( $post ) && current_user_can( 'edit_post', $post->ID );
	}

	/** Whether the editor can open a post, for somebody with the right: also a pattern that comes from a template, but no saved block. */
	public static function is_editable( \WP_Post $post ): bool {
		$is_ours = in_array( $post->post_type, Page_Document::types(), true ) || null !== Page_Document::saved( $post );
		return $is_ours && ! in_array( $post->post_type, array( 'revision', Saved_Blocks::TYPE ), true ) && 'trash' !== $post->post_status;
	}
}
