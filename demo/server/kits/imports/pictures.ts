import { keepMedia, mediaByName } from '../../cms/media';
import type { Database } from '../../database';

/** Keeps a picture of a kit until the document that shows it comes to the site. */
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

/** Puts a picture of a kit into the media library. */
export function addPicture(database: Database, id: string, name: string): void {
  if (mediaByName(database, name)) return;
  const row = database
    .prepare('SELECT bytes FROM kit_import_media WHERE import = ? AND name = ?')
    .get(id, name) as { bytes: Uint8Array | null } | undefined;
  if (!row?.bytes) return;
  keepMedia(database, row.bytes);
  database
    .prepare('UPDATE kit_import_media SET is_added = 1 WHERE import = ? AND name = ?')
    .run(id, name);
}

/** Lets go of the bytes that an import holds beside the media library, once it is over. */
export function dropStagedPictures(database: Database, id: string): void {
  database.prepare('UPDATE kit_import_media SET bytes = NULL WHERE import = ?').run(id);
}

/** Takes the pictures that an import has brought out of the media library again, unless one is shown. */
export function removePictures(database: Database, id: string): void {
  database
    .prepare(
      `DELETE FROM media WHERE name NOT IN (SELECT thumbnail FROM documents)
       AND name IN (SELECT name FROM kit_import_media WHERE import = ? AND is_added = 1)`,
    )
    .run(id);
}
