import type { MenuSettings } from './menu-toggle.settings';
import { menuNames } from './names';

/** How a menu opens. */
export type MenuKind = 'dropdown' | 'off-canvas';

/**
 * The panel that a toggle opens: the element with the id; without an id, the drawer or `<nav>` inside.
 *
 * @param id the toggle's `for`. In a shadow root, `for` may also name an element of the page.
 */
export function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  if (!id) return host.querySelector<HTMLElement>(`.${menuNames().drawer}, nav`);
  const root = host.getRootNode() as Partial<Document>;
  return root.getElementById?.(id) ?? host.ownerDocument.getElementById(id);
}

/** The kind of a panel: from the settings, else from the theme's header around panel or toggle. */
export function kindOf(panel: Element, toggle: Element, { kind }: MenuSettings): MenuKind {
  const type = kind ?? headerType(panel) ?? headerType(toggle);
  if (type) return type === 'dropdown' ? 'dropdown' : 'off-canvas';
  return panel.classList.contains(menuNames().drawer) ? 'off-canvas' : 'dropdown';
}

function headerType(element: Element): string | undefined {
  const types = ['dropdown', 'off-canvas', 'full-width'];
  for (const name of ['data-type', 'data-toggle-type']) {
    const type = element.closest(`[${name}]`)?.getAttribute(name) ?? '';
    if (types.includes(type)) return type;
  }
  return undefined;
}

/** Selects the close buttons in a panel, printed by the theme or added by `openPanel`. */
export const CLOSE_BUTTON = '.menu-toggle-close, [data-nh-menu-close]';

/** True for a menu without links; its toggles are hidden (docs/compatibility/header.md#navigation-without-a-list). */
export function isEmptyMenu(panel: Element): boolean {
  return !panel.querySelector('ul, ol, a');
}
