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
			'forms'    => Contact_Form_Takeover::report(),
			'builder'  => Builder_Takeover::report(),
			'header'   => Header_Takeover::report(),
			'delayed'  => self::delayed_scripts( $html ),
		);
		return wp_json_encode( $report );
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
