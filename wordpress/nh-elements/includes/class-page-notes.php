<?php
/**
 * The notes of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Notes on elements of a page, which its editors see and visitors never get. Each is a meta field of the post, with its id. */
final class Page_Notes {

	private const META = '_nh_elements_note';

	/** How long resolved notes are kept. */
	private const LIFE = 90 * DAY_IN_SECONDS;

	/**
	 * All notes, the oldest first.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all( \WP_Post $post ): array {
		global $wpdb;
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT meta_id, meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s ORDER BY meta_id", $post->ID, self::META ) );
		$notes = array();
		foreach ( $rows as $row ) {
			$note = array( 'id' => $row->meta_id ) + (array) json_decode( $row->meta_value, true );
			if ( isset( $note['resolved'] ) && $note['resolved']['at'] < self::now() - 1000 * self::LIFE ) {
				delete_metadata_by_mid( 'post', (int) $row->meta_id );
			} else {
				$notes[] = $note;
			}
		}
		return $notes;
	}

	/**
	 * Adds a note.
	 *
	 * @return array<string, mixed> The note.
	 * @throws Refusal The note is invalid, or the page has too many notes.
	 */
	public static function add( \WP_Post $post, \stdClass $body ): array {
		$element = property_exists( $body, 'element' ) ? $body->element : false;
		$text    = is_string( $body->text ?? null ) ? trim( $body->text ) : '';
		$limits  = Library::data( 'api' );
		if ( '' === $text || mb_strlen( $text ) > $limits['noteLength'] || ! ( null === $element || Page_Elements::is_name( $element ) ) ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		if ( count( self::all( $post ) ) >= $limits['mostNotes'] ) {
			Refusal::refuse( 'nh_page_most_notes' );
		}
		$note = array(
			'element'  => $element,
			'text'     => $text,
			'author'   => wp_get_current_user()->user_login,
			'created'  => self::now(),
			'resolved' => null,
		);
		return array( 'id' => (string) add_post_meta( $post->ID, self::META, wp_slash( self::json( $note ) ) ) ) + $note;
	}

	/**
	 * Resolves a note, or opens it again.
	 *
	 * @return array<string, mixed> The note.
	 * @throws Refusal The note does not exist.
	 */
	public static function change( \WP_Post $post, string $id, \stdClass $body ): array {
		if ( ! is_bool( $body->resolved ?? null ) ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		$note = array_column( self::all( $post ), null, 'id' )[ $id ] ?? Refusal::refuse( 'nh_page_no_note' );

		$note['resolved'] = $body->resolved ? array(
			'by' => wp_get_current_user()->user_login,
			'at' => self::now(),
		) : null;
		update_metadata_by_mid( 'post', (int) $id, self::json( array_diff_key( $note, array( 'id' => true ) ) ) );
		return $note;
	}

	private static function json( array $note ): string {
		return wp_json_encode( $note, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	private static function now(): int {
		return (int) ( microtime( true ) * 1000 );
	}
}
