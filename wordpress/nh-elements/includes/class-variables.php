<?php
/**
 * The variables of the site.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Colours, fonts and sizes of the kit, to which settings refer by `__globals__`. */
final class Variables {

	/** The text that every document with a reference has in its JSON. */
	private const SIGN = '"__globals__"';

	/** The places of each kind in the kit, the type of its references, and the keys of a row that hold its value. */
	private const PLACES = array(
		'color'      => array(
			'fixed'  => 'system_colors',
			'custom' => 'custom_colors',
			'type'   => 'colors',
			'keys'   => '/^color\z/',
		),
		'typography' => array(
			'fixed'  => 'system_typography',
			'custom' => 'custom_typography',
			'type'   => 'typography',
			'keys'   => '/^typography_\w{1,60}\z/',
		),
		'size'       => array(
			'fixed'  => '',
			'custom' => 'custom_sizes',
			'type'   => 'sizes',
			'keys'   => '/^size\z/',
		),
	);

	private const REFERENCE = '/^\/?globals\/(colors|typography|sizes)\?id=([\w-]{1,64})\z/';

	/** The maximum number of variables of one kind. */
	private const MOST = 500;

	/**
	 * All variables, in the order of the kit.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		$all = array();
		foreach ( self::PLACES as $kind => $place ) {
			foreach ( array( 'fixed', 'custom' ) as $list ) {
				foreach ( self::rows( $place[ $list ] ) as $row ) {
					$all[] = self::described( $kind, $row, 'fixed' === $list );
				}
			}
		}
		return $all;
	}

	/**
	 * Adds a variable.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The variable.
	 * @throws Refusal It is invalid.
	 */
	public static function add( \stdClass $body ): array {
		$kind = is_string( $body->kind ?? null ) ? $body->kind : '';
		if ( ! isset( self::PLACES[ $kind ] ) || ! ( $body->value ?? null ) instanceof \stdClass ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		$title = Site_Routes::title( $body->title ?? null );
		return Site_Kit::change(
			static function () use ( $kind, $title, $body ): array {
				$custom = self::PLACES[ $kind ]['custom'];
				$rows   = self::rows( $custom );
				if ( count( $rows ) >= self::MOST ) {
					self::invalid( __( 'The site has too many of this kind already.', 'nh-elements' ) );
				}
				$taken = array_column( array( ...$rows, ...self::rows( self::PLACES[ $kind ]['fixed'] ) ), '_id' );
				do {
					$id = substr( bin2hex( random_bytes( 4 ) ), 1 );
				} while ( in_array( $id, $taken, true ) );
				$row = self::row( $kind, $id, $title, $body->value );
				self::write( $custom, array( ...$rows, $row ) );
				return self::described( $kind, $row, false );
			}
		);
	}

	/**
	 * Renames a variable, or changes its value.
	 *
	 * @return array<string, mixed> The variable.
	 * @throws Refusal It has a newer revision, or is invalid.
	 */
	public static function change( string $kind, string $id, \stdClass $body ): array {
		$value = $body->value ?? null;
		if ( ! is_string( $body->revision ?? null ) || ( null !== $value && ! $value instanceof \stdClass ) ) {
			Refusal::refuse( 'nh_page_invalid' );
		}
		return Site_Kit::change(
			static function () use ( $kind, $id, $body, $value ): array {
				list( $list, $rows, $at ) = self::found( $kind, $id );
				$is_fixed = self::PLACES[ $kind ]['fixed'] === $list;
				$before   = self::described( $kind, $rows[ $at ], $is_fixed );
				if ( $before['revision'] !== $body->revision ) {
					Refusal::refuse( 'nh_variable_conflict', array( 'revision' => $before['revision'] ) );
				}
				$title       = isset( $body->title ) ? Site_Routes::title( $body->title ) : $rows[ $at ]['title'];
				$rows[ $at ] = self::row( $kind, $id, $title, $value ?? $before['value'] );
				self::write( $list, $rows );
				if ( null !== $value ) {
					Document_Uses::mark( self::SIGN, array( self::class, 'mentioned' ), array( self::name( $kind, $id ) ) );
				}
				return self::described( $kind, $rows[ $at ], $is_fixed );
			}
		);
	}

	/**
	 * The documents with settings that refer to a variable.
	 *
	 * @return list<array<string, mixed>>
	 * @throws Refusal It does not exist.
	 */
	public static function uses( string $kind, string $id ): array {
		self::found( $kind, $id );
		return Document_Uses::of( self::SIGN, array( self::class, 'mentioned' ) )[ self::name( $kind, $id ) ] ?? array();
	}

	/**
	 * Deletes a variable.
	 *
	 * @throws Refusal It is in use or fixed.
	 */
	public static function remove( string $kind, string $id, bool $leaves_values ): \stdClass {
		return Site_Kit::change(
			static function () use ( $kind, $id, $leaves_values ): \stdClass {
				list( $list, $rows, $at ) = self::found( $kind, $id );
				if ( self::PLACES[ $kind ]['fixed'] === $list ) {
					Refusal::refuse( 'nh_variable_fixed' );
				}
				$uses = self::uses( $kind, $id );
				if ( array() !== $uses && ! $leaves_values ) {
					Refusal::refuse( 'nh_variable_used', array( 'uses' => $uses ) );
				}
				$row = $rows[ $at ];
				Document_Uses::rewrite( self::SIGN, static fn ( \stdClass $document ): \stdClass => self::without( $document, self::name( $kind, $id ), $kind, $row ) );
				array_splice( $rows, $at, 1 );
				self::write( $list, $rows );
				return new \stdClass();
			}
		);
	}

	/**
	 * The names of the variables to which a document refers.
	 *
	 * @return list<string>
	 */
	public static function mentioned( \stdClass $document ): array {
		$names = array_values( self::references( $document->page_settings ) );
		foreach ( Saved_Block_Contents::all( $document->content ) as $element ) {
			array_push( $names, ...array_values( self::references( $element->settings ) ) );
		}
		return $names;
	}

	/** Whether a document refers to variables. */
	public static function has_references( \stdClass $document ): bool {
		return array() !== self::mentioned( $document );
	}

	/**
	 * The names of the variables to which settings refer, by key.
	 *
	 * @return array<string, string>
	 */
	private static function references( \stdClass $settings ): array {
		$names = array();
		foreach ( (array) ( $settings->__globals__ ?? array() ) as $key => $value ) {
			if ( is_string( $value ) && 1 === preg_match( self::REFERENCE, $value, $parts ) ) {
				$names[ $key ] = "$parts[1] $parts[2]";
			}
		}
		return $names;
	}

	/** A document whose settings have the value of a variable instead of a reference; the same one without a reference. */
	private static function without( \stdClass $document, string $name, string $kind, array $row ): \stdClass {
		if ( ! in_array( $name, self::mentioned( $document ), true ) ) {
			return $document;
		}
		// A deep copy, whose empty objects stay objects.
		$copy = json_decode( (string) wp_json_encode( $document ), false, 256 );
		self::disconnect( $copy->page_settings, $name, $kind, $row );
		foreach ( Saved_Block_Contents::all( $copy->content ) as $element ) {
			self::disconnect( $element->settings, $name, $kind, $row );
		}
		return $copy;
	}

	/** Replaces references in settings by the value. */
	private static function disconnect( \stdClass $settings, string $name, string $kind, array $row ): void {
		foreach ( array_keys( self::references( $settings ), $name, true ) as $key ) {
			$left = (array) $settings->__globals__;
			unset( $left[ $key ], $settings->__globals__ );
			if ( array() !== $left ) {
				$settings->__globals__ = (object) $left;
			}
			foreach ( self::values( $kind, (string) $key, $row ) as $own => $value ) {
				$settings->$own = $value;
			}
		}
	}

	/**
	 * The values of a variable for a setting: of a typography, one for each part.
	 *
	 * @return array<string, mixed>
	 */
	private static function values( string $kind, string $key, array $row ): array {
		if ( 'typography' !== $kind ) {
			return array( $key => $row[ $kind ] );
		}
		$prefix = substr( $key, 0, -strlen( 'typography' ) );
		$values = array( $key => 'custom' );
		foreach ( $row as $name => $value ) {
			if ( str_starts_with( $name, 'typography_' ) ) {
				$values[ $prefix . substr( $name, strlen( 'typography_' ) ) ] = $value;
			}
		}
		return $values;
	}

	/** The name of a variable among those that documents mention. */
	private static function name( string $kind, string $id ): string {
		return self::PLACES[ $kind ]['type'] . " $id";
	}

	/**
	 * A variable with its list.
	 *
	 * @return array{string, list<array<string, mixed>>, int} The name of the list, its rows, and the index of the variable.
	 * @throws Refusal It does not exist.
	 */
	private static function found( string $kind, string $id ): array {
		foreach ( array( 'fixed', 'custom' ) as $key ) {
			$list = self::PLACES[ $kind ][ $key ] ?? '';
			$rows = self::rows( $list );
			$at   = array_search( $id, array_column( $rows, '_id' ), true );
			if ( false !== $at ) {
				return array( $list, $rows, $at );
			}
		}
		Refusal::refuse( 'nh_variable_not_found' );
	}

	/**
	 * The rows of a list of the kit.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function rows( string $list ): array {
		$rows = '' === $list ? array() : Site_Kit::all()[ $list ] ?? array();
		return array_values( array_filter( is_array( $rows ) ? $rows : array(), static fn ( mixed $row ): bool => is_string( $row['_id'] ?? null ) && is_string( $row['title'] ?? null ) ) );
	}

	/**
	 * Saves a list of the kit.
	 *
	 * @param string                     $list The name of the list.
	 * @param list<array<string, mixed>> $rows Its rows.
	 */
	private static function write( string $list, array $rows ): void {
		Site_Kit::write( array( $list => $rows ) + Site_Kit::all() );
	}

	/**
	 * A row of the kit.
	 *
	 * @param string    $kind  The kind.
	 * @param string    $id    The id.
	 * @param string    $title The title.
	 * @param \stdClass $value The value; keys of other kinds are left out.
	 * @return array<string, mixed>
	 * @throws Refusal The value is invalid.
	 */
	private static function row( string $kind, string $id, string $title, \stdClass $value ): array {
		$own = array_filter( json_decode( (string) wp_json_encode( $value ), true ), static fn ( string $key ): bool => 1 === preg_match( self::PLACES[ $kind ]['keys'], $key ), ARRAY_FILTER_USE_KEY );
		if ( ! self::is_sound( $kind, $own ) ) {
			self::invalid( __( 'It has no value of this kind.', 'nh-elements' ) );
		}
		return $own + array(
			'_id'   => $id,
			'title' => $title,
		);
	}

	/** Whether a value is one of its kind. Parts of a typography that the library does not know belong to other software. */
	private static function is_sound( string $kind, array $own ): bool {
		if ( 'color' === $kind ) {
			return Style_Values::is_colour( $own['color'] ?? null );
		}
		if ( 'size' === $kind ) {
			$is_set = isset( $own['size'] ) && '' !== ( is_array( $own['size'] ) ? $own['size']['size'] ?? '' : $own['size'] );
			return $is_set && Style_Values::is_sound( $own['size'], array( 'kind' => 'length', 'expressions' => true ) );
		}
		$fields = array_intersect_key( Library::data( 'site' )['typography'], $own );
		return array() !== $own && array() === array_filter( $fields, static fn ( array $field, string $key ): bool => ! Style_Values::is_sound( $own[ $key ], $field ), ARRAY_FILTER_USE_BOTH );
	}

	/** Refuses a variable. */
	private static function invalid( string $reason ): never {
		/* translators: %s: the reason */
		Refusal::refuse( 'nh_page_invalid', array(), sprintf( __( 'The variable is not saved. %s', 'nh-elements' ), $reason ) );
	}

	/**
	 * A variable in a response.
	 *
	 * @return array<string, mixed>
	 */
	private static function described( string $kind, array $row, bool $is_fixed ): array {
		$value = (object) array_diff_key( $row, array( '_id' => 1, 'title' => 1 ) );
		return array(
			'id'       => $row['_id'],
			'kind'     => $kind,
			'title'    => $row['title'],
			'value'    => $value,
			'isFixed'  => $is_fixed,
			'revision' => Site_Kit::revision( array( $row['title'], $value ) ),
		);
	}
}
