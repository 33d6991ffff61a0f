<?php
/**
 * The uses of saved blocks and variables.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Finds the documents that mention a saved block or a variable: pages, drafts of pages, saved blocks. */
final class Document_Uses {

	/**
	 * The documents that mention something, by its name.
	 *
	 * @param string   $sign      A text that every document with a mention has in its JSON: other documents are not read.
	 * @param callable $mentioned Returns the names that a document mentions.
	 * @return array<string, list<array<string, mixed>>>
	 */
	public static function of( string $sign, callable $mentioned ): array {
		$uses = array();
		self::each(
			$sign,
			static function ( \stdClass $document, array $use, string $key ) use ( $mentioned, &$uses ): void {
				foreach ( array_unique( $mentioned( $document ) ) as $name ) {
					if ( ! ( $uses[ $name ][ $key ]['published'] ?? false ) ) {
						$uses[ $name ][ $key ] = $use;
					}
				}
			}
		);
		return array_map( 'array_values', $uses );
	}

	/**
	 * Visits each page and draft whose JSON has a sign, and each saved block.
	 *
	 * @param string   $sign  The text.
	 * @param callable $visit Gets the document, its use, and a name that a page and its draft share.
	 */
	public static function each( string $sign, callable $visit ): void {
		foreach ( self::pages( $sign ) as $post ) {
			$use = self::use_of( $post );
			$visit( Page_Document::of( $post ), $use, "page {$post->ID}" );
			$draft = Page_State::draft_of( $post );
			if ( null !== $draft ) {
				$visit( Page_Document::of( $draft ), array( 'published' => false ) + $use, "page {$post->ID}" );
			}
		}
		foreach ( Saved_Blocks::posts() as $post ) {
			$visit( Page_Document::of( $post ), self::use_of( $post ), "block {$post->ID}" );
		}
	}

	/**
	 * Lets the browser print the pages and drafts again that mention one of some names.
	 *
	 * @param string       $sign      The text that they have in their JSON.
	 * @param callable     $mentioned Returns the names that a document mentions.
	 * @param list<string> $names     The names.
	 */
	public static function mark( string $sign, callable $mentioned, array $names ): void {
		foreach ( self::pages( $sign ) as $post ) {
			foreach ( Page_State::with_draft( $post ) as $shown ) {
				$saved = Page_Document::saved( $shown );
				if ( null !== $saved && array() !== array_intersect( $names, $mentioned( $saved->document ) ) ) {
					Unprinted_Pages::mark( $shown );
				}
			}
		}
	}

	/**
	 * Changes all documents that mention a deleted thing: all of them or none. The published page and its draft each get a new
	 * revision.
	 *
	 * @param string   $sign   The text that they have in their JSON.
	 * @param callable $change Gets a document; returns the same one, or a changed copy.
	 * @throws Refusal A document would become too large, or another person has it open.
	 */
	public static function rewrite( string $sign, callable $change ): void {
		$writes = array();
		foreach ( self::pages( $sign ) as $post ) {
			$before = Page_Document::of( $post );
			$after  = self::changed( $before, $change, $post );
			$draft  = Page_State::draft_of( $post );
			$inside = null === $draft ? null : Page_Document::of( $draft );
			$next   = null === $inside ? null : self::changed( $inside, $change, $post );
			if ( $after !== $before || $next !== $inside ) {
				Page_Lock::assert_nobody_else( $post );
				$writes[] = static fn () => self::write( $post, $after, $draft, $next );
			}
		}
		foreach ( Saved_Blocks::posts() as $post ) {
			$before = Page_Document::of( $post );
			$after  = self::changed( $before, $change, $post );
			if ( $after !== $before ) {
				$writes[] = static fn () => Saved_Blocks::write( $post, $after->content, $post->post_title );
			}
		}
		foreach ( $writes as $write ) {
			$write();
		}
	}

