<?php
/**
 * Kits that the site itself fetches.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Fetches a kit from the cloud library, or from an address of this site or of an origin that the site allows. Each redirect is checked too. */
final class Kit_Download {

	/** The seconds that a kit may take. */
	private const SECONDS = 60;

	private const MOST_REDIRECTS = 3;

	private const REDIRECTS = array( 301, 302, 303, 307, 308 );

	/**
	 * The origins besides the site's own from which a kit may be fetched.
	 *
	 * @return list<string>
	 */
	public static function origins(): array {
		/**
		 * Filters the origins of kits, such as `https://kits.example.org`. Their servers must have public addresses.
		 *
		 * @param list<string> $origins The origins. Default: none.
		 */
		return array_values( array_filter( (array) apply_filters( 'nh_elements_kit_origins', array() ), 'is_string' ) );
	}

	/**
	 * Fetches a kit as a complete upload. After a failure, no file remains.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The address is not allowed, or its file is no kit.
	 */
	public static function begin( \stdClass $body ): array {
		$address = $body->file_url ?? null;
		$id      = $body->kit_cloud_id ?? null;
		if ( ! is_string( $address ) && ! is_string( $id ) ) {
			Kit_Routes::invalid( 'file_url, kit_cloud_id' );
		}
		$folder = Kit_Uploads::make( is_string( $address ) ? basename( (string) wp_parse_url( $address, PHP_URL_PATH ) ) : "kit-$id.zip" );
		$path   = $folder->path . Kit_Folder::ZIP;
		try {
			is_string( $address ) ? self::fetch( self::absolute( $address ), $path ) : Kit_Cloud::fetch( $id, $path );
			Kit_Uploads::complete( $folder );
			Kit_Archive::open( $folder->path . Kit_Folder::ZIP );
		} catch ( Refusal $refusal ) {
			$folder->remove();
			// The codes of the kits' API for refusals of archives and of the library.
			$codes = array(
				'invalid-zip-file'      => 'invalid-kit-library-zip-error',
				'library-not-connected' => 'error-loading-resource',
				'library-not-found'     => 'error-loading-resource',
			);
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the response is JSON.
			throw $refusal->renamed( $codes );
		}
		return Kit_Uploads::described( $folder );
	}

	/** An address; one without an origin is on this site. */
	private static function absolute( string $address ): string {
		return str_starts_with( $address, '/' ) && ! str_starts_with( $address, '//' ) ? self::origin( home_url() ) . $address : $address;
	}

	/**
	 * Fetches a file.
	 *
	 * @throws Refusal The server is not allowed, or does not answer with a file.
	 */
	private static function fetch( string $address, string $path ): void {
		for ( $hop = 0; $hop <= self::MOST_REDIRECTS; $hop++ ) {
			$response = self::response( $address, $path );
			$status   = (int) wp_remote_retrieve_response_code( $response );
			if ( 200 === $status ) {
				self::assert_whole( $response, $path );
				return;
			}
			$next = (string) wp_remote_retrieve_header( $response, 'location' );
			if ( '' === $next || ! in_array( $status, self::REDIRECTS, true ) ) {
				break;
			}
			$address = \WP_Http::make_absolute_url( $next, $address );
		}
		Refusal::refuse( 'error-loading-resource' );
	}

	/**
	 * The response of an address, whose body is in a file. WordPress refuses addresses of private networks, but for the
	 * site's own.
	 *
	 * @return array<string, mixed>
	 * @throws Refusal The server is not allowed, or does not answer.
	 */
	private static function response( string $address, string $path ): array {
		$allowed = array( self::origin( home_url() ), ...self::origins() );
		if ( ! in_array( self::origin( $address ), $allowed, true ) ) {
			Refusal::refuse( 'error-loading-resource' );
		}
		$response = wp_safe_remote_get(
			$address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $path,
				'limit_response_size' => Kit_Uploads::largest() + 1,
			)
		);
		if ( is_wp_error( $response ) ) {
			Refusal::refuse( str_contains( $response->get_error_message(), 'cURL error 28' ) ? 'timeout' : 'error-loading-resource' );
		}
		return $response;
	}

	/**
	 * Refuses a file that is too large or incomplete.
	 *
	 * @param array<string, mixed> $response The response.
	 * @param string               $path     The file.
	 * @throws Refusal The file is too large or incomplete.
	 */
	public static function assert_whole( array $response, string $path ): void {
		clearstatcache( true, $path );
		$size  = (int) filesize( $path );
		$named = wp_remote_retrieve_header( $response, 'content-length' );
		if ( $size > Kit_Uploads::largest() || (int) $named > Kit_Uploads::largest() ) {
			Refusal::refuse( 'invalid-zip-file', array( 'reason' => 'too-large' ) );
		}
		$is_packed = '' !== wp_remote_retrieve_header( $response, 'content-encoding' );
		if ( ! $is_packed && '' !== $named && (int) $named !== $size ) {
			Refusal::refuse( 'error-loading-resource' );
		}
	}

	/** The origin of an address; empty for one with a name and password, or of another kind. */
	private static function origin( string $address ): string {
		$parts = wp_parse_url( $address );
		$is_web = is_array( $parts ) && in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) && ! isset( $parts['user'] );
		if ( ! $is_web || ! isset( $parts['host'] ) ) {
			return '';
		}
		$standard = 'https' === $parts['scheme'] ? 443 : 80;
		$port     = ( $parts['port'] ?? $standard ) === $standard ? '' : ":{$parts['port']}";
		return "{$parts['scheme']}://" . strtolower( $parts['host'] ) . $port;
	}
}
