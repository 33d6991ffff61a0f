<?php
/**
 * The kits of the cloud library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The connected cloud library as the kit tools use it: a target of exports and a source of imports. */
final class Kit_Cloud {

	/** The seconds that the transfer of a kit may take. The tools wait 120 seconds for a step. */
	private const SECONDS = 110;

	/** The kind of the folders with downloaded kits. */
	private const KEPT = 'downloads';

	/** The codes with which the library says that it has no room. */
	private const FULL = array( 'insufficient-quota', 'library-upgrade-required' );

	/**
	 * Refuses an export that the library has no room for.
	 *
	 * @param int $size The size of the kit in bytes; 0 if it is not known yet.
	 * @throws Refusal The site has no library, it has no room, or it does not respond.
	 */
	public static function assert_room( int $size = 0 ): void {
		if ( '' === Library_Service::address() ) {
			Refusal::refuse( 'error-loading-resource' );
		}
		list( 'items' => $items, 'bytes' => $bytes ) = self::quota();
		if ( $items < 1 || $bytes < $size ) {
			Refusal::refuse( 'insufficient-quota' );
		}
	}

	/**
	 * Saves the zip of an export. A repeated call saves it once.
	 *
	 * @return array{kit_cloud_id: string, url: string} Its id in the library, and the screen that shows it.
	 * @throws Refusal The library has no room for it, or does not take it.
	 */
	public static function save( Kit_Folder $folder ): array {
		$path = $folder->path . Kit_Folder::ZIP;
		self::assert_room( (int) filesize( $path ) );
		$headers = array(
			'Content-Type'    => 'application/zip',
			'Idempotency-Key' => $folder->id(),
		);
		try {
			$response = Library_Service::send_file( '/kits', $path, array( 'headers' => $headers, 'timeout' => self::SECONDS ) );
		} catch ( Refusal ) {
			Refusal::refuse( 'cloud-upload-failed' );
		}
		$id = json_decode( wp_remote_retrieve_body( $response ) )->id ?? null;
		if ( ! Library_Service::is_ok( $response ) || ! is_string( $id ) ) {
			Refusal::refuse( in_array( Library_Service::code( $response ), self::FULL, true ) ? 'insufficient-quota' : 'cloud-upload-failed' );
		}
		return array(
			'kit_cloud_id' => $id,
			'url'          => add_query_arg( 'kit', rawurlencode( $id ), Kit_Screens::library_address() ),
		);
	}

	/**
	 * Fetches a kit into a file.
	 *
	 * @param string $id   The kit's id in the library.
	 * @param string $path The file.
	 * @throws Refusal The library has no such kit, or does not respond.
	 */
	public static function fetch( string $id, string $path ): void {
		if ( ! ctype_digit( $id ) ) {
			Refusal::refuse( 'library-not-found' );
		}
		$options  = array(
			'timeout'             => self::SECONDS,
			'stream'              => true,
			'filename'            => $path,
			'limit_response_size' => Kit_Uploads::largest() + 1,
		);
		$response = Library_Service::call( 'GET', "/kits/$id/file", $options );
		if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
			Refusal::refuse( 404 === wp_remote_retrieve_response_code( $response ) ? 'library-not-found' : 'error-loading-resource' );
		}
		Kit_Download::assert_whole( $response, $path );
	}

	/**
	 * Sends the zip of a kit to the browser. The site keeps the zip for a day, so that an interrupted download continues
	 * without another transfer from the library.
	 *
	 * @param \WP_REST_Request $request The request, with the kit's id in the library.
	 * @throws Refusal The library has no such kit, or does not respond.
	 */
	public static function send( \WP_REST_Request $request ): never {
		$id     = (string) $request['id'];
		$folder = self::kept( $id );
		// A new download asks the library, which may no longer have the kit.
		if ( null === $folder || '' === (string) $request->get_header( 'Range' ) ) {
			$folder?->remove();
			$folder = self::keep( $id );
		}
		Kit_File::send( $folder->path . Kit_Folder::ZIP, "kit-$id", $id, $request );
	}

	/** The folder with the zip of a kit, if this account has downloaded it before. */
	private static function kept( string $id ): ?Kit_Folder {
		foreach ( Kit_Folder::all( self::KEPT ) as $folder ) {
			$session = $folder->read( 'session' );
			if ( array( $id, Library_Service::address() ) === array( $session['kit'], $session['library'] ) && $folder->has( Kit_Folder::ZIP ) ) {
				return $folder;
			}
		}
		return null;
	}

	/**
	 * Fetches a kit into a folder. After a failure, no folder remains.
	 *
	 * @throws Refusal The library has no such kit, or does not respond.
	 */
	private static function keep( string $id ): Kit_Folder {
		$folder = Kit_Folder::make( self::KEPT, array( 'kit' => $id, 'library' => Library_Service::address() ) );
		$part   = $folder->path . 'part';
		try {
			self::fetch( $id, $part );
		} catch ( Refusal $refusal ) {
			$folder->remove();
			throw $refusal;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this folder gets its name once it is complete.
		rename( $part, $folder->path . Kit_Folder::ZIP ) || Refusal::refuse( 'no-write-permissions' );
		return $folder;
	}

	/**
	 * The rest of the account's quota: the numbers of items and of bytes.
	 *
	 * @return array{items: int, bytes: int}
	 * @throws Refusal The library does not respond, or no account is connected.
	 */
	private static function quota(): array {
		try {
			$quota = Library_Service::json( Library_Service::call( 'GET', '/account' ) )->account->quota ?? null;
		} catch ( Refusal ) {
			$quota = null;
		}
		$rest = static fn ( string $name ): int => is_int( $quota->$name->limit ?? null ) && is_int( $quota->$name->used ?? null ) ? $quota->$name->limit - $quota->$name->used : Refusal::refuse( 'failed-to-fetch-quota' );
		return array(
			'items' => $rest( 'items' ),
			'bytes' => $rest( 'bytes' ),
		);
	}
}
