<?php
/**
 * The download of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- a part of a file is sent, which WP_Filesystem does not know.

/** Sends the zip, or the requested range of it, so that an interrupted download continues. */
final class Kit_File {

	/** The bytes that are read at once. */
	private const PIECE = 1_048_576;

	/**
	 * Sends a zip.
	 *
	 * @param string           $path    The path of the zip.
	 * @param string           $name    The name of the file for the person, without its ending.
	 * @param string           $tag     The ETag: a download continues only if it is the same.
	 * @param \WP_REST_Request $request The request, which may name a range.
	 */
	public static function send( string $path, string $name, string $tag, \WP_REST_Request $request ): never {
		$size  = (int) filesize( $path );
		$range = self::range( $request, $size, $tag );
		header( 'Content-Type: application/zip' );
		header( "Content-Disposition: attachment; filename=\"$name.zip\"" );
		header( 'Accept-Ranges: bytes' );
		header( 'Cache-Control: no-store' );
		header( "ETag: \"$tag\"" );
		if ( null === $range ) {
			status_header( 416 );
			header( "Content-Range: bytes */$size" );
			exit;
		}
		list( $from, $to ) = $range;
		if ( array( 0, $size - 1 ) !== $range ) {
			status_header( 206 );
			header( "Content-Range: bytes $from-$to/$size" );
		}
		header( 'Content-Length: ' . ( $to - $from + 1 ) );
		self::print_part( $path, $from, $to );
		exit;
	}

	/**
	 * The requested bytes; null for a range that the file does not have.
	 *
	 * @return array{0: int, 1: int}|null
	 */
	private static function range( \WP_REST_Request $request, int $size, string $tag ): ?array {
		$condition = (string) $request->get_header( 'If-Range' );
		$is_same   = '' === $condition || "\"$tag\"" === $condition;
		if ( ! $is_same || 1 !== preg_match( '/^bytes=(\d*)-(\d*)\z/', (string) $request->get_header( 'Range' ), $found ) || '-' === substr( $found[0], 6 ) ) {
			return array( 0, $size - 1 );
		}
		$from = '' === $found[1] ? max( 0, $size - (int) $found[2] ) : (int) $found[1];
		$to   = '' === $found[1] || '' === $found[2] ? $size - 1 : min( (int) $found[2], $size - 1 );
		return $from < $size && $from <= $to ? array( $from, $to ) : null;
	}

	/** Prints a part of a file, piece by piece. */
	private static function print_part( string $path, int $from, int $to ): void {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			return;
		}
		fseek( $file, $from );
		for ( $left = $to - $from + 1; $left > 0 && ! connection_aborted(); $left -= self::PIECE ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the bytes of a zip.
			echo fread( $file, min( self::PIECE, $left ) );
			flush();
		}
		fclose( $file );
	}
}
