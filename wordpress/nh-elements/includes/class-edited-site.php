<?php
/**
 * The site for the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** What `<nh-page-editor>` knows of the site: the files of the preview, the kit, and the site's answers. */
final class Edited_Site {

	/**
	 * The settings of the tag for a page.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings( \WP_Post $post ): array {
		return array(
			'stylesheets'  => array( ...self::theme_styles( $post ), Library::versioned( 'nh.css' ), Library::versioned( 'nh-blocks.css' ) ),
			'modules'      => array( Library::versioned( 'autoload.js' ) ),
			'config'       => Configuration::of_page(),
			'sendsHtml'    => true,
			'media'        => current_user_can( 'upload_files' ),
			'unprintedUrl' => Unprinted_Pages::address(),
			'exitUrl'      => add_query_arg( 'post_type', $post->post_type, admin_url( 'edit.php' ) ),
			'previewUrl'   => Page_Styles::draft_address( $post ),
		) + self::templates() + self::printing( $post );
	}

	/**
	 * The settings of the template library, for those who may use it.
	 *
	 * @return array<string, mixed>
	 */
	private static function templates(): array {
		return current_user_can( Template_Routes::CAPABILITY ) ? array( 'templates' => Template_Screen::settings() ) : array();
	}

	/**
	 * The settings on which the printed page depends.
	 *
	 * @return array<string, mixed>
	 */
	public static function printing( \WP_Post $post ): array {
		$kit         = Site_Kit::all();
		$breakpoints = Configuration::of_page()['breakpoints'] ?? array();
		$settings    = array(
			'answers'  => Site_Answers::of( $post ),
			'language' => get_bloginfo( 'language' ),
		);
		return $settings
			+ ( array() === $kit ? array() : array( 'kit' => $kit ) )
			+ ( array() === $breakpoints ? array() : array( 'breakpoints' => $breakpoints ) );
	}

	/**
	 * The addresses of the theme's stylesheets, as the page has them. Styles within the page become addresses too.
	 *
	 * @return list<string>
	 */
	private static function theme_styles( \WP_Post $post ): array {
		query_posts( array( 'p' => $post->ID, 'post_type' => $post->post_type, 'post_status' => 'any' ) );
		ob_start();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- as WordPress does for a page.
		do_action( 'wp_enqueue_scripts' );
		// The editor prints the draft itself, with its own styles and those of the library, and below no bar.
		wp_styles()->dequeue( array( 'admin-bar', Page_Styles::HANDLE, Editor_Canvas::HANDLE, Site_Settings::HANDLE ) );
		wp_print_styles();
		$html = (string) ob_get_clean();
		wp_reset_query();
		preg_match_all( '/<link\b[^>]*\brel=[\'"]stylesheet[\'"][^>]*>|<style\b[^>]*>(.*?)<\/style>/s', $html, $found, PREG_SET_ORDER );
		$addresses = array();
		foreach ( $found as $element ) {
			$addresses[] = isset( $element[1] ) ? 'data:text/css;base64,' . base64_encode( $element[1] ) : self::linked( $element[0] );
		}
		return array_values( array_filter( $addresses ) );
	}

	/** The address of a link to a stylesheet. */
	private static function linked( string $link ): string {
		$tag = new \WP_HTML_Tag_Processor( $link );
		return $tag->next_tag( 'link' ) ? (string) $tag->get_attribute( 'href' ) : '';
	}
}
