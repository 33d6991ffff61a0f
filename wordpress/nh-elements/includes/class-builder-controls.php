<?php
/**
 * Controls of the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

use Elementor\Controls_Manager;
use Elementor\Plugin;
use Elementor\Repeater;

defined( 'ABSPATH' ) || exit;

/** Makes the builder's controls from declarations of settings. */
final class Builder_Controls {

	/** The groups that the builder shows in the tab of styles; all others are in the tab of content. */
	private const STYLE_GROUPS = array( 'look', 'motion', 'style', 'colours', 'background', 'typography' );

	/**
	 * Adds controls to a stack: a widget, or the rows of a list.
	 *
	 * @param object $stack The stack of the builder.
	 */
	public function __construct( private readonly object $stack ) {}

	/**
	 * Adds a section for each group, with the controls of its settings.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 */
	public function add( array $fields ): void {
		$groups = array();
		foreach ( Field_Texts::translated( $fields ) as $key => $field ) {
			$groups[ $field['group'] ?? 'content' ][ $key ] = $field;
		}
		foreach ( $groups as $group => $members ) {
			$is_style = in_array( $group, self::STYLE_GROUPS, true );
			$this->stack->start_controls_section(
				"nh_$group",
				array(
					'label' => Field_Texts::group( $group ),
					'tab'   => $is_style ? Controls_Manager::TAB_STYLE : Controls_Manager::TAB_CONTENT,
				) + self::condition_of( self::shared( $members ), $fields )
			);
			$this->add_controls( $members, $fields );
			$this->stack->end_controls_section();
		}
	}

	/**
	 * Adds the controls of settings.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @param array<string, array<string, mixed>> $all    These and others, which conditions may name.
	 */
	private function add_controls( array $fields, array $all ): void {
		foreach ( $fields as $key => $field ) {
			$control = self::control( $field ) + array(
				'label'       => $field['label'] ?? ucfirst( str_replace( '_', ' ', $key ) ),
				'description' => self::description( $field['doc'] ?? '' ),
			) + self::condition_of( $field['shownIf'] ?? array(), $all );
			if ( ! empty( $field['responsive'] ) ) {
				$this->stack->add_responsive_control( $key, $control );
			} else {
				$this->stack->add_control( $key, $control );
			}
		}
	}

	/** The description of a setting as HTML. Its code stands between backticks. */
	private static function description( string $doc ): string {
		return (string) preg_replace( '/`([^`]*)`/', '<code>$1</code>', esc_html( $doc ) );
	}

