<?php
/**
 * Lets WordPress ask a library service on this computer, at the port of `nh_stand_in_port`. While `nh_stand_in_endless` is
 * set, the service's list of templates has no end; the option then counts the requests.
 */

add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => array( ...$ports, (int) get_option( 'nh_stand_in_port', 80 ) ) );

add_filter(
	'pre_http_request',
	static function ( $answer, $args, $url ) {
		$asked = get_option( 'nh_stand_in_endless' );
		if ( false === $asked || ! str_contains( $url, '/v1/templates?' ) ) {
			return $answer;
		}
		update_option( 'nh_stand_in_endless', (int) $asked + 1 );
		$page = array( 'items' => array( array( 'id' => '1' ) ), 'total' => 1, 'next' => 'after ' . $asked );
		return array(
			'headers'  => array( 'content-type' => 'application/json' ),
			'body'     => (string) wp_json_encode( $page ),
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);
