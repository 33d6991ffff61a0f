<?php
/**
 * The screen of the library's plans.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The screen on which an administrator chooses the plan of the connected account, and then returns. The library links to it. */
final class Library_Plans {

	private const SLUG = 'nh-elements-library-plan';

	private const ACTION = 'nh_elements_library_plan';

	/** Adds the screen. */
	public static function start(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'choose' ) );
	}

	/** Adds the screen, without an entry in the menu: it is of use only to somebody who returns from it. */
	public static function add(): void {
		$title = __( 'Plan of the library', 'nh-elements' );
		add_management_page( $title, $title, Template_Routes::CAPABILITY, self::SLUG, array( self::class, 'show' ) );
		// Later than WordPress looks up its title and the right to see it.
		add_action( 'admin_head', static fn () => remove_submenu_page( 'tools.php', self::SLUG ) );
	}

	/** The address of the screen. */
	public static function address(): string {
		return add_query_arg( 'page', self::SLUG, admin_url( 'tools.php' ) );
	}

	/** Prints the screen. */
	public static function show(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a place to return to, which is checked.
		$back    = self::place( sanitize_url( wp_unslash( $_GET['return_to'] ?? '' ) ) );
		$account = self::account();
		?>
		<div class="wrap">
			<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
			<?php if ( null === $account ) : ?>
				<p><?php esc_html_e( 'No account of a library is connected, or the library does not answer.', 'nh-elements' ); ?></p>
			<?php else : ?>
				<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
					<?php wp_nonce_field( self::ACTION ); ?>
					<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
					<input type="hidden" name="return_to" value="<?php echo esc_url( $back ); ?>">
					<fieldset>
						<legend>
							<?php
							/* translators: 1: a name, 2: an address of mail */
							echo esc_html( sprintf( __( 'The plan of %1$s (%2$s)', 'nh-elements' ), $account->name, $account->email ) );
							?>
						</legend>
						<?php foreach ( self::plans() as $plan => $title ) : ?>
							<p><label>
								<input type="radio" name="plan" value="<?php echo esc_attr( $plan ); ?>" required <?php checked( $plan, $account->plan ); ?>>
								<?php echo esc_html( $title ); ?>
							</label></p>
						<?php endforeach; ?>
					</fieldset>
					<?php submit_button( __( 'Take this plan', 'nh-elements' ) ); ?>
				</form>
			<?php endif; ?>
			<p><a href="<?php echo esc_url( $back ); ?>"><?php esc_html_e( 'Back without a change', 'nh-elements' ); ?></a></p>
		</div>
		<?php
	}

	/** Changes the plan of the connected account, and returns. */
	public static function choose(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Template_Routes::CAPABILITY ) ) {
			wp_die( esc_html__( 'Your account has no right to do that. Ask an administrator.', 'nh-elements' ), '', array( 'response' => 403 ) );
		}
		$plan = sanitize_key( wp_unslash( $_POST['plan'] ?? '' ) );
		if ( ! isset( self::plans()[ $plan ] ) || ! self::change( $plan ) ) {
			wp_die( esc_html__( 'The library did not take the plan, so it is unchanged. Try again later.', 'nh-elements' ), '', array( 'response' => 502, 'back_link' => true ) );
		}
		wp_safe_redirect( self::place( sanitize_url( wp_unslash( $_POST['return_to'] ?? '' ) ) ) );
		exit;
	}

	/** Changes the plan; returns whether the library has done so. */
	private static function change( string $plan ): bool {
		$options = array(
			'headers' => array( 'Content-Type' => 'application/json' ),
			'body'    => (string) wp_json_encode( array( 'plan' => $plan ) ),
		);
		try {
			return Library_Service::is_ok( Library_Service::call( 'PUT', '/account/plan', $options ) );
		} catch ( Refusal ) {
			return false;
		}
	}

	/** The connected account; null if there is none, or the library does not answer. */
	private static function account(): ?\stdClass {
		try {
			$account = Library_Service::json( Library_Service::call( 'GET', '/account' ) )->account ?? null;
		} catch ( Refusal ) {
			return null;
		}
		$is_one = is_string( $account->name ?? null ) && is_string( $account->email ?? null ) && is_string( $account->plan ?? null );
		return $is_one ? $account : null;
	}

	/**
	 * The titles of the plans.
	 *
	 * @return array<string, string>
	 */
	private static function plans(): array {
		$titles = array(
			'none'  => __( 'No plan: existing items can be viewed, none can be added', 'nh-elements' ),
			'trial' => __( 'Trial', 'nh-elements' ),
			'pro'   => __( 'Pro', 'nh-elements' ),
		);
		$plans  = Library::data( 'api' )['plans'];
		return array_combine( $plans, array_map( static fn ( string $plan ): string => $titles[ $plan ] ?? ucfirst( $plan ), $plans ) );
	}

	/** A place of this site to return to; the library of kits for another one. */
	private static function place( string $asked ): string {
		return wp_validate_redirect( $asked, Kit_Screens::library_address() );
	}
}
