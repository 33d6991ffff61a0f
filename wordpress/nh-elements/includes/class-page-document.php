<?php
/**
 * The document of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * The page as data, beside its HTML: a meta field of the post, which WordPress keeps with each revision. It knows the HTML
 * that was made of it. If that was changed by another editor, the HTML counts, and the document is outdated.
 */
final class Page_Document {

	/** The name of the meta field: JSON with the document, its CSS, and the hash of its HTML. */
	public const META = '_nh_elements_page';

	/** Around the HTML in the content of a post: WordPress then adds no paragraphs to it. */
	private const BLOCK = "<!-- wp:html -->\n%s\n<!-- /wp:html -->";

	/**
	 * The post types that the editor opens.
	 *
	 * @return list<string>
	 */
	public static function types(): array {
		$types = get_post_types( array( 'public' => true, 'show_ui' => true ) );
		return array_values( array_filter( $types, static fn ( string $type ): bool => post_type_supports( $type, 'editor' ) ) );
	}

	/** Registers the meta field for all post types that keep revisions. */
	public static function register(): void {
		foreach ( array( ...self::types(), 'wp_block', Saved_Blocks::TYPE ) as $type ) {
			$field = array(
				'type'              => 'string',
				'single'            => true,
				'auth_callback'     => '__return_false',
				'revisions_enabled' => post_type_supports( $type, 'revisions' ),
			);
			register_post_meta( $type, self::META, $field );
		}
	}

	/**
	 * The content of a post with this HTML.
	 *
	 * @param string $html The printed page.
	 */
	public static function content( string $html ): string {
		return sprintf( self::BLOCK, $html );
	}

	/**
	 * The content of a post with this HTML as WordPress stores it: a filter of another plugin may change it, and the hash must be
	 * that of the stored text.
	 *
	 * @param string $html The printed page.
	 */
	public static function stored( string $html ): string {
		$content = self::content( Page_Html::with_quotes( $html ) );
		return wp_unslash( (string) Page_Code::unfiltered( static fn () => sanitize_post_field( 'post_content', wp_slash( $content ), 0, 'db' ) ) );
	}

	/** The HTML in the content of a post that {@see self::content()} has made. */
	public static function html( string $content ): string {
		list( $before, $after ) = explode( '%s', self::BLOCK );
		$is_block = str_starts_with( $content, $before ) && str_ends_with( $content, $after );
		return $is_block ? substr( $content, strlen( $before ), -strlen( $after ) ) : $content;
	}

	/**
	 * The value of the meta field.
	 *
	 * @param \stdClass $document The document.
	 * @param string    $css      Its CSS.
	 * @param string    $content  The content of the post that shows it.
	 */
	public static function meta( \stdClass $document, string $css, string $content ): string {
		$data = array(
			'document' => $document,
			'css'      => $css,
			'printed'  => md5( $content ),
		);
		return wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * The document and the CSS of a post or a revision; null if its content does not come from our editor.
	 *
	 * @param \WP_Post $post The post or revision.
	 * @return object{document: \stdClass, css: string}|null
	 */
	public static function saved( \WP_Post $post ): ?object {
		$data = json_decode( (string) get_metadata( 'post', $post->ID, self::META, true ) );
		$is_current = is_object( $data ) && ( $data->printed ?? '' ) === md5( $post->post_content );
		return $is_current && ( $data->document ?? null ) instanceof \stdClass ? $data : null;
	}

	/**
	 * The document of a post or a revision. Other content becomes a text element; the page builder's pages are read from
	 * its data.
	 */
	public static function of( \WP_Post $post ): \stdClass {
		$saved = self::saved( $post );
		if ( null !== $saved ) {
			return $saved->document;
		}
		$built = json_decode( self::builder_data( $post ) );
		return self::document( is_array( $built ) ? Page_Elements::read( $built ) : self::text( $post ) );
	}

	/**
	 * The content and the page settings of a post. Those of the page builder count before ours.
	 *
	 * @return array{content: list<\stdClass>, page_settings: \stdClass}
	 */
	public static function inside( \WP_Post $post ): array {
		$document = self::of( $post );
		$builders = get_post_meta( $post->ID, '_elementor_page_settings', true );
		return array(
			'content'       => $document->content,
			'page_settings' => is_array( $builders ) && array() !== $builders ? (object) $builders : $document->page_settings,
		);
	}

	/** The data of the page builder, as JSON. A revision that shows the same as its page has those of the page. */
	private static function builder_data( \WP_Post $post ): string {
		$data = (string) get_metadata( 'post', $post->ID, '_elementor_data', true );
		$page = '' === $data && 0 !== $post->post_parent ? get_post( $post->post_parent ) : null;
		$is_same = null !== $page && $page->post_content === $post->post_content;
		return $is_same ? (string) get_post_meta( $page->ID, '_elementor_data', true ) : $data;
	}

	/**
	 * A document with these elements.
	 *
	 * @param list<\stdClass|array<string, mixed>> $content  The elements.
	 * @param \stdClass                            $settings The settings of the page.
	 */
	public static function document( array $content, \stdClass $settings = new \stdClass() ): \stdClass {
		return (object) array(
			'format'        => 1,
			'content'       => $content,
			'page_settings' => $settings,
		);
	}

	/**
	 * The content of another editor as one element, or none. Shortcodes stay as they are written.
	 *
	 * @return list<\stdClass>
	 */
	private static function text( \WP_Post $post ): array {
		if ( '' === trim( $post->post_content ) ) {
			return array();
		}
		$html   = has_blocks( $post->post_content ) ? do_blocks( $post->post_content ) : wpautop( $post->post_content );
		$widget = (object) array(
			'id'         => 'content',
			'elType'     => 'widget',
			'widgetType' => 'text-editor',
			'settings'   => (object) array( 'editor' => trim( $html ) ),
			'elements'   => array(),
		);
		$box    = (object) array(
			'id'       => 'page',
			'elType'   => 'container',
			'settings' => new \stdClass(),
			'elements' => array( $widget ),
		);
		return array( $box );
	}
}
