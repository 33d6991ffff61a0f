/** The path to an item through the nested lists of a menu: its index in each list, from the top. */
export type Path = readonly number[];

/** The state of a menu. */
export interface MenuState {
  /** A toggle has opened the menu. On desktop a closed menu may still be visible as a menu bar. */
  readonly isOpen: boolean;
  /** The path to the innermost item whose submenu the visitor has opened. */
  readonly branch: Path;
  /**
   * The path to the innermost item whose submenu is open on hover. One of `branch` and `hovered` is a prefix
   * of the other.
   */
  readonly hovered: Path;
}

/** An event of a menu. */
export type MenuEvent =
  | { readonly type: 'toggled' }
  | { readonly type: 'closed' }
  /** The toggle of the submenu at `path` was pressed. */
  | { readonly type: 'branch-toggled'; readonly path: Path }
  /** The pointer is over the item at `path`; empty for no item. */
  | { readonly type: 'hovered'; readonly path: Path }
  | { readonly type: 'branches-closed' };

/** The initial state: closed, with no submenu open. */
export const closedMenu: MenuState = { isOpen: false, branch: [], hovered: [] };

/** The state after an event. An opened branch closes the branches beside it; a closed one, those inside it. */
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
      // A click keeps a branch open that is only open on hover, because a mouse hovers just before each click.
      if (isPrefix(path, state.branch)) return { ...state, branch: path.slice(0, -1), hovered: [] };
      return { ...state, branch: path, hovered: related(state.hovered, path) };
    }
    case 'hovered': {
      const { path } = event;
      return { ...state, branch: related(state.branch, path), hovered: path };
    }
    default:
      return event satisfies never;
  }
}

/** Whether the submenu of the item at `path` is open. */
export function isBranchOpen({ branch, hovered }: MenuState, path: Path): boolean {
  return path.length > 0 && (isPrefix(path, branch) || isPrefix(path, hovered));
}

/** The path to the innermost item whose submenu is open; only one branch is open at a time. */
export function openBranch({ branch, hovered }: MenuState): Path {
  return hovered.length > branch.length ? hovered : branch;
}

function isPrefix(path: Path, longer: Path): boolean {
  return path.every((index, depth) => longer[depth] === index);
}

/** `path` if it is a prefix of `other` or the reverse, else the empty path. */
function related(path: Path, other: Path): Path {
  return isPrefix(path, other) || isPrefix(other, path) ? path : [];
}
