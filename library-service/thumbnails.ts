import type { Database } from '../server/database';
import { contentName, imageType } from '../server/image-type';

/** The largest size of a thumbnail in bytes. */
export const THUMBNAIL_SIZE = 512 * 1024;

/** A thumbnail as stored. */
export interface Thumbnail {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/**
 * Stores an image once, under a name made from its bytes. Undefined when the image is too large or of another
 * type.
 */
export function saveThumbnail(database: Database, bytes: Uint8Array): string | undefined {
  const kind = imageType(bytes);
  if (!kind || bytes.length > THUMBNAIL_SIZE) return undefined;
  const name = contentName(bytes);
  database
    .prepare('INSERT OR IGNORE INTO thumbnails (name, type, data) VALUES (?, ?, ?)')
    .run(name, kind.type, Buffer.from(bytes));
  return name;
}

/** The thumbnail of this name, if a template or kit of the account uses it. */
export function thumbnailOf(
  database: Database,
  account: number,
  name: string,
): Thumbnail | undefined {
  const row = database
    .prepare(
      `SELECT type, data FROM thumbnails WHERE name = ?1 AND (
         EXISTS (SELECT 1 FROM templates WHERE thumbnail = ?1 AND account = ?2)
         OR EXISTS (SELECT 1 FROM kits WHERE thumbnail = ?1 AND account = ?2))`,
    )
    .get(name, account) as { type: string; data: Uint8Array } | undefined;
  return row && { type: row.type, data: new Uint8Array(row.data) };
}
