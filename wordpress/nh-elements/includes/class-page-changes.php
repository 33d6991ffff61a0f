<?php
/**
 * Changes of a page by the editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Saves, publishes and restores pages. A change on top of an older revision is refused. */
final class Page_Changes {

	/**
	 * Saves a draft, which visitors do not see.
	 *
	 * @param \WP_Post  $post The page.
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The page has changed, or is locked.
	 */
	public static function save( \WP_Post $post, \stdClass $body ): array {
		$name = $body->save ?? null;
		if ( ! Page_Elements::is_name( $name ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'save: Invalid.' );
		}
		$document = Page_Elements::checked( $body->document ?? null );
		$printed  = self::printed( $body->printed ?? null );
		Saved_Blocks::assert_room( $document->content );
		$state    = self::state( $post, $body, $name );
		if ( $state->newest !== $body->revision ) {
			return self::saved( $state->newest_revision(), array() );
		}
		$left_out    = self::without_code( $state, $document, $printed );
		$is_restored = true === ( $body->isRestored ?? false );
		$facts       = self::facts( $is_restored ? 'restored' : 'saved', $name, $is_restored || true === ( $body->isKept ?? false ) );
		return self::stored( $state, self::fields( $post, $document, $printed ), $facts, $left_out );
	}

	/**
	 * Publishes the newest revision, or hides the page.
	 *
	 * @param \WP_Post  $post The page.
	 * @param \stdClass $body The request.
	 * @return array{revision: int, path: string}
	 * @throws Refusal The page has changed, or is locked.
	 */
	public static function publish( \WP_Post $post, \stdClass $body ): array {
		$status = $body->status ?? 'publish';
		if ( ! in_array( $status, array( 'publish', 'draft' ), true ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'status: Invalid.' );
		}
		$state    = self::state( $post, $body );
		$revision = $state->newest_revision();
		// A private page stays private.
		$shown = 'publish' === $status && 'private' === $post->post_status ? 'private' : $status;
		self::show( $post, $revision, $shown );
		if ( 'publish' === $status ) {
			Page_Revisions::set_facts( $revision->ID, array( 'kind' => 'published' ) + Page_Revisions::facts( $revision ) );
		}
		$state->moved( $state->newest, $state->newest );
		Unprinted_Pages::mark_published( $post, Page_Document::of( $revision ) );
		return array(
			'revision' => $state->newest,
			'path'     => self::path( $post ),
		);
	}

	/**
	 * Makes an earlier revision the newest one.
	 *
	 * @param \WP_Post  $post   The page.
	 * @param int       $number The revision.
	 * @param \stdClass $body   The request.
	 * @param string    $key    The name of the request: a repeated one is done once.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The page has changed, or the revision does not exist.
	 */
	public static function restore( \WP_Post $post, int $number, \stdClass $body, string $key ): array {
		$earlier = Page_Revisions::read( $post, $number );
		$state   = self::state( $post, $body, '' === $key ? null : $key );
		if ( $state->newest !== $body->revision ) {
			return self::saved( $state->newest_revision(), array() );
		}
		$facts = self::facts( 'restored', $key, true );
		$saved = Page_Document::saved( $earlier );
		if ( null === $saved ) {
			return self::stored( $state, self::outside_fields( $earlier ), $facts, array() );
		}
		$printed  = (object) array(
			'html' => Page_Document::html( $earlier->post_content ),
			'css'  => $saved->css ?? '',
		);
		$left_out = self::without_code( $state, $saved->document, $printed );
		$fields   = array( 'title' => $earlier->post_title ) + self::fields( $post, $saved->document, $printed );
		return self::stored( $state, $fields, $facts, $left_out );
	}

	/** The path at which the site shows a page. */
	public static function path( \WP_Post $post ): string {
		return (string) wp_make_link_relative( (string) get_permalink( $post->ID ) );
	}

