<?php
/**
 * The library in the canvas of the block editor.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the library into the canvas, which is a frame. Script modules reach the outer page of the editor only, so the
 * library is a script that is turned into a module.
 */
final class Editor_Canvas {

	/** The handle of the library in the canvas. */
	/** The handle of the library. */
	public const HANDLE = 'nh-elements-autoload';

	/** Follows the editor. */
	public static function start(): void {
		add_action( 'enqueue_block_assets', array( self::class, 'add_library' ) );
		add_filter( 'script_loader_tag', array( self::class, 'as_module' ), 10, 2 );
	}

	/** Adds the library to the canvas; pages get it from {@see Printed_Page}. */
	public static function add_library(): void {
		if ( ! is_admin() ) {
			return;
		}
		wp_enqueue_style( self::HANDLE, Library::address( 'nh.css' ), array(), VERSION );
		wp_enqueue_script( self::HANDLE, Library::address( 'autoload.js' ), array(), VERSION, array( 'in_footer' => true ) );
	}

	/**
	 * Prints the configuration and the module.
	 *
	 * @param mixed  $tag    The script element, a text unless another plugin has made it something else.
	 * @param string $handle The handle of the script.
	 */
	public static function as_module( mixed $tag, string $handle ): mixed {
		if ( self::HANDLE !== $handle || ! is_string( $tag ) ) {
			return $tag;
		}
		$configuration = Configuration::of_screen( array( 'mode' => 'edit', 'blockEditor' => true ) );
		return Configuration::script( $configuration ) . str_replace( '<script ', '<script type="module" ', $tag );
	}
}
