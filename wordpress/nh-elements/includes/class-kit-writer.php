<?php
/**
 * Writes documents of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Creates and overwrites documents. A document keeps the editor that it comes from, if the site has it. */
final class Kit_Writer {

	/** The meta that an editor owns: another editor's document would be shown otherwise. */
	private const OWNED = array( Page_Document::META, Unprinted_Pages::META, '_elementor_data', '_elementor_edit_mode', '_elementor_page_settings', '_elementor_template_type', '_elementor_version', '_elementor_css' );

	/**
	 * Writes a document.
	 *
	 * @param string               $key   Its key on this site.
	 * @param array<string, mixed> $value The document of the kit.
	 * @throws Refusal WordPress does not accept it.
	 */
	public static function write( string $key, array $value ): void {
		list( $type, $slug ) = explode( '/', $key, 2 );

		$former = Kit_Documents::of( $key );
		$shown  = self::shown( $value );
		$fields = array(
			'post_type'    => Kit_Documents::post_type( $type ),
			'post_name'    => sanitize_title( $slug ),
			'post_title'   => $value['title'],
			'post_excerpt' => $value['excerpt'],
			'post_content' => $shown['content'],
			'post_status'  => self::status( $type, $value['status'], $shown['content'] ),
			'post_parent'  => isset( $value['parent'] ) ? (int) Kit_Documents::of( "page/{$value['parent']}" )?->ID : 0,
		);
		$fields += null === $former ? self::new_fields( $value ) : array( 'ID' => $former->ID );
		$id      = Page_Code::unfiltered( static fn () => wp_insert_post( wp_slash( $fields ), true ) );
		if ( is_wp_error( $id ) ) {
			Refusal::refuse( 'third-party-error', array(), $id->get_error_message() );
		}
		self::write_meta( $id, $shown['meta'] + self::type_meta( $type, $value['doc_type'] ) );
		self::write_terms( $id, $fields['post_type'], (array) $value['terms'] );
		$picture = isset( $value['thumbnail'] ) ? Kit_Pictures::by_name( basename( $value['thumbnail'] ) ) : 0;
		if ( 0 !== $picture ) {
			set_post_thumbnail( $id, $picture );
		}
	}

	/**
	 * The content of the post that shows a document, and the meta of its editor.
	 *
	 * @return array{content: string, meta: array<string, mixed>}
	 */
	private static function shown( array $value ): array {
		$fields   = $value['fields'];
		$html     = $fields->post_content ?? '';
		$meta     = Kit_Fields::meta( $fields );
		$settings = $value['page_settings'] ?? new \stdClass();
		$editor   = $fields->editor ?? 'builder';
		if ( 'cms' === $editor ) {
			return array(
				'content' => Page_Code::allowed( $html ),
				'meta'    => $meta,
			);
		}
		if ( 'builder' === $editor && Builder::is_active() ) {
			return array(
				'content' => Page_Code::allowed( $html ),
				'meta'    => $meta + self::builder_meta( $value, $settings ),
			);
		}
		return self::own( Page_Document::document( $value['content'], $settings ), 'nh-elements' === $editor ? Page_Document::html( $html ) : '', (string) ( $fields->css ?? '' ), $meta );
	}

	/**
	 * A document of our editor. A document without HTML is printed in the browser, after the import.
	 *
	 * @return array{content: string, meta: array<string, mixed>}
	 */
	private static function own( \stdClass $document, string $html, string $css, array $meta ): array {
		$html    = Page_Html::allowed( $html );
		$content = '' === $html ? '' : Page_Document::content( $html );
		return array(
			'content' => $content,
			'meta'    => array( Page_Document::META => Page_Document::meta( $document, Page_Css::allowed( $css ), $content ) ) + ( '' === $content ? array( Unprinted_Pages::META => '1' ) : array() ) + $meta,
		);
	}

	/**
	 * The meta of a document of the page builder.
	 *
	 * @return array<string, mixed>
	 */
	private static function builder_meta( array $value, \stdClass $settings ): array {
		$saved = json_decode( (string) wp_json_encode( $settings ), true );
		return array(
			'_elementor_edit_mode'     => 'builder',
			'_elementor_template_type' => $value['doc_type'],
			'_elementor_data'          => wp_json_encode( $value['content'] ),
		) + ( array() === $saved ? array() : array( '_elementor_page_settings' => $saved ) );
	}

	/** The status of a document. A pattern without HTML is no pattern of the block editor yet. */
	private static function status( string $type, string $status, string $content ): string {
		return 'template' === $type && 'wp_block' === Templates::post_type() && '' === $content ? 'draft' : $status;
	}

	/**
	 * The fields of a new document.
	 *
	 * @return array<string, mixed>
	 */
	private static function new_fields( array $value ): array {
		$time = min( time(), (int) strtotime( $value['created'] ) ?: time() );
		$utc  = gmdate( 'Y-m-d H:i:s', $time );
		return array(
			'post_author'   => get_current_user_id(),
			'post_date'     => get_date_from_gmt( $utc ),
			'post_date_gmt' => $utc,
		);
	}

	/** The meta with the type of a template. */
	private static function type_meta( string $type, string $doc_type ): array {
		return 'template' === $type ? array( Templates::type_field() => $doc_type ) : array();
	}

	/** Writes the meta of a document; the editors' former ones are removed. */
	private static function write_meta( int $id, array $meta ): void {
		foreach ( array_diff( self::OWNED, array_keys( $meta ) ) as $name ) {
			delete_post_meta( $id, $name );
		}
		foreach ( $meta as $name => $value ) {
			update_post_meta( $id, $name, wp_slash( $value ) );
		}
	}

	/**
	 * Gives a document those of its terms that the site has.
	 *
	 * @param array<string, list<string>> $terms Slugs by taxonomy.
	 */
	private static function write_terms( int $id, string $post_type, array $terms ): void {
		foreach ( array_intersect( Kit_Terms::taxonomies(), get_object_taxonomies( $post_type ) ) as $taxonomy ) {
			if ( isset( $terms[ $taxonomy ] ) ) {
				$found = array_filter( array_map( static fn ( string $slug ): ?\WP_Term => Kit_Terms::of( "$taxonomy/$slug" ), $terms[ $taxonomy ] ) );
				wp_set_object_terms( $id, array_column( $found, 'term_id' ), $taxonomy );
			}
		}
	}
}
