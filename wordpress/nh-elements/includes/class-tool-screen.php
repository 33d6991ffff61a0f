<?php
/**
 * A screen below Tools.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A screen below Tools that shows elements of the library. */
final class Tool_Screen {

	/**
	 * Adds a screen to the menu.
	 *
	 * @param string        $title      The title of the screen and of its link.
	 * @param string        $capability The capability that the screen needs.
	 * @param string        $slug       The name of the screen in its address.
	 * @param callable      $show       Prints the screen.
	 * @param callable|null $scripts    Prints the scripts of the screen. Default: the library alone.
	 */
	public static function add( string $title, string $capability, string $slug, callable $show, ?callable $scripts = null ): void {
		$hook = add_management_page( $title, $title, $capability, $slug, $show );
		add_action( "admin_print_scripts-$hook", $scripts ?? static fn () => self::print_library() );
		add_action( "admin_print_styles-$hook", static fn () => wp_enqueue_style( 'nh-elements', Library::address( 'nh.css' ), array(), VERSION ) );
	}

	/**
	 * Prints the configuration with the nonce of the session, and the library.
	 *
	 * @param array<string, mixed> $more Further keys of the configuration.
	 */
	public static function print_library( array $more = array() ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON that cannot end the element.
		echo Configuration::script( Configuration::of_screen( $more ) );
		wp_print_script_tag( array( 'type' => 'module', 'src' => Library::versioned( 'autoload.js' ) ) );
	}
}
