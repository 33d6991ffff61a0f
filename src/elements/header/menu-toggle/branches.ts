import { message } from './messages';
import type { MenuNames } from './names';
import { closedMenu, isBranchOpen, type MenuState, type Path } from './state';

/** A menu item with a submenu. */
export interface Branch {
  readonly item: Element;
  readonly list: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  /** The buttons that open the submenu. A theme may print one for the menu bar and another for phones. */
  readonly toggles: readonly HTMLElement[];
  readonly path: Path;
}

/** The attribute of toggles that this element has added. */
const ADDED = 'data-nh-menu-branch';

/** Holds the role that an arrow of the theme had before it became a button. */
const ROLE = 'data-nh-role';

/** The attribute of submenus: `open` or `closed`. The stylesheet selects it. */
const SUB_MENU = 'data-nh-submenu';

/** The attribute of submenus that overlay the page. The stylesheet selects it. */
const OVER = 'data-nh-over';

/** The branches of a menu. Adds a toggle to items for which the theme has printed none. */
export function branchesOf(panel: Element, names: MenuNames): Branch[] {
  const paths = pathsIn(panel);
  return [...paths].flatMap(([item, path]) => {
    const list = item.querySelector<HTMLElement>(
      ':scope > :is(ul, ol), :scope > :not(a, button) > ul',
    );
    if (!list) return [];
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    const printed = printedToggles(item, names);
    const toggles = printed.length > 0 ? printed : [addedToggle(item, link, list, names)];
    return [{ item, list, link, toggles, path }];
  });
}

/** Updates the attributes and classes of a branch. */
export function showBranch(
  { item, list, toggles, path }: Branch,
  state: MenuState,
  names: MenuNames,
): void {
  const isOpen = isBranchOpen(state, path);
  for (const toggle of toggles) {
    becomeButton(toggle);
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (list.id) toggle.setAttribute('aria-controls', list.id);
  }
  item.classList.toggle(names.branchOpen, isOpen);
  item.classList.toggle(names.barOpen, isOpen && !state.isOpen);
  list.classList.toggle('toggled-on', isOpen);
  list.setAttribute(SUB_MENU, isOpen ? 'open' : 'closed');
  // In an open menu, sets the style inline, like the theme. In a menu bar the theme's stylesheet shows submenus.
  if (isOpen && state.isOpen) list.style.display = 'block';
  else list.style.removeProperty('display');
}

/**
 * Whether a submenu overlays the page, as in a menu bar, where submenus open on hover. Also marks the
 * submenu, so that the theme's `:hover` rule does not show a closed one.
 */
export function overlaysPage({ list }: Branch): boolean {
  const isOver = /absolute|fixed/.test(getComputedStyle(list).position);
  list.toggleAttribute(OVER, isOver);
  return isOver;
}

/** Undoes the changes of `branchesOf` and `showBranch`. */
export function restoreBranches(panel: Element, names: MenuNames): void {
  for (const branch of branchesOf(panel, names)) {
    showBranch(branch, closedMenu, names);
    branch.list.removeAttribute(SUB_MENU);
    branch.list.removeAttribute(OVER);
    for (const toggle of branch.toggles) {
      if (toggle.hasAttribute(ADDED)) toggle.remove();
      else restoreRole(toggle);
    }
  }
}

/**
 * The theme's arrow has the role `application`, in which a screen reader leaves all keys to the page
 * (docs/compatibility/header.md#submenus).
 */
function becomeButton(toggle: HTMLElement): void {
  if (toggle.role !== 'application') return;
  toggle.setAttribute(ROLE, toggle.role);
  toggle.role = 'button';
}

function restoreRole(toggle: HTMLElement): void {
  const role = toggle.getAttribute(ROLE);
  if (role === null) return;
  toggle.role = role;
  toggle.removeAttribute(ROLE);
}

/** The first visible toggle of a branch. */
export function visibleToggle({ toggles }: Branch): HTMLElement | undefined {
  // The theme hides a submenu by `visibility`.
  return toggles.find((toggle) => toggle.checkVisibility({ visibilityProperty: true }));
}

/**
 * The toggles that the theme has printed: an arrow with a tab stop inside the link (menu bar), a button
 * beside the link (phones), or both.
 */
function printedToggles(item: Element, { branchToggle }: MenuNames): HTMLElement[] {
  const beside = `:scope > :is(button:first-of-type, .${branchToggle})`;
  const inside = ':scope > a > .dropdown-menu-toggle[tabindex]';
  return [...item.querySelectorAll<HTMLElement>(`${beside}, ${inside}`)];
}

function addedToggle(
  item: Element,
  link: Element | null,
  list: Element,
  { branchToggle }: MenuNames,
): HTMLElement {
  const toggle = item.ownerDocument.createElement('button');
  toggle.type = 'button';
  toggle.className = `${branchToggle} nh-menu-branch`;
  toggle.setAttribute(ADDED, '');
  const name = (link ?? item.firstChild)?.textContent?.trim() ?? '';
  toggle.setAttribute('aria-label', message('menu.branch', { item: name }));
  item.insertBefore(toggle, link?.nextSibling ?? list);
  return toggle;
}

/** The path of each item: its place among the items of its list, after the path of the item around the list. */
function pathsIn(panel: Element): ReadonlyMap<Element, Path> {
  const paths = new Map<Element, Path>();
  const counts = new Map<Element | null | undefined, number>();
  for (const item of panel.querySelectorAll('li')) {
    const above = item.parentElement?.closest('li');
    const place = counts.get(above) ?? 0;
    counts.set(above, place + 1);
    paths.set(item, [...((above && paths.get(above)) ?? []), place]);
  }
  return paths;
}
