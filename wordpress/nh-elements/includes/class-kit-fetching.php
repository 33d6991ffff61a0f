<?php
/**
 * Fetches the pictures of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Pictures that a kit names by addresses of the exporting site. The import fetches them only if the person wants it. */
final class Kit_Fetching {

	/** The maximum number of pictures. */
	public const MOST = 2000;

	/** The maximum size of all pictures together, in bytes. */
	private const MOST_BYTES = 524_288_000;

	/** The seconds that a picture may take. */
	private const SECONDS = 15;

	/**
	 * The addresses of the pictures that the kit's documents name.
	 *
	 * @param array<int, array<string, mixed>> $items The items of the import.
	 * @return list<string>
	 */
	public static function offered( array $items ): array {
		$all = array();
		foreach ( $items as $item ) {
			$all += array_fill_keys( $item['pictures'] ?? array(), true );
		}
		return array_slice( array_keys( $all ), 0, self::MOST );
	}

	/**
	 * The addresses of the fetched pictures on this site, by their former addresses.
	 *
	 * @return array<string, string>
	 */
	public static function fetched( Kit_Import $import ): array {
		$found = array();
		$lines = self::lines( $import );
		// Without the cache, each address would take two queries.
		_prime_post_caches( array_column( $lines, 'id' ), false );
		foreach ( $lines as $line ) {
			$address = isset( $line['id'] ) ? wp_get_attachment_url( $line['id'] ) : false;
			if ( is_string( $address ) ) {
				$found[ $line['address'] ] = $address;
			}
		}
		return $found;
	}

	/**
	 * The pictures that could not be fetched.
	 *
	 * @return list<array{address: string, reason: string}>
	 */
	public static function failed( Kit_Import $import ): array {
		$failed = array_filter( self::lines( $import ), static fn ( array $line ): bool => isset( $line['reason'] ) );
		return array_map( static fn ( array $line ): array => array_intersect_key( $line, array_flip( array( 'address', 'reason' ) ) ), array_values( $failed ) );
	}

	/** The number of finished pictures. */
	public static function done( Kit_Import $import ): int {
		return count( self::lines( $import ) );
	}

	/** Fetches as many pictures as the time allows; returns whether all are done. */
	public static function run( Kit_Import $import ): bool {
		$time  = new Kit_Time();
		$lines = self::lines( $import );
		$bytes = array_sum( array_column( $lines, 'bytes' ) );
		foreach ( array_slice( $import->folder->read( 'plan' )['pictures'], count( $lines ) ) as $address ) {
			if ( $time->is_over() ) {
				return false;
			}
			$line   = $bytes > self::MOST_BYTES ? array( 'reason' => 'over-limit' ) : self::fetch( $address );
			$bytes += $line['bytes'] ?? 0;
			$import->folder->append( 'pictures', array( 'address' => $address ) + $line );
		}
		return true;
	}

	/** Removes the pictures that the import has stored, unless something else uses them by now. */
	public static function remove_unused( Kit_Import $import ): void {
		$stored = array_column( array_filter( self::lines( $import ), static fn ( array $line ): bool => $line['is_new'] ?? false ), 'id' );
		foreach ( $import->items() as $item ) {
			array_push( $stored, ...( $item['stored'] ?? array() ) );
		}
		array_map( array( Kit_Pictures::class, 'remove_unused' ), array_unique( $stored ) );
	}

	/**
	 * Fetches a picture. WordPress refuses addresses of private networks, also after a redirect.
	 *
	 * @return array<string, mixed>
	 */
	private static function fetch( string $address ): array {
		$response = wp_safe_remote_get(
			$address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 3,
				'limit_response_size' => Kit_Pictures::LARGEST + 1,
			)
		);
		if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return array( 'reason' => 'unreachable' );
		}
		$bytes = wp_remote_retrieve_body( $response );
		if ( strlen( $bytes ) > Kit_Pictures::LARGEST ) {
			return array( 'reason' => 'too-large' );
		}
		$type = (string) wp_remote_retrieve_header( $response, 'content-type' );
		if ( '' !== $type && ! str_starts_with( $type, 'image/' ) ) {
			return array( 'reason' => 'no-picture' );
		}
		Kit_Pictures::$stored = array();

		$id = Kit_Pictures::store( $bytes );
		return 0 === $id ? array( 'reason' => 'no-picture' ) : array(
			'id'     => $id,
			'bytes'  => strlen( $bytes ),
			'is_new' => array() !== Kit_Pictures::$stored,
		);
	}

	/**
	 * The results of the pictures so far: `address`, and `id` or `reason`.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function lines( Kit_Import $import ): array {
		return iterator_to_array( $import->folder->lines( 'pictures' ), false );
	}
}
