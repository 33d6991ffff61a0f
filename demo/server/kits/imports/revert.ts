import type { Database } from '../../../../server/database';
import { transaction } from '../../../../server/transaction';
import { revisionOf } from '../../cms/revision';
import type { Site } from '../../site';
import { changeOf, itemsOf, type StoredItem } from './item-records';
import { kindOf } from './kinds';
import { removePictures } from './pictures';
import { type ImportRecord, setState } from './records';

/**
 * Undoes an import, in reverse order, all of it or nothing. Nothing is undone when imported items were edited and
 * `edited` is missing. A second call changes nothing.
 *
 * @param edited the decision about items that were edited since
 * @returns the edited items, if a decision is needed
 */
export function revertImport(
  { database }: Site,
  { id, state }: ImportRecord,
  edited: 'revert' | 'keep' | undefined,
): readonly StoredItem[] {
  if (state === 'reverted') return [];
  return transaction(database, () => {
    const items = itemsOf(database, id).reverse();
    const changed = items.filter((item) => isEdited(database, id, item));
    if (changed.length > 0 && !edited) return changed.reverse();
    const kept = new Set(edited === 'keep' ? changed : []);
    for (const item of items) if (!kept.has(item)) revertItem(database, id, item);
    removePictures(database, id);
    setState(database, id, 'reverted');
    return [];
  });
}

/** Whether an item was changed after the import, so that the undo would lose the change. */
function isEdited(database: Database, id: string, item: StoredItem): boolean {
  const change = changeOf(database, id, item.position);
  if (!change) return false;
  const now = kindOf(item.kind).read(database, item.target ?? item.key);
  return now ? revisionOf(now) !== change.revision : change.former !== undefined;
}

function revertItem(database: Database, id: string, item: StoredItem): void {
  const change = changeOf(database, id, item.position);
  if (!change) return;
  const kind = kindOf(item.kind);
  const key = item.target ?? item.key;
  if (change.former) kind.write(database, key, change.former);
  else kind.remove(database, key);
}
