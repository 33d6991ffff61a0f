<?php
/**
 * The switches of the settings screen.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The switches: each is off until an administrator switches it on. */
final class Switches {

	/** The name of the option. */
	public const OPTION = 'nh_elements';

	/**
	 * The names of the switches with their labels.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return array(
			'contact_form' => __( 'Contact Form 7: run its forms on nh-elements', 'nh-elements' ),
			'builder'      => __( 'Elementor: bring its pages alive with nh-elements', 'nh-elements' ),
			'header'       => __( 'Astra: run the menu, the search, the account and the colour switcher of its header on nh-elements', 'nh-elements' ),
			'lightbox'     => __( 'Galleries: open the pictures of galleries and linked pictures in a lightbox', 'nh-elements' ),
			'portfolio'    => __( 'Portfolio: a post type for works, unless the portfolio plugin has one', 'nh-elements' ),
			'tracking'     => __( 'Tracking: give the elements’ events to a tag manager (dataLayer), once the visitor has agreed', 'nh-elements' ),
			'remove_data'  => __( 'Remove works, the map, the data of pages and all settings when the plugin is deleted', 'nh-elements' ),
		);
	}

	/** Whether a switch is on. */
	public static function is_on( string $name ): bool {
		$saved = get_option( self::OPTION, array() );
		return is_array( $saved ) && ! empty( $saved[ $name ] );
	}

	/**
	 * Reads the fields of the settings screen.
	 *
	 * @param mixed $sent The fields of the form.
	 * @return array<string, bool>
	 */
	public static function checked( mixed $sent ): array {
		$sent = is_array( $sent ) ? $sent : array();
		return array_map( static fn ( string $name ): bool => ! empty( $sent[ $name ] ), array_combine( array_keys( self::labels() ), array_keys( self::labels() ) ) );
	}
}
