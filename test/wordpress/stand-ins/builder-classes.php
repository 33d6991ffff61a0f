<?php
/**
 * Stands in for the classes of Elementor that a widget meets. The action `nh_stand_in_widgets` fills the registered widgets
 * into the global of that name.
 */

namespace Elementor;

class Controls_Manager {
	const TAB_CONTENT = 'content';
	const TAB_STYLE   = 'style';
	const NUMBER      = 'number';
	const SWITCHER    = 'switcher';
	const SELECT      = 'select';
	const COLOR       = 'color';
	const MEDIA       = 'media';
	const SLIDER      = 'slider';
	const REPEATER    = 'repeater';
	const TEXTAREA    = 'textarea';
}

class Controls_Stack {
	protected $controls = array();
	protected $section  = null;

	public function start_controls_section( $id, $args ) {
		$this->section = $id;
		$this->controls[ $id ] = array( 'type' => 'section' ) + $args;
	}

	public function end_controls_section() {
		$this->section = null;
	}

	public function add_control( $id, $args ) {
		$this->controls[ $id ] = $args + array( 'section' => $this->section );
	}

	public function add_responsive_control( $id, $args ) {
		foreach ( array( '', '_tablet', '_mobile' ) as $device ) {
			$this->add_control( $id . $device, $args );
		}
	}

	public function get_controls() {
		return $this->controls;
	}

	/** As in the builder, a control that `conditions` name must have a value. */
	public function is_control_visible( $control, $values = null, $controls = null ) {
		if ( ! self::holds( $control['conditions'] ?? array( 'terms' => array() ), $values ) ) {
			return false;
		}
		foreach ( $control['condition'] ?? array() as $name => $wanted ) {
			[ $value, $is_negative ] = array( self::value( rtrim( $name, '!' ), $values ), str_ends_with( $name, '!' ) );
			if ( null === $value || in_array( $value, (array) $wanted, true ) === $is_negative ) {
				return false;
			}
		}
		return true;
	}

	private static function holds( $condition, $values ) {
		$results = array();
		foreach ( $condition['terms'] as $term ) {
			if ( isset( $term['terms'] ) ) {
				$results[] = self::holds( $term, $values );
				continue;
			}
			$value     = self::value( $term['name'], $values );
			$results[] = match ( $term['operator'] ) {
				'in'  => in_array( $value, $term['value'], true ),
				'!==' => $value !== $term['value'],
				'===' => $value === $term['value'],
			};
		}
		return 'or' === ( $condition['relation'] ?? 'and' ) ? in_array( true, $results, true ) : ! in_array( false, $results, true );
	}

	/** The value that a condition names, or a part of it: `image[url]`. */
	private static function value( $name, $values ) {
		[ $key, $part ] = array( ...explode( '[', rtrim( $name, ']' ) ), '' );
		return '' === $part ? $values[ $key ] : $values[ $key ][ $part ];
	}
}

class Repeater extends Controls_Stack {}

abstract class Widget_Base extends Controls_Stack {
	private $values;

	public function __construct( $data = array(), $args = null ) {
		$this->values = $data['settings'] ?? array();
		$this->register_controls();
	}

	public function get_settings() {
		return $this->values + array_map( static fn ( $control ) => $control['default'] ?? '', $this->controls );
	}

	/** A hidden control has no value. */
	public function get_settings_for_display() {
		$values = $this->get_settings();
		foreach ( $this->controls as $name => $control ) {
			$values[ $name ] = $this->is_control_visible( $control, $values, $this->controls ) ? $values[ $name ] : null;
		}
		return $values;
	}

	public function html() {
		ob_start();
		$this->render();
		return ob_get_clean();
	}

	public function template() {
		ob_start();
		$this->content_template();
		return ob_get_clean();
	}
}

class Plugin {
	public $breakpoints;
	public $kits_manager;
	public $experiments;

	public static function instance() {
		$plugin               = new self();
		$plugin->breakpoints  = new class() {
			public function get_active_breakpoints() {
				$device = static fn ( $width ) => new class( $width ) {
					public function __construct( private $width ) {}
					public function get_value() {
						return $this->width;
					}
				};
				return array( 'mobile' => $device( 700 ), 'tablet' => $device( 1000 ) );
			}
		};
		$plugin->kits_manager = new class() {
			public function get_active_kit_for_frontend() {
				return new class() {
					public function get_frontend_settings() {
						return array( 'global_image_lightbox' => 'yes' );
					}
				};
			}
		};
		$plugin->experiments  = new class() {
			public function get_active_features() {
				return array( 'container' => array() );
			}
		};
		return $plugin;
	}
}

// The option stands for a site without the builder.
if ( ! get_option( 'nh_stand_in_no_builder' ) ) {
	add_action( 'plugins_loaded', static fn () => do_action( 'elementor/loaded' ), 0 );
	add_action( 'init', static fn () => register_post_type( 'elementor_library', array( 'public' => true, 'label' => 'Templates', 'supports' => array( 'title', 'editor', 'thumbnail' ) ) ) );
}

add_action(
	'nh_stand_in_widgets',
	static function () {
		$GLOBALS['nh_stand_in_widgets'] = new class() {
			public $widgets = array();
			public function register( $widget ) {
				$this->widgets[ $widget->get_name() ] = $widget;
			}
		};
		do_action( 'elementor/widgets/register', $GLOBALS['nh_stand_in_widgets'] );
	}
);
