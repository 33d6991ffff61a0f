<?php
/**
 * Requests that are repeated.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Does the work of requests with equal keys once: a client repeats a request whose response was lost. */
final class Once {

	/** How long a request waits for another one with the same key, in microseconds. */
	private const WAIT = 50_000;

	private const MOST_WAITS = 200;

	/**
	 * The answer to a request: that of an earlier one with its `Idempotency-Key`, or that of the work.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @param callable         $work    Returns the answer. It is called once.
	 * @throws Refusal The key belongs to a request with another body.
	 */
	public static function answer( \WP_REST_Request $request, callable $work ): mixed {
		$key = (string) $request->get_header( 'Idempotency-Key' );
		if ( '' === $key ) {
			return $work();
		}
		$name = 'nh_elements_once_' . md5( get_current_user_id() . ' ' . $request->get_route() . ' ' . $key );
		$body = md5( $request->get_body() );
		return self::alone(
			$name,
			static function () use ( $name, $body, $work ): mixed {
				$stored = get_transient( $name );
				if ( is_array( $stored ) ) {
					return $stored['body'] === $body ? $stored['answer'] : Refusal::refuse( 'library-key-reused' );
				}
				$answer = $work();
				set_transient( $name, array( 'body' => $body, 'answer' => $answer ), DAY_IN_SECONDS );
				return $answer;
			}
		);
	}

	/**
	 * Does a piece of work while no other request does work of this name.
	 *
	 * @param string   $name The name, which begins with `nh_elements_once_`.
	 * @param callable $work The work.
	 * @return mixed The result of the work.
	 * @throws Refusal The other request takes too long.
	 */
	public static function alone( string $name, callable $work ): mixed {
		global $wpdb;
		$lock = array(
			'option_name'  => "{$name}_lock",
			'option_value' => time() . ' ' . wp_generate_password( 12, false ),
		);
		self::lock( $lock );
		try {
			return $work();
		} finally {
			// Only ours: after a minute another request may have taken its place.
			$wpdb->delete( $wpdb->options, $lock );
		}
	}

	/**
	 * Waits until no other request with the key is answered. The lock of a request that has died ends after a minute.
	 *
	 * @param array{option_name: string, option_value: string} $lock The option to add: its value begins with the time.
	 * @throws Refusal The other request takes too long.
	 */
	private static function lock( array $lock ): void {
		global $wpdb;
		for ( $wait = 0; $wait < self::MOST_WAITS; $wait++ ) {
			// As WordPress does for its updates: adding an option is no lock, since it replaces one.
			$is_ours = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", $lock['option_name'], $lock['option_value'] ) );
			if ( $is_ours ) {
				return;
			}
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value < %s", $lock['option_name'], (string) ( time() - MINUTE_IN_SECONDS ) ) );
			usleep( self::WAIT );
		}
		Refusal::refuse( 'library-busy' );
	}
}
