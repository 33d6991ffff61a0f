import type { Point } from './drag/point';

/** The commands of keys and clicks in a list of items, as in a file manager. */
export type KeyCommand =
  /** Moves the focus to an index, and changes the selection as `how` says. */
  | { readonly type: 'go'; readonly index: number; readonly how: How }
  /** `at`: the pointer position, if a pointer opened the menu. */
  | { readonly type: 'menu'; readonly at?: Point }
  | { readonly type: 'toggle' | 'all' | 'none' | 'rename' | 'delete' | 'open' | 'undo' };

/**
 * The effect of a move on the selection. `choose` selects the item alone, `focus` selects nothing, `extend` selects
 * from the anchor to the item, `add` does the same and keeps the previous selection.
 */
export type How = 'choose' | 'focus' | 'extend' | 'add';

/** The properties of a keyboard event that select the command. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The layout of the items. */
export interface Arrangement {
  readonly total: number;
  readonly columns: number;
  /** The number of fully visible lines. */
  readonly linesInView: number;
  /** True for right-to-left text. */
  readonly isRtl: boolean;
}

/** Returns the command of a key; undefined if the key keeps its default action. */
export function keyCommand(
  press: KeyPress,
  focus: number,
  arrangement: Arrangement,
): KeyCommand | undefined {
  const { key, altKey, shiftKey } = press;
  const isCtrl = press.ctrlKey || press.metaKey;
  if (altKey) return undefined;
  if (isCtrl && !shiftKey) {
    const command = withCtrl[key.toLowerCase()];
    if (command) return { type: command };
  }
  if (key === ' ' && !shiftKey) return { type: 'toggle' };
  if (key === 'F10' && shiftKey) return { type: 'menu' };
  const command = isCtrl || shiftKey ? undefined : alone[key];
  if (command) return { type: command };
  const index = targetIndex(key, focus, arrangement);
  if (index === undefined) return undefined;
  return { type: 'go', index, how: howOf(isCtrl, shiftKey) };
}

function howOf(isCtrl: boolean, isShift: boolean): How {
  if (isShift) return isCtrl ? 'add' : 'extend';
  return isCtrl ? 'focus' : 'choose';
}

const withCtrl: Readonly<Record<string, 'all' | 'undo'>> = { a: 'all', z: 'undo' };

const alone: Readonly<Record<string, 'rename' | 'delete' | 'open' | 'menu' | 'none'>> = {
  F2: 'rename',
  Delete: 'delete',
  Enter: 'open',
  ContextMenu: 'menu',
  Escape: 'none',
};

function targetIndex(
  key: string,
  focus: number,
  { total, columns, linesInView, isRtl }: Arrangement,
): number | undefined {
  if (total === 0) return undefined;
  const last = total - 1;
  const page = Math.max(1, linesInView - 1) * columns;
  const beside = columns === 1 ? 0 : isRtl ? -1 : 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
      return stepped(-columns, focus, total);
    case 'ArrowDown':
      return stepped(columns, focus, total);
    case 'ArrowLeft':
      return beside ? stepped(-beside, focus, total) : undefined;
    case 'ArrowRight':
      return beside ? stepped(beside, focus, total) : undefined;
    case 'PageUp':
      return focus - page < 0 ? focus % columns : focus - page;
    case 'PageDown':
      return Math.min(focus + page, last);
    default:
      return undefined;
  }
}

/** Returns the index after a step; the same index if the step leads out of the list. */
function stepped(step: number, focus: number, total: number): number {
  const index = focus + step;
  return index < 0 || index >= total ? focus : index;
}
