import { folded } from '../../libraries/folded';

/** What a key does in the list of folders, and at which place. */
export interface FolderKey {
  readonly does: 'go' | 'open' | 'menu' | 'rename' | 'delete';
  readonly place: number;
}

/** What of a key event decides. */
export type PressedKey = Pick<
  globalThis.KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/**
 * What a key does; undefined: nothing here.
 *
 * @param place where the focus is
 * @param names what is at each place
 */
export function folderKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  place: number,
  names: readonly string[],
): FolderKey | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { does: 'menu', place };
  const last = names.length - 1;
  const go = (to: number): FolderKey => ({ does: 'go', place: Math.min(Math.max(to, 0), last) });
  switch (key) {
    case 'ArrowDown':
      return go(place + 1);
    case 'ArrowUp':
      return go(place - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'Enter':
    case ' ':
      return { does: 'open', place };
    case 'F2':
      return { does: 'rename', place };
    case 'Delete':
      return { does: 'delete', place };
  }
  const next = [...key].length === 1 ? placeByLetter(folded(key), place, names) : undefined;
  return next === undefined ? undefined : go(next);
}

/** The next name that begins with a letter, from the place on and around. */
function placeByLetter(
  letter: string,
  place: number,
  names: readonly string[],
): number | undefined {
  const around = names.map((_, index) => (place + 1 + index) % names.length);
  return around.find((index) => folded(names[index] ?? '').startsWith(letter));
}
