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
}

class Repeater extends Controls_Stack {}

abstract class Widget_Base extends Controls_Stack {
	private $values;

	public function __construct( $data = array(), $args = null ) {
		$this->values = $data['settings'] ?? array();
		$this->register_controls();
	}

	public function get_settings_for_display() {
		$standard = array_map( static fn ( $control ) => $control['default'] ?? '', $this->controls );
		return $this->values + $standard;
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
