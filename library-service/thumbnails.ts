import { createHash } from 'node:crypto';
import { pictureKind } from '../demo/server/picture-kind';
import type { Database } from './database';

/** Bytes that a thumbnail may have. */
export const THUMBNAIL_SIZE = 512 * 1024;

/** A small picture. */
export interface Thumbnail {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Keeps a picture once, under a name made from its bytes; undefined where it is none that is kept. */
export function keepThumbnail(database: Database, bytes: Uint8Array): string | undefined {
  const kind = pictureKind(bytes);
  if (!kind || bytes.length > THUMBNAIL_SIZE) return undefined;
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  database
    .prepare('INSERT OR IGNORE INTO thumbnails (name, type, data) VALUES (?, ?, ?)')
    .run(name, kind.type, Buffer.from(bytes));
  return name;
}

/** The picture of this name, if something of the account's shows it. */
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
