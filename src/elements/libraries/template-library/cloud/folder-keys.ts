import { normalizedText } from '../../../../api/libraries/normalized-text';

/** A command of the keyboard in the list of folders, and the index of the entry that it concerns. */
export interface FolderCommand {
  readonly type: 'focus' | 'open' | 'menu' | 'rename' | 'delete';
  readonly index: number;
}

/** The properties of a keyboard event that select the command. */
export type PressedKey = Pick<
  globalThis.KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/**
 * Returns the command of a key; undefined if the key does nothing in the list.
 *
 * @param index the index of the focused entry
 * @param names the names of all entries
 */
export function folderCommand(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  index: number,
  names: readonly string[],
): FolderCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { type: 'menu', index };
  const last = names.length - 1;
  const focus = (to: number): FolderCommand => ({
    type: 'focus',
    index: Math.min(Math.max(to, 0), last),
  });
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(last);
    case 'Enter':
    case ' ':
      return { type: 'open', index };
    case 'F2':
      return { type: 'rename', index };
    case 'Delete':
      return { type: 'delete', index };
  }
  const next = [...key].length === 1 ? nextByLetter(normalizedText(key), index, names) : undefined;
  return next === undefined ? undefined : focus(next);
}

/** Returns the index of the next name that starts with a letter. The search wraps around at the end. */
function nextByLetter(letter: string, index: number, names: readonly string[]): number | undefined {
  const indexes = names.map((_, offset) => (index + 1 + offset) % names.length);
  return indexes.find((one) => normalizedText(names[one] ?? '').startsWith(letter));
}
