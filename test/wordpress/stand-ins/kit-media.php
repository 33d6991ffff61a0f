<?php
/**
 * Answers requests for pictures of `old.example`, and ends the time of a kit's request after `nh_stand_in_seconds`.
 */

add_filter( 'nh_elements_kit_seconds', static fn ( $seconds ) => get_option( 'nh_stand_in_seconds', $seconds ) );

add_filter(
	'pre_http_request',
	static function ( $answer, $options, $address ) {
		if ( 'old.example' !== wp_parse_url( $address, PHP_URL_HOST ) ) {
			return $answer;
		}
		$bytes = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' );
		return array(
			'headers'  => array( 'content-type' => str_contains( $address, 'page.png' ) ? 'text/html' : 'image/png' ),
			'body'     => $bytes,
			'response' => array( 'code' => str_contains( $address, 'gone.png' ) ? 404 : 200 ),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);
