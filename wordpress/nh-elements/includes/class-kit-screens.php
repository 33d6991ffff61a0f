<?php
/**
 * The screens of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Tools → Export kit, Import kit: `<nh-kit-export>` and `<nh-kit-import>`. */
final class Kit_Screens {

	/** Adds the screens. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
	}

	/** Adds the screens to the menu of administrators. */
	public static function add(): void {
		$screens = array(
			'nh-elements-kit-export' => array( __( 'Export kit', 'nh-elements' ), 'show_export' ),
			'nh-elements-kit-import' => array( __( 'Import kit', 'nh-elements' ), 'show_import' ),
		);
		foreach ( $screens as $slug => list( $title, $show ) ) {
			Tool_Screen::add( $title, Kit_Routes::CAPABILITY, $slug, array( self::class, $show ) );
		}
	}

	/** Prints the screen of the export. */
	public static function show_export(): void {
		$settings = array(
			'name'     => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'cloud'    => false,
			'draftsId' => (string) get_current_user_id(),
		);
		self::show( 'nh-kit-export', $settings );
	}

	/** Prints the screen of the import. */
	public static function show_import(): void {
		self::show( 'nh-kit-import', array( 'origins' => Kit_Download::origins() ) );
		wp_print_script_tag( array( 'type' => 'module', 'src' => Library::versioned( 'print-pages.js' ) ) );
	}

	/** Prints a screen. */
	private static function show( string $tag, array $settings ): void {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<<?php echo tag_escape( $tag ); ?> settings="<?php echo esc_attr( wp_json_encode( (object) $settings ) ); ?>" data-printing="<?php echo esc_url( Unprinted_Pages::address() ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>">
				<p><?php esc_html_e( 'The tool needs a script, which has not loaded.', 'nh-elements' ); ?></p>
			</<?php echo tag_escape( $tag ); ?>>
		</div>
		<?php
	}
}
