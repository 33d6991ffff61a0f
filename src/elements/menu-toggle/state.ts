/** The way to an item through the lists of a menu: its place in each, from the top. */
export type Path = readonly number[];

/** What is seen of a menu. */
export interface MenuState {
  /** A toggle has opened it. On desktop a closed menu may still be seen as a bar. */
  readonly isOpen: boolean;
  /** The innermost item whose sub menu is open, with all above it: there is one open branch. */
  readonly branch: Path;
}

export type MenuEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'closed' }
  /** The toggle of the sub menu at `path` was used. */
  | { readonly type: 'branch-toggled'; readonly path: Path }
  | { readonly type: 'branches-closed' };

export const closedMenu: MenuState = { isOpen: false, branch: [] };

/** The state that follows. Opening, closing and leaving a branch close what was open beside or in it. */
export function nextState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'toggled':
      return { isOpen: !state.isOpen, branch: [] };
    case 'closed':
      return closedMenu;
    case 'branches-closed':
      return { ...state, branch: [] };
    case 'branch-toggled': {
      const { path } = event;
      return { ...state, branch: isBranchOpen(state, path) ? path.slice(0, -1) : path };
    }
  }
}

/** Whether the sub menu of the item at `path` is open. */
export function isBranchOpen({ branch }: MenuState, path: Path): boolean {
  return path.length > 0 && path.every((place, depth) => branch[depth] === place);
}
