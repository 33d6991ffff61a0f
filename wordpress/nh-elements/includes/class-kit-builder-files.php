<?php
/**
 * The files of the page builder's own kits.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Translates the files of a kit of the page builder into those of our kits: `docs/compatibility/kits.md`. */
final class Kit_Builder_Files {

	/** The kinds of elements that are known. Others become containers with the same children. */
	private const ELEMENTS = array( 'container', 'section', 'column', 'widget' );

	/** Settings that belong to the exporting site, or to nothing. */
	private const UNRELATED = '/^(?:template|post_status|activeItemIndex|site_\w+|__\w+__)\z/';

	/**
	 * The slugs of documents, by type and id.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $slugs = array();

	/** The builder's own manifest. */
	private readonly \stdClass $written;

	/** The documents and the entries of menus that the CMS has exported. */
	private readonly Kit_Exported_Posts $posts;

	/**
	 * Reads the lists of a kit.
	 *
	 * @param Kit_Archive $archive  The kit.
	 * @param \stdClass   $manifest Its manifest, in our shape.
	 */
	public function __construct( private readonly Kit_Archive $archive, private readonly \stdClass $manifest ) {
		$this->written = $archive->json( Kit_Manifest::FILE );
		$this->posts   = new Kit_Exported_Posts( $archive );
		foreach ( Kit_Manifest::types( $manifest, 'content' ) + array( 'template' => (array) ( $manifest->templates ?? array() ) ) as $type => $entries ) {
			foreach ( $entries as $id => $entry ) {
				$this->reserve( $type, (string) $id, basename( (string) wp_parse_url( $entry->url ?? '', PHP_URL_PATH ) ), $entry->title );
			}
		}
		foreach ( $this->posts->documents() as $post ) {
			$this->reserve( $post['type'], $post['id'], $post['slug'], $post['title'] );
		}
	}

	/** The slug of a document. */
	public function slug( string $type, string $id ): string {
		return $this->slugs[ $type ][ $id ] ?? '';
	}

	/**
	 * The documents of the CMS, which were made without the builder.
	 *
	 * @return list<array{type: string, id: string}>
	 */
	public function posts( Kit_Items $items ): array {
		$known = array();
		foreach ( $this->posts->documents() as $post ) {
			if ( in_array( $post['type'], Kit_Documents::types(), true ) ) {
				$known[] = $post;
			} elseif ( 'attachment' !== $post['type'] ) {
				$items->leave_out( 'post-type', $post['type'] );
			}
		}
		return $known;
	}

	/**
	 * The ids of the menus.
	 *
	 * @return list<string>
	 */
	public function menus( Kit_Items $items ): array {
		$names = array_keys( $this->posts->menus() );
		foreach ( $names as $name ) {
			$this->menu_file( $name, $items );
		}
		return array_map( 'strval', $names );
	}

	/** The file of a menu. */
	public function menu( string $file ): \stdClass {
		return $this->menu_file( basename( $file, '.json' ), null );
	}

	/**
	 * The file of a document.
	 *
	 * @throws Refusal The file is damaged.
	 */
	public function document( string $type, string $id, string $file ): \stdClass {
		if ( str_starts_with( $file, 'wp-content/' ) ) {
			return $this->posts->document( $id, $this->slug( $type, $id ) );
		}
		$json  = $this->archive->json( $file );
		$entry = 'template' === $type ? $this->manifest->templates->$id : $this->manifest->content->$type->$id;
		$raw   = 'template' === $type ? new \stdClass() : $this->written->content->$type->$id;
		$more  = ( $json->settings ?? null ) instanceof \stdClass ? clone $json->settings : new \stdClass();
		$title = is_string( $more->post_title ?? null ) && '' !== trim( $more->post_title ) ? $more->post_title : $entry->title;
		$draft = 'draft' === ( $more->post_status ?? '' );
		unset( $more->post_title, $more->post_status, $more->custom_css );
		$document = array(
			'type'          => $type,
			'doc_type'      => $entry->doc_type,
			'slug'          => $this->slug( $type, $id ),
			'title'         => $title,
			'excerpt'       => $entry->excerpt ?? '',
			'status'        => $draft ? 'draft' : 'publish',
			'created'       => self::time( $raw->post_date ?? null ) ?? (string) ( $this->manifest->created ?? '' ),
			'edited'        => self::time( $raw->post_modified ?? null ) ?? (string) ( $this->manifest->created ?? '' ),
			'content'       => array_map( array( self::class, 'element' ), (array) ( $json->content ?? array() ) ),
			'terms'         => (object) self::terms( (array) ( $raw->terms ?? array() ) ),
			'page_settings' => $more,
		);
		$parent   = 'page' === $type ? $this->slug( 'page', (string) ( $raw->post_parent ?? '' ) ) : '';
		return (object) ( $document + ( '' === $parent ? array() : array( 'parent' => $parent ) ) + ( isset( $entry->thumbnail ) ? array( 'thumbnail' => $entry->thumbnail ) : array() ) );
	}

