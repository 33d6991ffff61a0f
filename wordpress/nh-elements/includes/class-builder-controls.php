<?php
/**
 * Controls of the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

use Elementor\Controls_Manager;
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
				)
			);
			$this->add_controls( $members );
			$this->stack->end_controls_section();
		}
	}

	/**
	 * Adds the controls of settings.
	 *
	 * @param array<string, array<string, mixed>> $fields The declarations.
	 */
	private function add_controls( array $fields ): void {
		foreach ( $fields as $key => $field ) {
			$control = self::control( $field ) + array(
				'label'       => $field['label'] ?? ucfirst( str_replace( '_', ' ', $key ) ),
				'description' => $field['doc'] ?? '',
			);
			if ( ! empty( $field['responsive'] ) ) {
				$this->stack->add_responsive_control( $key, $control );
			} else {
				$this->stack->add_control( $key, $control );
			}
		}
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
		( new self( $repeater ) )->add_controls( array_map( static fn ( array $field ): array => array_diff_key( $field, array( 'responsive' => true ) ), $fields ) );
		return $repeater->get_controls();
	}
}
