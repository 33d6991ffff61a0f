<?php
/**
 * The connection with the library service.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Connects an account of the service (RFC 6749, 4.1, with RFC 7636): the person grants the access on a page of the service. */
final class Library_Connect {

	private const ACTION = 'nh_elements_library';

	/** Waits for the person to return. */
	public static function start(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'end' ) );
	}

	/**
	 * Begins a connection.
	 *
	 * @param mixed $return_to The path to which the person returns in the end.
	 * @return array{url: string} The address of the service's page.
	 * @throws Refusal The site has no library.
	 */
	public static function begin( mixed $return_to ): array {
		if ( ! is_string( $return_to ) ) {
			Refusal::refuse( 'library-invalid', array(), 'returnTo: Invalid.' );
		}
		if ( '' === Library_Service::address() ) {
			Refusal::refuse( 'error-loading-resource', array(), __( 'The site has no library. An administrator sets its address at “Settings”, “nh-elements”.', 'nh-elements' ) );
		}
		$state    = bin2hex( random_bytes( 32 ) );
		$verifier = bin2hex( random_bytes( 32 ) );
		$begun    = array(
			'user'     => get_current_user_id(),
			'verifier' => $verifier,
			'return'   => $return_to,
		);
		set_transient( self::name( $state ), $begun, 30 * MINUTE_IN_SECONDS );
		$query = array(
			'response_type'         => 'code',
			'redirect_uri'          => self::address(),
			'state'                 => $state,
			'code_challenge'        => self::challenge( $verifier ),
			'code_challenge_method' => 'S256',
		);
		return array( 'url' => Library_Service::address() . '/authorize?' . http_build_query( $query ) );
	}

	/** Ends a connection when the person returns. A repeated call, or that of another account, ends nothing. */
	public static function end(): never {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- the state is the nonce.
		$state = sanitize_key( wp_unslash( $_GET['state'] ?? '' ) );
		$code  = sanitize_text_field( wp_unslash( $_GET['code'] ?? '' ) );
		// phpcs:enable
		$begun  = get_transient( self::name( $state ) );
		$is_own = is_array( $begun ) && get_current_user_id() === $begun['user'] && current_user_can( Template_Routes::CAPABILITY );
		if ( ! $is_own || ! delete_transient( self::name( $state ) ) ) {
			wp_die( esc_html__( 'This connection is not known, or has expired. Connect again.', 'nh-elements' ), '', array( 'response' => 400 ) );
		}
		nocache_headers();
		$home    = preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		$back    = wp_validate_redirect( $home . $begun['return'], admin_url() );
		$outcome = '' === $code ? 'refused' : self::exchange( $code, $begun['verifier'] );
		wp_safe_redirect( add_query_arg( 'library', $outcome, $back ) );
		exit;
	}

	/** Exchanges the code for a token; returns the outcome. */
	private static function exchange( string $code, string $verifier ): string {
		$body = array(
			'grant_type'    => 'authorization_code',
			'code'          => $code,
			'redirect_uri'  => self::address(),
			'code_verifier' => $verifier,
		);
		try {
			$token = Library_Service::json( Library_Service::request( 'POST', '/token', array( 'body' => $body ) ) )->access_token ?? null;
		} catch ( Refusal ) {
			$token = null;
		}
		if ( ! is_string( $token ) || '' === $token ) {
			return 'failed';
		}
		Library_Service::save_token( $token );
		return 'connected';
	}

	/** The address to which the service returns the browser. */
	private static function address(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	/** The name of a begun connection: the database does not hold the state itself. */
	private static function name( string $state ): string {
		return 'nh_elements_connect_' . md5( $state );
	}

	private static function challenge( string $verifier ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- RFC 7636, 4.2.
		return rtrim( strtr( base64_encode( hash( 'sha256', $verifier, true ) ), '+/', '-_' ), '=' );
	}
}
