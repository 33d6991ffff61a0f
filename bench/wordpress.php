<?php
/**
 * Must-use plugin of `npm run bench:wordpress`, which copies it into the WordPress to measure. Prints a page with a
 * contact form, and a landing page of the page builder: with the scripts of these plugins, with `?bench=ours` without, or
 * with `?bench=installed` as our plugin prints them. Our plugin is active for these requests only.
 */

add_filter(
	'option_active_plugins',
	static function ( $plugins ) {
		$others = array_diff( (array) $plugins, array( 'nh-elements/nh-elements.php' ) );
		return 'installed' === ( $_GET['bench'] ?? '' ) ? array( ...$others, 'nh-elements/nh-elements.php' ) : array_values( $others );
	}
);
add_filter( 'pre_option_nh_elements', static fn () => array( 'contact_form' => true, 'builder' => true ) );

add_action( 'init', 'nh_bench_prepare', 20 );
// Phones without the internet would wait for these.
add_filter( 'elementor/frontend/print_google_fonts', '__return_false' );

if ( 'ours' === ( $_GET['bench'] ?? '' ) ) {
	add_filter( 'wpcf7_load_js', '__return_false' );
	add_filter( 'do_shortcode_tag', 'nh_bench_tag', 10, 2 );
	add_action( 'wp_enqueue_scripts', 'nh_bench_remove_builder', 999 );
	add_action( 'wp_print_footer_scripts', 'nh_bench_remove_builder', 1 );
}

/** Activates the plugins and creates the pages that are missing. */
function nh_bench_prepare() {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	foreach ( array_keys( get_plugins() ) as $plugin ) {
		if ( preg_match( '#(wp-contact-form-7|/elementor)\.php$#', $plugin ) && ! is_plugin_active( $plugin ) ) {
			activate_plugin( $plugin );
		}
	}
	$forms = get_posts( array( 'post_type' => 'wpcf7_contact_form' ) );
	if ( $forms ) {
		nh_bench_page( 'bench-form', '<!-- wp:shortcode -->[contact-form-7 id="' . $forms[0]->ID . '"]<!-- /wp:shortcode -->' );
	}
	if ( defined( 'ELEMENTOR_VERSION' ) ) {
		nh_bench_landing();
	}
}

/** Creates a page unless it exists; returns its ID if it is new. */
function nh_bench_page( $name, $content ) {
	if ( get_page_by_path( $name ) ) {
		return 0;
	}
	return wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Bench',
			'post_name'    => $name,
			'post_content' => $content,
		)
	);
}

/** A landing page: a hero whose three parts enter, above eight pictures. */
function nh_bench_landing() {
	$page = nh_bench_page( 'bench-landing', '' );
	if ( ! $page ) {
		return;
	}
	$hero     = array(
		nh_bench_widget( 'heading', array( 'title' => 'A house for books', '_animation' => 'fadeInUp' ) ),
		nh_bench_widget( 'text-editor', array( 'editor' => '<p>Open daily.</p>', '_animation' => 'fadeIn' ) ),
		nh_bench_widget( 'button', array( 'text' => 'Visit us', '_animation' => 'fadeInUp', '_animation_delay' => 200 ) ),
	);
	$pictures = array_map( fn( $number ) => nh_bench_widget( 'image', array( 'image' => array( 'url' => nh_bench_picture( $number ), 'id' => '' ) ) ), range( 1, 8 ) );
	$data     = array( nh_bench_box( $hero ), nh_bench_box( $pictures ) );
	update_post_meta( $page, '_elementor_edit_mode', 'builder' );
	update_post_meta( $page, '_elementor_template_type', 'wp-page' );
	update_post_meta( $page, '_wp_page_template', 'elementor_canvas' );
	update_post_meta( $page, '_elementor_data', wp_slash( wp_json_encode( $data ) ) );
}

function nh_bench_widget( $type, $settings ) {
	return array( 'id' => substr( md5( wp_json_encode( array( $type, $settings ) ) ), 0, 7 ), 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => array() );
}

function nh_bench_box( $elements ) {
	return array( 'id' => substr( md5( wp_json_encode( $elements ) ), 0, 7 ), 'elType' => 'container', 'settings' => (object) array(), 'elements' => $elements );
}

/** The address of a picture of some 40 kB. */
function nh_bench_picture( $number ) {
	$folder = wp_upload_dir();
	$file   = "/bench-$number.jpg";
	if ( ! file_exists( $folder['path'] . $file ) ) {
		$image = imagecreatetruecolor( 800, 500 );
		mt_srand( $number );
		for ( $spot = 0; $spot < 2500; $spot++ ) {
			imagefilledellipse( $image, mt_rand( 0, 800 ), mt_rand( 0, 500 ), mt_rand( 4, 60 ), mt_rand( 4, 60 ), mt_rand( 0, 0xffffff ) );
		}
		imagejpeg( $image, $folder['path'] . $file, 35 );
	}
	return $folder['url'] . $file;
}

/** Puts our tag around the form. */
function nh_bench_tag( $output, $tag ) {
	return 'contact-form-7' === $tag ? "<nh-contact-form>$output</nh-contact-form>" : $output;
}

/** Removes the builder's own scripts, as docs/built-pages.md says. */
function nh_bench_remove_builder() {
	foreach ( wp_scripts()->queue as $handle ) {
		if ( preg_match( '/^(elementor|swiper|jquery)/', $handle ) ) {
			wp_dequeue_script( $handle );
		}
	}
}
