<?php
/**
 * Posts that WordPress has exported into a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Reads the files of WordPress's own export format (WXR) in a kit: documents, pictures and the entries of menus. */
final class Kit_Exported_Posts {

	/** The maximum size of a file of XML. */
	private const LARGEST = 16_777_216;

	/**
	 * All posts by id.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $posts = array();

	/**
	 * Reads the files of a kit.
	 *
	 * @param Kit_Archive $archive The kit.
	 * @throws Refusal A file is invalid.
	 */
	public function __construct( Kit_Archive $archive ) {
		foreach ( array( 'page', 'post', ...Kit_Documents::custom_types(), Kit_Manifest::MENU ) as $type ) {
			$file = "wp-content/$type/$type.xml";
			if ( $archive->has( $file ) ) {
				$this->read( $file, $archive->size( $file ) > self::LARGEST ? '' : $archive->bytes( $file ) );
			}
		}
	}

	/**
	 * The documents: all posts but pictures and entries of menus.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function documents(): array {
		return array_values( array_filter( $this->posts, static fn ( array $post ): bool => ! in_array( $post['type'], array( 'attachment', Kit_Manifest::MENU ), true ) ) );
	}

	/** A document in our shape: WordPress shows its HTML, other editors one text element with it. */
	public function document( string $id, string $slug ): \stdClass {
		$post    = $this->posts[ $id ];
		$picture = $this->posts[ $post['meta']['_thumbnail_id'] ?? '' ]['file'] ?? '';
		$parent  = $this->posts[ $post['parent'] ]['slug'] ?? '';
		$text    = array(
			'id'         => "text-$id",
			'elType'     => 'widget',
			'widgetType' => 'text-editor',
			'settings'   => (object) array( 'editor' => $post['content'] ),
			'elements'   => array(),
		);
		return (object) ( array(
			'type'     => $post['type'],
			'doc_type' => "wp-{$post['type']}",
			'slug'     => $slug,
			'title'    => $post['title'],
			'excerpt'  => $post['excerpt'],
			'status'   => 'publish' === $post['status'] ? 'publish' : 'draft',
			'created'  => $post['created'],
			'edited'   => $post['created'],
			'content'  => json_decode( (string) wp_json_encode( array( $text ) ) ),
			'terms'    => (object) $post['terms'],
			'fields'   => (object) array(
				'editor'       => 'cms',
				'post_content' => $post['content'],
			),
		) + ( '' === $picture ? array() : array( 'thumbnail' => $picture ) ) + ( Kit_Values::is_slug( $parent ) ? array( 'parent' => $parent ) : array() ) );
	}

	/**
	 * The menus by slug: their names, and their entries by the entry above.
	 *
	 * @return array<string, array{name: string, below: array<string, list<array<string, mixed>>>}>
	 */
	public function menus(): array {
		$entries = array_filter( $this->posts, static fn ( array $post ): bool => Kit_Manifest::MENU === $post['type'] && '' !== $post['menu'] );
		uasort( $entries, static fn ( array $one, array $other ): int => $one['order'] <=> $other['order'] );
		$menus = array();
		foreach ( $entries as $entry ) {
			$above  = $entry['meta']['_menu_item_menu_item_parent'] ?? '';
			$parent = isset( $entries[ $above ] ) && $above !== $entry['id'] ? $above : '';

			$menus[ $entry['menu'] ]['name']               = $entry['menu_name'];
			$menus[ $entry['menu'] ]['below'][ $parent ][] = $entry;
		}
		return $menus;
	}

	/** Reads a file. A document type or an entity in the XML could name files of the server, so such a file is refused. */
	private function read( string $file, string $xml ): void {
		if ( ! function_exists( 'simplexml_load_string' ) ) {
			Refusal::refuse( 'domdocument-missing' );
		}
		if ( '' === $xml || false !== stripos( $xml, '<!DOCTYPE' ) || false !== stripos( $xml, '<!ENTITY' ) ) {
			Kit_Archive::refuse( 'damaged', $file );
		}
		$before = libxml_use_internal_errors( true );
		try {
			$root = simplexml_load_string( $xml, \SimpleXMLElement::class, LIBXML_NONET | LIBXML_NOCDATA );
			if ( false === $root ) {
				Kit_Archive::refuse( 'damaged', $file );
			}
			foreach ( $root->channel->item ?? array() as $item ) {
				$post = self::post( $item );

				$this->posts[ $post['id'] ] = $post;
			}
		} finally {
			libxml_clear_errors();
			libxml_use_internal_errors( $before );
		}
	}

	/**
	 * A post.
	 *
	 * @return array<string, mixed>
	 */
	private static function post( \SimpleXMLElement $item ): array {
		$wp    = $item->children( 'wp', true );
		$title = trim( (string) $item->title );
		$post  = array(
			'id'        => (string) $wp->post_id,
			'type'      => (string) $wp->post_type,
			'slug'      => urldecode( (string) $wp->post_name ),
			'title'     => '' === $title && Kit_Manifest::MENU !== (string) $wp->post_type ? __( 'Untitled', 'nh-elements' ) : $title,
			'excerpt'   => (string) $item->children( 'excerpt', true )->encoded,
			'content'   => (string) $item->children( 'content', true )->encoded,
			'status'    => (string) $wp->status,
			'created'   => str_replace( ' ', 'T', (string) $wp->post_date_gmt ) . 'Z',
			'parent'    => (string) $wp->post_parent,
			'order'     => (int) $wp->menu_order,
			'file'      => (string) $wp->attachment_url,
			'terms'     => array(),
			'menu'      => '',
			'menu_name' => '',
			'meta'      => array(),
		);
		foreach ( $wp->postmeta as $meta ) {
			$post['meta'][ (string) $meta->children( 'wp', true )->meta_key ] = (string) $meta->children( 'wp', true )->meta_value;
		}
		foreach ( $item->category as $term ) {
			$taxonomy = (string) $term['domain'];
			if ( 'nav_menu' === $taxonomy ) {
				$post['menu']      = (string) $term['nicename'];
				$post['menu_name'] = (string) $term;
			} else {
				$post['terms'][ $taxonomy ][] = urldecode( (string) $term['nicename'] );
			}
		}
		return $post;
	}
}
