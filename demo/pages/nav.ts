import { html } from 'hono/html';
import type { Html } from './page';
import type { NavLink } from './site';

/** A list item with a link; `here` is the path of the current page. */
export function navItem(link: NavLink, here: string): Html {
  return html`<li>${navLink(link, here)}</li>`;
}

/** A link with `aria-current` if it links to the current page or section. */
export function navLink(link: NavLink, here: string): Html {
  const current = currentness(link, here);
  return html`<a class="menu-link" href="${link.path}"${current && html` aria-current="${current}"`}>${link.label}</a>`;
}

/** `page` for the current page, `true` for its section. */
function currentness(
  { path, section = [`${path}/`], links }: NavLink,
  here: string,
): 'page' | 'true' | undefined {
  if (path === here) return 'page';
  if (links?.some((link) => link.path === here)) return 'true';
  return path !== '/' && section.some((start) => here.startsWith(start)) ? 'true' : undefined;
}
