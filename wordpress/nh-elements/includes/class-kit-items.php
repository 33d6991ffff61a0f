<?php
/**
 * The items of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Lists the items of a kit that the site supports, in the order of the import, and reads them one by one. */
final class Kit_Items {

	/** The steps in their order. */
	public const RUNNERS = array( 'site-settings', 'plugins', 'taxonomies', 'pictures', 'templates', 'content', 'works', 'menus' );

	/** Reads the documents of the page builder's kits; null for ours. */
	private readonly ?Kit_Builder_Files $builders;

	/**
	 * The parts of the kit that the site does not support: `reason`, `name`, `count`.
	 *
	 * @var list<array{reason: string, name: string, count: int}>
	 */
	public array $left_out = array();

	/**
	 * Describes the items of a kit.
	 *
	 * @param Kit_Archive $archive  The kit.
	 * @param \stdClass   $manifest Its manifest.
	 */
	public function __construct( public readonly Kit_Archive $archive, public readonly \stdClass $manifest ) {
		$this->builders = isset( $manifest->software ) ? new Kit_Builder_Files( $archive, $manifest ) : null;
	}

	/**
	 * The places of all items: `runner`, `part`, `section`, `names`, `kind`, and where the item is read.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function places(): array {
		return array( ...$this->settings(), ...$this->plugins(), ...$this->terms(), ...$this->templates(), ...$this->documents(), ...$this->front(), ...$this->menus() );
	}

	/**
	 * The item of a place: `key`, `title`, `value`.
	 *
	 * @return array{key: string, title: string, value: array<string, mixed>}
	 * @throws Refusal The file of the item is damaged.
	 */
	public function item( array $place ): array {
		$value = $this->value( $place );
		$key   = match ( $place['kind'] ) {
			'document' => "{$value['type']}/{$value['slug']}",
			'menu'     => $value['slug'],
			default    => $place['key'],
		};
		$title = match ( $place['kind'] ) {
			'document'     => $value['title'],
			'setting'      => Kit_Settings::titles()[ $key ],
			'front'        => __( 'Front page', 'nh-elements' ),
			default        => $value['name'],
		};
		return compact( 'key', 'title', 'value' );
	}

	/** The slug of a document whose entry in the manifest has none: the builder's kits know addresses and titles only. */
	public function slug( string $type, string $id ): string {
		return $this->builders?->slug( $type, $id ) ?? '';
	}

	/** The value of a place. */
	private function value( array $place ): array {
		return match ( $place['kind'] ) {
			'document' => $this->document( $place ),
			'menu'     => Kit_Values::menu( $this->builders?->menu( $place['file'] ) ?? $this->archive->json( $place['file'] ), $place['file'] ),
			'setting'  => (array) $this->sections()[ $place['key'] ],
			default    => (array) $place['value'],
		};
	}

	/** A document with its picture, which is stored when it is imported. */
	private function document( array $place ): array {
		$file  = $place['file'];
		$json  = null === $this->builders ? $this->archive->json( $file ) : $this->builders->document( $place['type'], $place['id'], $file );
		$value = Kit_Values::document( $json, $place['type'], $file );
		$value = Kit_Values::allowed( $value, $is_cut );
		if ( $is_cut ) {
			$this->leave_out( 'code', $value['title'] );
		}
		$picture = is_string( $json->thumbnail ?? null ) ? $json->thumbnail : '';
		if ( 1 === preg_match( '/^https?:\/\//', $picture ) ) {
			return $value + array( 'featured' => $picture );
		}
		$size = '' === $picture ? 0 : $this->archive->size( $picture );
		$name = 0 < $size && $size <= Kit_Pictures::LARGEST ? Kit_Pictures::name( $this->archive->bytes( $picture ) ) : '';
		return $value + ( '' === $name ? array() : array( 'thumbnail' => "thumbnails/$name", 'picture' => $picture ) );
	}

	/** Names something that the site does not support. */
	public function leave_out( string $reason, string $name, int $count = 1 ): void {
		foreach ( $this->left_out as $index => $one ) {
			if ( $one['reason'] === $reason && $one['name'] === $name ) {
				$this->left_out[ $index ]['count'] += $count;
				return;
			}
		}
		$this->left_out[] = compact( 'reason', 'name', 'count' );
	}

	/**
	 * The sections of settings.
	 *
	 * @return array<string, \stdClass>
	 */
	private function sections(): array {
		if ( ! $this->archive->has( 'site-settings.json' ) ) {
			return array();
		}
		$json = $this->archive->json( 'site-settings.json' );
		if ( null !== $this->builders ) {
			return $this->builders->sections( $json, $this );
		}
		return array_map( array( Kit_Values::class, 'settings' ), array_filter( (array) $json, 'is_object' ) );
	}

