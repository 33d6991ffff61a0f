<?php
/**
 * Pictures of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Pictures of the media library, by names that follow from their bytes: a picture that is there is not stored again. */
final class Kit_Pictures {

	/** The meta of an attachment with its name in kits. */
	private const META = '_nh_elements_kit_picture';

	/** The maximum size of a picture. */
	public const LARGEST = 4_194_304;

	/** The endings of the types of pictures that are stored. */
	private const ENDINGS = array(
		IMAGETYPE_PNG  => 'png',
		IMAGETYPE_JPEG => 'jpg',
		IMAGETYPE_GIF  => 'gif',
		IMAGETYPE_WEBP => 'webp',
	);

	/**
	 * The pictures that were stored by this request.
	 *
	 * @var list<int>
	 */
	public static array $stored = array();

	/** The name in kits of an attachment; empty for none. */
	public static function name_of( int $attachment ): string {
		$saved = 0 === $attachment ? '' : (string) get_post_meta( $attachment, self::META, true );
		if ( '' !== $saved || 0 === $attachment ) {
			return $saved;
		}
		$bytes = self::bytes_of( $attachment );
		$name  = self::name( $bytes );
		if ( '' !== $name ) {
			update_post_meta( $attachment, self::META, $name );
		}
		return $name;
	}

	/** The bytes of an attachment; empty if its file is missing or too large. */
	public static function bytes_of( int $attachment ): string {
		$path = get_attached_file( $attachment );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the site.
		return is_string( $path ) && is_file( $path ) && filesize( $path ) <= self::LARGEST ? (string) file_get_contents( $path ) : '';
	}

	/** The name of a picture in kits; empty if it is none of the stored types. */
	public static function name( string $bytes ): string {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- bytes that are no picture are warned about.
		$size   = '' === $bytes ? false : @getimagesizefromstring( $bytes );
		$ending = is_array( $size ) ? self::ENDINGS[ $size[2] ] ?? '' : '';
		return '' === $ending ? '' : md5( $bytes ) . ".$ending";
	}

	/** The attachment of a name; 0 for none. */
	public static function by_name( string $name ): int {
		$found = get_posts(
			array(
				'post_type'      => 'attachment',
				'post_status'    => 'any',
				'posts_per_page' => 1,
				'fields'         => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery -- the key is indexed.
				'meta_key'       => self::META,
				'meta_value'     => $name,
			)
		);
		return $found[0] ?? 0;
	}

	/**
	 * Stores a picture, unless it is there.
	 *
	 * @return int The attachment; 0 if the bytes are no picture.
	 * @throws Refusal The server cannot write its files.
	 */
	public static function store( string $bytes ): int {
		$name = self::name( $bytes );
		if ( '' === $name || strlen( $bytes ) > self::LARGEST ) {
			return 0;
		}
		$attachment = self::by_name( $name );
		return 0 === $attachment ? self::add( $name, $bytes ) : $attachment;
	}

	/** Adds a picture to the media library. */
	private static function add( string $name, string $bytes ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_upload_bits( $name, null, $bytes );
		if ( ! empty( $file['error'] ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
		$fields = array(
			'post_mime_type' => $file['type'],
			'post_title'     => pathinfo( $name, PATHINFO_FILENAME ),
			'post_status'    => 'inherit',
			'meta_input'     => array( self::META => $name ),
		);
		$id     = wp_insert_attachment( $fields, $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		self::$stored[] = $id;
		return $id;
	}

	/** Removes a picture that an import has stored, unless something else uses it by now. */
	public static function remove_unused( int $attachment ): void {
		global $wpdb;
		$file  = basename( (string) get_attached_file( $attachment ) );
		$stem  = '%' . $wpdb->esc_like( pathinfo( $file, PATHINFO_FILENAME ) ) . '%';
		$used  = $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM $wpdb->postmeta WHERE meta_key = '_thumbnail_id' AND meta_value = %s LIMIT 1", (string) $attachment ) )
			?? $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type NOT IN ( 'attachment', 'revision' ) AND post_content LIKE %s LIMIT 1", $stem ) )
			?? $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM $wpdb->postmeta WHERE meta_key IN ( '_elementor_data', %s ) AND meta_value LIKE %s LIMIT 1", Page_Document::META, $stem ) );
		if ( null === $used && '' !== $file ) {
			wp_delete_attachment( $attachment, true );
		}
	}
}
