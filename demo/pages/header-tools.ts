import { html } from 'hono/html';
import { accountMenu, menu, menuButton } from './header-parts';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { mainLinks, type NavLink } from './site';

/** Menus, accounts and login popups in all variants of the theme's markup. */
export const headerToolsPage: Page = {
  path: '/header-tools',
  title: 'Menus and accounts',
  description: 'The tools in the header of this site, and other variants that a theme prints.',
  render: (context) => layout(context, headerToolsPage, body(context)),
};

/** A menu of links within this page. */
const pageLinks: readonly NavLink[] = [
  { path: '#dropdown', label: 'A menu that unfolds' },
  {
    path: '#',
    label: 'More of this page',
    links: [
      { path: '#off-canvas', label: 'A menu beside the page' },
      { path: '#account', label: 'An account' },
      { path: '#login', label: 'Logging in' },
    ],
  },
  { path: '/contact', label: 'Another page' },
];

function body(context: PageContext): Html {
  const here = context.url.pathname;
  return html`<div class="site-heading">
<h1>${headerToolsPage.title}</h1>
<p class="site-lead">The header of this site is made of these tools. In a narrow window, the
menu moves beside the page.</p>
</div>
<section class="site-card" aria-labelledby="dropdown">
<h2 id="dropdown">A menu that unfolds</h2>
<p>Both buttons of the menu show the same state. A link to a place on this page closes the menu; a link to
another page does not. An item without a target opens its submenu.</p>
<div class="site-demo-menu" data-type="dropdown">
<nh-menu-toggle for="page-menu">${menuButton('Menu')}</nh-menu-toggle>
<nh-menu-toggle for="page-menu"></nh-menu-toggle>
<nav id="page-menu" aria-label="This page">${menu(pageLinks, here)}</nav>
</div>
</section>
<section class="site-card" aria-labelledby="off-canvas">
<h2 id="off-canvas">A menu beside the page</h2>
<p>The tag is around the button and the menu. The first click on an item opens its submenu; the second click
follows its link.</p>
<nh-menu-toggle class="site-demo-menu" settings='{"kind": "off-canvas", "submenus": "link"}'>${menuButton('Beside the page')}
<nav id="side-menu" aria-label="Beside the page">${plainMenu(mainLinks)}</nav></nh-menu-toggle>
</section>
<section class="site-card" aria-labelledby="account">
<h2 id="account">An account</h2>
<p>Each icon opens a menu. The theme prints the first icon; the element draws the second icon from JSON.</p>
<div class="site-tools">
${accountMenu({ name: 'somebody', isAdministrator: true, logoutUrl: '/logout' })}
<nh-account-menu settings="${JSON.stringify(drawnAccount)}"></nh-account-menu>
</div>
</section>
<section class="site-card" aria-labelledby="login">
<h2 id="login">Logging in</h2>
<p>If you are not logged in, the account icon opens the login form of the CMS in a dialog. So does this link to
<a href="/login" class="ast-account-action-login">the login page</a>. Without scripts, both open the page.</p>
</section>`;
}

const drawnAccount = {
  label: 'Account menu',
  hf_account_show_menu_on: 'click',
  items: [
    { title: 'Your account', url: '/account' },
    { title: 'Outbox', url: '/outbox' },
    { title: 'Log out', url: '/logout' },
  ],
};

/** A menu without submenu buttons: the element adds them. */
function plainMenu(links: readonly NavLink[]): Html {
  return html`<ul>${links.map(
    ({ path, label, links: inner }) =>
      html`<li><a href="${path}">${label}</a>${inner && plainMenu(inner)}</li>`,
  )}</ul>`;
}
