<?php
/**
 * Exports in the page builder's format.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/**
 * Translates the staged files of an export into those of the page builder's own kits: `docs/compatibility/kits.md`. Only JSON
 * and XML are allowed in such a kit, so pictures are named by their addresses.
 */
final class Kit_Builder_Export {

	/** The folder of the translated files. */
	public const FOLDER = 'builder';

	/** The post types whose documents the builder's import creates with the builder. */
	private const BUILT = array( 'page', 'post' );

	/**
	 * The staged items: paths in the manifest with their entries.
	 *
	 * @var list<array{path: list<string>, entry: mixed}>
	 */
	private array $items = array();

	/** The addresses after the import. */
	private readonly Kit_Builder_Addresses $addresses;

	/**
	 * The ids of pages and posts, to which menus and pages lead, by keys such as `page/about`.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	/**
	 * The numbers of terms by keys such as `category/news`. The builder's import finds a term by its number alone.
	 *
	 * @var array<string, int>
	 */
	private array $terms = array();

	/** The largest id so far. */
	private int $last = 0;

	/**
	 * Reads the staged items of an export.
	 *
	 * @param Kit_Folder $folder The export.
	 */
	public function __construct( private readonly Kit_Folder $folder ) {
		$this->addresses = new Kit_Builder_Addresses();
		foreach ( $folder->lines( 'entries' ) as $line ) {
			$this->items[] = $line;

			list( $part, $type, $id ) = $line['path'] + array( '', '', '' );
			$this->last               = max( $this->last, (int) ( 'templates' === $part ? $type : $id ) );
			if ( 'content' === $part ) {
				$this->ids[ "$type/{$line['entry']['slug']}" ] = (int) $id;
				$this->addresses->add( $line['entry'] );
			} elseif ( 'taxonomies' === $part ) {
				$this->number( $line['entry'], $this->staged( "taxonomies/{$line['entry']}.json" ) );
			} elseif ( 'wp-content' === $part && Kit_Manifest::MENU === $type ) {
				$this->number( 'nav_menu', array( (object) $line['entry'] ) );
			}
		}
	}

	/** Writes as many files as the time of a request allows; returns whether all are there, and listed. */
	public function run(): bool {
		if ( $this->folder->has( 'files.json' ) ) {
			return true;
		}
		$documents = $this->of( 'content', 'templates' );
		$done      = $this->folder->read( 'work-builder' )['done'] ?? 0;
		$time      = new Kit_Time();
		while ( $done < count( $documents ) && ! $time->is_over() ) {
			$this->document( $documents[ $done ]['path'], $documents[ $done ]['entry'] );
			++$done;
			0 === $done % 50 && Kit_Time::free_memory();
		}
		$this->folder->write( 'work-builder', array( 'done' => $done ) );
		if ( $done < count( $documents ) ) {
			return false;
		}
		$this->finish();
		return true;
	}

	/** Translates a page, a post or a template, and appends its entry for the manifest. */
	private function document( array $path, array $entry ): void {
		$name   = implode( '/', $path ) . '.json';
		$file   = $this->staged( $name );
		$title  = self::title( $file );
		$hidden = ( $title === $file->title ? array() : array( 'post_title' => $file->title ) ) + ( 'draft' === $file->status ? array( 'post_status' => 'draft' ) : array() );
		$moved  = (array) $this->addresses->moved( $file->page_settings ?? new \stdClass() );
		$this->json(
			$name,
			array(
				'content'  => array_map( array( $this, 'element' ), $file->content ),
				'settings' => (object) ( $hidden + $moved ),
				'metadata' => new \stdClass(),
			)
		);
		$about = array(
			'title'     => $title,
			'doc_type'  => $file->doc_type,
			'thumbnail' => get_the_post_thumbnail_url( (int) end( $path ), 'full' ),
		);
		if ( 'content' === $path[0] ) {
			$is_front = ! empty( $entry['show_on_front'] );
			$parent   = $this->ids[ 'page/' . ( $file->parent ?? '' ) ] ?? 0;
			$about   += array(
				'excerpt'       => $file->excerpt,
				// The builder reads a slug from an address, and its front page has none.
				'url'           => $is_front ? home_url( '/' ) : $entry['url'],
				'terms'         => $this->terms_of( $file->terms ),
				// The builder's import ignores the times; ours reads them.
				'post_date'     => self::time( $file->created ),
				'post_modified' => self::time( $file->edited ),
			) + ( $is_front ? array( 'show_on_front' => true ) : array() ) + ( 0 === $parent ? array() : array( 'post_parent' => $parent ) );
		} else {
			$about['title'] = $file->title;
		}
		$this->folder->append( 'builder', array( 'path' => $path, 'entry' => $about ) );
	}

