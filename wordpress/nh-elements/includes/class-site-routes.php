<?php
/**
 * The routes of the whole site in the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The routes of `docs/pages-api.md` for saved blocks, variables, the settings of the site, and preferences. */
final class Site_Routes {

	private const BLOCK = '/saved-blocks/(?P<id>[\w-]+)';

	private const VARIABLE = '/variables/(?P<kind>[\w-]+)/(?P<variable>[\w-]+)';

	/** Registers the routes. */
	public static function register(): void {
		$large = Library::data( 'api' )['blockSize'];
		$made  = static fn ( \WP_REST_Request $request, callable $work ) => new \WP_REST_Response( Once::answer( $request, $work ), 201 );
		self::add( 'GET', '/saved-blocks', 'edit', static fn () => array( 'blocks' => Saved_Blocks::all() ) );
		self::add( 'POST', '/saved-blocks', 'edit', static fn ( $request, $body ) => $made( $request, static fn () => Saved_Blocks::add( $body ) ), $large );
		self::add( 'GET', self::BLOCK, 'edit', static fn ( $request ) => Saved_Blocks::read( $request['id'] ) );
		self::add( 'PATCH', self::BLOCK, 'publish', static fn ( $request, $body ) => Saved_Blocks::change( $request['id'], $body ), $large );
		self::add( 'GET', self::BLOCK . '/uses', 'edit', static fn ( $request ) => array( 'uses' => Saved_Blocks::uses( $request['id'] ) ) );
		self::add( 'DELETE', self::BLOCK, 'publish', static fn ( $request ) => array( 'copied' => Saved_Blocks::remove( $request['id'], self::leaves( $request, 'copies' ) ) ) );
		self::add( 'GET', '/variables', 'edit', static fn () => array( 'variables' => Variables::all() ) );
		self::add( 'POST', '/variables', 'settings', static fn ( $request, $body ) => $made( $request, static fn () => Variables::add( $body ) ) );
		self::add( 'PATCH', self::VARIABLE, 'settings', static fn ( $request, $body ) => Variables::change( $request['kind'], $request['variable'], $body ) );
		self::add( 'GET', self::VARIABLE . '/uses', 'edit', static fn ( $request ) => array( 'uses' => Variables::uses( $request['kind'], $request['variable'] ) ) );
		self::add( 'DELETE', self::VARIABLE, 'settings', static fn ( $request ) => Variables::remove( $request['kind'], $request['variable'], self::leaves( $request, 'values' ) ) );
		self::add( 'GET', '/site-settings', 'edit', static fn () => Site_Settings::read() );
		self::add( 'PATCH', '/site-settings', 'settings', static fn ( $request, $body ) => Site_Settings::change( $body ) );
		self::add( 'GET', '/editor-preferences', 'edit', static fn () => Editor_Preferences::read() );
		self::add( 'PATCH', '/editor-preferences', 'edit', static fn ( $request, $body ) => Editor_Preferences::change( $body ) );
	}

	/**
	 * The title of a request.
	 *
	 * @throws Refusal It is empty or too long.
	 */
	public static function title( mixed $sent ): string {
		$title = is_string( $sent ) && mb_strlen( $sent ) <= Library::data( 'api' )['nameLength'] ? sanitize_text_field( $sent ) : '';
		return '' === $title ? Refusal::refuse( 'nh_page_invalid', array(), 'title: Invalid.' ) : $title;
	}

	/**
	 * Registers a route.
	 *
	 * @param string   $method  The HTTP method.
	 * @param string   $path    The path below the namespace.
	 * @param string   $right   The right in the page editor.
	 * @param callable $handler Gets the request and its JSON; returns the response.
	 * @param int      $most    The maximum size of the request, in bytes.
	 */
	private static function add( string $method, string $path, string $right, callable $handler, int $most = Page_Routes::SMALL ): void {
		$route = array(
			'methods'             => $method,
			'permission_callback' => static fn () => Page_Rights::may_open_editor(),
			'callback'            => static function ( \WP_REST_Request $request ) use ( $right, $handler, $most ): mixed {
				try {
					Page_Rights::require_for_site( $right );
					return $handler( $request, Page_Routes::body( $request, $most ) );
				} catch ( Refusal $refusal ) {
					return $refusal->as_error();
				}
			},
		);
		register_rest_route( Page_Routes::ROOT, $path, $route );
	}

	/**
	 * Whether a deletion leaves something in the documents.
	 *
	 * @throws Refusal The query has another value.
	 */
	private static function leaves( \WP_REST_Request $request, string $what ): bool {
		$leave = $request->get_query_params()['leave'] ?? null;
		return null === $leave || $what === $leave ? $what === $leave : Refusal::refuse( 'nh_page_invalid', array(), 'leave: Invalid.' );
	}
}