	private function settings(): array {
		$places = array();
		foreach ( array_keys( $this->sections() ) as $section ) {
			if ( Kit_Settings::is_section( $section ) ) {
				$places[] = self::place( 'site-settings', 'settings', $section, array( $section ), 'setting', array( 'key' => $section ) );
			} elseif ( isset( Kit_Settings::titles()[ $section ] ) ) {
				$this->leave_out( 'setting', Kit_Settings::titles()[ $section ] );
			}
		}
		return $places;
	}

	private function plugins(): array {
		return array_map( static fn ( \stdClass $plugin ): array => self::place( 'plugins', 'plugins', 'plugins', array( $plugin->plugin, $plugin->name ), 'plugin', array( 'key' => $plugin->plugin, 'value' => $plugin ) ), $this->manifest->plugins ?? array() );
	}

	private function terms(): array {
		$places = array();
		$names  = array_unique( array_merge( array(), ...array_values( array_map( static fn ( mixed $list ): array => (array) $list, (array) ( $this->manifest->taxonomies ?? array() ) ) ) ) );
		foreach ( $names as $taxonomy ) {
			$file = "taxonomies/$taxonomy.json";
			if ( ! in_array( $taxonomy, Kit_Terms::taxonomies(), true ) ) {
				'nav_menu' === $taxonomy || $this->leave_out( 'taxonomy', (string) $taxonomy );
				continue;
			}
			foreach ( (array) $this->archive->json( $file ) as $term ) {
				$value    = Kit_Values::term( $term, $file );
				$places[] = self::place( 'taxonomies', 'content', 'taxonomies', array( $taxonomy ), 'term', array( 'key' => "$taxonomy/{$value['slug']}", 'value' => $value ) );
			}
		}
		return $places;
	}

	private function templates(): array {
		$places = array();
		foreach ( (array) ( $this->manifest->templates ?? array() ) as $id => $entry ) {
			$places[] = self::place( 'templates', 'templates', Kit_Contents::group( $entry->doc_type ), array( (string) $id ), 'document', array( 'type' => 'template', 'id' => (string) $id, 'file' => "templates/$id.json" ) );
		}
		return $places;
	}

	private function documents(): array {
		$places = array();
		foreach ( array( 'content', 'wp-content' ) as $part ) {
			foreach ( Kit_Manifest::types( $this->manifest, $part ) as $type => $entries ) {
				if ( Kit_Manifest::MENU === $type || array() === $entries ) {
					continue;
				}
				if ( 'template' === $type || ! in_array( $type, Kit_Documents::types(), true ) ) {
					$this->leave_out( 'post-type', (string) $type, count( $entries ) );
					continue;
				}
				foreach ( array_keys( $entries ) as $id ) {
					$places[] = self::document_place( $part, $type, (string) $id );
				}
			}
		}
		foreach ( $this->builders?->posts( $this ) ?? array() as $post ) {
			$places[] = self::document_place( 'wp-content', $post['type'], $post['id'] );
		}
		return $places;
	}

	private static function document_place( string $folder, string $type, string $id ): array {
		$section = array( 'page' => 'pages', 'post' => 'posts' )[ $type ] ?? 'customPostTypes';
		$names   = 'customPostTypes' === $section ? array( $type, $id ) : array( $id );
		$where   = array( 'type' => $type, 'id' => $id, 'file' => "$folder/$type/$id.json" );
		return self::place( Portfolio::POST_TYPE === $type ? 'works' : 'content', 'content', $section, $names, 'document', $where );
	}

	private function front(): array {
		foreach ( Kit_Manifest::types( $this->manifest, 'content' )['page'] ?? array() as $id => $entry ) {
			$slug = $entry->slug ?? $this->slug( 'page', (string) $id );
			if ( true === ( $entry->show_on_front ?? false ) && Kit_Values::is_slug( $slug ) ) {
				return array( self::place( 'content', 'content', 'pages', array( (string) $id ), 'front', array( 'key' => 'front-page', 'value' => array( 'page' => $slug ) ) ) );
			}
		}
		return array();
	}

	private function menus(): array {
		$ids = null === $this->builders ? array_keys( Kit_Manifest::types( $this->manifest, 'wp-content' )[ Kit_Manifest::MENU ] ?? array() ) : $this->builders->menus( $this );
		return array_map( static fn ( int|string $id ): array => self::place( 'menus', 'content', 'menus', array( (string) $id ), 'menu', array( 'file' => 'wp-content/' . Kit_Manifest::MENU . "/$id.json" ) ), $ids );
	}

	/** A place. */
	private static function place( string $runner, string $part, string $section, array $names, string $kind, array $more ): array {
		return compact( 'runner', 'part', 'section', 'names', 'kind' ) + $more;
	}
}
