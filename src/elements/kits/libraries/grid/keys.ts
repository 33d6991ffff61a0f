import type { Point } from './drag/point';

/** What keys and clicks do in a list of items, as in a file manager. */
export type KeyCommand =
  /** The focus goes to a place, and does with the selection what `how` says. */
  | { readonly type: 'go'; readonly place: number; readonly how: How }
  /** `at`: where a pointer has asked for it. */
  | { readonly type: 'menu'; readonly at?: Point }
  | { readonly type: 'toggle' | 'all' | 'none' | 'rename' | 'delete' | 'open' | 'undo' };

/** `extend`: from the anchor to there; `add`: the same, beside what was chosen before. */
export type How = 'choose' | 'focus' | 'extend' | 'add';

/** What of a keyboard event counts. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** How the items lie. */
export interface Arrangement {
  readonly total: number;
  readonly columns: number;
  /** Whole lines in view. */
  readonly linesInView: number;
  /** From right to left. */
  readonly isRtl: boolean;
}

/** What a key means at that place; undefined: nothing, so that it keeps what it does elsewhere. */
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
  const place = placeBy(key, focus, arrangement);
  if (place === undefined) return undefined;
  const how = shiftKey ? (isCtrl ? 'add' : 'extend') : isCtrl ? 'focus' : 'choose';
  return { type: 'go', place, how };
}

const withCtrl: Readonly<Record<string, 'all' | 'undo'>> = { a: 'all', z: 'undo' };

const alone: Readonly<Record<string, 'rename' | 'delete' | 'open' | 'menu' | 'none'>> = {
  F2: 'rename',
  Delete: 'delete',
  Enter: 'open',
  ContextMenu: 'menu',
  Escape: 'none',
};

function placeBy(
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
      return by(-columns, focus, total);
    case 'ArrowDown':
      return by(columns, focus, total);
    case 'ArrowLeft':
      return beside ? by(-beside, focus, total) : undefined;
    case 'ArrowRight':
      return beside ? by(beside, focus, total) : undefined;
    case 'PageUp':
      return focus - page < 0 ? focus % columns : focus - page;
    case 'PageDown':
      return Math.min(focus + page, last);
    default:
      return undefined;
  }
}

/** A step that leads out of the list is none. */
function by(step: number, focus: number, total: number): number {
  const place = focus + step;
  return place < 0 || place >= total ? focus : place;
}
