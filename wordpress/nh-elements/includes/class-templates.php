<?php
/**
 * The site's templates.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * The templates of the site are those of the page builder where it is active, else the patterns of the block editor. A new
 * pattern has no HTML until it is opened and published in our editor; until then it is a draft, which the block editor does
 * not offer.
 */
final class Templates {

	/** The name of the meta field with the type of a pattern; the builder's templates have the builder's own field. */
	private const TYPE = '_nh_elements_type';

	/** The type of the builder's post with the site's settings, which is no template. */
	public const KIT = 'kit';

	/** The post type of templates. */
	public static function post_type(): string {
		return Builder::is_active() ? 'elementor_library' : 'wp_block';
	}

	/** The name of the meta field with the type of a template. */
	public static function type_field(): string {
		return Builder::is_active() ? '_elementor_template_type' : self::TYPE;
	}

	/**
	 * The post of a template.
	 *
	 * @throws Refusal It does not exist.
	 */
	public static function post( string $id ): \WP_Post {
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;
		$is_template = null !== $post
			&& self::post_type() === $post->post_type
			&& 'trash' !== $post->post_status
			&& self::KIT !== get_post_meta( $post->ID, self::type_field(), true );
		return $is_template ? $post : Refusal::refuse( 'library-not-found' );
	}

	/**
	 * Saves templates: all of them or none.
	 *
	 * @param list<array{title: string, type: string, content: list<\stdClass>, page_settings: \stdClass}> $given The templates.
	 * @return list<int> Their ids.
	 * @throws Refusal One of them cannot be saved.
	 */
	public static function save( array $given ): array {
		$ids = array();
		try {
			foreach ( $given as $template ) {
				$ids[] = self::insert( $template );
			}
		} catch ( Refusal $refusal ) {
			array_map( static fn ( int $id ) => wp_delete_post( $id, true ), $ids );
			throw $refusal;
		}
		return $ids;
	}

	/** Saves a template; returns its id. */
	private static function insert( array $template ): int {
		$is_built         = Builder::is_active();
		$template['type'] = self::KIT === $template['type'] ? 'section' : $template['type'];

		$fields = array(
			'post_type'   => self::post_type(),
			'post_status' => $is_built ? 'publish' : 'draft',
			'post_title'  => $template['title'],
			'meta_input'  => $is_built ? self::builder_fields( $template ) : self::own_fields( $template ),
		);
		$id = wp_insert_post( wp_slash( $fields ), true );
		if ( is_wp_error( $id ) ) {
			Refusal::refuse( 'library-invalid', array(), $id->get_error_message() );
		}
		return $id;
	}

	/**
	 * The meta fields of a template of the page builder.
	 *
	 * @return array<string, mixed>
	 */
	private static function builder_fields( array $template ): array {
		return array(
			self::type_field()         => $template['type'],
			'_elementor_edit_mode'     => 'builder',
			'_elementor_data'          => wp_json_encode( $template['content'] ),
			'_elementor_page_settings' => json_decode( wp_json_encode( $template['page_settings'] ), true ),
		);
	}

	/**
	 * The meta fields of a pattern.
	 *
	 * @return array<string, string>
	 */
	private static function own_fields( array $template ): array {
		$document = Page_Document::document( $template['content'], $template['page_settings'] );
		return array(
			self::TYPE          => $template['type'],
			Page_Document::META => Page_Document::meta( $document, '', '' ),
		);
	}

	/** Renames a template. */
	public static function rename( \WP_Post $post, string $title ): void {
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_title' => $title ) ) );
	}

	/** Moves a template to the trash; returns whether it can be restored from there. */
	public static function remove( \WP_Post $post ): bool {
		wp_trash_post( $post->ID );
		return null !== get_post( $post->ID );
	}

	/** Restores a template as it was. */
	public static function restore( int $id ): bool {
		add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
		$post = wp_untrash_post( $id );
		remove_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status' );
		return $post instanceof \WP_Post;
	}
}
