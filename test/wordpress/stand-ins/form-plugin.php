<?php
/**
 * Stands in for the form plugin: prints the markup, the script handle and the routes that Contact Form 7 6.1 has.
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( apply_filters( 'wpcf7_load_js', true ) ) {
			wp_register_script( 'swv', false, array(), '1', array( 'in_footer' => true ) );
			wp_enqueue_script( 'contact-form-7', includes_url( 'js/clipboard.min.js' ), array( 'swv', 'wp-i18n' ), '6.1.6', array( 'in_footer' => true ) );
			wp_add_inline_script( 'contact-form-7', 'var wpcf7 = {};', 'before' );
		}
	}
);

add_shortcode(
	'contact-form-7',
	static function ( $given ) {
		$id    = (int) ( $given['id'] ?? 7 );
		$extra = ( $given['service'] ?? '' ) === 'turnstile' ? '<div class="wpcf7-turnstile cf-turnstile"></div>' : '';
		return <<<FORM
<div class="wpcf7 no-js" id="wpcf7-f$id-o1" lang="en-US" dir="ltr" data-wpcf7-id="$id">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>
<form action="/contact/#wpcf7-f$id-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="$id"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f$id-o1"></fieldset>
<p><label>Your name<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control wpcf7-text" aria-required="true" aria-invalid="false" type="text" name="your-name"></span></label></p>
$extra
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form></div>
FORM;
	}
);

// A form that the theme prints by itself.
add_action(
	'wp_body_open',
	static function () {
		if ( isset( $_GET['template'] ) ) {
			echo '<div class="wpcf7"><form method="post" class="wpcf7-form init"></form></div>';
		}
	}
);

// A service of a form that another plugin prints elsewhere in the page.
add_action(
	'wp_footer',
	static function () {
		if ( isset( $_GET['service'] ) ) {
			echo '<div class="cf-turnstile"></div>';
		}
	}
);

add_action(
	'rest_api_init',
	static function () {
		$open = array( 'permission_callback' => '__return_true' );
		register_rest_route(
			'contact-form-7/v1',
			'/contact-forms/(?P<id>\d+)/feedback',
			array(
				'methods'  => 'POST',
				'callback' => static fn( $request ) => array(
					'contact_form_id' => (int) $request['id'],
					'status'          => 'mail_sent',
					'message'         => 'Thank you, ' . $request['your-name'] . '.',
					'into'            => '#' . $request['_wpcf7_unit_tag'],
				),
			) + $open
		);
		foreach ( array( 'schema' => array( 'rules' => array() ), 'refill' => array() ) as $route => $answer ) {
			register_rest_route(
				'contact-form-7/v1',
				"/contact-forms/(?P<id>\d+)/feedback/$route",
				array( 'methods' => 'GET', 'callback' => static fn() => $answer ) + $open
			);
			register_rest_route( 'contact-form-7/v1', "/contact-forms/(?P<id>\d+)/$route", array( 'methods' => 'GET', 'callback' => static fn() => $answer ) + $open );
		}
	}
);