	/** Writes the other files, the manifest and the list of all files. */
	private function finish(): void {
		$manifest = $this->head() + array(
			'site-settings' => $this->settings(),
			'plugins'       => array_map( static fn ( array $item ): array => array( 'pluginUri' => '', 'plugin' => preg_replace( '/\.php\z/', '', $item['entry']['plugin'] ) ) + $item['entry'], $this->of( 'plugins' ) ),
			'taxonomies'    => $this->taxonomies(),
			'templates'     => array(),
			'content'       => array_fill_keys( self::BUILT, array() ),
			'wp-content'    => array( Kit_Manifest::MENU => $this->menus() ) + $this->posts(),
		);
		$manifest['custom-post-type-title'] = self::types( array_keys( $manifest['wp-content'] ) );
		foreach ( $this->folder->lines( 'builder' ) as $line ) {
			list( $part, $type, $id ) = $line['path'] + array( '', '', '' );
			if ( 'templates' === $part ) {
				$manifest['templates'][ $type ] = $line['entry'];
			} else {
				$manifest['content'][ $type ][ $id ] = $line['entry'];
			}
		}
		foreach ( array( 'content', 'wp-content' ) as $part ) {
			$manifest[ $part ] = array_map( static fn ( array $entries ): object => (object) $entries, $manifest[ $part ] );
		}
		foreach ( array( 'taxonomies', 'templates', 'custom-post-type-title' ) as $part ) {
			$manifest[ $part ] = (object) $manifest[ $part ];
		}
		$this->json( Kit_Manifest::FILE, $manifest );
		$this->folder->write( 'files', $this->names() );
	}

	/** The beginning of the manifest. With `manifest_version`, the builder would take the kit for another vendor's. */
	private function head(): array {
		$session = $this->folder->read( 'session' );
		return array(
			'name'              => Kit_Export::name( $this->folder ),
			'title'             => $session['title'],
			'description'       => $session['description'],
			'author'            => wp_get_current_user()->user_login,
			'version'           => '3.0',
			'elementor_version' => Library::data( 'api' )['builderKitVersion'],
			'created'           => gmdate( 'Y-m-d H:i:s', $session['created'] ),
			'thumbnail'         => false,
			'site'              => untrailingslashit( home_url() ),
		);
	}

	/**
	 * Writes the settings; returns which of them the kit has.
	 *
	 * @return array<string, bool>
	 */
	private function settings(): array {
		$items  = $this->of( 'site-settings' );
		$staged = array() === $items ? new \stdClass() : $this->staged( 'site-settings.json' );
		$values = array();
		$are    = array( 'theme' => false );
		foreach ( Library::data( 'api' )['builderSwitches'] as $name => $sections ) {
			$are[ $name ] = false;
			foreach ( $sections as $section ) {
				$values      += (array) ( $staged->$section ?? array() );
				$are[ $name ] = $are[ $name ] || isset( $staged->$section );
			}
		}
		if ( array() !== $items ) {
			$this->json( 'site-settings.json', array( 'content' => array(), 'settings' => (object) $values, 'metadata' => array() ) );
		}
		return $are + array_fill_keys( array( 'experiments', 'customCode', 'customIcons', 'customFonts' ), false );
	}

	/**
	 * Writes the terms; returns the taxonomies by post type.
	 *
	 * @return array<string, list<array{name: string, label: string}>>
	 */
	private function taxonomies(): array {
		$all = array();
		foreach ( $this->of( 'taxonomies' ) as $item ) {
			$taxonomy = $item['entry'];
			$this->terms_file( $taxonomy, $this->staged( "taxonomies/$taxonomy.json" ) );
			$all[ $item['path'][1] ][] = array( 'name' => $taxonomy, 'label' => (string) ( get_taxonomy( $taxonomy )->labels->name ?? $taxonomy ) );
		}
		$menus = array_map( static fn ( array $item ): object => (object) array( 'slug' => $item['entry']['slug'], 'name' => $item['entry']['title'] ), $this->menu_items() );
		if ( array() !== $menus ) {
			$this->terms_file( 'nav_menu', $menus );
			$all[ Kit_Manifest::MENU ] = array( array( 'name' => 'nav_menu', 'label' => (string) get_taxonomy( 'nav_menu' )->labels->name ) );
		}
		return $all;
	}

