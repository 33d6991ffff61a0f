<?php
/**
 * The files of an export, an upload or an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- appended lines, locks and parts of files, which WP_Filesystem does not know.

/**
 * A folder below the uploads with a random name. `session.json` in it names its person; other accounts do not find the folder.
 */
final class Kit_Folder {

	/** The name of the zip in the folder. */
	public const ZIP = 'kit.zip';

	/** How long exports, uploads and imports that were not started are kept. */
	private const LIFE = DAY_IN_SECONDS;

	/** The option with the name of the folder that holds all others. */
	private const OPTION = 'nh_elements_kits';

	/**
	 * Describes a folder.
	 *
	 * @param string $path Its path, with a slash.
	 */
	private function __construct( public readonly string $path ) {}

	/**
	 * Makes a folder of the present account.
	 *
	 * @param string               $kind    `exports`, `uploads`, `imports` or `downloads`.
	 * @param array<string, mixed> $session The contents of `session.json`.
	 * @throws Refusal The server cannot write its files.
	 */
	public static function make( string $kind, array $session ): self {
		self::clean( $kind );
		$folder = new self( self::root() . $kind . '/' . bin2hex( random_bytes( 16 ) ) . '/' );
		if ( ! wp_mkdir_p( $folder->path ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
		$folder->write( 'session', $session + array( 'user' => get_current_user_id(), 'created' => time() ) );
		return $folder;
	}

	/** The folder with an id, if it belongs to the present account. */
	public static function of( string $kind, string $id ): ?self {
		$folder = new self( self::root() . "$kind/$id/" );
		$is_id  = 1 === preg_match( '/^[0-9a-f]{32}\z/', $id );
		return $is_id && get_current_user_id() === ( $folder->read( 'session' )['user'] ?? 0 ) ? $folder : null;
	}

	/**
	 * The folders of the present account, the newest first.
	 *
	 * @return list<self>
	 */
	public static function all( string $kind ): array {
		$folders = array_filter( array_map( static fn ( string $path ): ?self => self::of( $kind, basename( $path ) ), self::paths( $kind ) ) );
		usort( $folders, static fn ( self $one, self $other ): int => $other->read( 'session' )['created'] <=> $one->read( 'session' )['created'] );
		return $folders;
	}

	/** The name of the folder, which is the id of its session. */
	public function id(): string {
		return basename( $this->path );
	}

	/**
	 * A file of JSON; empty without one.
	 *
	 * @return array<mixed>
	 */
	public function read( string $name ): array {
		$path = "{$this->path}$name.json";
		$data = is_file( $path ) ? json_decode( (string) file_get_contents( $path ), true ) : null;
		return is_array( $data ) ? $data : array();
	}

	/** A file of JSON, with its empty objects; an empty object without one. */
	public function object( string $name ): \stdClass {
		$data = $this->json( "$name.json" );
		return $data instanceof \stdClass ? $data : new \stdClass();
	}

	/** The value of a file of JSON, with its empty objects; null without one. */
	public function json( string $file ): mixed {
		$path = $this->path . $file;
		return is_file( $path ) ? json_decode( (string) file_get_contents( $path ) ) : null;
	}

	/**
	 * Writes a file of JSON: as a whole, or not at all.
	 *
	 * @param string                 $name The name of the file.
	 * @param array<mixed>|\stdClass $data Its contents.
	 * @throws Refusal The server cannot write its files.
	 */
	public function write( string $name, array|\stdClass $data ): void {
		$this->put( "$name.json", (string) wp_json_encode( $data ) );
	}

	/**
	 * Writes a file: as a whole, or not at all.
	 *
	 * @throws Refusal The server cannot write its files.
	 */
	public function put( string $file, string $bytes ): void {
		$path = $this->path . $file;
		$made = wp_mkdir_p( dirname( $path ) ) && file_put_contents( "$path.new", $bytes ) === strlen( $bytes );
		if ( ! $made || ! rename( "$path.new", $path ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
	}

	/**
	 * Appends a line to a file.
	 *
	 * @param string       $name The name of the file.
	 * @param array<mixed> $data The line.
	 * @throws Refusal The server cannot write its files.
	 */
	public function append( string $name, array $data ): void {
		$line = wp_json_encode( $data ) . "\n";
		if ( file_put_contents( "{$this->path}$name.lines", $line, FILE_APPEND ) !== strlen( $line ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
	}

	/**
	 * The lines of a file. A line that a crash has cut is left out.
	 *
	 * @return \Generator<array<mixed>>
	 */
	public function lines( string $name ): \Generator {
		$path = "{$this->path}$name.lines";
		$file = is_file( $path ) ? fopen( $path, 'r' ) : false;
		if ( false === $file ) {
			return;
		}
		for ( $line = fgets( $file ); false !== $line; $line = fgets( $file ) ) {
			$data = json_decode( $line, true );
			if ( is_array( $data ) ) {
				yield $data;
			}
		}
		fclose( $file );
	}

	/**
	 * Does a piece of work while no other request works in the folder.
	 *
	 * @param callable $work The work.
	 * @return mixed The result of the work.
	 */
	public function alone( callable $work ): mixed {
		$lock = fopen( "{$this->path}lock", 'c' );
		if ( false === $lock || ! flock( $lock, LOCK_EX ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
		try {
			return $work();
		} finally {
			fclose( $lock );
		}
	}

	/** Removes the folder with its files. */
	public function remove(): void {
		self::remove_path( $this->path );
	}

	/** Whether the folder has a file. */
	public function has( string $file ): bool {
		return is_file( $this->path . $file );
	}

	/** Removes a file of the folder, if it is there. */
	public function drop( string $file ): void {
		if ( $this->has( $file ) ) {
			wp_delete_file( $this->path . $file );
		}
	}

	/** Removes all folders: the plugin is uninstalled. */
	public static function remove_all(): void {
		$name = (string) get_option( self::OPTION );
		if ( 1 === preg_match( '/^nh-elements-kits-[0-9a-f]{32}\z/', $name ) ) {
			self::remove_path( trailingslashit( wp_upload_dir( null, false )['basedir'] ) . "$name/" );
		}
		delete_option( self::OPTION );
	}

	/** Removes folders in which no request has stored a file for a day. A finished import stays: it can be undone until the next one. */
	private static function clean( string $kind ): void {
		foreach ( self::paths( $kind ) as $path ) {
			$folder  = new self( $path );
			$session = $folder->read( 'session' );
			$is_kept = in_array( $session['state'] ?? '', array( 'running', 'completed', 'reverting' ), true );
			$seen    = (int) filemtime( is_dir( "{$path}chunks" ) ? "{$path}chunks" : $path );
			if ( ! $is_kept && $seen < time() - self::LIFE ) {
				$folder->remove();
			}
		}
	}

	/**
	 * The paths of all folders of a kind.
	 *
	 * @return list<string>
	 */
	private static function paths( string $kind ): array {
		return glob( self::root() . "$kind/*", GLOB_ONLYDIR | GLOB_MARK ) ?: array();
	}

	/**
	 * The folder that holds all others. Web servers do not list it; Apache does not serve it either.
	 *
	 * @throws Refusal The server cannot write its files.
	 */
	private static function root(): string {
		$name = (string) get_option( self::OPTION );
		if ( '' === $name ) {
			$name = 'nh-elements-kits-' . bin2hex( random_bytes( 16 ) );
			update_option( self::OPTION, $name, false );
		}
		$path = trailingslashit( wp_upload_dir( null, false )['basedir'] ) . "$name/";
		if ( ! is_dir( $path ) ) {
			$made = wp_mkdir_p( $path ) && false !== file_put_contents( "{$path}index.html", '' ) && false !== file_put_contents( "{$path}.htaccess", "Require all denied\n" );
			$made || Refusal::refuse( 'no-write-permissions' );
		}
		return $path;
	}

	private static function remove_path( string $path ): void {
		if ( ! is_dir( $path ) ) {
			return;
		}
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $path, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $files as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : wp_delete_file( $file->getPathname() );
		}
		rmdir( $path );
	}
}
