<?php
/**
 * Names an origin of kits, and answers as it: `/moved.zip` redirects to this site, `/away.zip` to another server, and
 * `/large.zip` says that it is too large.
 *
 * Answers requests for pictures of `old.example`, and ends the time of a kit's request after `nh_stand_in_seconds`.
 */

add_filter( 'nh_elements_kit_seconds', static fn ( $seconds ) => get_option( 'nh_stand_in_seconds', $seconds ) );

add_filter( 'nh_elements_kit_origins', static fn () => array( 'https://kits.example' ) );

add_filter(
	'pre_http_request',
	static function ( $answer, $options, $address ) {
		if ( 'kits.example' === wp_parse_url( $address, PHP_URL_HOST ) ) {
			$to = array(
				'/moved.zip' => home_url( '/wp-content/uploads/kit.zip' ),
				'/away.zip'  => 'https://old.example/kit.zip',
			)[ wp_parse_url( $address, PHP_URL_PATH ) ] ?? null;
			return array(
				'headers'  => null === $to ? array( 'content-length' => '99999999999' ) : array( 'location' => $to ),
				'body'     => '',
				'response' => array( 'code' => null === $to ? 200 : 302 ),
				'cookies'  => array(),
				'filename' => $options['filename'],
			);
		}
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
