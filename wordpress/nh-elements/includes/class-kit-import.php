<?php
/**
 * Imports of kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** An import of the present account: opened, started, and run in steps that end within the time of a request. */
final class Kit_Import {

	/**
	 * Describes an import.
	 *
	 * @param Kit_Folder $folder Its files.
	 */
	private function __construct( public readonly Kit_Folder $folder ) {}

	/**
	 * The import with an id.
	 *
	 * @throws Refusal The import does not exist.
	 */
	public static function of( string $id ): self {
		$folder = Kit_Folder::of( 'imports', $id );
		return null === $folder ? Refusal::refuse( 'nh_kit_no_session' ) : new self( $folder );
	}

	/** The import of an upload, if it was opened. */
	public static function of_upload( string $upload ): ?self {
		foreach ( Kit_Folder::all( 'imports' ) as $folder ) {
			if ( $folder->read( 'session' )['upload'] === $upload ) {
				return new self( $folder );
			}
		}
		return null;
	}

	/**
	 * The newest import in one of these states.
	 *
	 * @throws Refusal The account has no such import.
	 */
	public static function in_state( string ...$states ): self {
		foreach ( Kit_Folder::all( 'imports' ) as $folder ) {
			if ( in_array( $folder->read( 'session' )['state'], $states, true ) ) {
				return new self( $folder );
			}
		}
		Refusal::refuse( 'nh_kit_no_session' );
	}

	/** The state of the import. */
	public function state(): string {
		return $this->folder->read( 'session' )['state'] ?? 'removed';
	}

	/** Sets the state, with further fields of the session. */
	public function set_state( string $state, array $more = array() ): void {
		$this->folder->write( 'session', array( 'state' => $state ) + $more + $this->folder->read( 'session' ) );
	}

	/**
	 * All items: their places with keys, titles, conflicts, and the results of the import.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function items(): array {
		$places = $this->folder->read( 'list' );
		$plan   = $this->folder->read( 'plan' )['actions'] ?? array();
		$items  = array();
		foreach ( $this->folder->lines( 'items' ) as $line ) {
			list( $action, $target ) = $plan[ $line['n'] ] ?? array( 'skip', null );

			$items[ $line['n'] ] = $line + $places[ $line['n'] ] + compact( 'action' ) + array( 'target' => $target ?? $line['key'] );
		}
		foreach ( $this->folder->lines( 'results' ) as $line ) {
			$items[ $line['n'] ] = $line + $items[ $line['n'] ];
		}
		return $items;
	}

	/**
	 * Starts the import with a person's choices. A repeated request changes the choices until the first item is imported.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The import has ended.
	 */
	public function start( \stdClass $body ): array {
		$plan = new Kit_Plan( $body );
		return $this->folder->alone(
			function () use ( $plan, $body ): array {
				if ( ! in_array( $this->state(), array( 'opened', 'running' ), true ) ) {
					Refusal::refuse( 'nh_kit_ended' );
				}
				if ( ! $this->has_begun() ) {
					$items   = $this->items();
					$runners = $plan->made( $items );
					$offered = true === ( $body->pictures ?? false ) ? Kit_Fetching::offered( $items ) : array();
					$names   = array_values( array_filter( Kit_Items::RUNNERS, static fn ( string $name ): bool => 'pictures' === $name ? array() !== $offered : isset( $runners[ $name ] ) ) );
					$this->folder->write( 'plan', array( 'actions' => $plan->actions, 'runners' => $names, 'pictures' => $offered ) );
					$this->set_state( 'running', array( 'started' => self::now() ) );
					array() === $names && $this->complete();
				}
				return $this->described();
			}
		);
	}

	/**
	 * Runs a part of a step.
	 *
	 * @return array<string, mixed> The response.
	 * @throws Refusal The import has no such step, or an earlier step is not done.
	 */
	public function run( string $runner ): array {
		return $this->folder->alone(
			function () use ( $runner ): array {
				$runners = $this->runners();
				$open    = array_keys( $runners, false, true );
				if ( ! isset( $runners[ $runner ] ) ) {
					Refusal::refuse( 'nh_kit_no_runner' );
				}
				if ( in_array( $runner, $open, true ) ) {
					$runner === $open[0] || Refusal::refuse( 'nh_kit_runner_order' );
					'running' === $this->state() || Refusal::refuse( 'nh_kit_ended' );
					$is_done = 'pictures' === $runner ? Kit_Fetching::run( $this ) : ( new Kit_Step( $this, $runner ) )->run( 1 === count( $open ) );
					$is_done && $this->folder->put( "done-$runner", '' );
					$is_done && 1 === count( $open ) && $this->complete();
				}
				return $this->described();
			}
		);
	}

	/**
	 * Removes an import that was not started.
	 *
	 * @return array{deleted: true}
	 * @throws Refusal It was started.
	 */
	public function remove(): array {
		in_array( $this->state(), array( 'opened', 'opening' ), true ) || Refusal::refuse( 'nh_kit_started' );
		$this->folder->remove();
		return array( 'deleted' => true );
	}

	/** Ends the import for the next one. Its changes can be undone if no later import has changed the site. */
	public function end(): void {
		match ( true ) {
			'running' === $this->state() && $this->has_begun() => $this->complete(),
			in_array( $this->state(), array( 'completed', 'reverting' ), true ) => null,
			default => $this->folder->remove(),
		};
	}

	/**
	 * The steps, and whether each is done.
	 *
	 * @return array<string, bool>
	 */
	public function runners(): array {
		$names = $this->folder->read( 'plan' )['runners'] ?? array();
		return array_combine( $names, array_map( fn ( string $name ): bool => $this->folder->has( "done-$name" ), $names ) );
	}

	/**
	 * The response of the import's routes.
	 *
	 * @return array<string, mixed>
	 */
	public function described(): array {
		return Kit_Session::of( $this );
	}

	/** Whether an item or a picture was imported. */
	private function has_begun(): bool {
		return $this->folder->has( 'results.lines' ) || $this->folder->has( 'pictures.lines' );
	}

	/** Completes the import. The one before it cannot be undone any more. */
	private function complete(): void {
		$this->set_state( 'completed', array( 'ended' => self::now() ) );
		$this->folder->drop( Kit_Folder::ZIP );
		foreach ( Kit_Folder::all( 'imports' ) as $other ) {
			if ( $other->id() !== $this->folder->id() && in_array( $other->read( 'session' )['state'], array( 'completed', 'reverting', 'reverted' ), true ) ) {
				$other->remove();
			}
		}
	}

	private static function now(): int {
		return (int) ( microtime( true ) * 1000 );
	}
}
