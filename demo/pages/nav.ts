import { html } from 'hono/html';
import type { Html } from './page';
import type { NavLink } from './site';

/** A link in a list of links, as seen from the page with the path `here`. */
export function navItem(link: NavLink, here: string): Html {
  return html`<li>${navLink(link, here)}</li>`;
}

/** A link that says whether it leads to the page that it is on, or to its section. */
export function navLink(link: NavLink, here: string): Html {
  const current = currentness(link, here);
  return html`<a class="menu-link" href="${link.path}"${current && html` aria-current="${current}"`}>${link.label}</a>`;
}

/** `page` for the page itself, `true` for the section that it is in. */
function currentness(
  { path, section = [`${path}/`], links }: NavLink,
  here: string,
): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  if (links?.some((link) => link.path === here)) return 'true';
  return path !== '/' && section.some((start) => here.startsWith(start)) ? 'true' : undefined;
}
