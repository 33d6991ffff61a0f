<?php
/**
 * The zip of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A zip from a stranger. Its directory is checked as a whole before anything is read. */
final class Kit_Archive {

	/** Characters that are not seen or change the direction of text. */
	private const UNSEEN = '/[\p{Cc}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{fffd}]/u';

	/** Device names of Windows. */
	private const DEVICE = '/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\z)/i';

	/** The mask of the type in the mode of a file, and the types of files and folders. */
	private const TYPE = 0170000;

	private const ALLOWED_TYPES = array( 0, 0100000, 0040000 );

	/** The maximum size of a file of JSON. */
	private const LARGEST_JSON = 8_388_608;

	/**
	 * The entries by name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private readonly array $entries;

	/**
	 * Describes an archive.
	 *
	 * @param Kit_Zip $zip The zip.
	 */
	private function __construct( private readonly Kit_Zip $zip ) {
		$this->entries = array_column( $zip->entries, null, 'name' );
	}

	/**
	 * Opens a kit.
	 *
	 * @param string $path The path of the zip.
	 * @throws Refusal The file is not valid.
	 */
	public static function open( string $path ): self {
		$archive = new self( new Kit_Zip( $path, Library::data( 'api' )['archive']['entries'] ) );
		$archive->check();
		$archive->zip->check_places();
		return $archive;
	}

	/**
	 * Refuses a kit.
	 *
	 * @param string $reason The reason.
	 * @param string $entry  The name of the faulty file, if there is one.
	 * @throws Refusal Always.
	 */
	public static function refuse( string $reason, string $entry = '' ): never {
		Refusal::refuse( 'invalid-zip-file', array( 'reason' => $reason ) + ( '' === $entry ? array() : array( 'entry' => $entry ) ) );
	}

	/** Whether the kit has a file. */
	public function has( string $name ): bool {
		return isset( $this->entries[ $name ] );
	}

	/** The size of a file; 0 if it is missing. */
	public function size( string $name ): int {
		return $this->entries[ $name ]['size'] ?? 0;
	}

	/**
	 * The names of all files and folders.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( 'strval', array_keys( $this->entries ) );
	}

	/**
	 * The bytes of a file.
	 *
	 * @throws Refusal The file is missing or damaged.
	 */
	public function bytes( string $name ): string {
		$entry = $this->entries[ $name ] ?? self::refuse( 'damaged', $name );
		return implode( '', iterator_to_array( $this->zip->pieces( $entry ), false ) );
	}

	/**
	 * Reads a file without keeping it.
	 *
	 * @throws Refusal The file is damaged.
	 */
	public function verify( string $name ): void {
		// phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- reading is the check.
		foreach ( $this->zip->pieces( $this->entries[ $name ] ) as $piece ) {
			unset( $piece );
		}
	}

	/**
	 * A file of JSON.
	 *
	 * @param string $name   The name of the file.
	 * @param string $reason The reason of a refusal.
	 * @throws Refusal The file is missing or invalid.
	 */
	public function json( string $name, string $reason = 'damaged' ): mixed {
		$data = $this->size( $name ) <= self::LARGEST_JSON ? json_decode( $this->bytes( $name ), false, 256 ) : null;
		if ( null === $data || Page_Elements::has_unsafe_key( $data ) ) {
			self::refuse( $reason, $name );
		}
		return $data;
	}

	/**
	 * Checks the directory.
	 *
	 * @throws Refusal An entry is not allowed, or all together are too large.
	 */
	private function check(): void {
		$limits = Library::data( 'api' )['archive'];
		if ( $this->zip->size > Kit_Uploads::largest() ) {
			self::refuse( 'too-large' );
		}
		$unpacked = 0;
		$names    = array();
		foreach ( $this->zip->entries as $entry ) {
			self::check_entry( $entry );
			self::check_name( $entry['name'], $names );
			$unpacked += $entry['size'];
		}
		if ( $unpacked > $limits['unpacked'] ) {
			self::refuse( 'unpacked-too-large' );
		}
		if ( $unpacked > $this->zip->size * $limits['ratio'] ) {
			self::refuse( 'compressed-too-much' );
		}
	}

	/** Checks an entry: a name that stays in the folder, no link, no encryption, and nothing in a folder itself. */
	private static function check_entry( array $entry ): void {
		$name = $entry['name'];
		if ( ! self::is_safe( $name ) ) {
			self::refuse( 'unsafe-path', mb_scrub( $name ) );
		}
		if ( ! in_array( ( $entry['attributes'] >> 16 ) & self::TYPE, self::ALLOWED_TYPES, true ) ) {
			self::refuse( 'link', $name );
		}
		if ( $entry['is_encrypted'] ) {
			self::refuse( 'encrypted', $name );
		}
		if ( ! $entry['is_readable'] || ( str_ends_with( $name, '/' ) && 0 !== $entry['size'] ) ) {
			self::refuse( 'damaged', $name );
		}
	}

	/**
	 * Checks that no other entry has the name, in the eyes of any file system.
	 *
	 * @param string              $name  The name.
	 * @param array<string, bool> $names The names so far: whether each is a folder.
	 */
	private static function check_name( string $name, array &$names ): void {
		$is_folder = str_ends_with( $name, '/' );
		$plain     = self::comparable( rtrim( $name, '/' ) );
		if ( isset( $names[ $plain ] ) && ! ( $is_folder && $names[ $plain ] ) ) {
			self::refuse( 'duplicate-name', $name );
		}
		for ( $parent = dirname( $plain ); '.' !== $parent; $parent = dirname( $parent ) ) {
			if ( false === ( $names[ $parent ] ?? true ) ) {
				self::refuse( 'duplicate-name', $name );
			}
			$names[ $parent ] = true;
		}
		$names[ $plain ] = $is_folder;
	}

	/** Equal for names that a file system may treat as equal: in other case, or with equivalent characters. */
	private static function comparable( string $name ): string {
		$normal = class_exists( \Normalizer::class ) ? (string) \Normalizer::normalize( $name, \Normalizer::FORM_KC ) : $name;
		return mb_strtolower( (string) preg_replace( '/\p{M}/u', '', remove_accents( $normal ) ) );
	}

	/** Whether a name stays inside the folder on every system. */
	private static function is_safe( string $name ): bool {
		$path = str_ends_with( $name, '/' ) ? substr( $name, 0, -1 ) : $name;
		if ( strlen( $path ) > 512 || ! mb_check_encoding( $path, 'UTF-8' ) || 1 === preg_match( self::UNSEEN, $path ) || 1 === preg_match( '/[\\\\:]/', $path ) ) {
			return false;
		}
		foreach ( explode( '/', $path ) as $segment ) {
			if ( '' === $segment || strlen( $segment ) > 200 || 1 === preg_match( '/[. ]\z/', $segment ) || 1 === preg_match( self::DEVICE, $segment ) ) {
				return false;
			}
		}
		return true;
	}
}
