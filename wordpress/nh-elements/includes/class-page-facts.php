<?php
/**
 * Facts about the request for the handler of the output.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Facts that filters of WordPress decide, read before the page is printed. */
final class Page_Facts {

	private static bool $is_report = false;

	private static bool $is_in_builder = false;

	/**
	 * The switches, by name.
	 *
	 * @var array<string, bool>
	 */
	private static array $switches = array();

	/**
	 * The reasons that keep scripts in the page, in the language of the administrator.
	 *
	 * @var array<string, string>
	 */
	private static array $reasons = array();

	/** Reads the facts. */
	public static function prepare(): void {
		self::$is_report     = Page_Report::is_asked_for();
		self::$is_in_builder = Builder::is_preview_frame();
		foreach ( array_keys( Switches::labels() ) as $name ) {
			self::$switches[ $name ] = self::$is_report || Switches::is_on( $name );
		}
		self::$reasons = array(
			'template'  => __( 'a form that no shortcode has printed', 'nh-elements' ),
			'optimiser' => __( 'an optimiser', 'nh-elements' ),
			'script'    => __( 'a script in the page', 'nh-elements' ),
		);
	}

	/** Whether an administrator asks for the report about the page. */
	public static function is_report(): bool {
		return self::$is_report;
	}

	/** Whether the page is shown inside the page builder's editor, whose own scripts must run there. */
	public static function is_in_builder(): bool {
		return self::$is_in_builder;
	}

	/** Whether a takeover is on. */
	public static function is_on( string $name ): bool {
		return self::$switches[ $name ] ?? false;
	}

	/** The words for a reason that keeps scripts. */
	public static function reason( string $name ): string {
		return self::$reasons[ $name ];
	}
}
