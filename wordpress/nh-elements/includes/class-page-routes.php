<?php
/**
 * The routes of the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The routes of `docs/pages-api.md` that `<nh-page-editor>` calls: pages, revisions, notes and locks. */
final class Page_Routes {

	/** The namespace of the library's routes. */
	public const ROOT = 'nh/v1';

	private const PAGE = '/pages/(?P<id>[\w-]+)';

	/** The maximum size of a request without a document, in bytes. */
	public const SMALL = 65_536;

	/** Registers the routes. */
	public static function register(): void {
		$revision = self::PAGE . '/revisions/(?P<number>\d+)';
		self::add( 'GET', self::PAGE, 'edit', static fn ( \WP_Post $post ) => self::opened( $post ) );
		self::add( 'PUT', self::PAGE . '/draft', 'edit', static fn ( \WP_Post $post, $request, $body ) => Page_Changes::save( $post, $body ), Library::data( 'api' )['pageSize'] );
		self::add( 'POST', self::PAGE . '/publish', 'publish', static fn ( \WP_Post $post, $request, $body ) => Page_Changes::publish( $post, $body ) );
		self::add( 'GET', self::PAGE . '/revisions', 'edit', static fn ( \WP_Post $post ) => self::revisions( $post ) );
		self::add( 'GET', $revision, 'edit', static fn ( \WP_Post $post, $request ) => self::revision( $post, (int) $request['number'] ) );
		self::add( 'POST', "$revision/restore", 'edit', array( self::class, 'restore' ) );
		self::add( 'GET', self::PAGE . '/notes', 'edit', static fn ( \WP_Post $post ) => array( 'notes' => Page_Notes::all( $post ) ) );
		self::add( 'POST', self::PAGE . '/notes', 'edit', static fn ( \WP_Post $post, $request, $body ) => new \WP_REST_Response( Page_Notes::add( $post, $body ), 201 ) );
		self::add( 'PATCH', self::PAGE . '/notes/(?P<note>\d+)', 'edit', static fn ( \WP_Post $post, $request, $body ) => Page_Notes::change( $post, $request['note'], $body ) );
		self::add( 'POST', self::PAGE . '/lock', 'edit', array( self::class, 'take_lock' ) );
		self::add( 'DELETE', self::PAGE . '/lock', 'edit', array( self::class, 'release_lock' ) );
	}

	/**
	 * Registers a route.
	 *
	 * @param string   $method  The HTTP method.
	 * @param string   $path    The path below the namespace.
	 * @param string   $right   The right in the page editor.
	 * @param callable $handler Gets the page, the request and its JSON; returns the response.
	 * @param int      $most    The maximum size of the request, in bytes.
	 */
	private static function add( string $method, string $path, string $right, callable $handler, int $most = self::SMALL ): void {
		$route = array(
			'methods'             => $method,
			'permission_callback' => static fn () => Page_Rights::may_open_editor(),
			'callback'            => static fn ( \WP_REST_Request $request ) => self::answer( $request, $right, $handler, $most ),
		);
		register_rest_route( self::ROOT, $path, $route );
	}

	/** Answers a request, or says why not. */
	private static function answer( \WP_REST_Request $request, string $right, callable $handler, int $most ): mixed {
		try {
			$post = Page_Rights::page( $request['id'], $right );
			return $handler( $post, $request, self::body( $request, $most ) );
		} catch ( Refusal $refusal ) {
			return $refusal->as_error();
		}
	}

	/**
	 * The JSON of a request. Empty objects stay objects.
	 *
	 * @throws Refusal It is too large, or no object.
	 */
	public static function body( \WP_REST_Request $request, int $most ): \stdClass {
		$text = $request->get_body();
		if ( strlen( $text ) > $most ) {
			Refusal::refuse( 'nh_page_too_large' );
		}
		$body = '' === $text ? new \stdClass() : json_decode( $text, false, 256 );
		if ( ! $body instanceof \stdClass ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		return $body;
	}

	/**
	 * The newest revision of a page, for its editor.
	 *
	 * @return array<string, mixed>
	 */
	private static function opened( \WP_Post $post ): array {
		$state       = Page_State::of( $post );
		$revision    = $state->newest_revision();
		$is_public   = in_array( $post->post_status, array( 'publish', 'private' ), true );
		$is_current  = $state->newest === $state->published;
		$document    = Page_Document::of( $revision );
		$settings    = $document->page_settings;
		$title       = $is_current ? $post->post_title : $revision->post_title;
		$presentable = array( 'publish', 'draft', 'pending', 'private', 'future' );

		$settings->post_title  = $title;
		$settings->post_name   = $is_current ? $post->post_name : $settings->post_name ?? $post->post_name;
		$settings->post_status = in_array( $post->post_status, $presentable, true ) ? $post->post_status : 'draft';
		return array(
			'id'        => (string) $post->ID,
			'type'      => $post->post_type,
			'title'     => $post->post_title,
			'path'      => Page_Changes::path( $post ),
			...Page_Revisions::described( $revision ),
			'published' => $is_public,
			'isCurrent' => $is_public && $is_current,
			'document'  => $document,
			'rights'    => Page_Rights::of( $post ),
			'lock'      => Page_Lock::holder( $post ),
			'account'   => wp_get_current_user()->user_login,
		);
	}

	/**
	 * The revisions of a page.
	 *
	 * @return array{revisions: list<array<string, mixed>>}
	 */
	private static function revisions( \WP_Post $post ): array {
		$shown = self::shown( $post );
		return array( 'revisions' => array_map( static fn ( \WP_Post $one ): array => Page_Revisions::listed( $one, $shown ), Page_Revisions::all( $post ) ) );
	}

	/**
	 * A revision with its document.
	 *
	 * @return array<string, mixed>
	 */
	private static function revision( \WP_Post $post, int $number ): array {
		$revision = Page_Revisions::read( $post, $number );
		return Page_Revisions::listed( $revision, self::shown( $post ) ) + array( 'document' => Page_Document::of( $revision ) );
	}

	/** The revision that visitors see; 0 for none. */
	private static function shown( \WP_Post $post ): int {
		$state = Page_State::of( $post );
		return 'publish' === $post->post_status ? $state->published : 0;
	}

	/**
	 * Makes an earlier revision the newest one.
	 *
	 * @return array<string, mixed>
	 */
	public static function restore( \WP_Post $post, \WP_REST_Request $request, \stdClass $body ): array {
		$key = sanitize_key( (string) $request->get_header( 'Idempotency-Key' ) );
		return Page_Changes::restore( $post, (int) $request['number'], $body, substr( $key, 0, 64 ) );
	}

	/**
	 * Takes or renews the lock of a window.
	 *
	 * @return array{person: string, expires: int}
	 * @throws Refusal Another editor has it.
	 */
	public static function take_lock( \WP_Post $post, \WP_REST_Request $request, \stdClass $body ): array {
		return Page_Lock::take( $post, self::token( $body->token ?? null ), true === ( $body->takeOver ?? false ) );
	}

	/** Releases the lock of a window. */
	public static function release_lock( \WP_Post $post, \WP_REST_Request $request ): \stdClass {
		Page_Lock::release( $post, self::token( $request->get_query_params()['token'] ?? null ) );
		return new \stdClass();
	}

	/**
	 * The name of a window.
	 *
	 * @throws Refusal It is no name.
	 */
	private static function token( mixed $sent ): string {
		if ( ! Page_Elements::is_name( $sent ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'token: Invalid.' );
		}
		return $sent;
	}
}
