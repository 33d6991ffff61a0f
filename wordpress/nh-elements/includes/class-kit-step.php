<?php
/**
 * A step of an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the items of a step, as many as the time of a request allows. Before an item is written, its former state and
 * the intention are stored: after a crash, the same item is written again and can still be undone.
 */
final class Kit_Step {

	/**
	 * All items of the import.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private readonly array $items;

	/** The kit's items. */
	private readonly Kit_Items $kit;

	/** The links of the kit. */
	private readonly Kit_Links $links;

	/**
	 * The addresses of fetched pictures.
	 *
	 * @var array<string, string>
	 */
	private readonly array $pictures;

	/** The time of the request. */
	private readonly Kit_Time $time;

	/**
	 * Describes a step.
	 *
	 * @param Kit_Import $import The import.
	 * @param string     $runner The step.
	 */
	public function __construct( private readonly Kit_Import $import, private readonly string $runner ) {
		$folder      = $import->folder;
		$this->items = $import->items();
		$this->kit   = new Kit_Items( Kit_Archive::open( $folder->path . Kit_Folder::ZIP ), $folder->object( 'manifest' ) );
		$this->time  = new Kit_Time();

		$this->pictures = Kit_Fetching::fetched( $import );
		$this->links    = new Kit_Links( $this->kit, $this->targets(), $this->pictures );
	}

	/**
	 * Runs a part of the step.
	 *
	 * @param bool $is_last Whether no step follows: then links to documents that have come later are set.
	 * @return bool Whether the step is done.
	 */
	public function run( bool $is_last ): bool {
		foreach ( $this->items as $n => $item ) {
			if ( $item['runner'] !== $this->runner || 'skip' === $item['action'] || isset( $item['outcome'] ) ) {
				continue;
			}
			if ( $this->time->is_over() ) {
				return false;
			}
			$this->import( $n, $item );
			0 === $n % 20 && Kit_Time::free_memory();
		}
		return ! $is_last || $this->relink();
	}

	/** Imports an item, as it was planned, unless the site has got another one of its key in the meantime. */
	private function import( int $n, array $item ): void {
		if ( 'plugin' === $item['kind'] ) {
			$this->finish( $n, $this->plugin_result( $n, $item ) );
			return;
		}
		$target = $item['target'];
		$former = isset( $item['begun'] ) ? $this->former( $n ) : Kit_Kinds::snapshot( $item['kind'], $target );
		if ( 'keep' === $item['action'] || ( 'overwrite' !== $item['action'] && null !== $former ) ) {
			$this->finish( $n, array( 'outcome' => 'kept' ) );
			return;
		}
		if ( ! isset( $item['begun'] ) ) {
			null === $former || $this->import->folder->put( "former-$n", (string) maybe_serialize( $former ) );
			$this->finish( $n, array( 'begun' => true ) );
		}
		$this->write( $n, $item );
	}

	/** Writes an item. */
	private function write( int $n, array $item ): void {
		Kit_Pictures::$stored  = array();
		$this->links->is_early = false;

		$value = $this->with_picture( $this->kit->item( $item )['value'] );
		Kit_Kinds::write( $item['kind'], $item['target'], $this->links->changed( $item['kind'], $value ) );
		$result = array(
			'outcome'  => $this->outcome_of_writing( $n, $item ),
			'revision' => Kit_Kinds::revision( Kit_Kinds::value( $item['kind'], $item['target'] ) ),
			'stored'   => array( ...( $item['stored'] ?? array() ), ...Kit_Pictures::$stored ),
			'is_early' => $this->links->is_early && ! isset( $item['outcome'] ),
		);
		$this->finish( $n, $result );
	}

	/** Changes links to documents that have come after their items. */
	private function relink(): bool {
		foreach ( $this->items_with_early_links() as $n => $item ) {
			if ( $this->time->is_over() ) {
				return false;
			}
			$this->write( $n, $item );
		}
		return true;
	}

	/** The items whose links were changed too early. */
	private function items_with_early_links(): array {
		return array_filter( $this->import->items(), static fn ( array $item ): bool => $item['is_early'] ?? false );
	}

	/** A document with its picture in the media library. */
	private function with_picture( array $value ): array {
		if ( isset( $value['picture'] ) ) {
			Kit_Pictures::store( $this->kit->archive->bytes( $value['picture'] ) );
		}
		$fetched = isset( $value['featured'] ) ? attachment_url_to_postid( $this->pictures[ $value['featured'] ] ?? '' ) : 0;
		if ( 0 !== $fetched ) {
			$value['thumbnail'] = 'thumbnails/' . Kit_Pictures::name_of( $fetched );
		}
		return array_diff_key( $value, array( 'picture' => true, 'featured' => true ) );
	}

	/**
	 * Activates the plugin of an item, if it is inactive. An activation that was begun is not repeated: a fatal error of the
	 * plugin has probably ended the request.
	 *
	 * @return array{outcome: string, reason?: string}
	 */
	private function plugin_result( int $n, array $item ): array {
		$state = Kit_Plugins::state( $item['key'] );
		if ( isset( $item['begun'] ) ) {
			return array( 'outcome' => 'active' === $state ? 'activated' : 'failed' );
		}
		if ( 'inactive' !== $state ) {
			return array( 'outcome' => 'active' === $state ? 'kept' : 'missing' );
		}
		$this->finish( $n, array( 'begun' => true ) );
		return Kit_Plugins::activate( $item['key'] );
	}

	/** The outcome of an item that is written: whether it replaces one of the site, and under which name it is new. */
	private function outcome_of_writing( int $n, array $item ): string {
		if ( null !== $this->former( $n ) ) {
			return 'overwritten';
		}
		return 'rename' === $item['action'] ? 'renamed' : 'created';
	}

	/** The former state of an item; null for none. */
	private function former( int $n ): ?array {
		return Kit_Undo::former( $this->import, $n );
	}

	/** Stores a part of the result of an item. */
	private function finish( int $n, array $result ): void {
		$this->import->folder->append( 'results', array( 'n' => $n ) + $result );
	}

	/**
	 * The new keys of renamed items.
	 *
	 * @return array<string, string>
	 */
	private function targets(): array {
		$targets = array();
		foreach ( $this->items as $item ) {
			if ( 'rename' === $item['action'] ) {
				$targets[ "{$item['kind']} {$item['key']}" ] = $item['target'];
			}
		}
		return $targets;
	}
}
