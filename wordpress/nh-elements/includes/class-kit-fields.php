<?php
/**
 * The fields of a document that only WordPress knows.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The `fields` of a document in kits: its content in WordPress, the editor that it comes from, and the fields of a work. */
final class Kit_Fields {

	/** The editors that a document can come from. */
	private const EDITORS = array( 'cms', 'builder', 'nh-elements' );

	/**
	 * The fields of a document.
	 *
	 * @return \stdClass
	 */
	public static function of( \WP_Post $post ): \stdClass {
		$saved  = Page_Document::saved( $post );
		$fields = array(
			'editor'       => self::editor( $post, $saved ),
			'post_content' => $post->post_content,
		);
		if ( null !== $saved && '' !== ( $saved->css ?? '' ) ) {
			$fields['css'] = $saved->css;
		}
		foreach ( self::work( $post->post_type ) as $name => $kind ) {
			$value = (string) get_post_meta( $post->ID, $name, true );
			if ( '' !== $value ) {
				$fields[ $name ] = $value;
			}
		}
		return (object) $fields;
	}

	/**
	 * The fields of a kit's document, checked. Fields of another CMS are left out.
	 *
	 * @param mixed  $sent The fields.
	 * @param string $type The post type.
	 */
	public static function checked( mixed $sent, string $type ): \stdClass {
		$fields = array();
		if ( ! $sent instanceof \stdClass || ! in_array( $sent->editor ?? '', self::EDITORS, true ) || ! is_string( $sent->post_content ?? null ) ) {
			return new \stdClass();
		}
		foreach ( array( 'editor', 'post_content', 'css' ) as $name ) {
			if ( is_string( $sent->$name ?? null ) ) {
				$fields[ $name ] = $sent->$name;
			}
		}
		foreach ( self::work( $type ) as $name => $kind ) {
			$value = Portfolio_Fields::clean( $kind, $sent->$name ?? '' );
			if ( '' !== $value ) {
				$fields[ $name ] = $value;
			}
		}
		return (object) $fields;
	}

	/**
	 * The meta of a document, besides its document.
	 *
	 * @return array<string, string>
	 */
	public static function meta( \stdClass $fields ): array {
		return array_intersect_key( get_object_vars( $fields ), Portfolio_Fields::META );
	}

	/** The editor that a document comes from. */
	private static function editor( \WP_Post $post, ?object $saved ): string {
		$is_built = '' !== (string) get_post_meta( $post->ID, '_elementor_data', true );
		return match ( true ) {
			null !== $saved => 'nh-elements',
			$is_built       => 'builder',
			default         => 'cms',
		};
	}

	/**
	 * The fields of works, by name.
	 *
	 * @return array<string, string>
	 */
	private static function work( string $post_type ): array {
		return Portfolio::POST_TYPE === $post_type && Portfolio::is_ours() ? Portfolio_Fields::META : array();
	}
}
