<?php
/**
 * An element as a widget of the page builder.
 *
 * @package NhElements
 */

namespace NhElements;

use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/**
 * This class serves all elements: the controls come from the element's declarations. The builder prints it in the browser
 * while it is edited, and by the server for visitors; both print the tag with the same settings.
 */
final class Builder_Widget extends Widget_Base {

	/** The element. */
	private readonly Element $element;

	/**
	 * Describes the widget, or one in a page.
	 *
	 * @param array<string, mixed>      $data The data of one in a page; empty for the widget itself.
	 * @param array<string, mixed>|null $args `nh_elements_tag`: the tag of the element.
	 */
	public function __construct( $data = array(), $args = null ) {
		$this->element = Element::of( $args['nh_elements_tag'] );
		parent::__construct( $data, $args );
	}

	/** The name of the widget: the tag. */
	public function get_name(): string {
		return $this->element->tag;
	}

	/** The name for people. */
	public function get_title(): string {
		return $this->element->title();
	}

	/** The icon in the panel. */
	public function get_icon(): string {
		return 'eicon-code';
	}

	/**
	 * The category in the panel.
	 *
	 * @return list<string>
	 */
	public function get_categories(): array {
		return array( 'nh-elements' );
	}

	/**
	 * Words to find it by.
	 *
	 * @return list<string>
	 */
	public function get_keywords(): array {
		return array( 'nh', 'nh-elements', $this->element->tag );
	}

	/** Whether the output differs by visitor: it does not, so that the builder may cache it. */
	protected function is_dynamic_content(): bool {
		return false;
	}

	/** Adds the controls. */
	protected function register_controls(): void {
		( new Builder_Controls( $this ) )->add( $this->element->own_settings() );
	}

	/**
	 * Whether a control is shown. For visitors, the builder registers a responsive setting without its devices and reads the
	 * values that `conditions` name unchecked: values that are not there are empty.
	 *
	 * @param array<string, mixed>      $control  The control.
	 * @param array<string, mixed>|null $values   The values of the controls; null for those of this widget.
	 * @param array<string, mixed>|null $controls All controls; null for those of this widget.
	 */
	public function is_control_visible( $control, $values = null, $controls = null ): bool {
		$values ??= $this->get_settings();
		return parent::is_control_visible( $control, $values + Builder_Controls::empty_values( $control['conditions'] ?? array() ), $controls );
	}

	/** Prints the element for visitors. */
	protected function render(): void {
		$settings = Builder_Settings::printed( $this->get_settings_for_display(), $this->element->own_settings() );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- html() escapes names and values.
		echo $this->element->html( $settings );
	}

	/** Prints the template that the builder fills in the browser. */
	protected function content_template(): void {
		$kinds = wp_json_encode( (object) Builder_Settings::kinds( $this->element->own_settings() ), JSON_HEX_TAG | JSON_HEX_AMP );
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON that cannot end the template, and a tag of ours.
		?>
		<#
		var nhSettings = JSON.stringify( window.nhElementsSettings( settings, <?php echo $kinds; ?> ) );
		#>
		<<?php echo $this->element->tag; ?> settings="{{ nhSettings }}"></<?php echo $this->element->tag; ?>>
		<?php
		// phpcs:enable
	}
}
