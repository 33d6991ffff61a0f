<?php
/**
 * Our elements as widgets of the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Registers a widget for each element, in a category of its own. Nothing of it runs without the page builder. */
final class Builder_Widgets {

	/** Waits for the page builder. */
	public static function start(): void {
		add_action( 'elementor/elements/categories_registered', array( self::class, 'add_category' ) );
		add_action( 'elementor/widgets/register', array( self::class, 'register' ) );
		add_action( 'elementor/editor/before_enqueue_scripts', array( self::class, 'add_editor_script' ) );
		add_action( 'elementor/preview/enqueue_scripts', array( self::class, 'add_preview_script' ) );
	}

	/**
	 * Adds our category to the panel of widgets.
	 *
	 * @param \Elementor\Elements_Manager $manager The builder's elements.
	 */
	public static function add_category( object $manager ): void {
		$manager->add_category( 'nh-elements', array( 'title' => 'nh-elements' ) );
	}

	/**
	 * Registers the widgets.
	 *
	 * @param \Elementor\Widgets_Manager $manager The builder's widgets.
	 */
	public static function register( object $manager ): void {
		foreach ( array_keys( Library::elements() ) as $tag ) {
			$manager->register( new Builder_Widget( array(), array( 'nh_elements_tag' => $tag ) ) );
		}
	}

	/** The templates of the widgets call it. */
	public static function add_editor_script(): void {
		wp_enqueue_script( 'nh-elements-builder-editor', ADDRESS . 'assets/builder-editor.js', array(), VERSION, array( 'in_footer' => true ) );
	}

	/** Keeps open items open while a widget is changed. */
	public static function add_preview_script(): void {
		wp_enqueue_script( 'nh-elements-builder-preview', ADDRESS . 'assets/builder-preview.js', array(), VERSION, array( 'in_footer' => true ) );
	}
}
