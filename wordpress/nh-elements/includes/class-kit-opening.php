<?php
/**
 * Opens kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Checks an uploaded kit as a whole, and compares it with the site, in requests of a few seconds. The site is not changed. */
final class Kit_Opening {

	/**
	 * Opens an upload, or continues.
	 *
	 * @param mixed $upload The id of the upload.
	 * @return \WP_REST_Response The import: 202 while it is opened, then 201, and 200 for a repeated request.
	 * @throws Refusal The kit is not valid.
	 */
	public static function open( mixed $upload ): \WP_REST_Response {
		if ( ! is_string( $upload ) ) {
			Kit_Routes::invalid( 'upload' );
		}
		$import = Kit_Import::of_upload( $upload );
		if ( null !== $import && 'opening' !== $import->state() ) {
			return new \WP_REST_Response( $import->described(), 200 );
		}
		$folder = $import->folder ?? self::begun( Kit_Uploads::folder( $upload ) );
		try {
			return $folder->alone( static fn () => self::continued( $folder ) );
		} catch ( Refusal $refusal ) {
			$folder->remove();
			throw $refusal;
		}
	}

	/**
	 * The folder of an import of a complete upload.
	 *
	 * @throws Refusal The upload is incomplete, or no kit.
	 */
	private static function begun( Kit_Folder $upload ): Kit_Folder {
		if ( array() !== Kit_Uploads::missing( $upload ) ) {
			Refusal::refuse( 'nh_kit_incomplete' );
		}
		$zip      = $upload->path . Kit_Folder::ZIP;
		$archive  = Kit_Archive::open( $zip );
		$manifest = Kit_Manifest::of( $archive );
		$items    = new Kit_Items( $archive, $manifest );
		$places   = $items->places();
		$folder   = Kit_Folder::make( 'imports', array( 'state' => 'opening', 'upload' => $upload->id() ) );
		$folder->write( 'manifest', $manifest );
		$folder->write( 'list', $places );
		$folder->write( 'left', $items->left_out );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- within a folder of our own.
		rename( $zip, $folder->path . Kit_Folder::ZIP ) || Refusal::refuse( 'no-write-permissions' );
		$upload->remove();
		return $folder;
	}

	/** Reads further items, as many as the time of a request allows. */
	private static function continued( Kit_Folder $folder ): \WP_REST_Response {
		if ( 'opening' !== ( $folder->read( 'session' )['state'] ?? '' ) ) {
			return new \WP_REST_Response( Kit_Import::of( $folder->id() )->described(), 200 );
		}
		$places = $folder->read( 'list' );
		$items  = new Kit_Items( Kit_Archive::open( $folder->path . Kit_Folder::ZIP ), $folder->object( 'manifest' ) );
		$links  = new Kit_Links( $items );
		$time   = new Kit_Time();
		$keys   = array();
		foreach ( $folder->lines( 'items' ) as $line ) {
			$keys[ $places[ $line['n'] ]['kind'] . ' ' . $line['key'] ] = true;
		}
		$items->left_out = $folder->read( 'left' );
		for ( $n = count( $keys ); $n < count( $places ) && ! $time->is_over(); $n++ ) {
			$line = self::line( $items, $links, $folder, $places[ $n ] );
			$name = "{$places[ $n ]['kind']} {$line['key']}";
			if ( isset( $keys[ $name ] ) ) {
				Kit_Archive::refuse( 'duplicate-name', $line['key'] );
			}
			$keys[ $name ] = true;
			$folder->append( 'items', array( 'n' => $n ) + $line );
			0 === $n % 50 && Kit_Time::free_memory();
		}
		$folder->write( 'left', $items->left_out );
		if ( $n < count( $places ) || ! self::is_verified( $folder, $items->archive, $time ) ) {
			return new \WP_REST_Response( self::described( $n, count( $places ) ), 202 );
		}
		self::end_previous( $folder );
		$import = Kit_Import::of( $folder->id() );
		$import->set_state( 'opened' );
		return new \WP_REST_Response( $import->described(), 201 );
	}

