<?php
/**
 * The routes of the template library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** The routes of `docs/library-openapi.json` for the site's own templates, for administrators. */
final class Template_Routes {

	/** The capability that the library needs. */
	public const CAPABILITY = 'manage_options';

	private const ONE = '/templates/(?P<id>[\w-]+)';

	/** Registers the routes. */
	public static function register(): void {
		$limits = Library::data( 'api' );
		self::add( 'GET', '/templates', static fn ( $request ) => Template_List::page( self::query( $request ) ) );
		self::add( 'POST', '/templates', static fn ( $request ) => self::save( $request ), $limits['templatesSize'] );
		self::add( 'POST', '/templates/bulk', static fn ( $request ) => self::change( $request ), $limits['bulkSize'] );
		self::add( 'GET', '/templates/filters', static fn () => Template_List::choices() );
		self::add( 'POST', '/templates/undo/(?P<undo>[\w-]+)', static fn ( $request ) => self::undo( $request['undo'] ) );
		self::add( 'GET', self::ONE, static fn ( $request ) => self::read( $request['id'] ) );
		self::add( 'PATCH', self::ONE, static fn ( $request ) => self::rename( $request ) );
		Cloud_Routes::register();
	}

	/**
	 * Registers a route.
	 *
	 * @param string   $method  The HTTP method.
	 * @param string   $path    The path below the namespace.
	 * @param callable $handler Gets the request; returns the response.
	 * @param int      $most    The maximum size of the request, in bytes.
	 */
	public static function add( string $method, string $path, callable $handler, int $most = Page_Routes::SMALL ): void {
		$route = array(
			'methods'             => $method,
			'permission_callback' => static fn () => current_user_can( self::CAPABILITY ),
			'callback'            => static function ( \WP_REST_Request $request ) use ( $handler, $most ): mixed {
				try {
					return strlen( $request->get_body() ) > $most ? Refusal::refuse( 'library-too-large' ) : $handler( $request );
				} catch ( Refusal $refusal ) {
					return $refusal->as_error();
				}
			},
		);
		register_rest_route( Page_Routes::ROOT, $path, $route );
	}

	/**
	 * The query of a list.
	 *
	 * @return array<string, mixed>
	 * @throws Refusal A parameter is invalid.
	 */
	private static function query( \WP_REST_Request $request ): array {
		$limits = Library::data( 'api' );
		$query  = array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', $request->get_query_params() );
		$sort   = $query['sort'] ?? 'date';
		$order  = $query['order'] ?? 'desc';
		if ( ! in_array( $sort, $limits['sortKeys'], true ) || ! in_array( $order, array( 'asc', 'desc' ), true ) || mb_strlen( $query['search'] ?? '' ) > 200 ) {
			Refusal::refuse( 'library-invalid' );
		}
		return array(
			'search' => $query['search'] ?? '',
			'type'   => $query['type'] ?? '',
			'author' => $query['author'] ?? '',
			'since'  => self::integer( $query['since'] ?? '0', 0, PHP_INT_MAX ),
			'sort'   => $sort,
			'order'  => $order,
			'offset' => self::integer( $query['cursor'] ?? $query['offset'] ?? '0', 0, 1_000_000 ),
			'limit'  => self::integer( $query['limit'] ?? '50', 1, $limits['pageLimit'] ),
		);
	}

	/** A whole number of a query. */
	private static function integer( string $text, int $least, int $most ): int {
		$number = ctype_digit( $text ) ? (int) $text : -1;
		return $number >= $least && $number <= $most ? $number : Refusal::refuse( 'library-invalid' );
	}

	/**
	 * Saves templates.
	 *
	 * @throws Refusal One of them is invalid, or too large.
	 */
	private static function save( \WP_REST_Request $request ): \WP_REST_Response {
		$sent = self::body( $request )->templates ?? null;
		if ( ! is_array( $sent ) || count( $sent ) > Library::data( 'api' )['mostTemplates'] ) {
			Refusal::refuse( 'library-invalid', array(), 'templates: Invalid.' );
		}
		$checked = array_map( array( self::class, 'template' ), $sent, array_keys( $sent ) );
		$answer  = Once::answer( $request, static fn () => array( 'templates' => array_map( array( Template_List::class, 'entry' ), Templates::save( $checked ) ) ) );
		return new \WP_REST_Response( $answer, 201 );
	}

	/**
	 * A template of a request. Code is left out, if the account may not add any.
	 *
	 * @param mixed $sent  The template.
	 * @param int   $index Its index.
	 * @return array{title: string, type: string, content: list<\stdClass>, page_settings: \stdClass}
	 * @throws Refusal It is invalid, or too large.
	 */
	public static function template( mixed $sent, int $index ): array {
		$settings = $sent->page_settings ?? null;
		if ( ! $sent instanceof \stdClass || ! $settings instanceof \stdClass || ! Page_Elements::is_name( $sent->type ?? null ) || Page_Elements::has_unsafe_key( $settings ) ) {
			Refusal::refuse( 'library-invalid', array(), "templates.$index: Invalid." );
		}
		$content = Page_Elements::of_template( $sent->content ?? null, "templates.$index.content" );
		if ( strlen( wp_json_encode( array( $content, $settings ) ) ) > Library::data( 'api' )['templateSize'] ) {
			Refusal::refuse( 'library-too-large' );
		}
		Page_Code::filter_new( Page_Document::document( $content, $settings ) );
		return array(
			'title'         => self::title( $sent->title ?? null ),
			'type'          => $sent->type,
			'content'       => $content,
			'page_settings' => $settings,
		);
	}

