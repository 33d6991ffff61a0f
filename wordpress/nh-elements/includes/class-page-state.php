<?php
/**
 * The newest revision of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * The numbers of the newest revision and of the one that the page shows. A change by another editor of WordPress becomes the
 * newest revision when the page is next asked for.
 */
final class Page_State {

	private const META = '_nh_elements_state';

	/**
	 * Describes a state.
	 *
	 * @param \WP_Post $post      The page.
	 * @param int      $newest    The newest revision.
	 * @param int      $published The revision that the page shows.
	 * @param string   $stored    The value of the meta field.
	 */
	private function __construct(
		public readonly \WP_Post $post,
		public readonly int $newest,
		public readonly int $published,
		private readonly string $stored,
	) {}

	/** The state of a page. */
	public static function of( \WP_Post $post ): self {
		$stored = (string) get_post_meta( $post->ID, self::META, true );
		$data   = (array) json_decode( $stored, true );
		if ( ( $data['hash'] ?? '' ) === self::hash( $post ) && null !== wp_get_post_revision( $data['newest'] ) ) {
			return new self( $post, $data['newest'], $data['published'], $stored );
		}
		$number = self::present_revision( $post, $data['newest'] ?? 0 );
		return ( new self( $post, $number, $number, $stored ) )->moved( $number, $number );
	}

	/** The revision with the draft of a page; null if it has none. The state of the page is not changed. */
	public static function draft_of( \WP_Post $post ): ?\WP_Post {
		$data = (array) json_decode( (string) get_post_meta( $post->ID, self::META, true ), true );
		if ( ( $data['hash'] ?? '' ) !== self::hash( $post ) || $data['newest'] === $data['published'] ) {
			return null;
		}
		return wp_get_post_revision( $data['newest'] );
	}

	/**
	 * A page and, if it has one, the revision with its draft.
	 *
	 * @return list<\WP_Post>
	 */
	public static function with_draft( \WP_Post $post ): array {
		return array_values( array_filter( array( $post, self::draft_of( $post ) ) ) );
	}

	/** The newest revision. */
	public function newest_revision(): \WP_Post {
		return Page_Revisions::read( $this->post, $this->newest );
	}

	/**
	 * Stores a revision as the newest one. Saves of one person within ten minutes are one revision.
	 *
	 * @param array{title: string, content: string, meta: string} $fields What it shows.
	 * @param array<string, mixed>                                 $facts  `kind`, `save`, `saved`, `kept`.
	 * @return int Its number.
	 */
	public function add( array $fields, array $facts ): int {
		$before    = $this->newest_revision();
		$is_merged = $this->newest !== $this->published && Page_Revisions::are_merged( $before, $facts );
		$begun     = $is_merged ? Page_Revisions::facts( $before )['begun'] : $facts['saved'];
		$number    = Page_Revisions::add( $this->post, $fields, $facts + array( 'begun' => $begun ), get_current_user_id() );
		try {
			$this->moved( $number, $this->published );
		} catch ( Refusal $refusal ) {
			wp_delete_post_revision( $number );
			throw $refusal;
		}
		if ( $is_merged ) {
			wp_delete_post_revision( $before );
		}
		Page_Revisions::remove_oldest( $this->post, $number, $this->published );
		return $number;
	}

	/**
	 * Stores other numbers, unless another request has done so meanwhile.
	 *
	 * @throws Refusal The page has a newer revision.
	 */
	public function moved( int $newest, int $published ): self {
		$post = get_post( $this->post->ID );
		$data = array(
			'newest'    => $newest,
			'published' => $published,
			'hash'      => self::hash( $post ),
		);
		$json = wp_json_encode( $data );
		if ( $json !== $this->stored && false === update_post_meta( $post->ID, self::META, $json, $this->stored ) ) {
			Refusal::refuse( 'nh_page_conflict', array( 'revision' => $newest, 'save' => '', 'by' => '' ) );
		}
		return new self( $post, $newest, $published, $json );
	}

	/**
	 * Stores a revision for a change of the document by the site itself. It becomes a part of the state by {@see self::moved()}.
	 *
	 * @param \WP_Post $shown The page or the revision of its draft, whose title and content stay.
	 * @param string   $meta  The value of the meta field with the document.
	 * @return int Its number.
	 */
	public function outside( \WP_Post $shown, string $meta ): int {
		$fields = array(
			'title'   => $shown->post_title,
			'content' => $shown->post_content,
			'meta'    => $meta,
		);
		$facts  = array(
			'kind'  => 'outside',
			'save'  => '',
			'saved' => (int) ( microtime( true ) * 1000 ),
			'kept'  => false,
		);
		return Page_Revisions::add( $this->post, $fields, $facts, get_current_user_id() );
	}

	/**
	 * Shows the document of the page with other HTML. The numbers of the revisions stay: nobody has edited anything.
	 *
	 * @param string $content The content of the post.
	 * @param string $meta    The value of the meta field with the document.
	 */
	public function print_again( string $content, string $meta ): void {
		foreach ( array( $this->post->ID, $this->published ) as $id ) {
			self::print( $id, $content, $meta );
		}
		$this->moved( $this->newest, $this->published );
	}

	/**
	 * Gives a page or a revision other HTML, without a new revision.
	 *
	 * @param int    $id      The page or the revision.
	 * @param string $content The content of the post.
	 * @param string $meta    The value of the meta field with the document.
	 */
	public static function print( int $id, string $content, string $meta ): void {
		update_metadata( 'post', $id, Page_Document::META, wp_slash( $meta ) );
		$fields        = array( 'ID' => $id, 'post_content' => $content );
		$has_revisions = remove_action( 'post_updated', 'wp_save_post_revision' );
		Page_Code::unfiltered( static fn () => wp_update_post( wp_slash( $fields ) ) );
		if ( $has_revisions ) {
			add_action( 'post_updated', 'wp_save_post_revision' );
		}
	}

	/** The revision of what the page shows now: WordPress's own, or a new one. */
	private static function present_revision( \WP_Post $post, int $known ): int {
		$latest = Page_Revisions::all( $post )[0] ?? null;
		if ( null !== $latest && $latest->ID > $known && self::hash( $latest ) === self::hash( $post ) ) {
			return $latest->ID;
		}
		$fields = array(
			'title'   => $post->post_title,
			'content' => $post->post_content,
			'meta'    => (string) get_post_meta( $post->ID, Page_Document::META, true ),
		);
		$facts  = array(
			'kind'  => 'outside',
			'save'  => '',
			'saved' => 1000 * (int) strtotime( $post->post_modified_gmt . ' UTC' ),
			'kept'  => false,
		);
		$author = (int) get_post_meta( $post->ID, '_edit_last', true );
		return Page_Revisions::add( $post, $fields, $facts, 0 === $author ? (int) $post->post_author : $author );
	}

	/** A hash of all that the editor changes. */
	private static function hash( \WP_Post $post ): string {
		return md5( implode( "\n", array( $post->post_title, $post->post_content, get_metadata( 'post', $post->ID, Page_Document::META, true ) ) ) );
	}
}
