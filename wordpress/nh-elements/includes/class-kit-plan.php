<?php
/**
 * The choices before an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The action of an import for each item: `skip`, `new`, `keep`, `overwrite` or `rename`. */
final class Kit_Plan {

	/**
	 * The action and the new key of each item.
	 *
	 * @var array<int, array{0: string, 1: ?string}>
	 */
	public array $actions = array();

	/** The selected items. */
	private readonly Kit_Selection $selection;

	/**
	 * The decisions by conflict.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $decisions;

	/**
	 * Reads the choices of a request.
	 *
	 * @param \stdClass $body The request.
	 * @throws Refusal The choices are invalid.
	 */
	public function __construct( \stdClass $body ) {
		$this->selection = new Kit_Selection( $body );
		$decisions       = $body->decisions ?? null;
		if ( ! $decisions instanceof \stdClass || array() !== array_diff( array_map( static fn ( mixed $one ): string => is_string( $one ) ? $one : '', (array) $decisions ), array( 'overwrite', 'keep', 'rename' ) ) ) {
			Kit_Routes::invalid( 'decisions' );
		}
		$this->decisions = (array) $decisions;
	}

	/**
	 * Plans all items.
	 *
	 * @return array<string, bool> The names of the steps that have something to do.
	 */
	public function made( array $items ): array {
		$taken   = array();
		$runners = array();
		foreach ( $items as $item ) {
			$taken[ "{$item['kind']} {$item['key']}" ] = true;
		}
		foreach ( $items as $n => $item ) {
			$action = $this->action( $item );
			$target = 'rename' === $action ? self::free_key( $item, $taken ) : null;

			$this->actions[ $n ] = array( $action, $target );
			if ( 'skip' !== $action ) {
				$runners[ $item['runner'] ] = true;
			}
		}
		return $runners;
	}

	private function action( array $item ): string {
		if ( ! $this->selection->has( $item['part'], $item['section'], $item['names'] ) ) {
			return 'skip';
		}
		$conflict = $item['conflict'] ?? null;
		if ( null === $conflict ) {
			return 'new';
		}
		$decision = $this->decisions[ $conflict['id'] ] ?? 'keep';
		return in_array( $decision, $conflict['decisions'], true ) ? $decision : 'keep';
	}

	/** A key that neither the site nor the kit has. */
	private static function free_key( array $item, array &$taken ): string {
		for ( $number = 2; ; $number++ ) {
			$key  = "{$item['key']}-$number";
			$name = "{$item['kind']} $key";
			if ( ! isset( $taken[ $name ] ) && ! Kit_Kinds::has( $item['kind'], $key ) ) {
				$taken[ $name ] = true;
				return $key;
			}
		}
	}
}
