<?php
/**
 * The start of the plugin.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Connects the parts of the plugin with WordPress. */
final class Plugin {

	/** Called once all plugins are loaded. */
	public static function start(): void {
		add_action( 'init', static fn () => load_plugin_textdomain( 'nh-elements', false, basename( FOLDER ) . '/languages' ), 0 );
		add_action( 'init', array( Shortcodes::class, 'register' ) );
		add_action( 'init', array( Blocks::class, 'register' ) );
		add_action( 'template_redirect', array( Printed_Page::class, 'start' ), 0 );
		Contact_Form_Takeover::start();
		Editor_Canvas::start();
		Builder_Widgets::start();
		Galleries::start();
		Saved_Content::start();
		Portfolio::start();
		add_action( 'init', array( Site_Map::class, 'register' ) );
		add_action( 'init', array( Saved_Blocks::class, 'register' ) );
		Region_Actions::start();
		add_action( 'init', array( Page_Document::class, 'register' ), 20 );
		add_action( 'rest_api_init', array( Page_Routes::class, 'register' ) );
		add_action( 'rest_api_init', array( Site_Routes::class, 'register' ) );
		add_action( 'rest_api_init', array( Template_Routes::class, 'register' ) );
		add_action( 'rest_api_init', array( Kit_Routes::class, 'register' ) );
		add_action( 'rest_api_init', array( Unprinted_Pages::class, 'register' ) );
		add_action( 'rest_api_init', array( Listed_Forms::class, 'register' ) );
		Template_Screen::start();
		Library_Connect::start();
		add_action( 'update_option_' . Library_Service::OPTION, array( Library_Service::class, 'delete_tokens' ) );
		Page_Styles::start();
		Site_Settings::start();
		Page_Editor_Screen::start();
		// WordPress adds an option that is saved for the first time.
		add_action( 'add_option_' . Switches::OPTION, array( self::class, 'renew_addresses' ) );
		add_action( 'update_option_' . Switches::OPTION, array( self::class, 'renew_addresses' ) );
		if ( is_admin() ) {
			Map_Screen::start();
			Settings_Screen::start();
			Kit_Screens::start();
			Library_Plans::start();
		}
	}

	/** Deletes the rewrite rules of the sites on which the plugin is switched on or off. WordPress writes them again, with or without those of works. */
	public static function renew_addresses_of( bool $is_network ): void {
		if ( ! $is_network ) {
			self::renew_addresses();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			delete_blog_option( $site, 'rewrite_rules' );
		}
	}

	/** Makes WordPress write its rewrite rules again: the switch of the portfolio adds or removes some. */
	public static function renew_addresses(): void {
		delete_option( 'rewrite_rules' );
	}
}
