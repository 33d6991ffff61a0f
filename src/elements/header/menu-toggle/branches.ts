import { message } from './messages';
import type { MenuNames } from './names';
import { closedMenu, isBranchOpen, type MenuState, type Path } from './state';

/** An item of a menu that holds a sub menu. */
export interface Branch {
  readonly item: Element;
  readonly list: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  /** All that open it: a theme may print one for the bar and another for phones. */
  readonly toggles: readonly HTMLElement[];
  readonly path: Path;
}

/** The mark of the toggles that we have added. */
const ADDED = 'data-nh-menu-branch';

/** Marks sub menus as `open` or `closed`; the stylesheet knows it. */
const SUB_MENU = 'data-nh-submenu';

/** The mark of sub menus that lie over the page; the stylesheet knows it. */
const OVER = 'data-nh-over';

/** The branches of a menu. Items whose sub menu the theme has printed no toggle for get one. */
export function branchesOf(panel: Element, names: MenuNames): Branch[] {
  return [...panel.querySelectorAll('li')].flatMap((item) => {
    const list = item.querySelector<HTMLElement>(
      ':scope > :is(ul, ol), :scope > :not(a, button) > ul',
    );
    if (!list) return [];
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    const printed = printedToggles(item, names);
    const toggles = printed.length > 0 ? printed : [addedToggle(item, link, list, names)];
    return [{ item, list, link, toggles, path: pathOf(item, panel) }];
  });
}

/** Has a branch say whether it is open. */
export function showBranch(
  { item, list, toggles, path }: Branch,
  state: MenuState,
  names: MenuNames,
): void {
  const isOpen = isBranchOpen(state, path);
  for (const toggle of toggles) {
    toggle.setAttribute('aria-expanded', String(isOpen));
    if (list.id) toggle.setAttribute('aria-controls', list.id);
  }
  item.classList.toggle(names.branchOpen, isOpen);
  list.classList.toggle('toggled-on', isOpen);
  list.setAttribute(SUB_MENU, isOpen ? 'open' : 'closed');
  // As the theme shows those of an open menu; a bar's are its stylesheet's.
  if (isOpen && state.isOpen) list.style.display = 'block';
  else list.style.removeProperty('display');
}

/**
 * Whether a sub menu lies over the page, as those of a bar do, which open under the pointer. Marks it, so
 * that the theme's `:hover` does not show one that is closed.
 */
export function liesOver({ list }: Branch): boolean {
  const isOver = /absolute|fixed/.test(getComputedStyle(list).position);
  list.toggleAttribute(OVER, isOver);
  return isOver;
}

/** Takes back what `branchesOf` and `showBranch` have done. */
export function restoreBranches(panel: Element, names: MenuNames): void {
  for (const branch of branchesOf(panel, names)) {
    showBranch(branch, closedMenu, names);
    branch.list.removeAttribute(SUB_MENU);
    branch.list.removeAttribute(OVER);
    for (const toggle of branch.toggles) if (toggle.hasAttribute(ADDED)) toggle.remove();
  }
}

/** The first toggle of a branch that is seen. */
export function seenToggle({ toggles }: Branch): HTMLElement | undefined {
  return toggles.find((toggle) => toggle.checkVisibility());
}

/**
 * The theme prints an arrow with a tab stop inside the link, for the bar, and a button beside it, for
 * phones; or one of them.
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

function pathOf(item: Element, panel: Element): Path {
  const above = item.parentElement?.closest('li') ?? null;
  const holder = above && panel.contains(above) ? above : undefined;
  const beside = [...(holder ?? panel).querySelectorAll('li')].filter(
    (other) => (other.parentElement?.closest('li') ?? null) === above,
  );
  return [...(holder ? pathOf(holder, panel) : []), beside.indexOf(item as HTMLLIElement)];
}
