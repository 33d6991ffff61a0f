<?php
/**
 * WordPress's own export format.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Writes posts as WXR 1.2, which WordPress's importer and the page builder's import read. */
final class Kit_Wxr {

	/** Characters that XML 1.0 does not allow, even as references. */
	private const FORBIDDEN = '/[^\t\n\r\x{20}-\x{d7ff}\x{e000}-\x{fffd}\x{10000}-\x{10ffff}]/u';

	/**
	 * The file of some posts.
	 *
	 * @param string                     $type  Their post type.
	 * @param list<array<string, mixed>> $posts The posts.
	 */
	public static function file( string $type, array $posts ): string {
		$site  = untrailingslashit( home_url() );
		$lines = array(
			'<?xml version="1.0" encoding="UTF-8"?>',
			'<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
			'<channel>',
			'<title></title>',
			self::element( 'link', $site ),
			'<wp:wxr_version>1.2</wp:wxr_version>',
			self::element( 'wp:base_site_url', $site ),
			self::element( 'wp:base_blog_url', $site ),
			...array_map( static fn ( array $post ): string => self::item( $type, $post ), $posts ),
			'</channel>',
			'</rss>',
		);
		return implode( "\n", $lines ) . "\n";
	}

	private static function item( string $type, array $post ): string {
		$fields = array(
			'title'             => $post['title'],
			'dc:creator'        => '',
			'content:encoded'   => $post['content'] ?? '',
			'excerpt:encoded'   => $post['excerpt'] ?? '',
			'wp:post_id'        => (string) $post['id'],
			'wp:post_date'      => $post['created'] ?? '',
			'wp:post_date_gmt'  => $post['created'] ?? '',
			'wp:comment_status' => 'closed',
			'wp:ping_status'    => 'closed',
			'wp:post_name'      => $post['slug'],
			'wp:status'         => $post['status'],
			'wp:post_parent'    => '0',
			'wp:menu_order'     => (string) ( $post['order'] ?? 0 ),
			'wp:post_type'      => $type,
			'wp:post_password'  => '',
			'wp:is_sticky'      => '0',
		);
		$lines  = array_map( array( self::class, 'element' ), array_keys( $fields ), $fields );
		foreach ( $post['terms'] ?? array() as $term ) {
			$lines[] = sprintf( '<category domain="%s" nicename="%s">%s</category>', self::attribute( $term['taxonomy'] ), self::attribute( $term['slug'] ), self::cdata( $term['name'] ) );
		}
		foreach ( $post['meta'] ?? array() as $key => $value ) {
			$lines[] = '<wp:postmeta>' . self::element( 'wp:meta_key', $key ) . self::element( 'wp:meta_value', $value ) . '</wp:postmeta>';
		}
		return "<item>\n" . implode( "\n", $lines ) . "\n</item>";
	}

	private static function element( string $name, string $text ): string {
		return "<$name>" . self::cdata( $text ) . "</$name>";
	}

	private static function cdata( string $text ): string {
		return '<![CDATA[' . str_replace( ']]>', ']]]]><![CDATA[>', self::allowed( $text ) ) . ']]>';
	}

	private static function attribute( string $text ): string {
		return htmlspecialchars( self::allowed( $text ), ENT_XML1 | ENT_COMPAT, 'UTF-8' );
	}

	private static function allowed( string $text ): string {
		return (string) preg_replace( self::FORBIDDEN, '', $text );
	}
}
