<?php
/**
 * The undo of an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Restores the items that an import has changed, the last one first, in requests of a few seconds. */
final class Kit_Undo {

	/**
	 * Reverts a part of an import.
	 *
	 * @param Kit_Import $import The import.
	 * @param mixed      $edited The decision about items that were edited since: `revert`, `keep`, or null.
	 * @return array<string, mixed> The response.
	 * @throws Refusal Items were edited since, and the request has no decision about them.
	 */
	public static function run( Kit_Import $import, mixed $edited ): array {
		if ( null !== $edited && ! in_array( $edited, array( 'revert', 'keep' ), true ) ) {
			Kit_Routes::invalid( 'edited' );
		}
		return $import->folder->alone(
			static function () use ( $import, $edited ): array {
				'opened' === $import->state() && Refusal::refuse( 'nh_kit_not_started' );
				in_array( $import->state(), array( 'running', 'completed', 'reverting', 'reverted' ), true ) || Refusal::refuse( 'nh_kit_ended' );
				if ( 'reverted' !== $import->state() ) {
					self::revert( $import, $edited );
				}
				return $import->described();
			}
		);
	}

	/** The former state of an item; null if there was none. */
	public static function former( Kit_Import $import, int $n ): ?array {
		$path = "{$import->folder->path}former-$n";
		// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents, WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- a file of our own, without objects.
		$former = is_file( $path ) ? unserialize( (string) file_get_contents( $path ), array( 'allowed_classes' => false ) ) : null;
		// phpcs:enable
		return is_array( $former ) ? $former : null;
	}

	/** Reverts as many items as the time allows. */
	private static function revert( Kit_Import $import, ?string $edited ): void {
		$time  = new Kit_Time();
		$items = array_reverse( self::changed( $import ), true );
		if ( null === $edited && 'reverting' !== $import->state() ) {
			self::assert_unedited( $import, $items );
		}
		$import->set_state( 'reverting' );
		foreach ( $items as $n => $item ) {
			if ( $time->is_over() ) {
				return;
			}
			if ( 'revert' === $edited || ! self::is_edited( $import, $n, $item ) ) {
				Kit_Kinds::restore( $item['kind'], $item['target'], self::former( $import, $n ) );
			}
			$import->folder->append( 'results', array( 'n' => $n, 'is_reverted' => true ) );
		}
		Kit_Fetching::remove_unused( $import );
		$import->set_state( 'reverted' );
	}

	/**
	 * The items that the import has changed, and that were not reverted yet.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function changed( Kit_Import $import ): array {
		return array_filter(
			$import->items(),
			static fn ( array $item ): bool => isset( $item['begun'] ) && ! isset( $item['is_reverted'] ) && in_array( $item['outcome'] ?? 'created', array( 'created', 'overwritten', 'renamed', 'activated' ), true )
		);
	}

	/**
	 * Refuses the undo if items were edited since.
	 *
	 * @throws Refusal Some were.
	 */
	private static function assert_unedited( Kit_Import $import, array $items ): void {
		$edited = array_filter( $items, static fn ( array $item, int $n ): bool => self::is_edited( $import, $n, $item ), ARRAY_FILTER_USE_BOTH );
		if ( array() !== $edited ) {
			$named = static fn ( array $item ): array => array(
				'title' => $item['title'],
				'url'   => Kit_Kinds::address( $item['kind'], $item['target'] ),
			);
			Refusal::refuse( 'nh_kit_edited', array( 'edited' => array_values( array_map( $named, $edited ) ) ) );
		}
	}

	/** Whether an item was changed after the import, so that the undo would lose the change. */
	private static function is_edited( Kit_Import $import, int $n, array $item ): bool {
		if ( ! isset( $item['revision'] ) ) {
			return false;
		}
		$now = Kit_Kinds::value( $item['kind'], $item['target'] );
		return null === $now ? null !== self::former( $import, $n ) : Kit_Kinds::revision( $now ) !== $item['revision'];
	}
}
