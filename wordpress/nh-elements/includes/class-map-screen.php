<?php
/**
 * The screen of the map.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Tools → Map regions: the region editor, and for administrators the import of a map. */
final class Map_Screen {

	private const SLUG = 'nh-elements-map';

	private const ACTION = 'nh_elements_import_map';

	/** Adds the screen. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'import' ) );
	}

	/** Adds the screen to the menu of those who may change the map. */
	public static function add(): void {
		if ( Region_Actions::may_change() ) {
			Tool_Screen::add( __( 'Map regions', 'nh-elements' ), 'read', self::SLUG, array( self::class, 'show' ), array( self::class, 'print_scripts' ) );
		}
	}

	/** The address of the screen. */
	public static function address(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	/** Prints the library, and the nonce of changes of regions. */
	public static function print_scripts(): void {
		Tool_Screen::print_library( array( 'nonce' => wp_create_nonce( Region_Actions::NONCE ) ) );
	}

	/** Prints the screen. */
	public static function show(): void {
		$map = Site_Map::settings();
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<?php if ( array() === $map ) : ?>
				<p><?php esc_html_e( 'There is no map yet.', 'nh-elements' ); ?></p>
			<?php else : ?>
				<nh-region-editor settings="<?php echo esc_attr( wp_json_encode( $map + array( 'editorId' => (string) get_current_user_id() ) ) ); ?>"></nh-region-editor>
			<?php endif; ?>
			<?php if ( current_user_can( 'manage_options' ) ) : ?>
				<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post" enctype="multipart/form-data">
					<?php wp_nonce_field( self::ACTION ); ?>
					<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
					<h2><?php esc_html_e( 'New map', 'nh-elements' ); ?></h2>
					<p><?php esc_html_e( 'Each path of the SVG that has a title or an id becomes a region. An id such as AT-7 names its country. Only the outlines are kept.', 'nh-elements' ); ?></p>
					<p><input type="file" name="map" accept=".svg,image/svg+xml" required aria-label="<?php esc_attr_e( 'SVG file', 'nh-elements' ); ?>"></p>
					<?php submit_button( __( 'Import map', 'nh-elements' ), 'secondary' ); ?>
				</form>
			<?php endif; ?>
		</div>
		<?php
	}

	/** Replaces the map by the paths of a file. */
	public static function import(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not import a map.', 'nh-elements' ), 403 );
		}
		check_admin_referer( self::ACTION );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the path of PHP's own upload.
		$file = $_FILES['map']['tmp_name'] ?? '';
		$map  = is_string( $file ) && is_uploaded_file( $file ) && filesize( $file ) < 5 * MB_IN_BYTES
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
			? Svg_Regions::read( (string) file_get_contents( $file ) )
			: array( 'regions' => array() );
		if ( array() === $map['regions'] ) {
			wp_die( esc_html__( 'The file has no path with a title or an id, so the map is kept as it was.', 'nh-elements' ), 422 );
		}
		Site_Map::replace( $map );
		wp_safe_redirect( self::address() );
		exit;
	}
}
