<?php
/**
 * Templates between the site and the cloud library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Copies and moves templates between the site and the library service. */
final class Template_Transfer {

	/** The number of templates that one request to the service saves. */
	private const BATCH = 20;

	/**
	 * Copies templates of the service to the site. A move then deletes the copied ones there.
	 *
	 * @param mixed $selected The selection of the request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The service does not answer; the site keeps none of the templates then.
	 */
	public static function to_site( mixed $selected, bool $is_move ): array {
		return self::alone(
			static function () use ( $selected, $is_move ): array {
				$copied  = array();
				$created = array();
				$failed  = array();
				try {
					foreach ( self::selected_in_cloud( $selected ) as $id ) {
						$response = Library_Service::call( 'GET', '/templates/' . rawurlencode( $id ) );
						if ( ! Library_Service::is_ok( $response ) ) {
							$failed[] = array( 'id' => $id, 'code' => Library_Service::code( $response ) );
							continue;
						}
						$template = Template_Routes::template( Library_Service::json( $response ), 0 );
						array_push( $created, ...Templates::save( array( $template ) ) );
						$copied[] = $id;
					}
				} catch ( Refusal $refusal ) {
					// So that a repeated request makes no second copies.
					array_map( static fn ( int $id ) => wp_delete_post( $id, true ), $created );
					throw $refusal;
				}
				$answer = array( 'done' => count( $copied ), 'failed' => $failed );
				return $is_move && array() !== $copied ? $answer + self::deleted( $copied, $created ) : $answer;
			}
		);
	}

	/**
	 * Copies templates of the site to the service. A move then removes the copied ones from the site.
	 *
	 * @param list<string>         $ids     The ids of the templates.
	 * @param mixed                $folder  The folder there; null for none.
	 * @param bool                 $is_move Whether they are moved.
	 * @param string               $key     The idempotency key of the request; each batch gets one that is made of it.
	 * @return array<string, mixed> The response.
	 * @throws Refusal The service does not answer to the first batch.
	 */
	public static function to_cloud( array $ids, mixed $folder, bool $is_move, string $key ): array {
		if ( null !== $folder && ! is_string( $folder ) ) {
			Refusal::refuse( 'library-invalid', array(), 'destination: Invalid.' );
		}
		return self::alone(
			static function () use ( $ids, $folder, $is_move, $key ): array {
				list( $posts, $failed ) = self::found( $ids );
				$copied  = array();
				$created = array();
				foreach ( array_chunk( $posts, self::BATCH ) as $number => $batch ) {
					$saved = self::saved( $batch, $folder, '' === $key ? '' : "$key $number", array() === $copied );
					if ( is_string( $saved ) ) {
						array_push( $failed, ...array_map( static fn ( \WP_Post $post ): array => array( 'id' => (string) $post->ID, 'title' => $post->post_title, 'code' => $saved ), $batch ) );
						continue;
					}
					array_push( $created, ...$saved );
					array_push( $copied, ...array_map( static fn ( \WP_Post $post ): string => (string) $post->ID, $batch ) );
				}
				$answer = array( 'done' => count( $copied ), 'failed' => $failed );
				if ( ! $is_move || array() === $copied ) {
					return $answer;
				}
				$undo = Template_Routes::remove( $copied )['undo'] ?? '';
				self::record_move( $undo, $created );
				return $answer + ( '' === $undo ? array() : array( 'undo' => $undo ) );
			}
		);
	}

	/**
	 * Deletes the copies that a move of the site has made in the service. Without an answer, they stay: nothing is lost.
	 *
	 * @param string $undo The id of the undone change.
	 */
	public static function undo_in_cloud( string $undo ): void {
		$ids = self::take_move( $undo );
		try {
			array() === $ids || self::delete_in_cloud( $ids );
		} catch ( Refusal ) {
			return;
		}
	}

	/**
	 * The ids of the copies that a move has made; each is returned once.
	 *
	 * @return list<string>|list<int>
	 */
	public static function take_move( string $undo ): array {
		$ids = get_transient( self::name( $undo ) );
		delete_transient( self::name( $undo ) );
		return is_array( $ids ) ? $ids : array();
	}

	/**
	 * Deletes moved templates in the service. Without a response, they may be in both places, which is better than in none.
	 *
	 * @param list<string> $copied  Their ids.
	 * @param list<int>    $created The ids of their copies on the site.
	 * @return array{undo?: string}
	 */
	private static function deleted( array $copied, array $created ): array {
		try {
			$undo = Library_Service::json( self::delete_in_cloud( $copied ) )->undo ?? '';
		} catch ( Refusal ) {
			return array();
		}
		if ( ! is_string( $undo ) || '' === $undo ) {
			return array();
		}
		self::record_move( $undo, $created );
		return array( 'undo' => $undo );
	}

	/**
	 * Deletes templates in the service.
	 *
	 * @param list<string> $ids Their ids.
	 * @return array<string, mixed> The response.
	 */
	private static function delete_in_cloud( array $ids ): array {
		$body = array( 'action' => 'delete', 'selected' => array( 'ids' => array_map( 'strval', $ids ) ) );
		return Library_Service::call( 'POST', '/templates/bulk', self::json_body( $body ) );
	}

