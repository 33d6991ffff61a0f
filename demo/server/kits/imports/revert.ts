import { revisionOf } from '../../cms/revision';
import { inTransaction } from '../../cms/transaction';
import type { Database } from '../../database';
import type { Site } from '../../site';
import { changeOf, itemsOf, type StoredItem } from './item-records';
import { kindOf } from './kinds';
import { removePictures } from './pictures';
import { type ImportRecord, setState } from './records';

/**
 * Takes an import back, the last change first: all of it, or nothing where somebody has edited what it
 * has brought and it is not said what becomes of that. One that is taken back stays so.
 *
 * @param edited what becomes of things that have been edited since
 * @returns the things that have been edited since, where that is to be asked
 */
export function revertImport(
  { database }: Site,
  { id, state }: ImportRecord,
  edited: 'revert' | 'keep' | undefined,
): readonly StoredItem[] {
  if (state === 'reverted') return [];
  return inTransaction(database, () => {
    const items = itemsOf(database, id).reverse();
    const changed = items.filter((item) => isEdited(database, id, item));
    if (changed.length > 0 && !edited) return changed.reverse();
    const kept = new Set(edited === 'keep' ? changed : []);
    for (const item of items) if (!kept.has(item)) takeBack(database, id, item);
    removePictures(database, id);
    setState(database, id, 'reverted');
    return [];
  });
}

/** Whether something is not any more as the import has left it, and taking it back would lose that. */
function isEdited(database: Database, id: string, item: StoredItem): boolean {
  const change = changeOf(database, id, item.position);
  if (!change) return false;
  const now = kindOf(item.kind).read(database, item.target ?? item.key);
  return now ? revisionOf(now) !== change.revision : change.former !== undefined;
}

function takeBack(database: Database, id: string, item: StoredItem): void {
  const change = changeOf(database, id, item.position);
  if (!change) return;
  const kind = kindOf(item.kind);
  const key = item.target ?? item.key;
  if (change.former) kind.write(database, key, change.former);
  else kind.remove(database, key);
}
