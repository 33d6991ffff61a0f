<?php
/**
 * Reads zips.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- parts of a file are read, which WP_Filesystem does not know.

/**
 * A strict reader of zips. Each byte belongs to one entry or to the directory, and both headers of an entry say the same. An
 * entry has the size and the checksum that its header states. PHP's own reader accepts files that readers understand
 * differently.
 */
final class Kit_Zip {

	private const END = "PK\x05\x06";

	private const CENTRAL = "PK\x01\x02";

	private const LOCAL = "PK\x03\x04";

	/** The bytes that are read at once. */
	private const PIECE = 262_144;

	/** The flags that headers may have: a descriptor after the data, names in UTF-8, hints of the compressor. */
	private const FLAGS = 0x080e;

	private const DESCRIPTOR = 0x0008;

	private const ENCRYPTED = 0x0041;

	/**
	 * The entries in the order of the directory.
	 *
	 * @var list<array<string, mixed>>
	 */
	public readonly array $entries;

	/**
	 * The file.
	 *
	 * @var resource
	 */
	private $file;

	/** The size of the file. */
	public readonly int $size;

	/**
	 * Reads the directory of a zip.
	 *
	 * @param string $path    The path of the file.
	 * @param int    $most    The maximum number of entries.
	 * @throws Refusal The file is no zip, or damaged.
	 */
	public function __construct( string $path, int $most ) {
		$file       = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		$this->file = false === $file ? Kit_Archive::refuse( 'not-a-zip' ) : $file;
		$this->size = (int) filesize( $path );
		$end        = $this->end();
		if ( $end['count'] > $most ) {
			Kit_Archive::refuse( 'too-many-entries' );
		}
		$this->entries = $this->directory( $end );
	}

	/**
	 * The bytes of an entry, piece by piece.
	 *
	 * @param array<string, mixed> $entry The entry.
	 * @return \Generator<string>
	 * @throws Refusal The bytes differ from the headers.
	 */
	public function pieces( array $entry ): \Generator {
		$inflate = 8 === $entry['method'] ? inflate_init( ZLIB_ENCODING_RAW ) : null;
		$hash    = hash_init( 'crc32b' );
		$size    = 0;
		foreach ( $this->packed( $entry ) as $packed ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- damaged data is warned about.
			$piece = null === $inflate ? $packed : @inflate_add( $inflate, $packed );
			$size += is_string( $piece ) ? strlen( $piece ) : 0;
			if ( $size > $entry['size'] ) {
				Kit_Archive::refuse( 'unpacked-too-large', $entry['name'] );
			}
			if ( false === $piece ) {
				Kit_Archive::refuse( 'damaged', $entry['name'] );
			}
			hash_update( $hash, $piece );
			yield $piece;
		}
		$is_whole = null === $inflate || ZLIB_STREAM_END === inflate_get_status( $inflate ) && inflate_get_read_len( $inflate ) === $entry['packed'];
		if ( ! $is_whole || $size !== $entry['size'] || hexdec( hash_final( $hash ) ) !== $entry['crc'] ) {
			Kit_Archive::refuse( 'damaged', $entry['name'] );
		}
	}

	/** Checks that the headers before the data say the same as the directory, and that nothing lies between or in entries. */
	public function check_places(): void {
		$entries = $this->entries;
		usort( $entries, static fn ( array $one, array $other ): int => $one['offset'] <=> $other['offset'] );
		$at = 0;
		foreach ( $entries as $entry ) {
			if ( $entry['offset'] !== $at ) {
				Kit_Archive::refuse( 'damaged', $entry['name'] );
			}
			$at  = $this->data( $entry ) + $entry['packed'];
			$at += $this->descriptor( $entry, $at );
		}
		if ( $this->end()['offset'] !== $at ) {
			Kit_Archive::refuse( 'damaged' );
		}
	}

	/**
	 * The packed bytes of an entry.
	 *
	 * @return \Generator<string>
	 */
	private function packed( array $entry ): \Generator {
		$at = $this->data( $entry );
		for ( $left = $entry['packed']; $left > 0; $left -= self::PIECE ) {
			yield $this->bytes( $at, min( self::PIECE, $left ), $entry['name'] );
			$at += self::PIECE;
		}
	}