	/**
	 * What the conditions of all settings of a group have in common: without it, the group has no control.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<string, mixed>
	 */
	private static function shared( array $fields ): array {
		$conditions = array_values( array_map( static fn ( array $field ): array => $field['shownIf'] ?? array(), $fields ) );
		return array_filter(
			$conditions[0],
			static fn ( mixed $wanted, string $key ): bool => array() === array_filter( $conditions, static fn ( array $one ): bool => ( $one[ $key ] ?? null ) !== $wanted ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * The builder's arguments for a condition: `condition` for settings with one value, `conditions` for responsive ones. In
	 * `condition`, a name that ends in `!` must not have the value.
	 *
	 * @param array<string, mixed>                $wanted The condition of a declaration.
	 * @param array<string, array<string, mixed>> $fields The declarations of the settings that it names.
	 * @return array{condition?: array<string, mixed>, conditions?: array<string, mixed>}
	 */
	private static function condition_of( array $wanted, array $fields ): array {
		$condition = array();
		$terms     = array();
		foreach ( $wanted as $key => $value ) {
			[ $part, $operator, $compared ] = self::comparison( $value, $fields[ $key ]['kind'] );
			if ( empty( $fields[ $key ]['responsive'] ) ) {
				$condition[ $key . $part . ( '!==' === $operator ? '!' : '' ) ] = $compared;
				continue;
			}
			$terms[] = array(
				'relation' => 'or',
				'terms'    => array_map(
					static fn ( string $name ): array => array(
						'name'     => $name . $part,
						'operator' => $operator,
						'value'    => $compared,
					),
					self::names_by_device( $key )
				),
			);
		}
		// A section's `conditions` are merged into those of its controls by position: the lists must be alike in depth.
		return array_filter(
			array(
				'condition'  => $condition,
				'conditions' => array() === $terms ? array() : array(
					'relation' => 'and',
					'terms'    => $terms,
				),
			)
		);
	}

	/**
	 * A wanted value as a comparison of the builder.
	 *
	 * @param mixed  $value The value, several of them, or `filled`.
	 * @param string $kind  The kind of the setting.
	 * @return array{string, string, mixed} The part of the control's value in brackets or '', the operator, and the compared value.
	 */
	private static function comparison( mixed $value, string $kind ): array {
		if ( isset( $value['filled'] ) ) {
			$parts = array(
				'media'  => '[url]',
				'length' => '[size]',
			);
			return array( $parts[ $kind ] ?? '', '!==', '' );
		}
		if ( is_bool( $value ) ) {
			return array( '', '===', $value ? 'yes' : '' );
		}
		// A typed number is a text.
		$compared = is_int( $value ) ? array( $value, (string) $value ) : $value;
		return array( '', is_array( $compared ) ? 'in' : '===', $compared );
	}

	/**
	 * The names of a responsive setting: that of all devices, and those of single ones.
	 *
	 * @return list<string>
	 */
	private static function names_by_device( string $key ): array {
		$devices = array_keys( Plugin::instance()->breakpoints->get_active_breakpoints() );
		return array( $key, ...array_map( static fn ( string $device ): string => "{$key}_$device", $devices ) );
	}

	/**
	 * The empty values of the settings that `conditions` name.
	 *
	 * @param array<string, mixed> $conditions The builder's argument.
	 * @return array<string, mixed>
	 */
	public static function empty_values( array $conditions ): array {
		$values = array();
		foreach ( $conditions['terms'] ?? array() as $term ) {
			if ( isset( $term['terms'] ) ) {
				$values += self::empty_values( $term );
				continue;
			}
			[ $name, $part ] = array( ...explode( '[', rtrim( $term['name'], ']' ) ), '' );
			$values[ $name ] = '' === $part ? '' : array( $part => '' );
		}
		return $values;
	}

	/**
	 * The control of a kind. Values that the builder does not know are typed as JSON.
	 *
	 * @param array<string, mixed> $field The declaration.
	 * @return array<string, mixed>
	 */
	private static function control( array $field ): array {
		$standard = $field['default'] ?? null;
		return match ( Builder_Settings::kind( $field ) ) {
			'number'  => array(
				'type'    => Controls_Manager::NUMBER,
				'default' => $standard ?? '',
			) + array_intersect_key( $field, array_flip( array( 'min', 'max', 'step' ) ) ),
			'toggle'  => array(
				'type'         => Controls_Manager::SWITCHER,
				'return_value' => 'yes',
				'default'      => $standard ? 'yes' : '',
			),
			'choice'  => array(
				'type'    => Controls_Manager::SELECT,
				'options' => ( null === $standard ? array( '' => __( 'Default', 'nh-elements' ) ) : array() ) + $field['options'],
				'default' => (string) $standard,
			),
			'colour'  => array( 'type' => Controls_Manager::COLOR ),
			'media'   => array( 'type' => Controls_Manager::MEDIA ),
			'length'  => array(
				'type'       => Controls_Manager::SLIDER,
				'size_units' => $field['units'] ?? array( 'px', 'em', 'rem', '%', 'vw', 'vh' ),
			),
			'rows'    => array(
				'type'        => Controls_Manager::REPEATER,
				'fields'      => self::rows( $field['of']['fields'] ),
				'title_field' => '{{{ ' . array_key_first( $field['of']['fields'] ) . ' }}}',
			),
			'text'    => array(
				'type'    => Controls_Manager::TEXTAREA,
				'rows'    => 2,
				'default' => (string) $standard,
			),
			default   => array(
				'type'        => Controls_Manager::TEXTAREA,
				'placeholder' => 'JSON',
			),
		};
	}

	/**
	 * The controls of the rows of a list.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 * @return array<array<string, mixed>>
	 */
	private static function rows( array $fields ): array {
		$repeater = new Repeater();
		$plain    = array_map( static fn ( array $field ): array => array_diff_key( $field, array( 'responsive' => true ) ), $fields );
		( new self( $repeater ) )->add_controls( $plain, $plain );
		return $repeater->get_controls();
	}
}
