import type { MenuSettings } from './menu-toggle.settings';
import { menuNames } from './names';

/** How a menu shows. */
export type MenuKind = 'dropdown' | 'off-canvas';

/**
 * What a toggle opens: what it names, else the drawer or the navigation inside it.
 *
 * @param id the toggle's `for`; from a shadow root it may name something of the page
 */
export function panelOf(host: HTMLElement, id: string): HTMLElement | null {
  if (!id) return host.querySelector<HTMLElement>(`.${menuNames().drawer}, nav`);
  const root = host.getRootNode() as Partial<Document>;
  return root.getElementById?.(id) ?? host.ownerDocument.getElementById(id);
}

/** How a panel shows: as the settings say, else as the theme's header around panel or toggle does. */
export function kindOf(panel: Element, toggle: Element, { kind }: MenuSettings): MenuKind {
  const said = kind ?? headerType(panel) ?? headerType(toggle);
  if (said) return said === 'dropdown' ? 'dropdown' : 'off-canvas';
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

/** What the theme has printed in a panel to close it by, and what a screen reader would call it. */
export const CLOSE_BUTTON = '.menu-toggle-close, [data-nh-menu-close]';

/** A menu without anything to go to: its toggles are not shown (facts, header 14). */
export function isEmptyMenu(panel: Element): boolean {
  return !panel.querySelector('ul, ol, a');
}
