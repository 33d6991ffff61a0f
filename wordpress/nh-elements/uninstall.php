<?php
/**
 * Removes the plugin's settings. Works, the map and the data of pages are removed only if the settings screen was asked to.
 *
 * @package NhElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the data of the present site. */
function nh_elements_uninstall_site(): void {
	global $wpdb;
	$saved = get_option( 'nh_elements', array() );
	if ( is_array( $saved ) && ! empty( $saved['remove_data'] ) ) {
		nh_elements_uninstall_posts();
		nh_elements_uninstall_fields( array( '_nh_elements_page', '_nh_elements_save', '_nh_elements_type', '_nh_elements_note', '_nh_elements_block_revision' ) );
	}
	nh_elements_uninstall_fields( array( '_nh_elements_state', '_nh_elements_lock', '_nh_elements_kit_picture', '_nh_elements_unprinted' ) );
	nh_elements_uninstall_answers();
	require_once __DIR__ . '/includes/class-kit-folder.php';
	\NhElements\Kit_Folder::remove_all();
	foreach ( array( 'nh_elements', 'nh_elements_kit', 'nh_elements_site_css', 'nh_elements_library' ) as $name ) {
		delete_option( $name );
	}
	foreach ( array( 'nh_elements_preferences', 'nh_elements_library_token' ) as $name ) {
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $name, '', true );
	}
}

/**
 * Removes fields of posts and revisions. The HTML of pages stays.
 *
 * @param list<string> $names The names of the fields.
 */
function nh_elements_uninstall_fields( array $names ): void {
	foreach ( $names as $name ) {
		delete_metadata( 'post', 0, $name, '', true );
	}
}

/** Removes the answers to repeated requests, which would end by themselves after a day. */
function nh_elements_uninstall_answers(): void {
	global $wpdb;
	$names = array( '_transient_nh_elements_', '_transient_timeout_nh_elements_', 'nh_elements_once_' );
	foreach ( $names as $name ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $name ) . '%' ) );
	}
}

/** Removes works, their terms and the map. The portfolio plugin's works stay, if it is installed, also if it is switched off. */
function nh_elements_uninstall_posts(): void {
	$is_theirs  = post_type_exists( 'astra-portfolio' ) || is_dir( WP_PLUGIN_DIR . '/astra-portfolio' );
	$post_types = $is_theirs ? array( 'nh_elements_map', 'nh_elements_block' ) : array( 'nh_elements_map', 'nh_elements_block', 'astra-portfolio' );
	$posts      = get_posts(
		array(
			'post_type'   => $post_types,
			'post_status' => array( 'any', 'private', 'trash', 'auto-draft' ),
			'numberposts' => -1,
			'fields'      => 'ids',
		)
	);
	foreach ( $posts as $post ) {
		wp_delete_post( $post, true );
	}
	foreach ( $is_theirs ? array() : array( 'astra-portfolio-categories', 'astra-portfolio-other-categories', 'astra-portfolio-tags' ) as $taxonomy ) {
		register_taxonomy( $taxonomy, 'astra-portfolio' );
		foreach ( get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) ) as $term ) {
			wp_delete_term( $term, $taxonomy );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $nh_elements_site ) {
		switch_to_blog( $nh_elements_site );
		nh_elements_uninstall_site();
		restore_current_blog();
	}
} else {
	nh_elements_uninstall_site();
}
