<?php
/**
 * The check of a page.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Instead of the page, administrators get a report about it: the page is printed with every takeover, in this request
 * alone. Visitors see nothing of it, and nothing is saved.
 */
final class Page_Report {

	/** The name of the query variable; its value is a nonce. */
	public const QUERY = 'nh_elements_report';

	/** Whether an administrator asks for the report. Caches do not keep it, and the administration may read it from another origin. */
	public static function is_asked_for(): bool {
		$nonce = sanitize_text_field( wp_unslash( $_GET[ self::QUERY ] ?? '' ) );
		$is_right = '' !== $nonce && current_user_can( 'manage_options' ) && false !== wp_verify_nonce( $nonce, self::QUERY );
		if ( $is_right && ! headers_sent() ) {
			nocache_headers();
			send_origin_headers();
		}
		return $is_right;
	}

	/**
	 * The report of the present page, as JSON.
	 *
	 * @param string       $html The page.
	 * @param list<string> $tags The tags in it.
	 */
	public static function of( string $html, array $tags ): string {
		header( 'Content-Type: application/json; charset=utf-8' );
		$counts = array();
		foreach ( $tags as $tag ) {
			$counts[ $tag ] = preg_match_all( "/<{$tag}[\\s>]/", $html );
		}
		$report = array(
			'elements' => (object) $counts,
			'unknown'  => self::unknown( $html ),
			'forms'    => Contact_Form_Takeover::report(),
			'builder'  => Builder_Takeover::report(),
			'header'   => Header_Takeover::report(),
			'delayed'  => self::delayed_scripts( $html ),
		);
		return wp_json_encode( $report );
	}

	/**
	 * Tags and shortcodes that begin like ours and are none: the browser shows nothing of the first, WordPress prints the
	 * second as text.
	 *
	 * @return list<array{text: string, nearest: string}> As they are written, with what was probably meant; empty if nothing is near.
	 */
	private static function unknown( string $html ): array {
		$tags       = array( ...array_keys( Library::elements() ), ...Library::data( 'tools' ) );
		$shortcodes = array_map( array( Shortcodes::class, 'name_of' ), array_keys( Library::elements() ) );
		// Code in the page may write such names as text.
		$markup = (string) preg_replace( '#<(script|style|pre|code|textarea)\b.*?</\1>#is', '', $html );
		return array(
			...self::others( '/<(nh-[\w-]*)/i', $tags, '<%s>', $markup ),
			...self::others( '/\[(nh_\w*)/i', $shortcodes, '[%s]', $markup ),
		);
	}

	/**
	 * The names in a page that are none of those known.
	 *
	 * @param string       $pattern What finds a name.
	 * @param list<string> $known   The known names.
	 * @param string       $written How a name is written.
	 * @param string       $markup  The page.
	 * @return list<array{text: string, nearest: string}>
	 */
	private static function others( string $pattern, array $known, string $written, string $markup ): array {
		preg_match_all( $pattern, $markup, $found );
		$others = array_values( array_diff( array_unique( array_map( 'strtolower', $found[1] ) ), $known ) );
		return array_map(
			static function ( string $name ) use ( $known, $written ): array {
				$nearest = self::nearest( $name, $known );
				return array(
					'text'    => sprintf( $written, $name ),
					'nearest' => '' === $nearest ? '' : sprintf( $written, $nearest ),
				);
			},
			$others
		);
	}

	/**
	 * The name that a misspelt one probably stands for; empty if none is near.
	 *
	 * @param string       $name  The misspelt name.
	 * @param list<string> $known The known names.
	 */
	private static function nearest( string $name, array $known ): string {
		// One wrong letter in three.
		$least   = intdiv( strlen( $name ), 3 ) + 1;
		$nearest = '';
		foreach ( $known as $one ) {
			$distance = levenshtein( $name, $one );
			if ( $distance < $least ) {
				$least   = $distance;
				$nearest = $one;
			}
		}
		return $nearest;
	}

	/**
	 * The files of scripts that an optimiser runs later than the page asks for.
	 *
	 * @return list<string>
	 */
	private static function delayed_scripts( string $html ): array {
		preg_match_all( '/<script[^>]+(?:data-(?:rocket|litespeed|flying-press|wpmeteor)-src|type="(?:rocketlazyloadscript|litespeed\/javascript)"[^>]* (?:data-)?src)="([^"]+)"/i', $html, $found );
		return array_map( static fn ( string $address ): string => basename( (string) wp_parse_url( $address, PHP_URL_PATH ) ), $found[1] );
	}
}