	/** Writes the terms of a taxonomy. */
	private function terms_file( string $taxonomy, array $terms ): void {
		$file = array_map(
			fn ( object $term ): array => array(
				'term_id'     => $this->terms[ "$taxonomy/$term->slug" ],
				'name'        => $term->name,
				'slug'        => $term->slug,
				'taxonomy'    => $taxonomy,
				'description' => $term->description ?? '',
				'parent'      => 0,
			),
			$terms
		);
		$this->json( "taxonomies/$taxonomy.json", $file );
	}

	/**
	 * Writes the entries of all menus; returns their titles by id.
	 *
	 * @return array<int, array{id: int, title: string}>
	 */
	private function menus(): array {
		$posts = array();
		foreach ( $this->menu_items() as $item ) {
			$menu = $this->staged( implode( '/', $item['path'] ) . '.json' );
			array_push( $posts, ...$this->menu_posts( $menu, $menu->items, 0 ) );
		}
		return $this->wxr( Kit_Manifest::MENU, $posts );
	}

	/** The entries of a menu as posts, each before those below it. */
	private function menu_posts( object $menu, array $entries, int $parent ): array {
		$posts = array();
		foreach ( $entries as $entry ) {
			$id      = ++$this->last;
			$linked  = $this->ids[ "$entry->type/$entry->target" ] ?? 0;
			$posts[] = array(
				'id'     => $id,
				'slug'   => "menu-item-$id",
				'title'  => $entry->label,
				'status' => 'publish',
				'order'  => $id,
				'terms'  => array( array( 'taxonomy' => 'nav_menu', 'slug' => $menu->slug, 'name' => $menu->name ) ),
				'meta'   => array(
					'_menu_item_type'             => 0 === $linked ? 'custom' : 'post_type',
					'_menu_item_menu_item_parent' => (string) $parent,
					'_menu_item_object_id'        => (string) ( 0 === $linked ? $id : $linked ),
					'_menu_item_object'           => 0 === $linked ? 'custom' : $entry->type,
					'_menu_item_target'           => '',
					// PHP's form of a list with one empty text.
					'_menu_item_classes'          => 'a:1:{i:0;s:0:"";}',
					'_menu_item_xfn'              => '',
					'_menu_item_url'              => 0 === $linked ? $this->addresses->after( self::address( $entry ) ) : '',
				),
			);
			array_push( $posts, ...$this->menu_posts( $menu, $entry->items, $id ) );
		}
		return $posts;
	}

	/** The address of an entry whose document is not in the kit. */
	private static function address( object $entry ): string {
		return 'address' === $entry->type ? $entry->target : Kit_Documents::address( "$entry->type/$entry->target" );
	}

	/**
	 * Writes the documents of other post types; returns their titles by type and id.
	 *
	 * @return array<string, array<int, array{id: int, title: string}>>
	 */
	private function posts(): array {
		$posts = array();
		foreach ( $this->of( 'wp-content' ) as $item ) {
			list( , $type, $id ) = $item['path'];
			if ( Kit_Manifest::MENU === $type ) {
				continue;
			}
			$file  = $this->staged( "wp-content/$type/$id.json" );
			$terms = array();
			foreach ( (array) $file->terms as $taxonomy => $slugs ) {
				foreach ( $slugs as $slug ) {
					$terms[] = array( 'taxonomy' => $taxonomy, 'slug' => $slug, 'name' => (string) ( Kit_Terms::of( "$taxonomy/$slug" )->name ?? $slug ) );
				}
			}
			$posts[ $type ][] = array(
				'id'      => (int) $id,
				'slug'    => $file->slug,
				'title'   => $file->title,
				'excerpt' => $file->excerpt,
				'content' => $this->addresses->moved( $file->fields->post_content ?? '' ),
				'status'  => $file->status,
				'created' => self::time( $file->created ),
				'terms'   => $terms,
			);
		}
		$entries = array();
		foreach ( $posts as $type => $all ) {
			$entries[ $type ] = $this->wxr( $type, $all );
		}
		return $entries;
	}

