<?php
/**
 * Changes the output of pages as themes and plugins do. `?pieces` flushes it while the page is printed, and `?thrown`
 * discards a part of it. `?fragment` prints a part of a page, and `?buffering` starts a buffer in a filter. `?unwritable`
 * makes a configuration that JSON cannot hold. `?language` sets the language, and `?words` prints WordPress's code for words.
 */

add_action(
	'wp_body_open',
	static function () {
		if ( isset( $_GET['pieces'] ) ) {
			ob_flush();
		}
		if ( isset( $_GET['thrown'] ) ) {
			ob_clean();
			echo '<!DOCTYPE html><html><head><title>Again</title></head><body>';
		}
	}
);

add_action(
	'template_redirect',
	static function () {
		if ( isset( $_GET['fragment'] ) ) {
			echo do_shortcode( '[contact-form-7 id="7"]' );
			exit;
		}
	},
	99
);

add_filter(
	'clean_url',
	static function ( $address ) {
		if ( isset( $_GET['buffering'] ) ) {
			ob_start();
			echo $address;
			return ob_get_clean();
		}
		return $address;
	}
);

add_filter(
	'nh_elements_configuration',
	static function ( $configuration ) {
		if ( isset( $_GET['unwritable'] ) ) {
			$configuration['theme'] = new class() implements JsonSerializable {
				public function jsonSerialize(): mixed {
					throw new Exception( 'A filter has made this.' );
				}
			};
		}
		return $configuration;
	}
);

add_filter( 'locale', static fn ( $locale ) => sanitize_text_field( $_GET['language'] ?? $locale ) );

add_action(
	'wp_ajax_nopriv_show_form',
	static function () {
		echo do_shortcode( '[contact-form-7 id="7"]' );
		wp_die();
	}
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( isset( $_GET['words'] ) ) {
			wp_enqueue_script( 'wp-i18n' );
		}
	}
);
