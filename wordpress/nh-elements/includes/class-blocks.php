<?php
/**
 * A block for each element.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Dynamic blocks: the post keeps the settings, and the server prints the tag. The editor shows the real element. */
final class Blocks {

	/** The handle of the script that registers the blocks in the editor. */
	private const SCRIPT = 'nh-elements-blocks';

	/** The handle of the script with the controls of settings. */
	private const CONTROLS = 'nh-elements-controls';

	/** Registers the blocks and patterns. */
	public static function register(): void {
		self::register_scripts();
		add_filter( 'block_categories_all', array( self::class, 'with_category' ) );
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_declarations' ) );
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( FOLDER . 'blocks', FOLDER . 'blocks/manifest.php' );
		}
		foreach ( array_keys( Library::elements() ) as $tag ) {
			$name = substr( $tag, strlen( 'nh-' ) );
			register_block_type(
				FOLDER . "blocks/$name",
				array( 'render_callback' => static fn ( array $attributes, string $content ): string => self::render( $tag, $attributes, $content ) )
			);
		}
		// Only the editor uses them.
		add_action( 'admin_init', array( self::class, 'register_patterns' ) );
		add_action( 'rest_api_init', array( self::class, 'register_patterns' ) );
	}

	private static function register_scripts(): void {
		$in_footer = array( 'in_footer' => true );
		$controls  = array( 'wp-element', 'wp-components', 'wp-block-editor', 'wp-core-data', 'wp-data', 'wp-html-entities', 'wp-i18n' );
		wp_register_script( self::CONTROLS, ADDRESS . 'assets/controls.js', $controls, VERSION, $in_footer );
		wp_register_script( self::SCRIPT, ADDRESS . 'assets/blocks.js', array( 'wp-blocks', 'wp-data', self::CONTROLS ), VERSION, $in_footer );
		wp_set_script_translations( self::CONTROLS, 'nh-elements', FOLDER . 'languages' );
		wp_set_script_translations( self::SCRIPT, 'nh-elements', FOLDER . 'languages' );
	}

	/** Registers the patterns. */
	public static function register_patterns(): void {
		register_block_pattern_category( 'nh-elements', array( 'label' => 'nh-elements' ) );
		foreach ( Library::data( 'patterns' ) as $pattern ) {
			register_block_pattern(
				$pattern['name'],
				array(
					'title'       => Field_Texts::in_context( $pattern['title'], 'Pattern title' ),
					'description' => Field_Texts::in_context( $pattern['description'], 'Pattern description' ),
					'content'     => self::translated( $pattern['content'], $pattern['texts'] ),
					'categories'  => array( 'nh-elements' ),
				)
			);
		}
	}

	/**
	 * The content of a pattern with its sentences in the language of the administration.
	 *
	 * @param string       $content   The content.
	 * @param list<string> $sentences The sentences in it: values of settings, and texts between tags.
	 */
	private static function translated( string $content, array $sentences ): string {
		$words = array();
		$json  = array();
		foreach ( $sentences as $sentence ) {
			$words[ $sentence ] = Field_Texts::in_context( $sentence, 'Pattern content' );

			$json[ self::json( $sentence ) ] = self::json( $words[ $sentence ] );
		}
		return (string) preg_replace_callback(
			'/>([^<>]+)</',
			static function ( array $found ) use ( $words ): string {
				$text = trim( (string) preg_replace( '/\s+/', ' ', $found[1] ) );
				return isset( $words[ $text ] ) ? '>' . esc_html( $words[ $text ] ) . '<' : $found[0];
			},
			strtr( $content, $json )
		);
	}

	/** A text as it stands in the settings of a block. */
	private static function json( string $text ): string {
		return substr( serialize_block_attributes( array( $text ) ), 1, -1 );
	}

	/**
	 * Adds our category to the inserter.
	 *
	 * @param mixed $categories The categories, a list unless another plugin has made it something else.
	 */
	public static function with_category( mixed $categories ): mixed {
		if ( is_array( $categories ) ) {
			$categories[] = array(
				'slug'  => 'nh-elements',
				'title' => 'nh-elements',
			);
		}
		return $categories;
	}

	/** Gives the editor the declarations of all elements, from which it makes the panels. */
	public static function add_declarations(): void {
		$blocks = array();
		$groups = array();
		foreach ( array_keys( Library::elements() ) as $tag ) {
			$element  = Element::of( $tag );
			$groups  += array_column( $element->settings(), 'group', 'group' );
			$blocks[] = array(
				'name'         => 'nh-elements/' . substr( $tag, strlen( 'nh-' ) ),
				'tag'          => $tag,
				'takesContent' => $element->takes_content(),
				'attributes'   => (object) Field_Texts::translated( $element->attributes() ),
				'settings'     => (object) Block_Tools::added( $tag, Field_Texts::translated( $element->settings() ) ),
				'hint'         => Block_Tools::hint( $tag ),
			);
		}
		$data = array(
			'blocks'      => $blocks,
			'groups'      => (object) array_map( array( Field_Texts::class, 'group' ), $groups + array( 'content' => 'content' ) ),
			'breakpoints' => (object) ( Builder::configuration()['breakpoints'] ?? array() ),
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( self::SCRIPT, "window.nhElements = $json;", 'before' );
	}

	/**
	 * Prints the element.
	 *
	 * @param string               $tag        The tag.
	 * @param array<string, mixed> $attributes The attributes of the block.
	 * @param string               $content    The blocks inside.
	 */
	private static function render( string $tag, array $attributes, string $content ): string {
		$html = Element::of( $tag )->html( (array) ( $attributes['settings'] ?? array() ), (array) ( $attributes['attributes'] ?? array() ), trim( $content ) );
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}
}
