<?php
/**
 * The files of a part of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Writes the files of one part of an export, one by one, and their entries in the manifest. */
final class Kit_Staging {

	/** The selected items. */
	private readonly Kit_Selection $selection;

	/**
	 * Describes the export of a part.
	 *
	 * @param Kit_Folder $folder The export.
	 * @param string     $part   The part.
	 */
	public function __construct( private readonly Kit_Folder $folder, private readonly string $part ) {
		$this->selection = new Kit_Selection( $folder->object( 'request' ) );
	}

	/** Writes as many items as the time of a request allows; returns whether all are there. */
	public function run(): bool {
		$work = $this->folder->read( "work-$this->part" );
		if ( array() === $work ) {
			$work = array(
				'items' => $this->items(),
				'done'  => 0,
			);
		}
		$time = new Kit_Time();
		while ( $work['done'] < count( $work['items'] ) && ! $time->is_over() ) {
			$this->stage( $work['items'][ $work['done'] ] );
			++$work['done'];
			0 === $work['done'] % 50 && Kit_Time::free_memory();
		}
		$this->folder->write( "work-$this->part", $work );
		return $work['done'] >= count( $work['items'] );
	}

	/**
	 * The selected items: kind, section, and id.
	 *
	 * @return list<array{0: string, 1: string, 2: string}>
	 */
	private function items(): array {
		return match ( $this->part ) {
			'content'   => $this->content(),
			'templates' => $this->documents( 'template', '' ),
			'settings'  => array_map( static fn ( string $section ): array => array( 'setting', $section, $section ), $this->sections() ),
			default     => $this->plugins(),
		};
	}

	private function content(): array {
		$items = array( ...$this->documents( 'page', 'pages' ), ...$this->documents( 'post', 'posts' ) );
		foreach ( wp_get_nav_menus() as $menu ) {
			if ( $this->has( 'menus', (string) $menu->term_id ) ) {
				$items[] = array( 'menu', 'menus', (string) $menu->term_id );
			}
		}
		foreach ( Kit_Documents::custom_types() as $type ) {
			if ( $this->has( 'customPostTypes', $type ) ) {
				array_push( $items, ...$this->documents( $type, 'customPostTypes' ) );
			}
		}
		foreach ( Kit_Terms::taxonomies() as $taxonomy ) {
			if ( $this->has( 'taxonomies', $taxonomy ) ) {
				$items[] = array( 'taxonomy', 'taxonomies', $taxonomy );
			}
		}
		return $items;
	}

	private function documents( string $type, string $section ): array {
		$items = array();
		foreach ( Kit_Documents::all( $type ) as $post ) {
			$own = 'template' === $type ? Kit_Contents::group( Kit_Documents::doc_type( $post ) ) : $section;
			if ( 'customPostTypes' === $section || $this->has( $own, (string) $post->ID ) ) {
				$items[] = array( 'document', $own, (string) $post->ID );
			}
		}
		return $items;
	}

	private function sections(): array {
		return array_values( array_filter( array_keys( Kit_Settings::titles() ), fn ( string $section ): bool => null !== Kit_Settings::of( $section ) && $this->has( $section, $section ) ) );
	}

	private function plugins(): array {
		$active = array_filter( Kit_Plugins::all(), fn ( array $plugin ): bool => 'active' === $plugin['state'] && $this->selection->has( 'plugins', 'plugins', array( $plugin['plugin'], $plugin['name'] ) ) );
		return array_map( static fn ( array $plugin ): array => array( 'plugin', 'plugins', $plugin['plugin'] ), array_values( $active ) );
	}

	private function has( string $section, string $name ): bool {
		return $this->selection->has( $this->part, $section, array( $name ) );
	}

	/** Writes an item. An item that was removed in the meantime is left out. */
	private function stage( array $item ): void {
		list( $kind, $section, $id ) = $item;

		match ( $kind ) {
			'document' => $this->document( $section, get_post( (int) $id ) ),
			'menu'     => $this->menu( $section, get_term( (int) $id, 'nav_menu' ) ),
			'taxonomy' => $this->taxonomy( $section, $id ),
			'setting'  => $this->setting( $section ),
			default    => $this->plugin( $section, $id ),
		};
	}

	private function document( string $section, ?\WP_Post $post ): void {
		if ( null === $post ) {
			return;
		}
		$file  = Kit_Documents::file( $post );
		$type  = $file['type'];
		$place = match ( $type ) {
			'template'     => array( 'templates' ),
			'page', 'post' => array( 'content', $type ),
			default        => array( 'wp-content', $type ),
		};
		$name  = implode( '/', $place ) . "/$post->ID.json";
		$entry = array_intersect_key( $file, array_flip( array( 'title', 'excerpt', 'doc_type', 'slug', 'thumbnail' ) ) );
		if ( 'template' !== $type ) {
			$entry['url'] = (string) get_permalink( $post );
		}
		if ( 'page' === $type && Kit_Front::of()?->ID === $post->ID ) {
			$entry['show_on_front'] = true;
		}
		$files = array( $name );
		if ( isset( $file['thumbnail'] ) ) {
			$this->folder->put( "files/{$file['thumbnail']}", Kit_Pictures::bytes_of( (int) get_post_thumbnail_id( $post ) ) );
			$files[] = $file['thumbnail'];
		}
		$this->json( $name, $file );
		$this->entry( $section, array( ...$place, (string) $post->ID ), $entry, $files );
	}

	private function menu( string $section, mixed $menu ): void {
		if ( ! $menu instanceof \WP_Term ) {
			return;
		}
		$name  = 'wp-content/' . Kit_Manifest::MENU . "/$menu->term_id.json";
		$file  = Kit_Menus::file( $menu );
		$entry = array(
			'title'    => $file['name'],
			'doc_type' => Kit_Manifest::MENU,
			'slug'     => $file['slug'],
		);
		$this->json( $name, $file );
		$this->entry( $section, array( 'wp-content', Kit_Manifest::MENU, (string) $menu->term_id ), $entry, array( $name ) );
	}

	private function taxonomy( string $section, string $taxonomy ): void {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false ) );
		$name  = "taxonomies/$taxonomy.json";
		$this->json( $name, array_map( array( Kit_Terms::class, 'file' ), is_array( $terms ) ? array_values( $terms ) : array() ) );
		$type = get_taxonomy( $taxonomy )->object_type[0] ?? 'post';
		$this->entry( $section, array( 'taxonomies', $type, '' ), $taxonomy, array( $name ) );
	}

	private function setting( string $section ): void {
		$values = array();
		foreach ( $this->sections() as $one ) {
			$values[ $one ] = Kit_Settings::of( $one );
		}
		$this->json( 'site-settings.json', $values );
		$this->entry( $section, array( 'site-settings', $section ), true, array( 'site-settings.json' ) );
	}

	private function plugin( string $section, string $file ): void {
		$plugin = array_column( Kit_Plugins::all(), null, 'plugin' )[ $file ] ?? null;
		if ( null !== $plugin ) {
			unset( $plugin['state'] );
			$this->entry( $section, array( 'plugins', '' ), $plugin, array() );
		}
	}

	private function json( string $name, mixed $data ): void {
		$this->folder->put( "files/$name", (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	private function entry( string $section, array $path, mixed $entry, array $files ): void {
		$this->folder->append( 'entries', array( 'part' => $this->part ) + compact( 'section', 'path', 'entry', 'files' ) );
	}
}
