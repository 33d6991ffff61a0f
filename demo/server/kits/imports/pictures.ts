import type { Database } from '../../../../server/database';
import { mediaByName, saveMedia } from '../../cms/media';

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
  if (mediaByName(database, name)) return;
  const row = database
    .prepare('SELECT bytes FROM kit_import_media WHERE import = ? AND name = ?')
    .get(id, name) as { bytes: Uint8Array | null } | undefined;
  if (!row?.bytes) return;
  saveMedia(database, row.bytes);
  database
    .prepare('UPDATE kit_import_media SET is_added = 1 WHERE import = ? AND name = ?')
    .run(id, name);
}

/** Removes the stored images of an import that has ended. */
export function removeStagedPictures(database: Database, id: string): void {
  database.prepare('UPDATE kit_import_media SET bytes = NULL WHERE import = ?').run(id);
}

/** Removes an import's images from the media library, except those in use. */
export function removePictures(database: Database, id: string): void {
  database
    .prepare(
      `DELETE FROM media WHERE name NOT IN (SELECT thumbnail FROM documents)
       AND name IN (SELECT name FROM kit_import_media WHERE import = ? AND is_added = 1)`,
    )
    .run(id);
}
