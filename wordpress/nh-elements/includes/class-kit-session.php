<?php
/**
 * The description of an import.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** An import in the shape of the API. A running one has its progress only: the lists may be long. */
final class Kit_Session {

	/**
	 * The response of the import's routes.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Kit_Import $import ): array {
		$session    = $import->folder->read( 'session' );
		$state      = $session['state'];
		$has_lists  = ! in_array( $state, array( 'running', 'reverting' ), true );
		$manifest   = $import->folder->object( 'manifest' );
		$items      = $import->items();
		$left_out   = $import->folder->read( 'left' );
		$runners    = $import->runners();
		$is_fetched = isset( $runners['pictures'] );
		$pictures   = self::pictures( $import, $items, $is_fetched );
		$conflicts  = $has_lists ? array_values( array_filter( array_column( $items, 'conflict' ) ) ) : array();
		$short      = (object) array_intersect_key( (array) $manifest, array_flip( array( 'name', 'title', 'software', 'site' ) ) );
		return array(
			'session'           => $import->folder->id(),
			'state'             => 'reverting' === $state ? 'completed' : $state,
			'manifest'          => $has_lists ? $manifest : $short,
			'conflicts'         => $conflicts,
			'plugins'           => $has_lists ? self::plugins( $manifest->plugins ?? array() ) : array(),
			'canInstallPlugins' => false,
			'runners'           => self::runners( $import, $runners, $items, $state, $has_lists ),
		)
			+ ( array() === $left_out ? array() : array( 'left_out' => $left_out ) )
			+ ( array() === $pictures && ! $is_fetched ? array() : array( 'pictures' => $pictures ) )
			+ array_intersect_key( $session, array_flip( array( 'started', 'ended' ) ) );
	}

	/**
	 * The titles of the steps.
	 *
	 * @return array<string, string>
	 */
	private static function titles(): array {
		return array(
			'site-settings' => __( 'Site settings', 'nh-elements' ),
			'plugins'       => __( 'Plugins', 'nh-elements' ),
			'taxonomies'    => __( 'Taxonomies', 'nh-elements' ),
			'pictures'      => __( 'Pictures', 'nh-elements' ),
			'templates'     => __( 'Templates', 'nh-elements' ),
			'content'       => __( 'Content', 'nh-elements' ),
			'works'         => __( 'Works', 'nh-elements' ),
			'menus'         => __( 'Menus', 'nh-elements' ),
		);
	}

	/**
	 * The steps with their progress, or with their results.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function runners( Kit_Import $import, array $steps, array $items, string $state, bool $has_lists ): array {
		$runners = array();
		foreach ( $steps as $name => $is_done ) {
			$own       = array_filter( $items, static fn ( array $item ): bool => $item['runner'] === $name && 'skip' !== $item['action'] );
			$finished  = array_filter( $own, static fn ( array $item ): bool => isset( $item['outcome'] ) );
			$is_ours   = 'pictures' === $name;
			$progress  = array(
				'done'  => $is_ours ? Kit_Fetching::done( $import ) : count( $finished ),
				'total' => $is_ours ? count( $import->folder->read( 'plan' )['pictures'] ) : count( $own ),
			);
			$runners[] = array(
				'runner'   => $name,
				'title'    => self::titles()[ $name ],
				'isDone'   => $is_done,
				'imported' => $has_lists ? array_map( array( self::class, 'result' ), array_values( $finished ) ) : array(),
			) + ( 'running' === $state ? $progress : array() );
		}
		return $runners;
	}

	/** The result of an item. */
	private static function result( array $item ): array {
		$result = array_intersect_key( $item, array_flip( array( 'part', 'section', 'title', 'outcome', 'reason' ) ) );
		return 'missing' === $item['outcome'] ? $result : $result + array( 'url' => Kit_Kinds::address( $item['kind'], $item['target'] ) );
	}

	/** The plugins of the kit with their states on this site. */
	private static function plugins( array $plugins ): array {
		$states     = array_column( Kit_Plugins::all(), 'state', 'plugin' );
		$with_state = static function ( \stdClass $plugin ) use ( $states ): array {
			$state = $states[ $plugin->plugin ] ?? 'missing';
			return array(
				'name'    => $plugin->name,
				'plugin'  => $plugin->plugin,
				'version' => $plugin->version,
				'state'   => $state,
			) + ( 'missing' === $state ? array( 'isAvailable' => false ) : array() );
		};
		return array_map( $with_state, $plugins );
	}

	/** The pictures that the kit names by address; empty for none. */
	private static function pictures( Kit_Import $import, array $items, bool $is_fetched ): array {
		$offered = Kit_Fetching::offered( $items );
		if ( array() === $offered ) {
			return array();
		}
		$hosts    = array_values( array_unique( array_map( static fn ( string $address ): string => (string) wp_parse_url( $address, PHP_URL_HOST ), $offered ) ) );
		$pictures = array(
			'hosts' => $hosts,
			'count' => count( $offered ),
		);
		return $is_fetched ? $pictures + array(
			'fetched' => count( Kit_Fetching::fetched( $import ) ),
			'failed'  => Kit_Fetching::failed( $import ),
		) : $pictures;
	}
}