	/**
	 * Refuses a change that a document has no room for.
	 *
	 * @param array<string, mixed> $use The document.
	 * @throws Refusal Always.
	 */
	public static function refuse_full( array $use ): never {
		/* translators: %s: the title of a page */
		$message = __( '“%s” would have too many elements, or be too large. Remove the block or some elements there first.', 'nh-elements' );
		Refusal::refuse( 'nh_page_full', array( 'uses' => array( $use ) ), sprintf( $message, $use['title'] ) );
	}

	/** The changed document, if it has room for the change. */
	private static function changed( \stdClass $before, callable $change, \WP_Post $post ): \stdClass {
		try {
			$after = $change( $before );
		} catch ( Refusal ) {
			self::refuse_full( self::use_of( $post ) );
		}
		if ( $after !== $before ) {
			$limits = Library::data( 'api' );
			$count  = static fn ( \stdClass $one ): int => iterator_count( Saved_Block_Contents::all( $one->content ) );
			$size   = static fn ( \stdClass $one ): int => strlen( (string) wp_json_encode( $one, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			if ( $count( $after ) > max( $limits['mostElements'], $count( $before ) ) || $size( $after ) > max( $limits['pageSize'], $size( $before ) ) ) {
				self::refuse_full( self::use_of( $post ) );
			}
		}
		return $after;
	}

	/**
	 * Stores changed documents. The HTML of the page stays as it is until the browser prints it again: it looks the same.
	 *
	 * @param \WP_Post       $post  The page.
	 * @param \stdClass      $after Its published document.
	 * @param \WP_Post|null  $draft The revision of its draft; null for none.
	 * @param \stdClass|null $next  The document of its draft.
	 */
	private static function write( \WP_Post $post, \stdClass $after, ?\WP_Post $draft, ?\stdClass $next ): void {
		$saved = Page_Document::saved( $post );
		$state = Page_State::of( $post );
		if ( null === $saved ) {
			// A page of the page builder, which makes its HTML itself.
			update_post_meta( $post->ID, '_elementor_data', wp_slash( (string) wp_json_encode( $after->content ) ) );
			delete_post_meta( $post->ID, '_elementor_css' );
		} else {
			update_post_meta( $post->ID, Page_Document::META, wp_slash( Page_Document::meta( $after, $saved->css, $post->post_content ) ) );
			Unprinted_Pages::mark( $post );
		}
		$visible = $state->outside( $post, (string) get_post_meta( $post->ID, Page_Document::META, true ) );
		$newest  = $visible;
		if ( null !== $draft && null !== $next ) {
			$css    = Page_Document::saved( $draft )->css ?? '';
			$newest = $state->outside( $draft, Page_Document::meta( $next, $css, $draft->post_content ) );
		}
		$state->moved( $newest, $visible );
	}

	/**
	 * The pages with a sign in the JSON of their content or of a revision.
	 *
	 * @return list<\WP_Post>
	 */
	private static function pages( string $sign ): array {
		global $wpdb;
		$ids   = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT CASE WHEN post.post_type = 'revision' THEN post.post_parent ELSE post.ID END
				FROM $wpdb->postmeta AS inside JOIN $wpdb->posts AS post ON post.ID = inside.post_id
				WHERE inside.meta_key IN ( %s, '_elementor_data' ) AND inside.meta_value LIKE %s",
				Page_Document::META,
				'%' . $wpdb->esc_like( $sign ) . '%'
			)
		);
		_prime_post_caches( array_map( 'intval', $ids ), false );
		$posts = array_filter( array_map( 'get_post', array_map( 'intval', $ids ) ) );
		return array_values( array_filter( $posts, array( Page_Rights::class, 'is_editable' ) ) );
	}

	/**
	 * A use in a page, or inside a saved block.
	 *
	 * @return array{page: ?string, title: string, path: string, published: bool}
	 */
	private static function use_of( \WP_Post $post ): array {
		$is_block = Saved_Blocks::TYPE === $post->post_type;
		return array(
			'page'      => $is_block ? null : (string) $post->ID,
			'title'     => $post->post_title,
			'path'      => $is_block ? '' : Page_Changes::path( $post ),
			'published' => ! $is_block && in_array( $post->post_status, array( 'publish', 'private' ), true ),
		);
	}
}
