<?php
// Run by `npm run demo:wordpress` in the new WordPress: a page with the patterns of all elements, and one with shortcodes.
require '/wordpress/wp-load.php';
wp_set_current_user( 1 );
$pages = array(
	'Elements'   => implode( "\n\n", array_map( fn( $pattern ) => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html( $pattern['title'] ) . "</h2>\n<!-- /wp:heading -->\n" . $pattern['content'], NhElements\Library::data( 'patterns' ) ) ),
	'Shortcodes' => '<p>Books bound so far: [nh_counter ending_number="1250" suffix=" books"]</p>[nh_progress title="Restored" percent="72"][nh_alert alert_title="Closed on Mondays" alert_description="The workshop opens again on Tuesday."]',
);
foreach ( $pages as $title => $content ) {
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => $content,
			)
		)
	);
	if ( 'Elements' === $title ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
	}
}
update_option( 'blogname', 'Linden Bindery' );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules( true );
