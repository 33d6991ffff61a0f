import type { Database } from '../../../../server/database';
import type { Site } from '../../site';
import { BATCH, inBatches } from './batches';
import { assertState } from './ended-import';
import { allItems, changedBefore, changeOf, forgetChange, type ListedItem } from './item-records';
import { isUnchanged, kindOf } from './kinds';
import { removePictures } from './pictures/staged';
import { type ImportRecord, setState } from './records';

/** The result of a part of a revert. */
export interface RevertResult {
  /** The edited items, if a decision is needed. */
  readonly edited: readonly ListedItem[];
}

/**
 * Reverts a part of an import: as many items as the time of a request allows, the last ones first.
 *
 * Nothing is reverted if imported items were edited and `edited` is missing. A repeated call continues; it keeps items
 * that were edited in the meantime.
 *
 * @param edited the decision about items that were edited since
 * @throws EndedImportError another import was completed in the meantime
 */
export async function revertImport(
  { database, limits }: Site,
  { id, state }: ImportRecord,
  edited: 'revert' | 'keep' | undefined,
): Promise<RevertResult> {
  if (state === 'reverted') return { edited: [] };
  if (!edited && state !== 'reverting') {
    const changed = await editedItems(database, id);
    if (changed.length > 0) return { edited: changed };
  }
  let last = Number.MAX_SAFE_INTEGER;
  const isAll = await inBatches(database, limits.kitStepTime, (isFull) => {
    assertState(database, id, 'completed', 'running', 'reverting');
    setState(database, id, 'reverting');
    const items = changedBefore(database, id, last, BATCH);
    for (const item of items) {
      if (edited === 'revert' || !isEdited(database, id, item)) revertItem(database, id, item);
      // Also of a kept item: the next request would read the item again, and might get no further.
      forgetChange(database, id, item.position);
      last = item.position;
      if (isFull()) return true;
    }
    return items.length > 0;
  });
  if (isAll) {
    await removePictures(database, id, () => {
      assertState(database, id, 'reverting');
      setState(database, id, 'reverted');
    });
  }
  return { edited: [] };
}

/** The items that were changed after the import. */
async function editedItems(database: Database, id: string): Promise<readonly ListedItem[]> {
  const edited: ListedItem[] = [];
  for await (const item of allItems(database, id)) {
    if (isEdited(database, id, item)) edited.push(item);
  }
  return edited;
}

/** Whether an item was changed after the import, so that the undo would lose the change. */
function isEdited(database: Database, id: string, item: ListedItem): boolean {
  const change = changeOf(database, id, item.position);
  if (!change) return false;
  const now = kindOf(item.kind).read(database, item.target ?? item.key);
  return now ? !isUnchanged(now, change.revision) : change.former !== undefined;
}

function revertItem(database: Database, id: string, item: ListedItem): void {
  const change = changeOf(database, id, item.position);
  if (!change) return;
  const kind = kindOf(item.kind);
  const key = item.target ?? item.key;
  if (change.former) kind.write(database, key, change.former);
  else kind.remove(database, key);
}
