import { html } from 'hono/html';
import { accountMenu, menu, menuButton } from './header-parts';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { mainLinks, type NavLink } from './site';

/** Menus, accounts and log-in popups in the ways that a theme prints them. */
export const headerToolsPage: Page = {
  path: '/header-tools',
  title: 'Menus and accounts',
  description: 'The tools of this site’s header, and the other ways in which a theme prints them.',
  render: (context) => layout(context, headerToolsPage, body(context)),
};

/** A menu whose items are mostly places on this page. */
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
<p class="site-lead">The header of this site is made of these tools. Make the window narrow, and its menu
moves beside the page.</p>
</div>
<section class="site-card" aria-labelledby="dropdown">
<h2 id="dropdown">A menu that unfolds</h2>
<p>Two buttons for one menu agree. A link to a place on the page closes the menu, one to another page
does not; an item that leads nowhere opens what is below it.</p>
<div class="site-demo-menu" data-type="dropdown">
<nh-menu-toggle for="page-menu">${menuButton('Menu')}</nh-menu-toggle>
<nh-menu-toggle for="page-menu"></nh-menu-toggle>
<nav id="page-menu" aria-label="This page">${menu(pageLinks, here)}</nav>
</div>
</section>
<section class="site-card" aria-labelledby="off-canvas">
<h2 id="off-canvas">A menu beside the page</h2>
<p>The tag goes around button and menu; an item’s link opens its sub menu first, and is followed at the
second click.</p>
<nh-menu-toggle class="site-demo-menu" settings='{"kind": "off-canvas", "submenus": "link"}'>${menuButton('Beside the page')}
<nav id="side-menu" aria-label="Beside the page">${plainMenu(mainLinks)}</nav></nh-menu-toggle>
</section>
<section class="site-card" aria-labelledby="account">
<h2 id="account">An account</h2>
<p>The icon opens a menu: as the theme prints it, and as the element draws it from JSON.</p>
<div class="site-tools">
${accountMenu({ name: 'somebody', isAdministrator: true, logoutUrl: '/logout' })}
<nh-account-menu settings="${JSON.stringify(drawnAccount)}"></nh-account-menu>
</div>
</section>
<section class="site-card" aria-labelledby="login">
<h2 id="login">Logging in</h2>
<p>The icon of a visitor who is not logged in opens the CMS’s form in a dialog; without scripts it is a
link to <a href="/login" class="ast-account-action-login">the log-in page</a>, as here.</p>
</section>`;
}

const drawnAccount = {
  label: 'Somebody’s account',
  hf_account_show_menu_on: 'click',
  items: [
    { title: 'Your account', url: '/account' },
    { title: 'Outbox', url: '/outbox' },
    { title: 'Log out', url: '/logout' },
  ],
};

/** A menu without buttons for its sub menus, which the element then adds. */
function plainMenu(links: readonly NavLink[]): Html {
  return html`<ul>${links.map(
    ({ path, label, links: inner }) =>
      html`<li><a href="${path}">${label}</a>${inner && plainMenu(inner)}</li>`,
  )}</ul>`;
}
