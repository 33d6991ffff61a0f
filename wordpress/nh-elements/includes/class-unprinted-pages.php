<?php
/**
 * Pages without their present HTML.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Pages and drafts whose HTML is missing or out of date: those that an import has made of documents of other sites, and those
 * with saved blocks, variables or breakpoints that have changed. PHP cannot print them: the browser of somebody who may edit
 * them does. A draft is the revision that holds it.
 */
final class Unprinted_Pages {

	/** The meta field that marks a page. Its value is another one for each change. */
	public const META = '_nh_elements_unprinted';

	/** The pages of an answer. */
	private const MOST = 10;

	/** Registers the routes. */
	public static function register(): void {
		self::add( 'GET', '/unprinted', static fn (): bool => Page_Rights::may_open_editor(), static fn (): array => self::list() );
		self::add( 'POST', '/unprinted/(?P<id>\d+)', static fn ( \WP_REST_Request $request ): bool => current_user_can( 'edit_post', (int) $request['id'] ), static fn ( \WP_REST_Request $request ) => self::print( $request ) );
		self::add( 'POST', '/unprinted/site', static fn (): bool => current_user_can( 'edit_theme_options' ), static fn ( \WP_REST_Request $request ) => self::save_css( $request ) );
	}

	/** The address of the routes. */
	public static function address(): string {
		return rest_url( Template_Screen::ROOT . '/unprinted' );
	}

	/** Marks a page or a draft, whose present HTML stays until it is printed again. */
	public static function mark( \WP_Post $post ): void {
		if ( '' !== $post->post_content ) {
			// `update_post_meta()` would change the page of a revision.
			update_metadata( 'post', $post->ID, self::META, wp_generate_uuid4() );
		}
	}

	/** Marks a page that has just been published, if it has parts that may have changed since its HTML was made. */
	public static function mark_published( \WP_Post $post, \stdClass $document ): void {
		if ( array() !== Saved_Blocks::mentioned( $document ) || Variables::has_references( $document ) ) {
			self::mark( get_post( $post->ID ) );
		} else {
			delete_post_meta( $post->ID, self::META );
		}
	}

	/** Marks all pages of our editor, and their drafts. */
	public static function mark_all(): void {
		foreach ( self::posts_with( Page_Document::META, -1 ) as $post ) {
			foreach ( Page_State::with_draft( $post ) as $shown ) {
				if ( null !== Page_Document::saved( $shown ) ) {
					self::mark( $shown );
				}
			}
		}
	}

	/**
	 * Registers a route.
	 *
	 * @param string   $method  The HTTP method.
	 * @param string   $path    The path below the namespace.
	 * @param callable $may     Whether the account may send the request.
	 * @param callable $handler Gets the request; returns the response.
	 */
	private static function add( string $method, string $path, callable $may, callable $handler ): void {
		register_rest_route(
			Template_Screen::ROOT,
			$path,
			array(
				'methods'             => $method,
				'permission_callback' => $may,
				'callback'            => $handler,
			)
		);
	}

	/**
	 * Some of the pages that the account may print, and the settings of the site without their CSS.
	 *
	 * @return array<string, mixed>
	 */
	private static function list(): array {
		$posts = array_values( array_filter( self::posts_with( self::META, 10 * self::MOST, array( 'revision' ) ), array( self::class, 'is_printed_now' ) ) );
		$site  = current_user_can( 'edit_theme_options' ) ? Site_Settings::without_css() : null;
		return array( 'pages' => array_map( array( self::class, 'described' ), array_slice( $posts, 0, self::MOST ) ) ) + ( null === $site ? array() : array( 'site' => $site ) );
	}

	/** Whether the account prints a page now. The mark of a draft that has been published or saved again is removed. */
	private static function is_printed_now( \WP_Post $post ): bool {
		if ( 'revision' === $post->post_type && ! self::is_draft( $post ) ) {
			delete_metadata( 'post', $post->ID, self::META );
			return false;
		}
		return self::may_print( $post );
	}