	/** Writes posts as XML; returns their titles by id. */
	private function wxr( string $type, array $posts ): array {
		if ( array() !== $posts ) {
			$this->folder->put( self::FOLDER . "/wp-content/$type/$type.xml", Kit_Wxr::file( $type, $posts ) );
		}
		$entries = array();
		foreach ( $posts as $post ) {
			$entries[ $post['id'] ] = array( 'id' => $post['id'], 'title' => $post['title'] );
		}
		return $entries;
	}

	/**
	 * The names of post types, by type.
	 *
	 * @return array<string, array{name: string, label: string}>
	 */
	private static function types( array $types ): array {
		$titles = array();
		foreach ( array_diff( $types, array( Kit_Manifest::MENU ) ) as $type ) {
			$titles[ $type ] = array( 'name' => $type, 'label' => (string) ( get_post_type_object( $type )->labels->name ?? $type ) );
		}
		return $titles;
	}

	/** The names of all files but the manifest. */
	private function names(): array {
		$names = array();
		foreach ( $this->of( 'content', 'templates' ) as $item ) {
			$names[] = implode( '/', $item['path'] ) . '.json';
		}
		foreach ( $this->of( 'taxonomies' ) as $item ) {
			$names[] = "taxonomies/{$item['entry']}.json";
		}
		foreach ( array_unique( array_map( static fn ( array $item ): string => $item['path'][1], $this->of( 'wp-content' ) ) ) as $type ) {
			$names[] = "wp-content/$type/$type.xml";
		}
		array_push( $names, 'taxonomies/nav_menu.json', 'site-settings.json' );
		return array_values( array_filter( $names, fn ( string $name ): bool => $this->folder->has( self::FOLDER . "/$name" ) ) );
	}

	/**
	 * The title in the manifest. The builder's import makes the slug from it, and knows no slugs: if the title would give another
	 * slug, the slug stands for the title, which is among the document's settings.
	 */
	private static function title( \stdClass $file ): string {
		return 1 === preg_match( '/^[\w -]+\z/', $file->title ) && sanitize_title( $file->title ) === $file->slug ? $file->title : $file->slug;
	}

	private function element( \stdClass $element ): \stdClass {
		$element->isInner ??= false;
		$element->settings  = $this->addresses->moved( $element->settings );
		$element->elements  = array_map( array( $this, 'element' ), $element->elements );
		return $element;
	}

	/** The terms of a document that the kit has. */
	private function terms_of( \stdClass $terms ): array {
		$found = array();
		foreach ( get_object_vars( $terms ) as $taxonomy => $slugs ) {
			foreach ( $slugs as $slug ) {
				$number = $this->terms[ "$taxonomy/$slug" ] ?? 0;
				if ( 0 !== $number ) {
					$found[] = array( 'term_id' => $number, 'taxonomy' => $taxonomy, 'slug' => $slug );
				}
			}
		}
		return $found;
	}

	/** Numbers terms, across all taxonomies. */
	private function number( string $taxonomy, array $terms ): void {
		foreach ( $terms as $term ) {
			$this->terms[ "$taxonomy/$term->slug" ] ??= count( $this->terms ) + 1;
		}
	}

	/** The staged items of some parts of the manifest. */
	private function of( string ...$parts ): array {
		return array_values( array_filter( $this->items, static fn ( array $item ): bool => in_array( $item['path'][0], $parts, true ) ) );
	}

	private function menu_items(): array {
		return array_values( array_filter( $this->of( 'wp-content' ), static fn ( array $item ): bool => Kit_Manifest::MENU === $item['path'][1] ) );
	}

	/** A staged file of JSON. */
	private function staged( string $name ): mixed {
		return $this->folder->json( "files/$name" );
	}

	private function json( string $name, mixed $data ): void {
		$this->folder->put( self::FOLDER . "/$name", (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/** A time as PHP writes it, in UTC: `2026-03-01 09:30:00`. */
	private static function time( string $iso ): string {
		return (string) preg_replace( '/^(\S+)T(\d\d:\d\d:\d\d).*\z/', '$1 $2', $iso );
	}
}
