<?php
/**
 * Exports of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** An export of the present account, whose steps are called one by one and end within the time of a request. */
final class Kit_Export {

	/** The most files that a request adds to the zip. */
	private const MOST_FILES = 500;

	/** The formats of page builders that an export can have. */
	public const FORMATS = array( 'elementor' );

	/**
	 * Starts an export.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The request is invalid, or the cloud library has no room for the kit.
	 */
	public static function begin( \stdClass $body ): array {
		$selection = new Kit_Selection( $body );
		$title     = is_string( $body->title ?? null ) ? trim( $body->title ) : '';
		if ( '' === $title || mb_strlen( $title ) > 75 ) {
			Kit_Routes::invalid( 'title' );
		}
		if ( ! is_string( $body->description ?? null ) || mb_strlen( $body->description ) > 300 ) {
			Kit_Routes::invalid( 'description' );
		}
		if ( array() === $selection->includes ) {
			Kit_Routes::invalid( 'includes' );
		}
		if ( isset( $body->format ) && ! in_array( $body->format, self::FORMATS, true ) ) {
			Kit_Routes::invalid( 'format' );
		}
		if ( ! in_array( $body->target ?? null, array( 'file', 'cloud' ), true ) ) {
			Kit_Routes::invalid( 'target' );
		}
		if ( 'cloud' === $body->target ) {
			// Checked first, although the size of the kit is not known yet.
			Kit_Cloud::assert_room();
		}
		if ( ! class_exists( \ZipArchive::class ) ) {
			Refusal::refuse( 'zip-archive-module-missing' );
		}
		$folder = Kit_Folder::make(
			'exports',
			array(
				'title'       => $title,
				'description' => $body->description,
				'format'      => $body->format ?? '',
				'runners'     => array( ...array_intersect( array( 'content', 'templates', 'settings' ), $selection->includes ), 'plugins', 'archive', ...( 'cloud' === $body->target ? array( 'cloud' ) : array() ) ),
			)
		);
		$folder->write( 'request', (object) array( 'includes' => array_values( array_unique( array( ...$selection->includes, 'plugins' ) ) ), 'customization' => $body->customization ) );
		return self::described( $folder );
	}

	/**
	 * The export with an id.
	 *
	 * @throws Refusal The export does not exist.
	 */
	public static function folder( string $id ): Kit_Folder {
		return Kit_Folder::of( 'exports', $id ) ?? Refusal::refuse( 'nh_kit_no_session' );
	}

	/**
	 * Sends the zip of an export.
	 *
	 * @throws Refusal The zip is not packed yet.
	 */
	public static function send( \WP_REST_Request $request ): never {
		$folder = self::folder( $request['session'] );
		$path   = $folder->path . Kit_Folder::ZIP;
		if ( ! is_file( $path ) ) {
			Refusal::refuse( 'nh_kit_not_ready' );
		}
		Kit_File::send( $path, self::name( $folder ), $folder->id(), $request );
	}

	/**
	 * Runs a part of a step.
	 *
	 * @return array<string, mixed> The response.
	 * @throws Refusal The export has no such step, or an earlier step is not done.
	 */
	public static function run( Kit_Folder $folder, string $runner ): array {
		return $folder->alone(
			static function () use ( $folder, $runner ): array {
				$runners = $folder->read( 'session' )['runners'] ?? Refusal::refuse( 'nh_kit_no_session' );
				if ( ! in_array( $runner, $runners, true ) ) {
					Refusal::refuse( 'nh_kit_no_runner' );
				}
				if ( ! self::is_done( $folder, $runner ) ) {
					$open = array_filter( $runners, static fn ( string $name ): bool => ! self::is_done( $folder, $name ) );
					reset( $open ) === $runner || Refusal::refuse( 'nh_kit_runner_order' );
					if ( ! self::step( $folder, $runner ) ) {
						return self::described( $folder, $runner );
					}
					$folder->put( "done-$runner", '' );
				}
				return self::described( $folder );
			}
		);
	}

	/** Runs a part of a step; returns whether the step is done. */
	private static function step( Kit_Folder $folder, string $runner ): bool {
		if ( 'cloud' === $runner ) {
			$folder->write( 'cloud', Kit_Cloud::save( $folder ) );
			return true;
		}
		return 'archive' === $runner ? self::pack( $folder ) : ( new Kit_Staging( $folder, $runner ) )->run();
	}

	/**
	 * The state of an export.
	 *
	 * @param Kit_Folder $folder     The export.
	 * @param string     $under_way  The step that continues with the next request.
	 * @return array<string, mixed>
	 */
	public static function described( Kit_Folder $folder, string $under_way = '' ): array {
		$titles  = array(
			'content'   => __( 'Content', 'nh-elements' ),
			'templates' => __( 'Templates', 'nh-elements' ),
			'settings'  => __( 'Site settings', 'nh-elements' ),
			'plugins'   => __( 'Plugins', 'nh-elements' ),
			'archive'   => __( 'Zip file', 'nh-elements' ),
			'cloud'     => __( 'Cloud library', 'nh-elements' ),
		);
		$session = $folder->read( 'session' );
		$runners = array_map(
			static fn ( string $name ): array => array(
				'runner' => $name,
				'title'  => $titles[ $name ],
				'isDone' => self::is_done( $folder, $name ),
			) + ( $name === $under_way ? array( 'isUnderWay' => true ) : array() ),
			$session['runners']
		);
		$is_done = self::is_done( $folder, end( $session['runners'] ) );
		$state   = array(
			'session' => $folder->id(),
			'state'   => $is_done ? 'completed' : 'running',
			'runners' => $runners,
		);
		return $state + ( $is_done ? array( 'summary' => self::summary( $folder ) ) : array() );
	}