	/**
	 * Saves templates in the service.
	 *
	 * @param list<\WP_Post> $batch    The templates of the site.
	 * @param string|null    $folder   The folder there.
	 * @param string         $key      An idempotency key; empty for none.
	 * @param bool           $is_first Whether nothing is copied yet.
	 * @return list<string>|string Their ids there, or the code of the refusal.
	 * @throws Refusal The service does not answer to the first batch.
	 */
	private static function saved( array $batch, ?string $folder, string $key, bool $is_first ): array|string {
		$templates = array_map(
			static function ( \WP_Post $post ) use ( $folder ): array {
				$entry = Template_List::entry( $post->ID );
				return array( 'title' => $entry['title'], 'type' => $entry['type'], 'folder' => $folder ) + Page_Document::inside( $post );
			},
			$batch
		);
		$options   = self::json_body( array( 'templates' => $templates ) );
		if ( '' !== $key ) {
			$options['headers']['Idempotency-Key'] = $key;
		}
		try {
			$response = Library_Service::call( 'POST', '/templates', $options );
			return Library_Service::is_ok( $response ) ? array_column( Library_Service::json( $response )->templates ?? array(), 'id' ) : Library_Service::code( $response );
		} catch ( Refusal $refusal ) {
			return $is_first ? throw $refusal : 'error-loading-resource';
		}
	}

	/**
	 * The templates of the site with ids, and the failures of those that do not exist.
	 *
	 * @param list<string> $ids The ids.
	 * @return array{list<\WP_Post>, list<array{id: string, code: string}>}
	 */
	private static function found( array $ids ): array {
		$posts  = array();
		$failed = array();
		foreach ( $ids as $id ) {
			try {
				$posts[] = Templates::post( $id );
			} catch ( Refusal ) {
				$failed[] = array( 'id' => $id, 'code' => 'library-not-found' );
			}
		}
		return array( $posts, $failed );
	}

	/**
	 * The ids of the selected templates of the service.
	 *
	 * @param mixed $selected The selection of the request.
	 * @return list<string>
	 * @throws Refusal The selection is invalid, or the list does not end.
	 */
	private static function selected_in_cloud( mixed $selected ): array {
		$ids = $selected->ids ?? $selected->except ?? null;
		if ( ! is_array( $ids ) || array() !== array_filter( $ids, static fn ( mixed $id ): bool => ! is_string( $id ) ) ) {
			Refusal::refuse( 'library-invalid', array(), 'selected: Invalid.' );
		}
		if ( isset( $selected->ids ) ) {
			return array_values( array_unique( $ids ) );
		}
		$limits = Library::data( 'api' );
		$filter = array_filter( array_intersect_key( (array) ( $selected->filter ?? array() ), array_flip( array( 'folder', 'search', 'type', 'author', 'since' ) ) ), 'is_scalar' );
		// An empty folder means: outside of folders.
		$query  = array( 'sort' => 'title', 'order' => 'asc', 'limit' => $limits['pageLimit'] ) + $filter + ( property_exists( (object) ( $selected->filter ?? array() ), 'folder' ) ? array( 'folder' => '' ) : array() );
		$all    = array();
		$most   = $limits['mostIds'] / $limits['pageLimit'];
		for ( $next = '', $pages = 1; null !== $next; ++$pages ) {
			$last  = $next;
			$page  = Library_Service::json( Library_Service::call( 'GET', '/templates?' . http_build_query( $query + ( '' === $next ? array() : array( 'cursor' => $next ) ) ) ) );
			$items = is_array( $page->items ?? null ) ? array_column( $page->items, 'id' ) : array();
			$next  = is_string( $page->next ?? null ) ? $page->next : null;
			array_push( $all, ...$items );
			// A repeated cursor would repeat its page without end.
			$is_endless = null !== $next && ( array() === $items || $next === $last || $pages >= $most );
			if ( $is_endless || count( $all ) > $limits['mostIds'] ) {
				Refusal::refuse( 'error-loading-resource' );
			}
		}
		return array_values( array_diff( $all, $ids ) );
	}

	/**
	 * The options of a request with JSON.
	 *
	 * @param array<string, mixed> $body The body.
	 * @return array<string, mixed>
	 */
	private static function json_body( array $body ): array {
		return array(
			'headers' => array( 'Content-Type' => 'application/json' ),
			'body'    => (string) wp_json_encode( $body ),
		);
	}

	/**
	 * Records the copies that a move has made, by the id that undoes it.
	 *
	 * @param string                 $undo The id.
	 * @param list<string>|list<int> $ids  The ids of the copies.
	 */
	private static function record_move( string $undo, array $ids ): void {
		if ( '' !== $undo ) {
			set_transient( self::name( $undo ), $ids, DAY_IN_SECONDS );
		}
	}

	private static function name( string $undo ): string {
		return 'nh_elements_move_' . md5( get_current_user_id() . $undo );
	}

	/**
	 * Does a piece of work while no other request of the account moves templates: two moves of a template make one copy.
	 *
	 * @param callable $work The work.
	 * @return mixed Its result.
	 */
	private static function alone( callable $work ): mixed {
		return Once::alone( 'nh_elements_once_move_' . get_current_user_id(), $work );
	}
}