	/**
	 * A title.
	 *
	 * @throws Refusal It is empty or too long.
	 */
	private static function title( mixed $sent ): string {
		$title = is_string( $sent ) ? sanitize_text_field( $sent ) : '';
		$most  = Library::data( 'api' )['titleLength'];
		if ( '' === $title || mb_strlen( $title ) > $most ) {
			Refusal::refuse( 'library-invalid', array(), "A title has 1 to $most characters." );
		}
		return $title;
	}

	/**
	 * A template with its content.
	 *
	 * @return array<string, mixed>
	 */
	private static function read( string $id ): array {
		$post = Templates::post( $id );
		return Template_List::entry( $post->ID ) + Page_Document::inside( $post );
	}

	/**
	 * Renames a template.
	 *
	 * @return array<string, mixed>
	 */
	private static function rename( \WP_REST_Request $request ): array {
		$post = Templates::post( $request['id'] );
		Templates::rename( $post, self::title( self::body( $request )->title ?? null ) );
		return Template_List::entry( $post->ID );
	}

	/**
	 * Deletes templates, or copies or moves them to the cloud: the site has no folders.
	 *
	 * @return array<string, mixed>
	 */
	private static function change( \WP_REST_Request $request ): array {
		$body = self::body( $request );
		$ids  = self::selected( $body->selected ?? null );
		return match ( $body->action ?? '' ) {
			'delete'       => Once::answer( $request, static fn () => self::remove( $ids ) ),
			'copy', 'move' => Once::answer( $request, static fn () => Template_Transfer::to_cloud( $ids, $body->destination->folder ?? null, 'move' === $body->action, (string) $request->get_header( 'Idempotency-Key' ) ) ),
			default        => Refusal::refuse( 'library-invalid', array(), 'action: Invalid.' ),
		};
	}

	/**
	 * The ids of the selected templates.
	 *
	 * @return list<string>
	 * @throws Refusal The selection is invalid.
	 */
	private static function selected( mixed $selected ): array {
		$ids = $selected->ids ?? $selected->except ?? null;
		$is_list = is_array( $ids ) && count( $ids ) <= Library::data( 'api' )['mostIds'] && array() === array_filter( $ids, static fn ( mixed $id ): bool => ! is_string( $id ) );
		if ( ! $is_list || ( ! isset( $selected->ids ) && ! ( $selected->filter ?? null ) instanceof \stdClass ) ) {
			Refusal::refuse( 'library-invalid', array(), 'selected: Invalid.' );
		}
		if ( isset( $selected->ids ) ) {
			return array_values( array_unique( $ids ) );
		}
		$filter   = array_filter( array_intersect_key( (array) $selected->filter, array_flip( array( 'search', 'type', 'author', 'since' ) ) ), 'is_scalar' );
		$matching = array_column( Template_List::matching( $filter ), 'id' );
		return array_values( array_diff( $matching, $ids ) );
	}

	/**
	 * Moves templates to the trash.
	 *
	 * @param list<string> $ids Their ids.
	 * @return array{done: int, failed: list<array{id: string, code: string}>, undo?: string}
	 */
	public static function remove( array $ids ): array {
		$removed = array();
		$failed  = array();
		$done    = 0;
		foreach ( $ids as $id ) {
			try {
				$post = Templates::post( $id );
				++$done;
				if ( Templates::remove( $post ) ) {
					$removed[] = $post->ID;
				}
			} catch ( Refusal ) {
				$failed[] = array( 'id' => $id, 'code' => 'library-not-found' );
			}
		}
		$answer = array(
			'done'   => $done,
			'failed' => $failed,
		);
		if ( array() === $removed ) {
			return $answer;
		}
		$undo = 'site-' . wp_generate_uuid4();
		set_transient( self::undo_name( $undo ), $removed, DAY_IN_SECONDS );
		return $answer + array( 'undo' => $undo );
	}

	/**
	 * Restores deleted templates.
	 *
	 * @return array{done: int}
	 * @throws Refusal They were restored already.
	 */
	private static function undo( string $undo ): array {
		$removed = get_transient( self::undo_name( $undo ) );
		// Only one of two requests removes it.
		if ( ! is_array( $removed ) || ! delete_transient( self::undo_name( $undo ) ) ) {
			Refusal::refuse( 'library-undo-gone' );
		}
		$done = count( array_filter( $removed, array( Templates::class, 'restore' ) ) );
		Template_Transfer::undo_in_cloud( $undo );
		return array( 'done' => $done );
	}

	private static function undo_name( string $undo ): string {
		return 'nh_elements_undo_' . md5( get_current_user_id() . $undo );
	}

	/**
	 * The JSON of a request. Empty objects stay objects.
	 *
	 * @throws Refusal It is no object.
	 */
	public static function body( \WP_REST_Request $request ): \stdClass {
		$body = json_decode( $request->get_body(), false, 256 );
		return $body instanceof \stdClass ? $body : Refusal::refuse( 'library-invalid' );
	}
}
