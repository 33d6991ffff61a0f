<?php
/**
 * The routes of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The routes of `docs/kits-api.md`, for administrators. */
final class Kit_Routes {

	/** The capability that kits need. */
	public const CAPABILITY = 'manage_options';

	/** Registers the routes. */
	public static function register(): void {
		$large  = Library::data( 'api' )['selectionSize'];
		$export = '/exports/(?P<session>[\w-]+)';
		$upload = '/uploads/(?P<upload>[\w-]+)';
		$import = '/imports/(?P<session>[\w-]+)';
		$runner = '/runners/(?P<runner>[\w-]+)';
		self::add( 'GET', '/contents', static fn () => Kit_Contents::all() );
		self::add( 'POST', '/exports', static fn ( $request, $body ) => new \WP_REST_Response( Kit_Export::begin( $body ), 201 ), $large );
		self::add( 'GET', $export, static fn ( $request ) => Kit_Export::described( Kit_Export::folder( $request['session'] ) ) );
		self::add( 'DELETE', $export, static fn ( $request ) => self::deleted( Kit_Export::folder( $request['session'] ) ) );
		self::add( 'POST', $export . $runner, static fn ( $request ) => Kit_Export::run( Kit_Export::folder( $request['session'] ), $request['runner'] ) );
		self::add( 'GET', "$export/file", static fn ( $request ) => Kit_Export::send( $request ) );
		self::add( 'POST', '/uploads', static fn ( $request, $body ) => new \WP_REST_Response( Kit_Uploads::begin( $body ), 201 ) );
		self::add( 'POST', '/uploads/from', static fn ( $request, $body ) => new \WP_REST_Response( Kit_Download::begin( $body ), 201 ) );
		self::add( 'GET', $upload, static fn ( $request ) => Kit_Uploads::described( Kit_Uploads::folder( $request['upload'] ) ) );
		self::add( 'DELETE', $upload, static fn ( $request ) => self::deleted( Kit_Uploads::folder( $request['upload'] ) ) );
		self::add( 'PUT', "$upload/chunks/(?P<index>[\w-]+)", static fn ( $request ) => Kit_Uploads::save_chunk( Kit_Uploads::folder( $request['upload'] ), $request['index'], $request->get_body() ), PHP_INT_MAX );
		self::add( 'POST', '/imports', static fn ( $request, $body ) => Kit_Opening::open( $body->upload ?? null ) );
		self::add( 'GET', '/imports/current', static fn () => Kit_Import::in_state( 'opened', 'running' )->described() );
		self::add( 'GET', '/imports/last', static fn () => Kit_Import::in_state( 'completed', 'reverting' )->described() );
		self::add( 'GET', $import, static fn ( $request ) => Kit_Import::of( $request['session'] )->described() );
		self::add( 'DELETE', $import, static fn ( $request ) => Kit_Import::of( $request['session'] )->remove() );
		self::add( 'POST', "$import/start", static fn ( $request, $body ) => Kit_Import::of( $request['session'] )->start( $body ), $large );
		self::add( 'POST', $import . $runner, static fn ( $request ) => Kit_Import::of( $request['session'] )->run( $request['runner'] ) );
		self::add( 'POST', "$import/revert", static fn ( $request, $body ) => Kit_Undo::run( Kit_Import::of( $request['session'] ), $body->edited ?? null ) );
	}

	/**
	 * Refuses a request with invalid fields.
	 *
	 * @param string $fields The names of the fields.
	 * @throws Refusal Always.
	 */
	public static function invalid( string $fields ): never {
		Refusal::refuse( 'rest_invalid_param', array( 'params' => array_fill_keys( explode( ', ', $fields ), __( 'The value is not valid.', 'nh-elements' ) ) ) );
	}

	/**
	 * Registers a route.
	 *
	 * @param string   $method  The HTTP method.
	 * @param string   $path    The path below the namespace of kits.
	 * @param callable $handler Gets the request and its JSON; returns the response.
	 * @param int      $most    The maximum size of the request, in bytes.
	 */
	private static function add( string $method, string $path, callable $handler, int $most = Page_Routes::SMALL ): void {
		$route = array(
			'methods'             => $method,
			'permission_callback' => static fn () => current_user_can( self::CAPABILITY ),
			'callback'            => static fn ( \WP_REST_Request $request ) => self::answer( $request, $handler, $most ),
		);
		register_rest_route( Page_Routes::ROOT, "/kits$path", $route );
	}

	/** Answers a request, or says why not. */
	private static function answer( \WP_REST_Request $request, callable $handler, int $most ): mixed {
		try {
			$text = $request->get_body();
			if ( strlen( $text ) > $most ) {
				Refusal::refuse( 'rest_content_too_large' );
			}
			$body = json_decode( $text, false, 64 );
			return $handler( $request, $body instanceof \stdClass ? $body : new \stdClass() );
		} catch ( Refusal $refusal ) {
			return $refusal->as_error( 'kitStatuses' );
		}
	}

	/**
	 * Removes a folder.
	 *
	 * @return array{deleted: true}
	 */
	private static function deleted( Kit_Folder $folder ): array {
		// A step under way ends first.
		$folder->alone( static fn () => $folder->remove() );
		return array( 'deleted' => true );
	}
}
