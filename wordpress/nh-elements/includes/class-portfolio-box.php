<?php
/**
 * The box of a work's fields.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Edits the fields of a work beside its text, in the block editor and in the classic one. */
final class Portfolio_Box {

	private const NONCE = 'nh_elements_work';

	/** Adds the box, and saves it. */
	public static function start(): void {
		add_action( 'add_meta_boxes_' . Portfolio::POST_TYPE, array( self::class, 'add' ) );
		add_action( 'save_post_' . Portfolio::POST_TYPE, array( self::class, 'save' ) );
	}

	/** Adds the box. */
	public static function add(): void {
		if ( Portfolio::is_ours() ) {
			add_meta_box( 'nh-elements-work', __( 'Work', 'nh-elements' ), array( self::class, 'show' ), Portfolio::POST_TYPE, 'side' );
		}
	}

	/** Prints the box. */
	public static function show( \WP_Post $work ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		$kinds  = array(
			''       => __( 'By its fields', 'nh-elements' ),
			'image'  => __( 'Image', 'nh-elements' ),
			'video'  => __( 'Video', 'nh-elements' ),
			'iframe' => __( 'Website', 'nh-elements' ),
			'page'   => __( 'Page', 'nh-elements' ),
		);
		$places = array(
			'lightbox' => __( 'Lightbox', 'nh-elements' ),
			'new-tab'  => __( 'New tab', 'nh-elements' ),
			'same-tab' => __( 'Same tab', 'nh-elements' ),
		);
		self::select( $work, 'nh_elements_type', __( 'Kind', 'nh-elements' ), $kinds );
		self::select( $work, 'nh_elements_open_in', __( 'Page opens in', 'nh-elements' ), $places );
		self::input( $work, 'nh_elements_site_url', __( 'Address of the website', 'nh-elements' ) );
		self::input( $work, 'nh_elements_image', __( 'Address of the large picture (default: the featured image)', 'nh-elements' ) );
		self::input( $work, 'nh_elements_video', __( 'Address of the video', 'nh-elements' ) );
		?>
		<p><label>
			<input type="checkbox" name="nh_elements_new_tab" value="1" <?php checked( get_post_meta( $work->ID, 'nh_elements_new_tab', true ), '1' ); ?>>
			<?php esc_html_e( 'Website opens in a new tab', 'nh-elements' ); ?>
		</label></p>
		<?php
	}

	/** Saves the box. */
	public static function save( int $work ): void {
		$nonce = sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ?? '' ) );
		if ( false === wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $work ) ) {
			return;
		}
		foreach ( array_keys( Portfolio_Fields::META ) as $name ) {
			// The meta's own callback cleans the value.
			update_post_meta( $work, $name, sanitize_text_field( wp_unslash( $_POST[ $name ] ?? '' ) ) );
		}
	}

	/**
	 * Prints a choice.
	 *
	 * @param \WP_Post              $work    The work.
	 * @param string                $name    The name of the field.
	 * @param string                $label   The label.
	 * @param array<string, string> $options The labels of the options, by value.
	 */
	private static function select( \WP_Post $work, string $name, string $label, array $options ): void {
		$value = get_post_meta( $work->ID, $name, true );
		?>
		<p><label><?php echo esc_html( $label ); ?><br>
			<select class="widefat" name="<?php echo esc_attr( $name ); ?>">
				<?php foreach ( $options as $option => $text ) : ?>
					<option value="<?php echo esc_attr( $option ); ?>" <?php selected( $value, $option ); ?>><?php echo esc_html( $text ); ?></option>
				<?php endforeach; ?>
			</select>
		</label></p>
		<?php
	}

	private static function input( \WP_Post $work, string $name, string $label ): void {
		?>
		<p><label><?php echo esc_html( $label ); ?><br>
			<input class="widefat" type="url" name="<?php echo esc_attr( $name ); ?>" value="<?php echo esc_url( get_post_meta( $work->ID, $name, true ) ); ?>">
		</label></p>
		<?php
	}
}
