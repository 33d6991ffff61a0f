<?php
/**
 * The time of a request.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Ends the work of a request in good time: the client sends the next one. */
final class Kit_Time {

	/** The seconds of a request. WordPress's usual limit is 30. */
	private const SECONDS = 5.0;

	/** Whether the time was asked for. */
	private bool $is_asked = false;

	/** When the request's work ends. */
	private readonly float $end;

	/** Starts the time. */
	public function __construct() {
		/**
		 * Filters the seconds that a request of a kit works.
		 *
		 * @param float $seconds The seconds.
		 */
		$this->end = microtime( true ) + (float) apply_filters( 'nh_elements_kit_seconds', self::SECONDS );
	}

	/** Whether the time is over. The first answer is no, so that each request gets further. */
	public function is_over(): bool {
		$is_over        = $this->is_asked && microtime( true ) >= $this->end;
		$this->is_asked = true;
		return $is_over;
	}

	/** Forgets the posts of a piece of work, which WordPress keeps in memory for the whole request. */
	public static function free_memory(): void {
		if ( function_exists( 'wp_cache_flush_runtime' ) && ! wp_using_ext_object_cache() ) {
			wp_cache_flush_runtime();
		}
	}
}