	/** Whether a revision holds the present draft of its page. */
	private static function is_draft( \WP_Post $revision ): bool {
		$page = get_post( $revision->post_parent );
		return null !== $page && Page_State::draft_of( $page )?->ID === $revision->ID;
	}

	/** Whether the account may print a page: without the right to write any HTML, code of other people would be lost. */
	private static function may_print( \WP_Post $post ): bool {
		$document = json_decode( (string) wp_json_encode( Saved_Blocks::expanded( Page_Document::of( $post ) ) ), false, 256 );
		return current_user_can( 'edit_post', $post->ID ) && array() === Page_Code::filter_new( $document );
	}

	/**
	 * Posts of the editor with a meta field.
	 *
	 * @param string       $meta  The name of the field.
	 * @param int          $most  The maximum number; -1 for all.
	 * @param list<string> $types Further post types.
	 * @return list<\WP_Post>
	 */
	private static function posts_with( string $meta, int $most, array $types = array() ): array {
		return get_posts(
			array(
				'post_type'      => array( ...Page_Document::types(), 'wp_block', ...$types ),
				'post_status'    => array( ...Kit_Documents::STATUSES, 'inherit' ),
				'posts_per_page' => $most,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- the key is indexed.
				'meta_key'       => $meta,
			)
		);
	}

	/**
	 * A page for the printer.
	 *
	 * @return array<string, mixed>
	 */
	private static function described( \WP_Post $post ): array {
		return array(
			'id'       => (string) $post->ID,
			'mark'     => (string) get_metadata( 'post', $post->ID, self::META, true ),
			'document' => Saved_Blocks::expanded( Page_Document::of( $post ) ),
			'settings' => (object) Edited_Site::printing( 'revision' === $post->post_type ? get_post( $post->post_parent ) : $post ),
		);
	}

	/**
	 * Stores the HTML of a page, without code if the account may not add any. The HTML of a page that was marked again
	 * meanwhile is not stored.
	 *
	 * @return \stdClass|\WP_Error
	 */
	private static function print( \WP_REST_Request $request ): \stdClass|\WP_Error {
		$post = get_post( (int) $request['id'] );
		$body = json_decode( $request->get_body() );
		if ( null === $post || ! is_string( $body->mark ?? null ) || ! is_string( $body->html ?? null ) || ! is_string( $body->css ?? null ) ) {
			return new \WP_Error( 'nh_page_not_found', __( 'The page needs no HTML.', 'nh-elements' ), array( 'status' => 404 ) );
		}
		if ( get_metadata( 'post', $post->ID, self::META, true ) !== $body->mark ) {
			return new \stdClass();
		}
		$document = Page_Document::of( $post );
		$content  = Page_Document::stored( Page_Html::allowed( $body->html ) );
		$meta     = Page_Document::meta( $document, Page_Css::allowed( $body->css ), $content );
		try {
			if ( 'revision' === $post->post_type ) {
				Page_State::print( $post->ID, $content, $meta );
			} else {
				Page_State::of( $post )->print_again( $content, $meta );
			}
		} catch ( Refusal $refusal ) {
			return $refusal->as_error();
		}
		delete_metadata( 'post', $post->ID, self::META, $body->mark );
		return new \stdClass();
	}

	/**
	 * Stores the CSS of the settings of the site.
	 *
	 * @return \stdClass|\WP_Error
	 */
	private static function save_css( \WP_REST_Request $request ): \stdClass|\WP_Error {
		$body = json_decode( $request->get_body() );
		if ( ! is_string( $body->css ?? null ) || ! is_string( $body->mark ?? null ) ) {
			return new \WP_Error( 'nh_page_invalid', __( 'The request does not have the shape of this route.', 'nh-elements' ), array( 'status' => 400 ) );
		}
		Site_Settings::save_css( Page_Css::allowed( $body->css ), $body->mark );
		return new \stdClass();
	}
}
