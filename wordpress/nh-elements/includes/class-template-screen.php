<?php
/**
 * The screen of the template library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Tools → Templates: `<nh-template-library>`. "Insert" makes a new page of a template, and opens it in the editor. */
final class Template_Screen {

	private const SLUG = 'nh-elements-templates';

	/** The namespace of the plugin's own routes. */
	public const ROOT = 'nh-elements/v1';

	/** Adds the screen and its route. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/** Adds the screen to the menu of administrators. */
	public static function add(): void {
		Tool_Screen::add( __( 'Templates', 'nh-elements' ), Template_Routes::CAPABILITY, self::SLUG, array( self::class, 'show' ), array( self::class, 'print_scripts' ) );
	}

	/** Prints the library, and the script that makes a page of a template. */
	public static function print_scripts(): void {
		Tool_Screen::print_library();
		wp_print_script_tag( array( 'type' => 'module', 'src' => add_query_arg( 'ver', VERSION, ADDRESS . 'assets/templates.js' ) ) );
	}

	/** Prints the screen. */
	public static function show(): void {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<nh-template-library settings="<?php echo esc_attr( wp_json_encode( self::settings() ) ); ?>" data-pages="<?php echo esc_url( rest_url( self::ROOT . '/pages' ) ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( 'wp_rest' ) ); ?>">
				<p><?php esc_html_e( 'The template library needs a script, which has not loaded.', 'nh-elements' ); ?></p>
			</nh-template-library>
			<p id="nh-elements-insert" role="status" data-offline="<?php esc_attr_e( 'There is no connection. Try again.', 'nh-elements' ); ?>"></p>
		</div>
		<?php
	}

	/**
	 * The settings of the library, on its screen and in the page editor.
	 *
	 * @return array{draftsId: string, upgradeUrl: string}
	 */
	public static function settings(): array {
		return array(
			'draftsId'   => (string) get_current_user_id(),
			'upgradeUrl' => Library_Plans::address(),
		);
	}

	/** Registers the route that makes a page of a template. */
	public static function register(): void {
		$route = array(
			'methods'             => 'POST',
			'permission_callback' => static fn () => current_user_can( Template_Routes::CAPABILITY ) && current_user_can( 'edit_pages' ),
			'callback'            => array( self::class, 'insert' ),
		);
		register_rest_route( self::ROOT, '/pages', $route );
	}

	/**
	 * Makes a page of a template; answers with the address of its editor.
	 *
	 * @return array{address: string}|\WP_Error
	 */
	public static function insert( \WP_REST_Request $request ): array|\WP_Error {
		try {
			$sent     = json_decode( $request->get_body(), false, 256 );
			$settings = $sent->page_settings ?? null;
			$document = (object) array(
				'format'        => 1,
				'content'       => $sent->content ?? null,
				'page_settings' => $settings instanceof \stdClass ? $settings : new \stdClass(),
			);
			$document = Page_Elements::checked( $document );
			Page_Code::filter_new( $document );
			$title    = is_string( $sent->title ?? null ) ? sanitize_text_field( $sent->title ) : '';
		} catch ( Refusal $refusal ) {
			return $refusal->as_error();
		}
		$page = array(
			'post_type'   => 'page',
			'post_status' => 'draft',
			'post_title'  => $title,
			'meta_input'  => array( Page_Document::META => Page_Document::meta( $document, '', '' ) ),
		);
		$id   = wp_insert_post( wp_slash( $page ), true );
		return is_wp_error( $id ) ? $id : array( 'address' => Page_Editor_Screen::address( get_post( $id ) ) );
	}
}