	/** The place of an entry's data, behind its own header. */
	private function data( array $entry ): int {
		$header = unpack( 'a4mark/vversion/vflags/vmethod/Vtime/Vcrc/Vpacked/Vsize/vname/vextra', $this->bytes( $entry['offset'], 30, $entry['name'] ) );
		$name   = $header['name'] > 0 ? $this->bytes( $entry['offset'] + 30, $header['name'], $entry['name'] ) : '';
		$fields = array( 'flags', 'method', 'crc', 'packed', 'size' );
		if ( self::DESCRIPTOR & $entry['flags'] ) {
			// The sizes follow the data.
			$fields = array( 'flags', 'method' );
		}
		foreach ( $fields as $field ) {
			if ( $header[ $field ] !== $entry[ $field ] ) {
				Kit_Archive::refuse( 'damaged', $entry['name'] );
			}
		}
		if ( self::LOCAL !== $header['mark'] || $name !== $entry['name'] ) {
			Kit_Archive::refuse( 'damaged', $entry['name'] );
		}
		return $entry['offset'] + 30 + $header['name'] + $header['extra'];
	}

	/** The length of the descriptor after an entry's data, which ends at a place. */
	private function descriptor( array $entry, int $at ): int {
		if ( 0 === ( self::DESCRIPTOR & $entry['flags'] ) ) {
			return 0;
		}
		$values = pack( 'VVV', $entry['crc'], $entry['packed'], $entry['size'] );
		if ( $this->bytes( $at, 12, $entry['name'] ) === $values ) {
			return 12;
		}
		return "PK\x07\x08$values" === $this->bytes( $at, 16, $entry['name'] ) ? 16 : Kit_Archive::refuse( 'damaged', $entry['name'] );
	}

	/**
	 * The record at the end.
	 *
	 * @return array<string, int>
	 */
	private function end(): array {
		$length = min( $this->size, 65_557 );
		$tail   = $length < 22 ? '' : $this->bytes( $this->size - $length, $length, '' );
		$at     = strrpos( $tail, self::END );
		if ( false === $at || strlen( $tail ) - $at < 22 ) {
			Kit_Archive::refuse( 'not-a-zip' );
		}
		$end = unpack( 'a4mark/vdisk/vfirst/vhere/vcount/Vlength/Voffset/vcomment', substr( $tail, $at, 22 ) );
		if ( 0 !== $end['disk'] || 0 !== $end['first'] ) {
			Kit_Archive::refuse( 'not-a-zip' );
		}
		$place = $this->size - $length + $at;
		if ( $place + 22 + $end['comment'] !== $this->size || $end['here'] !== $end['count'] || $end['offset'] + $end['length'] !== $place || substr_count( $tail, self::END ) > 1 ) {
			Kit_Archive::refuse( 'damaged' );
		}
		return $end;
	}

	/**
	 * The entries of the directory.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function directory( array $end ): array {
		$bytes   = 0 === $end['length'] ? '' : $this->bytes( $end['offset'], $end['length'], '' );
		$entries = array();
		$at      = 0;
		while ( count( $entries ) < $end['count'] ) {
			if ( strlen( $bytes ) - $at < 46 || self::CENTRAL !== substr( $bytes, $at, 4 ) ) {
				Kit_Archive::refuse( 'damaged' );
			}
			$entry = unpack( 'a4mark/vmade/vversion/vflags/vmethod/Vtime/Vcrc/Vpacked/Vsize/vname_length/vextra/vcomment/vdisk/vinternal/Vattributes/Voffset', substr( $bytes, $at, 46 ) );
			$entry['name']         = substr( $bytes, $at + 46, $entry['name_length'] );
			$entry['is_encrypted'] = 0 !== ( self::ENCRYPTED & $entry['flags'] );
			$entry['is_readable']  = 0 === ( $entry['flags'] & ~ ( self::FLAGS | self::ENCRYPTED ) ) && in_array( $entry['method'], array( 0, 8 ), true ) && ( 8 === $entry['method'] || $entry['packed'] === $entry['size'] );

			$entries[] = $entry;
			$at       += 46 + $entry['name_length'] + $entry['extra'] + $entry['comment'];
		}
		return strlen( $bytes ) === $at ? $entries : Kit_Archive::refuse( 'damaged' );
	}

	/** Bytes of the file. */
	private function bytes( int $at, int $length, string $name ): string {
		$bytes = $at + $length <= $this->size && 0 === fseek( $this->file, $at ) ? stream_get_contents( $this->file, $length ) : false;
		return is_string( $bytes ) && strlen( $bytes ) === $length ? $bytes : Kit_Archive::refuse( 'damaged', $name );
	}
}
