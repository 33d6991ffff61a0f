<?php
/**
 * The revisions of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Each save of the editor is a revision of WordPress, whose id is its number. A draft of a published page is a revision that
 * is newer than the page.
 */
final class Page_Revisions {

	/** The name of the meta field with the facts of a save: `kind`, `save`, `begun`, `saved`, `kept`. */
	private const META = '_nh_elements_save';

	/** The time within which the saves of one person are one revision, in milliseconds. */
	private const MERGED = 600_000;

	/**
	 * Stores a revision.
	 *
	 * @param \WP_Post                                             $post   The page.
	 * @param array{title: string, content: string, meta: string} $fields What it shows.
	 * @param array<string, mixed>                                 $facts  `kind`, `save`, `saved`, `kept`.
	 * @param int                                                  $author The id of its author.
	 * @return int Its number.
	 */
	public static function add( \WP_Post $post, array $fields, array $facts, int $author ): int {
		$revision = array(
			'post_type'    => 'revision',
			'post_status'  => 'inherit',
			'post_parent'  => $post->ID,
			'post_name'    => "{$post->ID}-revision-v1",
			'post_author'  => $author,
			'post_title'   => $fields['title'],
			'post_content' => $fields['content'],
			'post_excerpt' => $post->post_excerpt,
		);
		$id = Page_Code::unfiltered( static fn () => wp_insert_post( wp_slash( $revision ), true ) );
		if ( is_wp_error( $id ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), $id->get_error_message() );
		}
		if ( '' !== $fields['meta'] ) {
			add_metadata( 'post', $id, Page_Document::META, wp_slash( $fields['meta'] ), true );
		}
		self::set_facts( $id, $facts + array( 'begun' => $facts['saved'] ) );
		return $id;
	}

	/**
	 * A revision of a page.
	 *
	 * @throws Refusal It does not exist.
	 */
	public static function read( \WP_Post $post, int $number ): \WP_Post {
		$revision = wp_get_post_revision( $number );
		if ( ! $revision instanceof \WP_Post || $post->ID !== $revision->post_parent ) {
			Refusal::refuse( 'nh_page_no_revision' );
		}
		return $revision;
	}

	/**
	 * The revisions of a page without autosaves, newest first.
	 *
	 * @return list<\WP_Post>
	 */
	public static function all( \WP_Post $post ): array {
		$revisions = wp_get_post_revisions( $post, array( 'check_enabled' => false, 'orderby' => 'ID', 'order' => 'DESC' ) );
		return array_values( array_filter( $revisions, static fn ( \WP_Post $one ): bool => ! wp_is_post_autosave( $one ) ) );
	}

	/**
	 * The facts of a revision. Those of another editor have the kind `outside`.
	 *
	 * @return array{kind: string, save: string, begun: int, saved: int, kept: bool}
	 */
	public static function facts( \WP_Post $revision ): array {
		$saved = 1000 * (int) strtotime( $revision->post_modified_gmt . ' UTC' );
		$facts = get_metadata( 'post', $revision->ID, self::META, true );
		return ( is_array( $facts ) ? $facts : array() ) + array(
			'kind'  => 'outside',
			'save'  => '',
			'begun' => $saved,
			'saved' => $saved,
			'kept'  => false,
		);
	}

	/**
	 * Sets facts of a revision.
	 *
	 * @param int                  $number The revision.
	 * @param array<string, mixed> $facts  The facts.
	 */
	public static function set_facts( int $number, array $facts ): void {
		update_metadata( 'post', $number, self::META, wp_slash( $facts ) );
	}

	/**
	 * A revision as the newest one of its page.
	 *
	 * @return array{revision: int, save: string, person: string, saved: int}
	 */
	public static function described( \WP_Post $revision ): array {
		$facts = self::facts( $revision );
		return array(
			'revision' => $revision->ID,
			'save'     => $facts['save'],
			'person'   => self::person( (int) $revision->post_author ),
			'saved'    => $facts['saved'],
		);
	}

	/**
	 * A revision in a list.
	 *
	 * @return array<string, mixed>
	 */
	public static function listed( \WP_Post $revision, int $published ): array {
		$facts = self::facts( $revision );
		return array(
			'number'      => $revision->ID,
			'kind'        => $facts['kind'],
			'person'      => self::person( (int) $revision->post_author ),
			'saved'       => $facts['saved'],
			'isPublished' => $revision->ID === $published,
		);
	}

	/**
	 * Whether a save continues a revision of the same person.
	 *
	 * @param \WP_Post             $before The newest revision.
	 * @param array<string, mixed> $facts  The facts of the save.
	 */
	public static function are_merged( \WP_Post $before, array $facts ): bool {
		$earlier   = self::facts( $before );
		$are_saved = 'saved' === $earlier['kind'] && 'saved' === $facts['kind'];
		$is_kept   = $earlier['kept'] || $facts['kept'];
		return $are_saved && ! $is_kept && get_current_user_id() === (int) $before->post_author && $facts['saved'] - $earlier['begun'] < self::MERGED;
	}

	/** Removes the oldest revisions beyond the number that WordPress keeps; never those two. */
	public static function remove_oldest( \WP_Post $post, int $newest, int $published ): void {
		$kept = wp_revisions_to_keep( $post );
		foreach ( $kept < 0 ? array() : array_slice( self::all( $post ), max( 1, $kept ) ) as $revision ) {
			if ( ! in_array( $revision->ID, array( $newest, $published ), true ) ) {
				wp_delete_post_revision( $revision );
			}
		}
	}

	/** The name of a person, as others see it. */
	public static function person( int $user ): string {
		$data = get_userdata( $user );
		return $data instanceof \WP_User ? $data->display_name : '';
	}
}