	/**
	 * The sections of settings.
	 *
	 * @return array<string, \stdClass>
	 */
	public function sections( mixed $json, Kit_Items $items ): array {
		$sections = array();
		foreach ( (array) ( $json->settings ?? array() ) as $name => $value ) {
			$section = Kit_Settings::section_of( (string) $name );
			if ( '' !== $section ) {
				$sections[ $section ] ??= new \stdClass();

				$sections[ $section ]->$name = Kit_Values::settings( $value, (string) $name );
			} elseif ( 1 !== preg_match( self::UNRELATED, (string) $name ) ) {
				$items->leave_out( 'setting', (string) $name );
			}
		}
		return $sections;
	}

	/** Gives a document a slug that no other one of its type has. */
	private function reserve( string $type, string $id, string $written, string $title ): void {
		$candidates = array_filter( array( urldecode( $written ), urldecode( sanitize_title( $title ) ), "document-$id" ), array( Kit_Values::class, 'is_slug' ) );
		$wanted     = reset( $candidates ) ?: 'untitled';
		$slug       = $wanted;
		for ( $number = 2; in_array( $slug, $this->slugs[ $type ] ?? array(), true ); $number++ ) {
			$slug = "$wanted-$number";
		}
		$this->slugs[ $type ][ $id ] = $slug;
	}

	/** The file of a menu; entries that link to nothing here are left out. */
	private function menu_file( string|int $name, ?Kit_Items $items ): \stdClass {
		$menu = $this->posts->menus()[ $name ];
		return (object) array(
			'slug'     => urldecode( (string) $name ),
			'name'     => $menu['name'],
			'location' => '',
			'items'    => $this->entries( $menu['below'], '', $items, 0 ),
		);
	}

	/** The entries below another one. */
	private function entries( array $below, string $parent, ?Kit_Items $items, int $level ): array {
		$entries = array();
		foreach ( $level > 20 ? array() : $below[ $parent ] ?? array() as $entry ) {
			$inner  = $this->entries( $below, $entry['id'], $items, $level + 1 );
			$type   = $entry['meta']['_menu_item_object'] ?? '';
			$slug   = $this->slug( $type, $entry['meta']['_menu_item_object_id'] ?? '' );
			$target = 'custom' === ( $entry['meta']['_menu_item_type'] ?? '' ) ? ( $entry['meta']['_menu_item_url'] ?? '#' ) : $slug;
			if ( '' === $target ) {
				$items?->leave_out( 'menu-entry', '' === $entry['title'] ? __( 'Untitled', 'nh-elements' ) : $entry['title'] );
				array_push( $entries, ...$inner );
				continue;
			}
			$entries[] = (object) array(
				'label'  => '' === $entry['title'] ? $this->title( $type, $entry['meta']['_menu_item_object_id'] ?? '', $target ) : $entry['title'],
				'type'   => $target === $slug ? $type : 'address',
				'target' => $target,
				'items'  => $inner,
			);
		}
		return $entries;
	}

	/** The title of a document. */
	private function title( string $type, string $id, string $target ): string {
		return $this->manifest->content->$type->$id->title ?? $target;
	}

	/** An element in our shape. */
	private static function element( mixed $raw ): mixed {
		if ( ! $raw instanceof \stdClass ) {
			return $raw;
		}
		$type    = in_array( $raw->elType ?? '', self::ELEMENTS, true ) ? $raw->elType : 'container';
		$element = array(
			'id'       => $raw->id ?? null,
			'elType'   => $type,
			'settings' => (object) (array) ( $raw->settings ?? array() ),
			'elements' => array_map( array( self::class, 'element' ), (array) ( $raw->elements ?? array() ) ),
		);
		if ( is_bool( $raw->isInner ?? null ) ) {
			$element['isInner'] = $raw->isInner;
		}
		return (object) ( $element + ( 'widget' === $type ? array( 'widgetType' => $raw->widgetType ?? null ) : array() ) );
	}

	/**
	 * The slugs of a document's terms, by taxonomy.
	 *
	 * @return array<string, list<string>>
	 */
	private static function terms( array $terms ): array {
		$found = array();
		foreach ( $terms as $term ) {
			if ( is_string( $term->taxonomy ?? null ) && is_string( $term->slug ?? null ) ) {
				$found[ $term->taxonomy ][] = urldecode( $term->slug );
			}
		}
		return $found;
	}

	/** A time of the builder, in UTC, in ISO 8601; null for none. */
	private static function time( mixed $text ): ?string {
		return is_string( $text ) && 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\z/', $text ) ? str_replace( ' ', 'T', $text ) . 'Z' : null;
	}
}