	/** The name of the kit's file. */
	public static function name( Kit_Folder $folder ): string {
		$name = preg_replace( '/[^a-z0-9]+/', '-', remove_accents( mb_strtolower( $folder->read( 'session' )['title'] ) ) );
		return trim( (string) $name, '-' ) ?: 'kit';
	}

	/**
	 * The finished kit.
	 *
	 * @return array<string, mixed>
	 */
	private static function summary( Kit_Folder $folder ): array {
		$counts = array_fill_keys( array_diff( $folder->read( 'session' )['runners'], array( 'archive', 'cloud' ) ), array() );
		$cloud  = $folder->read( 'cloud' );
		foreach ( $folder->lines( 'entries' ) as $line ) {
			$counts[ $line['part'] ][ $line['section'] ] = 1 + ( $counts[ $line['part'] ][ $line['section'] ] ?? 0 );
		}
		return array(
			'fileName' => self::name( $folder ) . '.zip',
			'size'     => (int) filesize( $folder->path . Kit_Folder::ZIP ),
			'counts'   => array_map( static fn ( array $sections ): object => (object) $sections, $counts ),
		) + ( array() === $cloud ? array() : array( 'cloud' => $cloud ) );
	}

	private static function is_done( Kit_Folder $folder, string $runner ): bool {
		return $folder->has( "done-$runner" );
	}

	/** Adds further files to the zip, the manifest first; returns whether all are in it. */
	private static function pack( Kit_Folder $folder ): bool {
		$is_builders = '' !== ( $folder->read( 'session' )['format'] ?? '' );
		if ( $is_builders && ! ( new Kit_Builder_Export( $folder ) )->run() ) {
			return false;
		}
		$below = $is_builders ? Kit_Builder_Export::FOLDER : 'files';
		$files = array( Kit_Manifest::FILE, ...$folder->read( 'files' ) );
		if ( ! $is_builders && array( Kit_Manifest::FILE ) === $files ) {
			$files = self::listed( $folder );
		}
		$zip  = new \ZipArchive();
		$path = $folder->path . Kit_Folder::ZIP . '.part';
		if ( true !== $zip->open( $path, \ZipArchive::CREATE ) ) {
			Refusal::refuse( 'no-write-permissions' );
		}
		$done = $zip->numFiles;
		foreach ( array_slice( $files, $done, self::MOST_FILES ) as $file ) {
			$zip->addFile( "{$folder->path}$below/$file", $file );
			$zip->setCompressionName( $file, 1 === preg_match( '/\.(?:json|xml)\z/', $file ) ? \ZipArchive::CM_DEFLATE : \ZipArchive::CM_STORE );
		}
		$zip->close() || Refusal::refuse( 'no-write-permissions' );
		if ( $done + self::MOST_FILES < count( $files ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- within a folder of our own.
		return rename( $path, $folder->path . Kit_Folder::ZIP ) || Refusal::refuse( 'no-write-permissions' );
	}

	/**
	 * Writes the manifest, and lists all files.
	 *
	 * @return list<string>
	 */
	private static function listed( Kit_Folder $folder ): array {
		$session  = $folder->read( 'session' );
		$manifest = array(
			'name'             => self::name( $folder ),
			'title'            => $session['title'],
			'author'           => wp_get_current_user()->user_login,
			'version'          => VERSION,
			'manifest_version' => Kit_Manifest::VERSION,
			'created'          => gmdate( 'Y-m-d\TH:i:s.000\Z', $session['created'] ),
			'site'             => home_url( '/' ),
		) + ( '' === $session['description'] ? array() : array( 'description' => $session['description'] ) );
		$files    = array();
		foreach ( $folder->lines( 'entries' ) as $line ) {
			self::add( $manifest, $line['path'], $line['entry'] );
			$files += array_fill_keys( $line['files'], true );
			$picture = $line['entry']['thumbnail'] ?? '';
			if ( '' !== $picture && ! isset( $manifest['thumbnail'] ) ) {
				$manifest['thumbnail'] = $picture;
			}
		}
		$folder->put( 'files/' . Kit_Manifest::FILE, (string) wp_json_encode( self::as_objects( $manifest ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$folder->write( 'files', array_keys( $files ) );
		return array( Kit_Manifest::FILE, ...array_keys( $files ) );
	}

	/** Adds an entry to the manifest. An empty last name adds it to a list. */
	private static function add( array &$manifest, array $path, mixed $entry ): void {
		$place = &$manifest;
		foreach ( $path as $name ) {
			if ( '' === $name ) {
				$place = &$place[];
			} else {
				$place = &$place[ $name ];
			}
		}
		$place = $entry;
	}

	/** The manifest with its records as objects, also those with the ids 0 and 1. */
	private static function as_objects( array $manifest ): array {
		foreach ( array( 'content', 'wp-content' ) as $part ) {
			$manifest[ $part ] = (object) array_map( static fn ( array $entries ): object => (object) $entries, $manifest[ $part ] ?? array() );
		}
		foreach ( array( 'templates', 'taxonomies', 'site-settings' ) as $part ) {
			$manifest[ $part ] = (object) ( $manifest[ $part ] ?? array() );
		}
		return $manifest;
	}
}
