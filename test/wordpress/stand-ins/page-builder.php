<?php
/**
 * Stands in for the page builder: prints the handles and the markup that Elementor 4.2 has. `?addon` adds a script that
 * needs the builder's, `?jquery` one that needs jQuery, and `?inline` one inside the page. `?by-hand` prints a script file
 * without a handle, and `?attribute` a link whose attribute calls jQuery. `?undeclared` adds a script whose file calls the
 * builder's without naming it as a dependency, and `?undeclared-jquery` one that calls jQuery so. `?old` adds the scripts
 * that 3.18 has besides.
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( ! is_page( 'built' ) ) {
			return;
		}
		$file = includes_url( 'js/clipboard.min.js' );
		wp_register_script( 'elementor-webpack-runtime', $file, array(), '4.2.2', true );
		wp_register_script( 'elementor-frontend-modules', $file, array( 'elementor-webpack-runtime', 'jquery' ), '4.2.2', true );
		$needed = array( 'elementor-frontend-modules', 'jquery-ui-core' );
		if ( isset( $_GET['old'] ) ) {
			foreach ( array( 'elementor-waypoints', 'share-link', 'elementor-dialog' ) as $handle ) {
				wp_register_script( $handle, $file, array( 'jquery' ), '3.18.3', true );
				$needed[] = $handle;
			}
		}
		wp_enqueue_script( 'elementor-frontend', $file, $needed, '4.2.2', true );
		if ( isset( $_GET['old'] ) ) {
			wp_enqueue_script( 'preloaded-modules', $file, array( 'elementor-frontend' ), '3.18.3', true );
		}
		$settings = array(
			'environmentMode' => array( 'edit' => false, 'wpPreview' => false ),
			'version'         => '4.2.2',
			'is_static'       => false,
			'responsive'      => array( 'breakpoints' => array() ),
			'kit'             => array( 'active_breakpoints' => array() ),
		);
		wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = ' . wp_json_encode( $settings ) . ';', 'before' );
		if ( isset( $_GET['addon'] ) ) {
			wp_enqueue_script( 'an-addon', $file, array( 'elementor-frontend' ), '1', true );
		}
		if ( isset( $_GET['jquery'] ) ) {
			wp_enqueue_script( 'a-slider', $file, array( 'jquery' ), '1', true );
		}
		$codes = array(
			'undeclared'        => 'window.addEventListener( "elementor/frontend/init", () => {} );',
			'undeclared-jquery' => 'jQuery( () => {} );',
		);
		foreach ( array_intersect_key( $codes, $_GET ) as $name => $code ) {
			file_put_contents( WP_CONTENT_DIR . "/$name.js", $code );
			wp_enqueue_script( $name, content_url( "$name.js" ), array(), '1', true );
		}
	}
);

add_shortcode(
	'built_page',
	static function () {
		$type   = sanitize_key( $_GET['widget'] ?? 'accordion' );
		$script = isset( $_GET['inline'] ) ? '<script>window.addEventListener( "load", () => elementorFrontend.hooks );</script>' : '';
		if ( isset( $_GET['by-hand'] ) ) {
			$script = '<script src="' . esc_url( includes_url( 'js/clipboard.min.js' ) ) . '"></script>';
		}
		if ( isset( $_GET['attribute'] ) ) {
			$script = '<a href="#top" onclick="jQuery( \'#a\' ).hide()">Hide</a>';
		}
		return <<<PAGE
<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7">
<div class="elementor-element elementor-element-a1 e-flex e-con e-parent" data-id="a1" data-element_type="container">
<div class="elementor-element elementor-element-b2 elementor-widget elementor-widget-$type" data-id="b2" data-element_type="widget" data-widget_type="$type.default">
<div class="elementor-widget-container"><div class="elementor-accordion">
<div class="elementor-accordion-item"><div class="elementor-tab-title" data-tab="1" role="button" aria-controls="c1" aria-expanded="false" id="t1"><a class="elementor-accordion-title" tabindex="0">First</a></div>
<div id="c1" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="t1">The first text.</div></div>
</div></div></div></div></div>$script
PAGE;
	}
);
