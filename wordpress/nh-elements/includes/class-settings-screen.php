<?php
/**
 * The settings screen.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Settings → nh-elements: a switch for each takeover, and the check of a page. */
final class Settings_Screen {

	private const SLUG = 'nh-elements';

	/** Adds the screen to the menu. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_init', array( self::class, 'register' ) );
		add_action( 'admin_init', array( self::class, 'register_library' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'add_script' ) );
		add_action( 'admin_init', array( self::class, 'add_privacy_text' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( FOLDER . 'nh-elements.php' ), array( self::class, 'with_link' ) );
	}

	/** Adds the screen below “Settings”. */
	public static function add(): void {
		add_options_page( 'nh-elements', 'nh-elements', 'manage_options', self::SLUG, array( self::class, 'show' ) );
	}

	/** Lets WordPress save the switches, with its own nonce and capability. */
	public static function register(): void {
		register_setting(
			self::SLUG,
			Switches::OPTION,
			array(
				'type'              => 'object',
				'default'           => array(),
				'sanitize_callback' => array( Switches::class, 'checked' ),
			)
		);
	}

	/** Lets WordPress save the address of the library. Another address ends all connections. */
	public static function register_library(): void {
		register_setting(
			self::SLUG,
			Library_Service::OPTION,
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => array( self::class, 'checked_library' ),
			)
		);
	}

	/**
	 * Returns the address to save. An invalid one is reported, and the former address is kept.
	 *
	 * @param mixed $sent The address.
	 */
	public static function checked_library( mixed $sent ): string {
		$address = Library_Service::checked( $sent );
		if ( '' !== $address || '' === $sent ) {
			return $address;
		}
		add_settings_error( Library_Service::OPTION, 'nh-elements-library', __( 'The address of the library is not saved. It must begin with https://, and have no password, query or fragment.', 'nh-elements' ) );
		return Library_Service::address();
	}

	/** The script of the check. */
	public static function add_script( string $screen ): void {
		if ( 'settings_page_' . self::SLUG !== $screen ) {
			return;
		}
		wp_enqueue_script( 'nh-elements-check', ADDRESS . 'assets/check.js', array( 'wp-i18n' ), VERSION, array( 'in_footer' => true ) );
		wp_set_script_translations( 'nh-elements-check', 'nh-elements', FOLDER . 'languages' );
	}

	/** Prints the screen. */
	public static function show(): void {
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<p><?php esc_html_e( 'Check a page first: the check prints it with everything switched on, for you alone, and says what it has found.', 'nh-elements' ); ?></p>
			<form id="nh-elements-check" data-home="<?php echo esc_url( home_url( '/' ) ); ?>" data-query="<?php echo esc_attr( Page_Report::QUERY ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( Page_Report::QUERY ) ); ?>" data-titles="<?php echo esc_attr( wp_json_encode( self::titles() ) ); ?>">
				<label for="nh-elements-address"><?php esc_html_e( 'Address of a page of this site', 'nh-elements' ); ?></label>
				<input id="nh-elements-address" type="url" class="regular-text code" required value="<?php echo esc_url( home_url( '/' ) ); ?>">
				<button class="button"><?php esc_html_e( 'Check this page', 'nh-elements' ); ?></button>
				<div id="nh-elements-report" role="status"></div>
			</form>
			<form action="options.php" method="post">
				<?php settings_fields( self::SLUG ); ?>
				<h2><?php esc_html_e( 'Run on nh-elements', 'nh-elements' ); ?></h2>
				<?php
				foreach ( Switches::labels() as $name => $label ) {
					if ( 'remove_data' !== $name ) {
						self::show_switch( $name, $label );
					}
				}
				?>
				<h2><?php esc_html_e( 'Cloud library', 'nh-elements' ); ?></h2>
				<p>
					<label for="nh-elements-library"><?php esc_html_e( 'Address of the library service', 'nh-elements' ); ?></label>
					<input id="nh-elements-library" type="url" class="regular-text code" name="<?php echo esc_attr( Library_Service::OPTION ); ?>" value="<?php echo esc_url( Library_Service::address() ); ?>" aria-describedby="nh-elements-library-help">
				</p>
				<p class="description" id="nh-elements-library-help"><?php esc_html_e( 'Each person connects an own account in the template library. The address begins with https://. Without one, the site makes no requests to a library.', 'nh-elements' ); ?></p>
				<h2><?php esc_html_e( 'When the plugin is deleted', 'nh-elements' ); ?></h2>
				<?php
				self::show_switch( 'remove_data', Switches::labels()['remove_data'] );
				submit_button();
				?>
			</form>
		</div>
		<?php
	}

	/** Prints the box of a switch. */
	private static function show_switch( string $name, string $label ): void {
		?>
		<p><label>
			<input type="checkbox" name="<?php echo esc_attr( Switches::OPTION . "[$name]" ); ?>" value="1" <?php checked( Switches::is_on( $name ) ); ?>>
			<?php echo esc_html( $label ); ?>
		</label></p>
		<?php
	}

	/** The address of this screen. */
	public static function address(): string {
		return add_query_arg( 'page', self::SLUG, admin_url( 'options-general.php' ) );
	}

	/**
	 * Adds the way to this screen to the plugin's row in the list of plugins.
	 *
	 * @param array<string, string> $links The links of the row.
	 * @return array<string, string>
	 */
	public static function with_link( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'nh-elements' ) );
		return array( 'settings' => $link ) + $links;
	}

	/**
	 * The titles of elements by their tags.
	 *
	 * @return array<string, string>
	 */
	private static function titles(): array {
		$tags = array_keys( Library::elements() );
		return array_combine( $tags, array_map( static fn ( string $tag ): string => Element::of( $tag )->title(), $tags ) );
	}

	/** Suggests a text for the site's privacy policy. */
	public static function add_privacy_text(): void {
		$text = __( 'This site’s elements keep settings such as the chosen palette in the visitor’s browser. Videos of other providers with a preview image load only after a click; other videos load when they are near the visible part of the page. The number of clicks on contact buttons and bars may be counted, without saying who clicked. Other events are counted only if the site has switched tracking on and the visitor has agreed.', 'nh-elements' );
		wp_add_privacy_policy_content( 'nh-elements', wp_kses_post( wpautop( $text ) ) );
	}
}
