import { html } from 'hono/html';
import { linkAddress } from '../../../../src/print';
import type { Html } from '../../../pages/page';
import { type Menu, type MenuItem, menuItemAddress } from '../menus';

/** A menu as nested lists of links. */
export function menuList({ name, items }: Menu): Html {
  return html`<nav aria-label="${name}" class="cms-menu">${itemList(items)}</nav>`;
}

function itemList(items: readonly MenuItem[]): Html {
  return html`<ul>${items.map((item) => {
    const address = linkAddress(menuItemAddress(item));
    return html`<li>${address ? html`<a href="${address}">${item.label}</a>` : item.label}
${item.items.length > 0 && itemList(item.items)}</li>`;
  })}</ul>`;
}
