<?php
/**
 * Uploads of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- a part of a file is written, which WP_Filesystem does not know.

/** A kit is sent in chunks, so that a lost connection costs a single chunk. */
final class Kit_Uploads {

	/** The size of a chunk, unless PHP takes less. */
	private const CHUNK = 4_194_304;

	/** The number of uploads of a person. */
	private const MOST = 4;

	/**
	 * Starts an upload, or finds that of the same file.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 */
	public static function begin( \stdClass $body ): array {
		$size = $body->size ?? null;
		if ( ! is_string( $body->name ?? null ) || ! is_int( $size ) || $size < 0 || 1 !== preg_match( '/^[\da-f]{64}\z/', (string) ( $body->fingerprint ?? '' ) ) ) {
			Kit_Routes::invalid( 'name, size, fingerprint' );
		}
		if ( $size > self::largest() ) {
			Refusal::refuse( 'invalid-zip-file', array( 'reason' => 'too-large' ) );
		}
		$file     = array(
			'name'        => sanitize_file_name( mb_substr( $body->name, 0, 200 ) ),
			'size'        => $size,
			'fingerprint' => $body->fingerprint,
		);
		foreach ( Kit_Folder::all( 'uploads' ) as $folder ) {
			if ( array_intersect_key( $folder->read( 'session' ), $file ) === $file ) {
				return self::described( $folder );
			}
		}
		return self::described( self::made( $file + array( 'chunkSize' => self::chunk_size() ) ) );
	}

	/**
	 * Makes an upload that the server itself fetches. It is to be completed by {@see self::complete()}.
	 *
	 * @param string $name The name of the file.
	 */
	public static function make( string $name ): Kit_Folder {
		$file = array(
			'name'        => sanitize_file_name( mb_substr( $name, 0, 200 ) ),
			'size'        => 1,
			'fingerprint' => '',
			'chunkSize'   => 1,
		);
		return self::made( $file );
	}

	/** Completes an upload whose file has been written as a whole. */
	public static function complete( Kit_Folder $folder ): void {
		$size = max( 1, (int) filesize( $folder->path . Kit_Folder::ZIP ) );
		$folder->write( 'session', array( 'size' => $size, 'chunkSize' => $size ) + $folder->read( 'session' ) );
		$folder->put( 'chunks/0', '' );
	}

	/** Makes an upload, in place of the oldest one of many. */
	private static function made( array $session ): Kit_Folder {
		foreach ( array_slice( Kit_Folder::all( 'uploads' ), self::MOST - 1 ) as $old ) {
			$old->remove();
		}
		$folder = Kit_Folder::make( 'uploads', $session );
		$folder->put( Kit_Folder::ZIP, '' );
		wp_mkdir_p( "{$folder->path}chunks" );
		return $folder;
	}

	/**
	 * The upload with an id.
	 *
	 * @throws Refusal The upload does not exist.
	 */
	public static function folder( string $id ): Kit_Folder {
		return Kit_Folder::of( 'uploads', $id ) ?? Refusal::refuse( 'nh_kit_no_upload' );
	}

	/**
	 * Stores a chunk. The first version of a chunk stays.
	 *
	 * @return array<string, mixed> The response.
	 * @throws Refusal The upload has no such chunk, or the chunk has another length.
	 */
	public static function save_chunk( Kit_Folder $folder, string $index, string $bytes ): array {
		list( 'size' => $size, 'chunkSize' => $chunk ) = $folder->read( 'session' );

		$number = ctype_digit( $index ) ? (int) substr( $index, 0, 9 ) : -1;
		$length = min( $chunk, $size - $number * $chunk );
		if ( $number < 0 || $length <= 0 ) {
			Refusal::refuse( 'nh_kit_no_chunk' );
		}
		if ( strlen( $bytes ) !== $length ) {
			Refusal::refuse( strlen( $bytes ) > $length ? 'rest_content_too_large' : 'nh_kit_chunk_size' );
		}
		return $folder->alone(
			static function () use ( $folder, $number, $chunk, $bytes ): array {
				if ( in_array( $number, self::missing( $folder ), true ) ) {
					self::write( $folder->path . Kit_Folder::ZIP, $number * $chunk, $bytes );
					$folder->put( "chunks/$number", '' );
				}
				return self::described( $folder );
			}
		);
	}

	/**
	 * The state of an upload.
	 *
	 * @return array<string, mixed>
	 */
	public static function described( Kit_Folder $folder ): array {
		$session = $folder->read( 'session' );
		return array(
			'upload'    => $folder->id(),
			'name'      => $session['name'],
			'size'      => $session['size'],
			'chunkSize' => $session['chunkSize'],
			'missing'   => self::missing( $folder ),
		);
	}

	/**
	 * The indexes of the missing chunks.
	 *
	 * @return list<int>
	 */
	public static function missing( Kit_Folder $folder ): array {
		list( 'size' => $size, 'chunkSize' => $chunk ) = $folder->read( 'session' );

		$all = 0 === $size ? array() : range( 0, (int) ceil( $size / $chunk ) - 1 );
		return array_values( array_filter( $all, static fn ( int $number ): bool => ! $folder->has( "chunks/$number" ) ) );
	}

	/** The maximum size of a kit, in bytes. */
	public static function largest(): int {
		/**
		 * Filters the maximum size of a kit.
		 *
		 * @param int $bytes The size in bytes.
		 */
		return (int) apply_filters( 'nh_elements_kit_size', Library::data( 'api' )['archive']['size'] );
	}

	private static function chunk_size(): int {
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $most > 0 ? max( 65_536, min( self::CHUNK, intdiv( $most, 2 ) ) ) : self::CHUNK;
	}

	/** Writes bytes at a place of a file. */
	private static function write( string $path, int $at, string $bytes ): void {
		// `r+` makes no file: the upload may have been removed.
		$file  = fopen( $path, 'r+' );
		$is_done = false !== $file && 0 === fseek( $file, $at ) && fwrite( $file, $bytes ) === strlen( $bytes );
		if ( false !== $file ) {
			fclose( $file );
		}
		if ( ! $is_done ) {
			Refusal::refuse( 'no-write-permissions' );
		}
	}
}
