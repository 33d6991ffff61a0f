<?php
/**
 * The screens of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Tools → Export kit, Import kit, Kit library: `<nh-kit-export>`, `<nh-kit-import>` and `<nh-kit-library>`. */
final class Kit_Screens {

	private const LIBRARY = 'nh-elements-kit-library';

	private const EXPORT = 'nh-elements-kit-export';

	private const IMPORT = 'nh-elements-kit-import';

	/** Adds the screens. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
	}

	/** Adds the screens to the menu of administrators. */
	public static function add(): void {
		$screens = array(
			self::EXPORT  => array( __( 'Export kit', 'nh-elements' ), 'show_export' ),
			self::IMPORT  => array( __( 'Import kit', 'nh-elements' ), 'show_import' ),
			self::LIBRARY => array( __( 'Kit library', 'nh-elements' ), 'show_library' ),
		);
		foreach ( $screens as $slug => list( $title, $show ) ) {
			Tool_Screen::add( $title, Kit_Routes::CAPABILITY, $slug, array( self::class, $show ) );
		}
	}

	/** Prints the screen of the export. */
	public static function show_export(): void {
		$settings = array(
			'name'     => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'cloud'    => '' !== Library_Service::address(),
			'draftsId' => (string) get_current_user_id(),
		);
		self::show( 'nh-kit-export', $settings );
	}

	/** Prints the screen of the import. */
	public static function show_import(): void {
		$settings = array(
			'origins' => Kit_Download::origins(),
			'earlier' => array() !== Kit_Folder::all( 'imports' ),
		);
		self::show( 'nh-kit-import', $settings );
		wp_print_script_tag( array( 'type' => 'module', 'src' => Library::versioned( 'print-pages.js' ) ) );
	}

	/** Prints the screen of the cloud library, which needs the address of one. */
	public static function show_library(): void {
		if ( '' === Library_Service::address() ) {
			self::show_missing_library();
			return;
		}
		$settings = array(
			'importUrl'  => self::address( self::IMPORT ),
			'exportUrl'  => self::address( self::EXPORT ),
			'upgradeUrl' => Library_Plans::address(),
		);
		self::show( 'nh-kit-library', $settings );
	}

	/** Says where the address of a library is entered. */
	private static function show_missing_library(): void {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<p><?php esc_html_e( 'No library is set. Enter the address of one in the settings of nh-elements.', 'nh-elements' ); ?></p>
			<p><a class="button" href="<?php echo esc_url( Settings_Screen::address() ); ?>"><?php esc_html_e( 'Open the settings', 'nh-elements' ); ?></a></p>
		</div>
		<?php
	}

	/** The address of the screen of the cloud library. */
	public static function library_address(): string {
		return self::address( self::LIBRARY );
	}

	private static function address( string $screen ): string {
		return add_query_arg( 'page', $screen, admin_url( 'tools.php' ) );
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
