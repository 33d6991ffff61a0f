import { html } from 'hono/html';
import { colorSwitcher, siteLogo } from './color-parts';
import { loginForm } from './login-form';
import { navLink } from './nav';
import type { AccountView, Html, PageContext } from './page';
import { searchOverlay } from './search-parts';
import { mainLinks, type NavLink, site } from './site';

/** The site's header in the theme's markup. Below the breakpoint, its menu is off-canvas. */
export function siteHeader(context: PageContext): Html {
  return html`<header class="site-header" data-type="off-canvas">
${siteLogo(context, site.name)}
<div id="site-menu" class="ast-mobile-popup-drawer">
<div class="ast-mobile-popup-overlay"></div>
<div class="ast-mobile-popup-inner">
<div class="ast-mobile-popup-header"><button type="button" class="menu-toggle-close" aria-label="Close menu">${icon('M6 6l12 12M18 6L6 18')}</button></div>
<div class="ast-mobile-popup-content">
<nav class="main-header-bar-navigation" aria-label="Main">${menu(mainLinks, context.url.pathname)}</nav>
</div></div></div>
<div class="site-tools">
${searchOverlay('header-cover')}
${colorSwitcher(context)}
${account(context)}
<nh-menu-toggle for="site-menu">${menuButton()}</nh-menu-toggle>
</div>
</header>`;
}

/** The theme's menu button: two icons and an optional label. */
export function menuButton(label?: string): Html {
  return html`<button type="button" class="menu-toggle main-header-menu-toggle ast-mobile-menu-trigger-minimal" aria-expanded="false"${!label && html` aria-label="Main menu toggle"`}>
<span class="mobile-menu-toggle-icon">${icon('M4 7h16M4 12h16M4 17h16', 'ast-menu-svg')}${icon('M6 6l12 12M18 6L6 18', 'ast-close-svg')}</span>
${label && html`<span class="mobile-menu-wrap"><span class="mobile-menu">${label}</span></span>`}</button>`;
}

/** A menu with submenus, each with a button beside its link. */
export function menu(links: readonly NavLink[], here: string): Html {
  return html`<ul class="main-header-menu ast-nav-menu">${links.map((link) => menuItem(link, here))}</ul>`;
}

function menuItem(link: NavLink, here: string): Html {
  if (!link.links) return html`<li class="menu-item">${navLink(link, here)}</li>`;
  return html`<li class="menu-item menu-item-has-children">${navLink(link, here)}
<button type="button" class="ast-menu-toggle" aria-expanded="false" aria-label="Submenu: ${link.label}">${icon('M6 9l6 6 6-6')}</button>
<ul class="sub-menu">${link.links.map((inner) => menuItem(inner, here))}</ul></li>`;
}

/** The account icon: with a menu after the login, else a link to the login page. */
export function account({ account: view, url }: PageContext): Html {
  if (view) return accountMenu(view);
  const address = `/login?redirect_to=${encodeURIComponent(url.pathname + url.search)}`;
  return html`<div class="ast-header-account-wrap">
<a class="ast-header-account-link ast-header-account-type-icon ast-account-action-login" href="${address}" aria-label="Log in">${accountIcon()}</a></div>`;
}

/** The account icon and menu after the login. Without scripts the icon links to the account page. */
export function accountMenu({ isAdministrator, logoutUrl }: AccountView): Html {
  return html`<nh-account-menu><div class="ast-header-account-wrap" tabindex="0">
<a class="ast-header-account-link ast-header-account-type-icon ast-account-action-menu" href="/account" aria-label="Account icon link">${accountIcon()}</a>
<ul class="ast-nav-menu ast-account-nav-menu">
<li class="menu-item"><a class="menu-link" href="/account">Your account</a></li>
${
  isAdministrator &&
  html`<li class="menu-item"><a class="menu-link" href="/outbox">Outbox</a></li>
<li class="menu-item"><a class="menu-link" href="/content">Content</a></li>`
}
<li class="menu-item"><a class="menu-link" href="${logoutUrl}">Log out</a></li>
</ul></div></nh-account-menu>`;
}

/** The CMS's login form in the theme's popup. The login page has no popup. */
export function loginPopup({ account: view, url }: PageContext): Html {
  if (view || url.pathname === '/login') return html``;
  return html`<nh-login-popup><div id="ast-hb-account-login-wrap" class="ast-hb-account-login-wrapper">
<div class="ast-hb-account-login-bg"></div>
<div class="ast-hb-account-login">
<div class="ast-hb-login-header"><button type="button" id="ast-hb-login-close" class="ast-hb-login-close" aria-label="Close popup">${icon('M6 6l12 12M18 6L6 18')}</button></div>
<div class="ast-hb-login-content"><div id="ast-hb-login-body" class="ast-hb-login-body">
${loginForm(url.pathname + url.search)}
</div></div></div></div></nh-login-popup>`;
}

function accountIcon(): Html {
  return icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5');
}

function icon(path: string, name = ''): Html {
  return html`<svg class="ast-icon ${name}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${path}"/></svg>`;
}
