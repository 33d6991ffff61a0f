<?php
/**
 * Links between the items of a kit.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Changes the links of a kit's items to this site's addresses, also those of renamed documents. */
final class Kit_Links {

	/** The address of the kit's site, without a slash at its end. */
	private readonly string $origin;

	/**
	 * The keys of the kit's documents, by path on their site.
	 *
	 * @var array<string, string>
	 */
	private array $paths = array();

	/**
	 * The addresses on this site, by key.
	 *
	 * @var array<string, string>
	 */
	private array $addresses = array();

	/** Whether an item has links to documents that are not imported yet. The last step changes the links of such an item again. */
	public bool $is_early = false;

	/**
	 * Describes the links of a kit.
	 *
	 * @param Kit_Items             $items    The items of the kit.
	 * @param array<string, string> $targets  The new keys of renamed items, by kind and key, such as `document page/about`.
	 * @param array<string, string> $pictures The addresses of fetched pictures, by their addresses in the kit.
	 */
	public function __construct( Kit_Items $items, private readonly array $targets = array(), private readonly array $pictures = array() ) {
		$this->origin = untrailingslashit( (string) ( $items->manifest->site ?? '' ) );
		$known        = Kit_Documents::types();
		foreach ( array( 'content', 'wp-content' ) as $part ) {
			foreach ( Kit_Manifest::types( $items->manifest, $part ) as $type => $entries ) {
				foreach ( in_array( $type, $known, true ) ? $entries : array() as $id => $entry ) {
					$slug = $entry->slug ?? $items->slug( $type, (string) $id );
					if ( Kit_Values::is_slug( $slug ) && is_string( $entry->url ?? null ) ) {
						$this->paths[ self::path( $entry->url ) ] = "$type/$slug";
					}
				}
			}
		}
	}

	/** The key of an item on this site. */
	public function target( string $kind, string $key ): string {
		return $this->targets[ "$kind $key" ] ?? $key;
	}

	/**
	 * An item with its links changed.
	 *
	 * @param string               $kind  Its kind.
	 * @param array<string, mixed> $value The item.
	 * @return array<string, mixed>
	 */
	public function changed( string $kind, array $value ): array {
		return match ( $kind ) {
			'document' => $this->document( $value ),
			'menu'     => array( 'items' => $this->entries( $value['items'] ) ) + $value,
			'front'    => array( 'page' => $this->page( $value['page'] ) ),
			default    => $value,
		};
	}

	private function document( array $value ): array {
		$value['content'] = array_map( array( $this, 'element' ), $value['content'] );
		$value['fields']  = clone $value['fields'];
		if ( isset( $value['fields']->post_content ) ) {
			$value['fields']->post_content = self::html( $value['fields']->post_content, array( $this, 'address' ) );
		}
		if ( isset( $value['page_settings'] ) ) {
			$value['page_settings'] = $this->value( $value['page_settings'] );
		}
		return ( isset( $value['parent'] ) ? array( 'parent' => $this->page( $value['parent'] ) ) : array() ) + $value;
	}

	private function page( string $slug ): string {
		return substr( $this->target( 'document', "page/$slug" ), strlen( 'page/' ) );
	}

	private function element( \stdClass $element ): \stdClass {
		$element->settings = $this->value( $element->settings );
		$element->elements = array_map( array( $this, 'element' ), $element->elements );
		if ( 'nav-menu' === ( $element->widgetType ?? '' ) && is_string( $element->settings->menu ?? null ) ) {
			$element->settings->menu = $this->target( 'menu', $element->settings->menu );
		}
		return $element;
	}

	private function entries( array $items ): array {
		foreach ( $items as $index => $item ) {
			$type = $item['type'];

			$items[ $index ]['target'] = 'address' === $type ? $this->address( $item['target'] ) : substr( $this->target( 'document', "$type/{$item['target']}" ), strlen( "$type/" ) );
			$items[ $index ]['items']  = $this->entries( $item['items'] );
		}
		return $items;
	}

	private function value( mixed $value ): mixed {
		return self::with_addresses( $value, array( $this, 'address' ) );
	}

	/**
	 * A value with its addresses changed, also those in HTML.
	 *
	 * @param mixed                    $value  A text, or texts in lists and objects.
	 * @param callable(string): string $change Returns the changed address. It also gets texts that are no addresses.
	 */
	public static function with_addresses( mixed $value, callable $change ): mixed {
		if ( is_string( $value ) ) {
			return str_contains( $value, '<' ) ? self::html( $value, $change ) : $change( $value );
		}
		if ( is_array( $value ) ) {
			return array_map( static fn ( mixed $one ): mixed => self::with_addresses( $one, $change ), $value );
		}
		if ( $value instanceof \stdClass ) {
			$value = (object) array_map( static fn ( mixed $one ): mixed => self::with_addresses( $one, $change ), get_object_vars( $value ) );
		}
		return $value;
	}

	/** HTML with its links changed. */
	private static function html( string $html, callable $change ): string {
		return (string) preg_replace_callback(
			'/(?<=[\s"\'])(href|src|poster)=(["\'])([^"\']*)\2/i',
			static fn ( array $found ): string => "$found[1]=$found[2]" . esc_attr( $change( html_entity_decode( $found[3], ENT_QUOTES ) ) ) . $found[2],
			$html
		);
	}

	/** An address on this site. Other texts stay. */
	private function address( string $text ): string {
		if ( isset( $this->pictures[ $text ] ) ) {
			return $this->pictures[ $text ];
		}
		$is_own  = '' !== $this->origin && ( $text === $this->origin || str_starts_with( $text, "$this->origin/" ) );
		$is_path = 1 === preg_match( '/^\/(?!\/)\S*\z/', $text );
		if ( ( ! $is_own && ! $is_path ) || 1 === preg_match( '/\s/', $text ) ) {
			return $text;
		}
		list( $whole, $fragment ) = explode( '#', $text, 2 ) + array( '', null );
		$path = self::path( $whole );
		$key  = $this->paths[ $path ] ?? null;
		if ( null !== $key ) {
			return $this->shown( $key ) . ( null === $fragment ? '' : "#$fragment" );
		}
		$is_file = 1 === preg_match( '/\.\w{2,5}\z/', (string) wp_parse_url( $text, PHP_URL_PATH ) );
		return $is_own && ! $is_file ? untrailingslashit( home_url() ) . substr( $text, strlen( $this->origin ) ) : $text;
	}

	/** The path and query of an address. */
	public static function path( string $address ): string {
		$query = (string) wp_parse_url( $address, PHP_URL_QUERY );
		return untrailingslashit( (string) wp_parse_url( $address, PHP_URL_PATH ) ) . ( '' === $query ? '' : "?$query" );
	}

	/** The address at which a document of the kit is shown on this site, perhaps later. */
	private function shown( string $key ): string {
		$target = $this->target( 'document', $key );
		if ( isset( $this->addresses[ $target ] ) || null !== Kit_Documents::of( $target ) ) {
			return $this->addresses[ $target ] ??= Kit_Documents::address( $target );
		}
		$this->is_early = true;
		return home_url( '/' . rawurlencode( explode( '/', $target, 2 )[1] ) . '/' );
	}
}