	/**
	 * The state of a page, if the request is based on it, or if its own save has made the newest revision: a repeated request
	 * is done once.
	 *
	 * @throws Refusal The page has a newer revision, or is locked, or the account is another one.
	 */
	private static function state( \WP_Post $post, \stdClass $body, ?string $save = null ): Page_State {
		if ( ! is_int( $body->revision ?? null ) || ! is_string( $body->account ?? null ) || ! Page_Elements::is_name( $body->lock ?? null ) ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		if ( wp_get_current_user()->user_login !== $body->account ) {
			Refusal::refuse( 'nh_page_other_account', array( 'account' => $body->account ) );
		}
		Page_Lock::assert_unlocked( $post, $body->lock );
		$state = Page_State::of( $post );
		if ( $state->newest === $body->revision ) {
			return $state;
		}
		$newest = $state->newest_revision();
		$facts  = Page_Revisions::facts( $newest );
		if ( null !== $save && $facts['save'] === $save && get_current_user_id() === (int) $newest->post_author ) {
			return $state;
		}
		$details = array(
			'revision' => $state->newest,
			'save'     => $facts['save'],
			'by'       => Page_Revisions::person( (int) $newest->post_author ),
		);
		Refusal::refuse( 'nh_page_conflict', $details );
	}

	/**
	 * The printed page of a request.
	 *
	 * @throws Refusal It is missing: the server cannot print pages.
	 */
	private static function printed( mixed $sent ): \stdClass {
		if ( ! $sent instanceof \stdClass || ! is_string( $sent->html ?? null ) || ! is_string( $sent->css ?? null ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'printed: Invalid.' );
		}
		return $sent;
	}

	/**
	 * Leaves out code, if the account may not add any.
	 *
	 * @return list<array{element: ?string, setting: string}> What was left out.
	 */
	private static function without_code( Page_State $state, \stdClass $document, \stdClass $printed ): array {
		if ( Page_Rights::of( $state->post )['html'] ) {
			return array();
		}
		$code = new Page_Code();
		$code->filter( Page_Document::of( $state->newest_revision() ), $document );
		$printed->html = Page_Html::filtered( $printed->html );
		$printed->css  = Page_Css::filtered( $printed->css );
		return $code->left_out;
	}

	/**
	 * What a revision with this document shows.
	 *
	 * @return array{title: string, content: string, meta: string}
	 */
	private static function fields( \WP_Post $post, \stdClass $document, \stdClass $printed ): array {
		$title   = $document->page_settings->post_title ?? '';
		$content = Page_Document::stored( $printed->html );
		return array(
			'title'   => is_string( $title ) && '' !== trim( $title ) ? sanitize_text_field( $title ) : $post->post_title,
			'content' => $content,
			'meta'    => Page_Document::meta( $document, $printed->css, $content ),
		);
	}

	/**
	 * The content of another editor of WordPress, which filters it for authors who may not write any HTML.
	 *
	 * @return array{title: string, content: string, meta: string}
	 */
	private static function outside_fields( \WP_Post $earlier ): array {
		return array(
			'title'   => $earlier->post_title,
			'content' => Page_Code::allowed( $earlier->post_content ),
			'meta'    => '',
		);
	}

	/**
	 * The facts of a save.
	 *
	 * @return array{kind: string, save: string, saved: int, kept: bool}
	 */
	private static function facts( string $kind, string $save, bool $is_kept ): array {
		return array(
			'kind'  => $kind,
			'save'  => $save,
			'saved' => (int) ( microtime( true ) * 1000 ),
			'kept'  => $is_kept,
		);
	}

	/**
	 * Stores a revision as the newest one.
	 *
	 * @return array<string, mixed> The response.
	 */
	private static function stored( Page_State $state, array $fields, array $facts, array $left_out ): array {
		$number = $state->add( $fields, $facts );
		return self::saved( Page_Revisions::read( $state->post, $number ), $left_out );
	}

	/**
	 * The response about a saved revision.
	 *
	 * @return array<string, mixed>
	 */
	private static function saved( \WP_Post $revision, array $left_out ): array {
		return Page_Revisions::described( $revision ) + array( 'leftOut' => $left_out );
	}

	/** Shows a revision. It is a revision of WordPress already, so WordPress makes none. */
	private static function show( \WP_Post $post, \WP_Post $revision, string $status ): void {
		$meta = (string) get_metadata( 'post', $revision->ID, Page_Document::META, true );
		if ( '' === $meta ) {
			delete_post_meta( $post->ID, Page_Document::META );
		} else {
			update_post_meta( $post->ID, Page_Document::META, wp_slash( $meta ) );
		}
		$name   = Page_Document::of( $revision )->page_settings->post_name ?? '';
		$fields = array(
			'ID'           => $post->ID,
			'post_title'   => $revision->post_title,
			'post_content' => $revision->post_content,
			'post_status'  => $status,
		);
		if ( is_string( $name ) && '' !== sanitize_title( $name ) ) {
			$fields['post_name'] = sanitize_title( $name );
		}
		$has_revisions = remove_action( 'post_updated', 'wp_save_post_revision' );
		$result        = Page_Code::unfiltered( static fn () => wp_update_post( wp_slash( $fields ), true ) );
		if ( $has_revisions ) {
			add_action( 'post_updated', 'wp_save_post_revision' );
		}
		if ( is_wp_error( $result ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), $result->get_error_message() );
		}
	}
}
