<?php
/**
 * The lock of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * The lock of one window of the editor. The window takes WordPress's lock as well: the lists and the block editor of WordPress then
 * name the person, and our editor names a person who has the block editor open. WordPress's lock knows the person, ours also
 * the window.
 */
final class Page_Lock {

	private const META = '_nh_elements_lock';

	/**
	 * The editor that has the page open, in our editor or in another one; null for none.
	 *
	 * @return array{person: string, expires: int}|null
	 */
	public static function holder( \WP_Post $post ): ?array {
		$lock = self::window( $post );
		if ( null !== $lock ) {
			return self::seen( $lock['user'], $lock['time'] );
		}
		$user = self::foreign_user( $post );
		return 0 === $user ? null : self::seen( $user, time() );
	}

	/**
	 * Takes or renews the lock of a window.
	 *
	 * @return array{person: string, expires: int}
	 * @throws Refusal Another editor has it.
	 */
	public static function take( \WP_Post $post, string $token, bool $takes_over ): array {
		if ( ! $takes_over ) {
			self::assert_unlocked( $post, $token );
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$lock = array(
			'token' => $token,
			'user'  => get_current_user_id(),
			'time'  => time(),
		);
		update_post_meta( $post->ID, self::META, $lock );
		wp_set_post_lock( $post );
		return self::seen( $lock['user'], $lock['time'] );
	}

	/** Releases the lock, if it is that of this window. */
	public static function release( \WP_Post $post, string $token ): void {
		$lock = self::window( $post );
		if ( null !== $lock && $lock['token'] === $token && get_current_user_id() === $lock['user'] ) {
			delete_post_meta( $post->ID, self::META );
			delete_post_meta( $post->ID, '_edit_lock' );
		}
	}

	/**
	 * Refuses a change while another editor has the page.
	 *
	 * @throws Refusal Another editor has it.
	 */
	public static function assert_unlocked( \WP_Post $post, string $token ): void {
		$lock = self::window( $post );
		$user = null !== $lock && $lock['token'] !== $token ? $lock['user'] : self::foreign_user( $post );
		if ( 0 !== $user ) {
			Refusal::refuse( 'nh_page_locked', array( 'by' => Page_Revisions::person( $user ) ) );
		}
	}

	/**
	 * Refuses a change while another person has the page open: their next save would be a conflict.
	 *
	 * @throws Refusal Another person has it.
	 */
	public static function assert_nobody_else( \WP_Post $post ): void {
		$lock = self::window( $post );
		$user = null === $lock ? self::foreign_user( $post ) : $lock['user'];
		if ( 0 !== $user && get_current_user_id() !== $user ) {
			$by = Page_Revisions::person( $user );
			/* translators: 1: the name of a person, 2: the title of a page */
			$message = __( '%1$s has “%2$s” open, which would be changed too. Try again once it is closed.', 'nh-elements' );
			Refusal::refuse( 'nh_page_locked', array( 'by' => $by ), sprintf( $message, $by, $post->post_title ) );
		}
	}

	/**
	 * The window of our editor that has the page; null for none.
	 *
	 * @return array{token: string, user: int, time: int}|null
	 */
	private static function window( \WP_Post $post ): ?array {
		$lock = get_post_meta( $post->ID, self::META, true );
		return is_array( $lock ) && $lock['time'] > time() - self::life() ? $lock : null;
	}

	/** Another person who has WordPress's lock; 0 for none. */
	private static function foreign_user( \WP_Post $post ): int {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		return (int) wp_check_post_lock( $post );
	}

	/**
	 * The part of a lock that others see.
	 *
	 * @return array{person: string, expires: int}
	 */
	private static function seen( int $user, int $time ): array {
		return array(
			'person'  => Page_Revisions::person( $user ),
			'expires' => ( $time + self::life() ) * 1000,
		);
	}

	/** The life of a lock without a renewal, in seconds: that of WordPress's lock. */
	private static function life(): int {
		return intdiv( Library::data( 'api' )['lockLife'], 1000 );
	}
}
