import type { Database } from '../../../../../server/database';
import { transaction } from '../../../../../server/transaction';
import { mediaByName, saveMedia, usedMedia, usedMediaWithPauses } from '../../../cms/media';
import { letOthersRun } from '../batches';

/** Stores an image of a kit until its document is imported. */
export function stagePicture(
  database: Database,
  id: string,
  name: string,
  bytes: Uint8Array,
): void {
  database
    .prepare('INSERT OR IGNORE INTO kit_import_media (import, name, bytes) VALUES (?, ?, ?)')
    .run(id, name, Buffer.from(bytes));
}

/** Moves an image of a kit into the media library. */
export function addPicture(database: Database, id: string, name: string): void {
  if (name === '' || mediaByName(database, name)) return;
  const row = database
    .prepare('SELECT bytes FROM kit_import_media WHERE import = ? AND name = ?')
    .get(id, name) as { bytes: Uint8Array | null } | undefined;
  if (!row?.bytes) return;
  saveMedia(database, row.bytes);
  markAdded(database, id, name);
}

/** Notes that an import has brought an image to the media library, so that its undo removes it. */
export function markAdded(database: Database, id: string, name: string): void {
  database
    .prepare(
      `INSERT INTO kit_import_media (import, name, is_added) VALUES (?, ?, 1)
       ON CONFLICT (import, name) DO UPDATE SET is_added = 1`,
    )
    .run(id, name);
}

/** Drops some images that are stored for the documents of an import. @returns whether there were any */
export function dropStagedPictures(database: Database, id: string, count: number): boolean {
  const { changes } = database
    .prepare(
      `UPDATE kit_import_media SET bytes = NULL WHERE rowid IN
         (SELECT rowid FROM kit_import_media WHERE import = ? AND bytes IS NOT NULL LIMIT ?)`,
    )
    .run(id, count);
  return changes > 0;
}

/** Searches that may be repeated because another request has changed the site. */
const SEARCHES = 3;

/**
 * Removes an import's images from the media library, except those in use. The search for those runs before the
 * transaction, and is repeated if the site has changed since.
 *
 * @param finish runs in the same transaction
 */
export async function removePictures(
  database: Database,
  id: string,
  finish: () => void,
): Promise<void> {
  const names = addedPictures(database, id);
  for (let searches = 1; ; searches += 1) {
    const before = changeCount(database);
    const isLast = names.length === 0 || searches > SEARCHES;
    const used = isLast ? undefined : await usedMediaWithPauses(database, letOthersRun);
    const isDone = transaction(database, () => {
      if (used && changeCount(database) !== before) return false;
      if (names.length > 0) removeUnused(database, names, used ?? usedMedia(database));
      finish();
      return true;
    });
    if (isDone) return;
  }
}

function addedPictures(database: Database, id: string): readonly string[] {
  const rows = database
    .prepare('SELECT name FROM kit_import_media WHERE import = ? AND is_added = 1')
    .all(id) as { name: string }[];
  return rows.map(({ name }) => name);
}

function removeUnused(
  database: Database,
  names: readonly string[],
  used: ReadonlySet<string>,
): void {
  const remove = database.prepare('DELETE FROM media WHERE name = ?');
  for (const name of names) if (!used.has(name)) remove.run(name);
}

/** The number of rows that the server has changed. One server at a time uses the database. */
function changeCount(database: Database): number {
  const { count } = database.prepare('SELECT total_changes() AS count').get() as { count: number };
  return count;
}
