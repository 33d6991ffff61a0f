<?php
/**
 * One element of the library.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** An element that visitors see: its declarations, and its HTML. */
final class Element {

	/**
	 * The value of the attribute `loading`, which every element takes.
	 */
	private const LOADING = array(
		'kind'    => 'choice',
		'options' => array(
			'eager'       => 'eager',
			'visible'     => 'visible',
			'idle'        => 'idle',
			'interaction' => 'interaction',
		),
	);

	/**
	 * Describes an element.
	 *
	 * @param string               $tag  Its tag.
	 * @param array<string, mixed> $data Its entry in `data/elements.php`.
	 */
	public function __construct( public readonly string $tag, private readonly array $data ) {}

	/** The element of a tag, or null. */
	public static function of( string $tag ): ?self {
		$data = Library::elements()[ $tag ] ?? null;
		return null === $data ? null : new self( $tag, $data );
	}

	/** Its name for people: `Image carousel`. */
	public function title(): string {
		return Field_Texts::title( $this->data['title'] );
	}

	/** Whether it takes any content of authors. */
	public function takes_content(): bool {
		return $this->data['content'];
	}

	/**
	 * The declarations of its own settings.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function own_settings(): array {
		return $this->data['settings'];
	}

	/**
	 * The declarations of its settings, and of those that all elements share.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function settings(): array {
		return $this->data['settings'] + Library::common()['settings'];
	}

	/**
	 * The declarations of its attributes, and of the one that all elements share.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function attributes(): array {
		return $this->data['attributes'] + array( 'loading' => self::LOADING );
	}

	/**
	 * The key and the declaration of a setting, whatever the case of the letters. The name may be an alias, or have a device,
	 * such as `columns_tablet`.
	 *
	 * @param string $written The name.
	 * @return array{string, array<string, mixed>}|null
	 */
	public function setting( string $written ): ?array {
		foreach ( $this->settings() as $key => $field ) {
			if ( self::is_one_of( $written, array( $key, ...( $field['aliases'] ?? array() ) ) ) ) {
				return array( $key, $field );
			}
			foreach ( ! empty( $field['responsive'] ) ? Library::common()['devices'] : array() as $device ) {
				if ( 0 === strcasecmp( $written, "{$key}_$device" ) ) {
					return array( "{$key}_$device", $field );
				}
			}
		}
		return null;
	}

	/**
	 * The name of the attribute that is meant.
	 *
	 * @param string $written The name, with underscores or hyphens.
	 */
	public function attribute( string $written ): ?string {
		foreach ( array_keys( $this->attributes() ) as $name ) {
			if ( 0 === strcasecmp( str_replace( '_', '-', $written ), $name ) ) {
				return $name;
			}
		}
		return null;
	}

	/**
	 * The element as HTML. Unknown keys are left out, and endpoints of other sites emptied. A map without regions shows the
	 * site's map.
	 *
	 * @param array<string, mixed> $settings   The settings.
	 * @param array<string, mixed> $attributes The attributes.
	 * @param string               $content    Markup inside the tag.
	 */
	public function html( array $settings, array $attributes = array(), string $content = '' ): string {
		$known = array();
		foreach ( $settings as $key => $value ) {
			if ( null !== $this->setting( (string) $key ) ) {
				$known[ $key ] = Setting_Text::of_this_site( (string) $key, $value );
			}
		}
		if ( 'nh-region-map' === $this->tag && '' === $content && empty( $known['regions'] ) && empty( $attributes['src'] ) ) {
			$known += Site_Map::settings();
		}
		$printed = '';
		foreach ( array_intersect_key( $attributes, $this->attributes() ) as $name => $value ) {
			$value    = Setting_Text::of_this_site( $name, $value );
			$printed .= is_scalar( $value ) ? sprintf( ' %s="%s"', $name, esc_attr( true === $value ? '' : (string) $value ) ) : '';
		}
		if ( array() !== $known ) {
			$printed .= sprintf( ' settings="%s"', esc_attr( wp_json_encode( $known, JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_TAG ) ) );
		}
		return "<{$this->tag}$printed>$content</{$this->tag}>";
	}

	/**
	 * Whether a name is one of some names, whatever the case of its letters.
	 *
	 * @param string       $written The name.
	 * @param list<string> $names   The names.
	 */
	private static function is_one_of( string $written, array $names ): bool {
		foreach ( $names as $name ) {
			if ( 0 === strcasecmp( $written, $name ) ) {
				return true;
			}
		}
		return false;
	}
}
