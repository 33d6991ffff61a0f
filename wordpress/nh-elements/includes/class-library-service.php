<?php
/**
 * The library service.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * The service with the cloud library, at the address that an administrator has set. Each account connects an own account of
 * the service. Its token stays on this server, encrypted with a key that is not in the database.
 */
final class Library_Service {

	/** The option with the address. */
	public const OPTION = 'nh_elements_library';

	/** The user option with the token. */
	public const TOKEN = 'nh_elements_library_token';

	/** The seconds that a response may take. */
	private const SECONDS = 15;

	/** The maximum size of a response, in bytes. */
	private const LARGEST = 33_554_432;

	/** The address of the service without a slash at its end; empty for none. */
	public static function address(): string {
		return self::checked( get_option( self::OPTION, '' ) );
	}

	/**
	 * An address as the settings screen saves it; empty if it is none. Without encryption, only this computer is asked.
	 *
	 * @param mixed $sent The address.
	 */
	public static function checked( mixed $sent ): string {
		$address  = is_string( $sent ) ? untrailingslashit( trim( $sent ) ) : '';
		$parts    = wp_parse_url( $address );
		$is_plain = is_array( $parts ) && array() === array_intersect_key( $parts, array_flip( array( 'user', 'pass', 'query', 'fragment' ) ) ) && ! empty( $parts['host'] );
		$is_local = $is_plain && in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
		$schemes  = $is_local ? array( 'http', 'https' ) : array( 'https' );
		return $is_plain && in_array( $parts['scheme'] ?? '', $schemes, true ) ? sanitize_url( $address, $schemes ) : '';
	}

	/** Whether the present account has connected one of the service. */
	public static function is_connected(): bool {
		return '' !== self::address() && '' !== self::token();
	}

	/** Saves the token of the present account. */
	public static function save_token( string $token ): void {
		$nonce  = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$sealed = sodium_crypto_secretbox( $token, $nonce, self::key() );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- bytes as text.
		update_user_option( get_current_user_id(), self::TOKEN, base64_encode( $nonce . $sealed ) );
	}

	/** Deletes the token of the present account. */
	public static function delete_token(): void {
		delete_user_option( get_current_user_id(), self::TOKEN );
	}

	/** Deletes the tokens of all accounts of this site: the service has another address now. */
	public static function delete_tokens(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::TOKEN, '', true );
	}

	/**
	 * Calls a route of the service with the token of the present account.
	 *
	 * @param string               $method  The HTTP method.
	 * @param string               $path    The path below `/v1`, with its query.
	 * @param array<string, mixed> $options Options of `wp_safe_remote_request()`.
	 * @return array<string, mixed> The response.
	 * @throws Refusal No account is connected, or the service does not answer.
	 */
	public static function call( string $method, string $path, array $options = array() ): array {
		$token = self::token();
		if ( '' === self::address() || '' === $token ) {
			Refusal::refuse( 'library-not-connected' );
		}
		$options['headers']['Authorization'] = "Bearer $token";

		$response = self::request( $method, "/v1$path", $options );
		if ( 401 === wp_remote_retrieve_response_code( $response ) ) {
			// The account has withdrawn the token at the service.
			self::delete_token();
			Refusal::refuse( 'library-not-connected' );
		}
		return $response;
	}

	/**
	 * Posts a file to a route of the service with the token of the present account. Curl reads the file piece by piece, because
	 * a kit may be larger than PHP's memory. Without curl, the file must fit into the memory.
	 *
	 * @param string               $path    The path below `/v1`.
	 * @param string               $file    The path of the file.
	 * @param array<string, mixed> $options Options of `wp_safe_remote_request()`.
	 * @return array<string, mixed> The response.
	 * @throws Refusal No account is connected, or the service does not answer.
	 */
	public static function send_file( string $path, string $file, array $options ): array {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's requests have no streams; this is the hook for them.
		if ( ! function_exists( 'curl_init' ) ) {
			return self::call( 'POST', $path, $options + array( 'body' => (string) file_get_contents( $file ) ) );
		}
		$stream = fopen( $file, 'rb' );
		if ( false === $stream ) {
			Refusal::refuse( 'error-loading-resource' );
		}
		$send = static function ( $handle ) use ( $stream, $file ): void {
			// `CURLOPT_UPLOAD` alone would make it a PUT.
			curl_setopt_array( $handle, array( CURLOPT_UPLOAD => true, CURLOPT_CUSTOMREQUEST => 'POST', CURLOPT_INFILE => $stream, CURLOPT_INFILESIZE => (int) filesize( $file ) ) );
		};
		add_action( 'http_api_curl', $send );
		try {
			return self::call( 'POST', $path, $options );
		} finally {
			remove_action( 'http_api_curl', $send );
			fclose( $stream );
		}
		// phpcs:enable
	}

	/**
	 * Sends a request to the service. WordPress refuses private addresses; redirects are not followed.
	 *
	 * @param string               $method  The HTTP method.
	 * @param string               $path    The path.
	 * @param array<string, mixed> $options Options of `wp_safe_remote_request()`.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The service does not answer.
	 */
	public static function request( string $method, string $path, array $options ): array {
		$standard = array(
			'timeout'             => self::SECONDS,
			'limit_response_size' => self::LARGEST,
		);
		$fixed    = array(
			'method'      => $method,
			'redirection' => 0,
		);
		$response = wp_safe_remote_request( self::address() . $path, $fixed + $options + $standard );
		return is_wp_error( $response ) ? Refusal::refuse( 'error-loading-resource' ) : $response;
	}

	/**
	 * The JSON of a successful response.
	 *
	 * @param array<string, mixed> $response The response.
	 * @throws Refusal It has none.
	 */
	public static function json( array $response ): \stdClass {
		$data = json_decode( wp_remote_retrieve_body( $response ), false, 256 );
		return self::is_ok( $response ) && $data instanceof \stdClass ? $data : Refusal::refuse( 'error-loading-resource' );
	}

	/**
	 * The code of a refusal of the service.
	 *
	 * @param array<string, mixed> $response The response.
	 */
	public static function code( array $response ): string {
		$code = json_decode( wp_remote_retrieve_body( $response ), true )['code'] ?? null;
		return is_string( $code ) ? $code : 'error-loading-resource';
	}

	/**
	 * Whether a request has succeeded.
	 *
	 * @param array<string, mixed> $response The response.
	 */
	public static function is_ok( array $response ): bool {
		return 2 === intdiv( (int) wp_remote_retrieve_response_code( $response ), 100 );
	}

	/** The token of the present account; empty for none, also for one of another key. */
	private static function token(): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- bytes as text.
		$stored = base64_decode( (string) get_user_option( self::TOKEN ), true );
		if ( ! is_string( $stored ) || strlen( $stored ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return '';
		}
		$token = sodium_crypto_secretbox_open( substr( $stored, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), substr( $stored, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), self::key() );
		return is_string( $token ) ? $token : '';
	}

	/** The key of the present account, made of the site's secret keys. */
	private static function key(): string {
		return hash( 'sha256', wp_salt( 'secure_auth' ) . ' nh-elements library ' . get_current_user_id(), true );
	}
}
