<?php
/**
 * The routes of the cloud library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Forwards the cloud routes of `docs/library-openapi.json` to the library service, which validates the requests. */
final class Cloud_Routes {

	private const REQUEST_HEADERS = array( 'Content-Type', 'If-None-Match', 'Idempotency-Key' );

	private const RESPONSE_HEADERS = array( 'etag', 'cache-control' );

	/** Registers the routes. */
	public static function register(): void {
		$own = array(
			'GET /library'                 => static fn ( $request, array $route ) => Library_Service::is_connected() ? self::forward( $request, $route ) : new \stdClass(),
			'DELETE /library'              => static fn ( $request, array $route ) => self::disconnect( $route ),
			'GET /library/kits/{id}/file'  => static fn ( $request ) => Kit_Cloud::send( $request ),
			'POST /library/connect'        => static fn ( $request ) => Library_Connect::begin( Template_Routes::body( $request )->returnTo ?? null ),
			'POST /library/templates/bulk' => static fn ( $request, array $route ) => self::change( $request, $route ),
			'POST /library/undo/{undo}'    => static fn ( $request, array $route ) => self::undo( $request, $route ),
		);
		foreach ( Library::data( 'cloud' ) as $route ) {
			$handler = $own[ "{$route['method']} {$route['path']}" ] ?? array( self::class, 'forward' );
			$path    = preg_replace( '/\{(\w+)\}/', '(?P<$1>[\w.-]+)', $route['path'] );
			Template_Routes::add( $route['method'], $path, static fn ( \WP_REST_Request $request ) => $handler( $request, $route ), $route['most'] ?? Page_Routes::SMALL );
		}
	}

	/**
	 * Forwards a request, and the response of the service.
	 *
	 * @param \WP_REST_Request     $request The request.
	 * @param array<string, mixed> $route   The route, as `data/cloud.php` has it.
	 * @throws Refusal The service has answered with another type.
	 */
	public static function forward( \WP_REST_Request $request, array $route ): \WP_REST_Response {
		$path  = preg_replace_callback( '/\{(\w+)\}/', static fn ( array $found ): string => rawurlencode( (string) $request->get_url_params()[ $found[1] ] ), $route['service'] );
		$query = array_intersect_key( $request->get_query_params(), array_flip( $route['query'] ) );
		$body  = $request->get_body();
		return self::forwarded(
			$route,
			Library_Service::call(
				$route['method'],
				$path . ( array() === $query ? '' : '?' . http_build_query( $query ) ),
				array( 'headers' => self::headers( $request ) ) + ( '' === $body ? array() : array( 'body' => $body ) )
			)
		);
	}

	/**
	 * The response as the browser gets it: of a type that the route names, so that no answer becomes a document of the site.
	 *
	 * @param array<string, mixed> $route    The route.
	 * @param array<string, mixed> $response The response of the service.
	 * @throws Refusal It has another type.
	 */
	private static function forwarded( array $route, array $response ): \WP_REST_Response {
		$status  = (int) wp_remote_retrieve_response_code( $response );
		$body    = wp_remote_retrieve_body( $response );
		$type    = strtolower( trim( strtok( (string) wp_remote_retrieve_header( $response, 'content-type' ), ';' ) ) );
		$types   = $status >= 400 ? array( 'application/json' ) : $route['types'];
		$headers = array_filter( array_intersect_key( wp_remote_retrieve_headers( $response )->getAll(), array_flip( self::RESPONSE_HEADERS ) ), 'is_string' );
		if ( '' === $body ) {
			return new \WP_REST_Response( null, $status, $headers );
		}
		if ( ! in_array( $type, $types, true ) ) {
			Refusal::refuse( 'error-loading-resource' );
		}
		if ( 'application/json' === $type ) {
			return new \WP_REST_Response( json_decode( $body, false, 256 ), $status, $headers );
		}
		return self::file( $body, $type, new \WP_REST_Response( null, $status, $headers ) );
	}

	/** A response with a file, which WordPress would encode as JSON. */
	private static function file( string $bytes, string $type, \WP_REST_Response $response ): \WP_REST_Response {
		add_filter(
			'rest_pre_serve_request',
			static function ( bool $is_served, \WP_HTTP_Response $served ) use ( $bytes, $type, $response ): bool {
				if ( $served !== $response ) {
					return $is_served;
				}
				header( "Content-Type: $type" );
				header( 'X-Content-Type-Options: nosniff' );
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the bytes of a file of a checked type.
				echo $bytes;
				return true;
			},
			10,
			2
		);
		return $response;
	}

	/**
	 * Disconnects the account: the site deletes its token also when the service does not answer.
	 *
	 * @param array<string, mixed> $route The route.
	 */
	private static function disconnect( array $route ): \stdClass {
		try {
			Library_Service::call( $route['method'], $route['service'] );
		} catch ( Refusal ) {
			// There is no account, or no answer.
			unset( $route );
		}
		Library_Service::delete_token();
		return new \stdClass();
	}

	/**
	 * Changes templates of the service. Those that go to the site are copied by the site itself.
	 *
	 * @param \WP_REST_Request     $request The request.
	 * @param array<string, mixed> $route   The route.
	 */
	private static function change( \WP_REST_Request $request, array $route ): mixed {
		$body    = Template_Routes::body( $request );
		$is_move = 'move' === ( $body->action ?? '' );
		if ( 'delete' === ( $body->action ?? '' ) || 'site' !== ( $body->destination->place ?? '' ) ) {
			return self::forward( $request, $route );
		}
		return Once::answer( $request, static fn () => Template_Transfer::to_site( $body->selected ?? null, $is_move ) );
	}

	/**
	 * Undoes a change of the service, and removes the copies that a move has made on the site.
	 *
	 * @param \WP_REST_Request     $request The request.
	 * @param array<string, mixed> $route   The route.
	 */
	private static function undo( \WP_REST_Request $request, array $route ): \WP_REST_Response {
		$response = self::forward( $request, $route );
		if ( $response->get_status() < 300 ) {
			Template_Routes::remove( array_map( 'strval', Template_Transfer::take_move( $request['undo'] ) ) );
		}
		return $response;
	}

	/**
	 * The headers of a request that the service gets.
	 *
	 * @return array<string, string>
	 */
	private static function headers( \WP_REST_Request $request ): array {
		$headers = array();
		foreach ( self::REQUEST_HEADERS as $name ) {
			$headers[ $name ] = (string) $request->get_header( $name );
		}
		return array_filter( $headers );
	}
}
