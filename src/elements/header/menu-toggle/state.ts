/** The way to an item through the lists of a menu: its place in each, from the top. */
export type Path = readonly number[];

/** What is seen of a menu. */
export interface MenuState {
  /** A toggle has opened it. On desktop a closed menu may still be seen as a bar. */
  readonly isOpen: boolean;
  /** The innermost item whose sub menu the visitor has opened, with all above it. */
  readonly branch: Path;
  /** The innermost item whose sub menu is open under the pointer; one of `branch` and this leads to the other. */
  readonly hovered: Path;
}

/** What happens to a menu. */
export type MenuEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'closed' }
  /** The toggle of the sub menu at `path` was used. */
  | { readonly type: 'branch-toggled'; readonly path: Path }
  /** The pointer is over the item at `path`, or over none. */
  | { readonly type: 'hovered'; readonly path: Path }
  | { readonly type: 'branches-closed' };

/** A menu as it begins: closed, with no sub menu open. */
export const closedMenu: MenuState = { isOpen: false, branch: [], hovered: [] };

/** The state that follows. Opening, closing and leaving a branch close what was open beside or in it. */
export function nextState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'toggled':
      return { ...closedMenu, isOpen: !state.isOpen };
    case 'closed':
      return closedMenu;
    case 'branches-closed':
      return { ...closedMenu, isOpen: state.isOpen };
    case 'branch-toggled': {
      const { path } = event;
      // What only the pointer has opened stays: the first press of a mouse comes just after it.
      if (leadsTo(path, state.branch)) return { ...state, branch: path.slice(0, -1), hovered: [] };
      return { ...state, branch: path, hovered: related(state.hovered, path) };
    }
    case 'hovered': {
      const { path } = event;
      return { ...state, branch: related(state.branch, path), hovered: path };
    }
  }
}

/** Whether the sub menu of the item at `path` is open. */
export function isBranchOpen({ branch, hovered }: MenuState, path: Path): boolean {
  return path.length > 0 && (leadsTo(path, branch) || leadsTo(path, hovered));
}

/** The innermost item whose sub menu is open, with all above it: there is one open branch. */
export function openBranch({ branch, hovered }: MenuState): Path {
  return hovered.length > branch.length ? hovered : branch;
}

function leadsTo(path: Path, end: Path): boolean {
  return path.every((place, depth) => end[depth] === place);
}

/** `path` if it is on one way with `other`, else none. */
function related(path: Path, other: Path): Path {
  return leadsTo(path, other) || leadsTo(other, path) ? path : [];
}