	/** Reads the files that no item has needed: a damaged kit is refused as a whole. */
	private static function is_verified( Kit_Folder $folder, Kit_Archive $archive, Kit_Time $time ): bool {
		$names = $archive->names();
		$done  = $folder->read( 'verified' )['done'] ?? 0;
		for ( ; $done < count( $names ) && ! $time->is_over(); $done++ ) {
			$archive->verify( $names[ $done ] );
		}
		$folder->write( 'verified', array( 'done' => $done ) );
		return $done >= count( $names );
	}

	/**
	 * An item with its conflict.
	 *
	 * @return array<string, mixed>
	 */
	private static function line( Kit_Items $items, Kit_Links $links, Kit_Folder $folder, array $place ): array {
		$item     = $items->item( $place );
		$pictures = 'document' === $place['kind'] ? self::pictures( $folder, $items, $item['value'] ) : array();
		$site     = 'plugin' === $place['kind'] ? null : Kit_Kinds::value( $place['kind'], $item['key'] );
		$kit      = $links->changed( $place['kind'], array_diff_key( $item['value'], array( 'picture' => true, 'featured' => true ) ) );
		$line     = array(
			'key'   => $item['key'],
			'title' => $item['title'],
		) + ( array() === $pictures ? array() : array( 'pictures' => $pictures ) );
		if ( null === $site || Kit_Kinds::revision( $site ) === Kit_Kinds::revision( $kit ) ) {
			return $line;
		}
		$can_rename = in_array( $place['kind'], array( 'document', 'menu' ), true );
		return $line + array(
			'conflict' => array(
				'id'        => 'document' === $place['kind'] ? preg_replace( '/\//', ':', $item['key'], 1 ) : "{$place['kind']}:{$item['key']}",
				'part'      => $place['part'],
				'section'   => $place['section'],
				'title'     => $item['title'],
				'changes'   => Kit_Kinds::changes( $site, $kit ),
				'decisions' => $can_rename ? array( 'overwrite', 'keep', 'rename' ) : array( 'overwrite', 'keep' ),
			),
		);
	}

	/**
	 * The pictures that a document names by addresses of the kit's site. Pictures of other sites are left out.
	 *
	 * @return list<string>
	 */
	private static function pictures( Kit_Folder $folder, Kit_Items $items, array $value ): array {
		preg_match_all( '/https?:\/\/[^\s"\'<>\\\\]+\.(?:png|jpe?g|gif|webp)(?=["\'<\s]|\z)/i', (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), $found );
		$host = wp_parse_url( (string) ( $items->manifest->site ?? '' ), PHP_URL_HOST );
		$own  = array();
		foreach ( array_unique( $found[0] ) as $address ) {
			$from = (string) wp_parse_url( $address, PHP_URL_HOST );
			if ( $from === $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $from ) {
				$own[] = $address;
			} elseif ( $from !== $host ) {
				$items->leave_out( 'picture', $from );
			}
		}
		return array_slice( $own, 0, Kit_Fetching::MOST );
	}

	/** The response while a kit is opened. */
	private static function described( int $done, int $total ): array {
		return array(
			'session'           => '',
			'state'             => 'opening',
			'manifest'          => array(
				'name'  => '',
				'title' => '',
			),
			'conflicts'         => array(),
			'plugins'           => array(),
			'canInstallPlugins' => false,
			'runners'           => array(),
			'progress'          => array(
				'done'  => $done,
				'total' => $total,
			),
		);
	}

	/** Ends the person's previous import. An import that has changed the site can be undone until the next import completes. */
	private static function end_previous( Kit_Folder $folder ): void {
		foreach ( Kit_Folder::all( 'imports' ) as $other ) {
			if ( $other->id() !== $folder->id() ) {
				Kit_Import::of( $other->id() )->end();
			}
		}
	}
}
