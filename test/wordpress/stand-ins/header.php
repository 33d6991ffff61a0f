<?php
/**
 * Stands in for Astra: prints the parts of its header with its handles. `?header` names the kind of the mobile menu:
 * `dropdown` or `off-canvas`. `?system` lets the colour switcher follow the system.
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( ! isset( $_GET['header'] ) ) {
			return;
		}
		wp_enqueue_script( 'astra-theme-js', includes_url( 'js/clipboard.min.js' ), array(), '4.11.14', true );
		wp_localize_script( 'astra-theme-js', 'astra', array( 'break_point' => '800', 'hf_account_show_menu_on' => 'click', 'hf_account_action_type' => 'menu' ) );
		// The theme's own listener: it must not open a second time what our element has opened.
		wp_add_inline_script( 'astra-theme-js', 'window.addEventListener( "load", () => { for ( const button of document.querySelectorAll( ".main-header-menu-toggle" ) ) { button.addEventListener( "click", () => { document.body.dataset.theme = "opened"; } ); } } );' );
		wp_enqueue_script( 'astra-addon-js', includes_url( 'js/clipboard.min.js' ), array( 'astra-theme-js' ), '4.11.11', true );
		$colors = array(
			'isInit'        => true,
			'isDarkPalette' => true,
			'defaultMode'   => isset( $_GET['system'] ) ? 'system' : 'light',
			'palettes'      => array( 'default' => array( '#ffffff' ), 'switched' => array( '#000000' ) ),
		);
		wp_localize_script( 'astra-addon-js', 'astraSwitcher', $colors );
	}
);

add_action(
	'wp_body_open',
	static function () {
		$kind = sanitize_key( $_GET['header'] ?? '' );
		if ( '' === $kind ) {
			return;
		}
		$menu   = '<nav class="site-navigation" aria-label="Site"><ul class="main-header-menu"><li><a href="#works">Works</a></li></ul></nav>';
		$toggle = '<div class="ast-button-wrap"><button type="button" class="menu-toggle main-header-menu-toggle ast-mobile-menu-trigger-minimal" aria-expanded="false"><span>Main Menu</span></button></div>';
		?>
		<style>.ast-mobile-header-content, .ast-mobile-popup-drawer { display: none; } .ast-mobile-popup-drawer.show { display: block; } .search-form, .ast-account-nav-menu { display: none; } .ast-dropdown-active .search-form { display: block; }</style>
		<header id="masthead">
			<div id="ast-mobile-header" class="ast-mobile-header-wrap " data-type="<?php echo esc_attr( $kind ); ?>">
				<?php echo $toggle; ?>
				<div class="ast-search-menu-icon slide-search" id="ast-search-form"><form role="search" class="search-form" action="/"><input type="search" name="s" class="search-field"></form><div class="ast-search-icon"><a class="slide-search astra-search-icon" aria-label="Search icon link" href="#">S</a></div></div>
				<div class="ast-header-account-wrap"><!-- a <div> that does not end --><div class="ast-header-account-inner-wrap"><a class="ast-header-account-link ast-account-action-menu" aria-label="Account icon link" role="button">A</a><ul class="ast-account-nav-menu"><li><a href="/orders">Orders</a></li></ul></div></div>
				<div class="ast-builder-color-switcher"><button type="button" class="ast-switcher-button" aria-pressed="false">Dark</button></div>
				<?php if ( 'dropdown' === $kind ) : ?>
					<div class="ast-mobile-header-content content-align-flex-start "><div class="ast-builder-menu"><div class="ast-main-header-bar-alignment"><div class="main-header-bar-navigation"><?php echo $menu; ?></div></div></div></div>
				<?php endif; ?>
			</div>
		</header>
		<?php if ( 'dropdown' !== $kind ) : ?>
			<div id="ast-mobile-popup" class="ast-mobile-popup-drawer"><div class="ast-mobile-popup-overlay"></div><div class="ast-mobile-popup-inner"><button id="menu-toggle-close" class="menu-toggle-close" aria-label="Close menu">×</button><div class="ast-mobile-popup-content"><?php echo $menu; ?></div></div></div>
		<?php endif; ?>
		<div id="ast-hb-account-login-wrap"><form action="/wp-login.php" method="post"><input name="log"></form><button id="ast-hb-login-close" aria-label="Close popup">×</button></div>
		<?php
	}
);
