<?php
/**
 * The screen of the page editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A screen that consists of `<nh-page-editor>` alone: `post.php?post=7&action=nh_elements`. */
final class Page_Editor_Screen {

	private const ACTION = 'nh_elements';

	/** Waits for the screen, and links to it. */
	public static function start(): void {
		add_action( 'post_action_' . self::ACTION, array( self::class, 'show' ) );
		add_filter( 'page_row_actions', array( self::class, 'add_link' ), 10, 2 );
		add_filter( 'post_row_actions', array( self::class, 'add_link' ), 10, 2 );
		add_action( 'admin_bar_menu', array( self::class, 'add_to_bar' ), 81 );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_to_block_editor' ) );
	}

	/**
	 * Adds the link to a row of a list of posts.
	 *
	 * @param mixed    $links The links of the row.
	 * @param \WP_Post $post  The post.
	 */
	public static function add_link( mixed $links, \WP_Post $post ): mixed {
		if ( ! is_array( $links ) || ! Page_Rights::may_edit( $post ) ) {
			return $links;
		}
		/* translators: %s: the title of a page */
		$label = sprintf( __( 'Edit “%s” with nh-elements', 'nh-elements' ), get_the_title( $post ) );
		$link  = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( self::address( $post ) ), esc_attr( $label ), esc_html( self::title() ) );
		return $links + array( self::ACTION => $link );
	}

	/** Adds the link to the bar of a page. */
	public static function add_to_bar( \WP_Admin_Bar $bar ): void {
		$post = is_admin() ? null : get_queried_object();
		if ( $post instanceof \WP_Post && is_singular() && Page_Rights::may_edit( $post ) ) {
			$bar->add_node(
				array(
					'id'    => 'nh-elements',
					'title' => esc_html( self::title() ),
					'href'  => self::address( $post ),
				)
			);
		}
	}

	/** Adds the link to the block editor. */
	public static function add_to_block_editor(): void {
		$post = get_post();
		if ( null === $post || ! Page_Rights::may_edit( $post ) || 'auto-draft' === $post->post_status ) {
			return;
		}
		wp_enqueue_script( 'nh-elements-edit-link', ADDRESS . 'assets/edit-link.js', array( 'wp-plugins', 'wp-edit-post', 'wp-element', 'wp-components', 'wp-data' ), VERSION, array( 'in_footer' => true ) );
		$link = array(
			'title'   => self::title(),
			'address' => self::address( $post ),
		);
		wp_add_inline_script( 'nh-elements-edit-link', 'window.nhElementsEditLink = ' . Configuration::json( $link ), 'before' );
	}

	/**
	 * Prints the screen.
	 *
	 * @param int|string $id The id of the post.
	 */
	public static function show( int|string $id ): void {
		$post = get_post( (int) $id );
		if ( null === $post || ! Page_Rights::may_edit( $post ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this item.', 'nh-elements' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: frame-ancestors 'self'" );
		self::print_page( $post );
		exit;
	}

	/** Prints the page with the tag. */
	private static function print_page( \WP_Post $post ): void {
		$settings = wp_json_encode( Edited_Site::settings( $post ) );
		/* translators: %s: the title of a page */
		$title = sprintf( __( '%s – Editor', 'nh-elements' ), get_the_title( $post ) );
		?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<title><?php echo esc_html( wp_strip_all_tags( $title ) ); ?></title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
		<?php
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON that cannot end the element.
		// phpcs:disable WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the screen has none of the administration's files.
		echo Configuration::script( Configuration::of_screen() );
		?>
<link rel="stylesheet" href="<?php echo esc_url( Library::versioned( 'page-editor.css' ) ); ?>">
		<?php
		// phpcs:enable
		wp_print_script_tag( array( 'type' => 'module', 'src' => Library::versioned( 'page-editor.js' ) ) );
		?>
</head>
<body>
<nh-page-editor page="<?php echo esc_attr( (string) $post->ID ); ?>" settings="<?php echo esc_attr( $settings ); ?>">
<p><?php esc_html_e( 'The editor’s script has not loaded.', 'nh-elements' ); ?></p>
</nh-page-editor>
</body>
</html>
		<?php
	}

	/** The address of the screen. */
	public static function address( \WP_Post $post ): string {
		return add_query_arg( array( 'post' => $post->ID, 'action' => self::ACTION ), admin_url( 'post.php' ) );
	}

	private static function title(): string {
		return __( 'Edit with nh-elements', 'nh-elements' );
	}
}
