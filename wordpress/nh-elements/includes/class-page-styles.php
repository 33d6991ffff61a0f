<?php
/**
 * Pages of our editor as visitors get them.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Prints the styles of a page of our editor, and shows its draft to those who may edit it. */
final class Page_Styles {

	/** The query variable that asks for the draft of a page. */
	private const DRAFT = 'nh_elements_draft';

	/** The handle of the styles of a page that our editor has published. */
	public const HANDLE = 'nh-elements-page';

	/** Follows pages. */
	public static function start(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'add' ) );
		// After WordPress has put its autosave there.
		add_filter( 'the_preview', array( self::class, 'draft' ), 20 );
	}

	/** The address of a page with its draft. */
	public static function draft_address( \WP_Post $post ): string {
		$query = array(
			'preview_id'    => $post->ID,
			// Without it, WordPress shows published pages as they are.
			'preview_nonce' => wp_create_nonce( "post_preview_{$post->ID}" ),
			self::DRAFT     => '1',
		);
		return (string) get_preview_post_link( $post, $query );
	}

	/** Adds the styles of the shown page. */
	public static function add(): void {
		$post  = is_singular() ? get_queried_object() : null;
		$shown = $post instanceof \WP_Post ? Page_Document::saved( self::is_draft( $post ) ? self::newest( $post ) : $post ) : null;
		if ( null === $shown ) {
			return;
		}
		wp_enqueue_style( self::HANDLE, Library::address( 'nh-blocks.css' ), array(), VERSION );
		wp_add_inline_style( self::HANDLE, Page_Css::printable( $shown->css ) );
	}

	/**
	 * The previewed post: with its draft, if that is asked for.
	 *
	 * @param mixed $post The post, unless another plugin has made it something else.
	 */
	public static function draft( mixed $post ): mixed {
		if ( ! $post instanceof \WP_Post || ! self::is_draft( $post ) ) {
			return $post;
		}
		$revision           = self::newest( $post );
		$post->post_title   = $revision->post_title;
		$post->post_content = $revision->post_content;
		return $post;
	}

	/** Whether the draft of a page is asked for by somebody who may edit it. */
	private static function is_draft( \WP_Post $post ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is changed by it.
		return isset( $_GET[ self::DRAFT ] ) && Page_Rights::may_edit( $post );
	}

	/** The newest revision of a page, read anew: the given post may show its draft already. */
	private static function newest( \WP_Post $post ): \WP_Post {
		return Page_State::of( \WP_Post::get_instance( $post->ID ) )->newest_revision();
	}
}
